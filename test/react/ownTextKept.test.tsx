import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { defaultWidgets, ModuleForm, type WidgetProps } from 'moduleform'
import { afterEach, describe, expect, it } from 'vitest'
import { schemaOf } from '../support/createTestForm.ts'
import { expectSilentConsole } from '../support/silentConsole.ts'

expectSilentConsole()
afterEach(cleanup)

const text = { id: 'a', type: 'string', label: 'A' }
const schema = schemaOf([text])

describe('a text that no key drew', () => {
  it('stays in view when a password is revealed', async () => {
    render(<ModuleForm schema={schemaOf([{ ...text, ui_options: { ui_widget: 'password' } }])} />)
    const box = screen.getByLabelText<HTMLInputElement>(/^A/, { selector: 'input' })
    await userEvent.type(box, 'ab')
    await userEvent.tab()
    await userEvent.type(box, 'cd')
    await userEvent.click(screen.getByRole('button', { pressed: false }))
    expect(box.type).toBe('text')
    expect(box.value).toBe('abcd')
  })

  it('stays in view when the host gives other classes', async () => {
    const { rerender } = render(<ModuleForm schema={schema} />)
    const box = screen.getByRole<HTMLInputElement>('textbox')
    await userEvent.type(box, 'abcd')
    rerender(<ModuleForm schema={schema} classNames={{ input: 'own' }} />)
    expect(box.className).toContain('own')
    expect(box.value).toBe('abcd')
  })

  it('is told to a widget of the host that draws a default one', async () => {
    const Input = defaultWidgets.input
    const Counting = (props: WidgetProps) => (
      <>
        <Input {...props} />
        <output>{String(props.value).length}</output>
      </>
    )
    render(<ModuleForm schema={schema} widgets={{ input: Counting }} />)
    await userEvent.type(screen.getByRole('textbox'), 'abcd')
    expect(screen.getByText('4').tagName).toBe('OUTPUT')
  })
})
