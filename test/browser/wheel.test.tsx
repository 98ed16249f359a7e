import { expect, it } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import { createRef } from 'react'
import { render } from 'vitest-browser-react'
import { ModuleForm, type ModuleFormHandle } from 'moduleform'
import 'moduleform/styles.css'
import { middleOf } from './pointer.ts'

const schema = {
  metadata: { workflows_module_schema_version: '1.0.0' },
  fields: [
    { id: 'amount', type: 'number', label: 'Amount' },
    { id: 'count', type: 'integer', label: 'Count', validation: { minimum: 0, maximum: 10 } },
  ],
}

it.each([
  ['Amount', 2.5],
  ['Count', 5],
])('the wheel over a focused number field scrolls the page and leaves %s alone', async (label, value) => {
  const form = createRef<ModuleFormHandle>()
  const values = { [label.toLowerCase()]: value }
  await render(
    <div data-testid="panel" style={{ height: 100, overflow: 'auto' }}>
      <ModuleForm ref={form} schema={schema} initialValues={values} />
      <div style={{ height: 1000 }} />
    </div>,
  )
  const panel = page.getByTestId('panel').element()
  const box = page.getByRole('textbox', { name: label })
  await userEvent.click(box)
  const start = panel.scrollTop
  const { x, y } = middleOf(box.element())
  await cdp().send('Input.dispatchMouseEvent', { type: 'mouseWheel', x, y, deltaX: 0, deltaY: 30 })
  await expect.poll(() => panel.scrollTop).toBe(start + 30)
  await cdp().send('Input.dispatchMouseEvent', { type: 'mouseWheel', x, y, deltaX: 0, deltaY: -30 })
  await expect.poll(() => panel.scrollTop).toBe(start)
  await expect.element(box).toHaveFocus()
  await expect.element(box).toHaveValue(String(value))
  expect(form.current?.getFormData()).toEqual(values)
})
