import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import type { CodeEditorProps } from '../../../src/react/widgetProps.ts'
import { CodeField } from '../../../src/widgets/code/CodeField.tsx'
import { widgetPropsOf } from '../widgetPropsOf.ts'

afterEach(cleanup)

const ShownProps = ({ language, value, readOnly }: CodeEditorProps) => (
  <output>{`${language}: ${value}${readOnly ? ' (read-only)' : ''}`}</output>
)

it.each([
  [{ type: 'string', ui_options: { ui_options: { language: 'sql' } } }, 'select 1', 'sql: select 1'],
  [{ type: 'string' }, 'select 1', 'plaintext: select 1'],
  [{ type: 'object' }, { a: 1 }, 'json: {\n  "a": 1\n}'],
])('gives the editor language and text of %o', async (field, value, shown) => {
  render(<CodeField {...widgetPropsOf({ field, value, CodeEditor: ShownProps })} />)
  expect((await screen.findByRole('status')).textContent).toBe(shown)
})

it('gives a disabled field to the editor as read-only', async () => {
  render(<CodeField {...widgetPropsOf({ value: 'x', disabled: true, CodeEditor: ShownProps })} />)
  expect((await screen.findByRole('status')).textContent).toBe('plaintext: x (read-only)')
})

it('tells the editor that a submit requires a value', async () => {
  const Editor = ({ required }: CodeEditorProps) => <textarea aria-label="Code" aria-required={required} />
  render(<CodeField {...widgetPropsOf({ required: true, CodeEditor: Editor })} />)
  expect((await screen.findByRole('textbox', { name: 'Code' })).getAttribute('aria-required')).toBe('true')
})

it('keeps the caret in JSON that is typed: it is not printed anew', async () => {
  const props = widgetPropsOf({ field: { type: 'array' }, value: [] })
  const { rerender } = render(<CodeField {...props} />)
  const area = screen.getByRole<HTMLTextAreaElement>('textbox')
  await userEvent.clear(area)
  await userEvent.type(area, '1')
  expect(props.onText).toHaveBeenLastCalledWith('[]1')
  await act(async () => rerender(<CodeField {...props} value={[]} text={undefined} />))
  expect(area.value).toBe('[]')
})

it('waits with an editor that arrives late until the textarea is left', async () => {
  const props = widgetPropsOf({ value: 'x' })
  const { rerender } = render(<CodeField {...props} />)
  const area = screen.getByRole('textbox')
  await userEvent.click(area)
  rerender(<CodeField {...props} CodeEditor={ShownProps} />)
  expect(document.activeElement).toBe(area)
  await userEvent.tab()
  expect((await screen.findByRole('status')).textContent).toBe('plaintext: x')
  expect(props.onBlur).toHaveBeenCalledOnce()
})

it('falls back to the textarea where the editor throws', async () => {
  const reported = vi.spyOn(console, 'error').mockImplementation(() => {})
  const Throwing = (): never => {
    throw new Error('no editor today')
  }
  render(<CodeField {...widgetPropsOf({ value: 'x', CodeEditor: Throwing })} />)
  await waitFor(() => expect(reported).toHaveBeenCalled())
  expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('x')
  reported.mockRestore()
})

it('tells how to leave the editor, beside what describes the field, and nothing where it cannot be typed into', async () => {
  const Editor = ({ describedBy }: CodeEditorProps) => <textarea aria-label="Name" aria-describedby={describedBy} />
  const props = widgetPropsOf({ control: 'CodeblockWidget', describedBy: 'note', CodeEditor: Editor })
  const { rerender } = render(<CodeField {...props} />)
  const editor = await screen.findByRole('textbox', { name: 'Name' })
  expect(editor.getAttribute('aria-describedby')).toBe('note name-keys')
  expect(document.getElementById('name-keys')?.textContent).toBe('Press Ctrl+M to indent with Tab')
  rerender(<CodeField {...props} disabled />)
  expect(screen.getByRole('textbox').getAttribute('aria-describedby')).toBe('note')
})

it('shows and says how to leave the editor while Tab indents in it, and how to indent once it no longer does', async () => {
  const Editor = ({ describedBy, onTabChange }: CodeEditorProps) => (
    <>
      <textarea aria-label="Name" aria-describedby={describedBy} />
      <button type="button" onClick={() => onTabChange?.(true)}>
        Tab indents
      </button>
      <button type="button" onClick={() => onTabChange?.(false)}>
        Tab leaves
      </button>
    </>
  )
  const props = widgetPropsOf({ CodeEditor: Editor })
  render(<CodeField {...props} />)
  const keys = () => document.getElementById(screen.getByRole('textbox').getAttribute('aria-describedby') ?? '')?.textContent
  await userEvent.click(await screen.findByRole('button', { name: 'Tab indents' }))
  expect(keys()).toBe('Tab indents. Press Ctrl+M to leave with Tab.')
  expect(props.announce.mock.calls).toEqual([['Tab indents. Press Ctrl+M to leave with Tab.']])
  await userEvent.click(screen.getByRole('button', { name: 'Tab leaves' }))
  expect(keys()).toBe('Press Ctrl+M to indent with Tab')
  expect(props.announce).toHaveBeenLastCalledWith('Press Ctrl+M to indent with Tab')
})
