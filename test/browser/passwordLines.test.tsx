import { ModuleForm, type ModuleFormHandle } from 'moduleform'
import { createRef } from 'react'
import { describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'

const secret = { id: 'key', type: 'string', label: 'Key', ui_options: { ui_widget: 'password' } }
const schema = { metadata: { workflows_module_schema_version: '1.0.0' }, fields: [secret] }
const form = createRef<ModuleFormHandle>()
const open = (key: string) => render(<ModuleForm ref={form} schema={schema} initialValues={{ key }} />)
const data = () => form.current?.getFormData()

describe('A secret of several lines', () => {
  it('keeps the focus, and the caret behind what is pasted, where the first lines are pasted', async () => {
    const screen = await open('ab')
    const box = screen.getByLabelText('Key', { exact: true })
    await userEvent.click(box)
    const input = box.element() as HTMLInputElement // as: a text control
    input.setSelectionRange(1, 1)
    const clipboardData = new DataTransfer()
    clipboardData.setData('text', 'one\ntwo')
    input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    await expect.poll(() => document.activeElement?.tagName).toBe('TEXTAREA')
    await userEvent.keyboard('!')
    expect(data()).toEqual({ key: 'aone\ntwo!b' })
  })

  it('keeps the focus where its last line break is deleted', async () => {
    const screen = await open('ab\ncd')
    const box = screen.getByLabelText('Key', { exact: true })
    await userEvent.click(box)
    const textarea = box.element() as HTMLTextAreaElement // as: a text control
    textarea.setSelectionRange(3, 3)
    await userEvent.keyboard('{Backspace}XY')
    expect(data()).toEqual({ key: 'abXYcd' })
  })
})
