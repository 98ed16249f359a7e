import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ModuleForm, type ModuleFormHandle, type ModuleFormProps, type WidgetProps } from 'moduleform'
import { createRef, useRef } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { schemaOf } from '../support/createTestForm.ts'
import { expectSilentConsole } from '../support/silentConsole.ts'

const written = expectSilentConsole()
afterEach(cleanup)

const schema = schemaOf([{ id: 'name', type: 'string', label: 'Name' }])

function renderForm(props: ModuleFormProps) {
  const form = createRef<ModuleFormHandle>()
  const onProblems = vi.fn<NonNullable<ModuleFormProps['onProblems']>>()
  render(<ModuleForm ref={form} schema={schema} initialValues={{ name: 'Ada' }} onProblems={onProblems} {...props} />)
  return { handle: () => form.current, codes: () => onProblems.mock.lastCall?.[0].map(({ code, args }) => [code, args]) }
}

/** What a developer sees in the console, which is silent afterwards. */
async function readConsole() {
  await waitFor(() => expect(written.error()).toHaveBeenCalled())
  const lines = written.error().mock.calls.map(([line]) => String(line))
  written.error().mockClear()
  return lines.join('\n')
}

const code = schemaOf([{ id: 'it', type: 'object', label: 'It', ui_options: { ui_widget: 'CodeblockWidget' } }])

describe('a widget that gives no value', () => {
  const cyclic: Record<string, unknown> = {}
  cyclic['self'] = cyclic

  it('but the event of its input leaves the field as it is, and is told', async () => {
    const onChange = vi.fn()
    const Passing = ({ id, value, onChange: pass }: WidgetProps) => <input id={id} value={String(value)} onChange={pass} />
    const form = renderForm({ widgets: { input: Passing }, onChange })
    await userEvent.type(screen.getByRole('textbox'), 'x')
    expect(await readConsole()).toContain('an event')
    expect(form.codes()).toEqual([['host/unreadable-value', { path: '/name', got: 'an event' }]])
    expect(form.handle()?.getFormData()).toEqual({ name: 'Ada' })
  })

  it.each([
    ['bytes', new Uint8Array(2), 'a Uint8Array'],
    ['a file', new File([], 'a.txt'), 'a File'],
    ['an element', document.createElement('input'), 'a HTMLInputElement'],
  ])('but %s leaves the field as it is', async (_what, value, got) => {
    const Giving = ({ onChange: give }: WidgetProps) => <button onClick={() => give(value)}>Give</button>
    const form = renderForm({ widgets: { input: Giving } })
    await userEvent.click(screen.getByRole('button', { name: 'Give' }))
    expect(await readConsole()).toContain(got)
    expect(form.handle()?.getFormData()).toEqual({ name: 'Ada' })
  })

  it('but an object with parts that are none keeps the others, and its own object', async () => {
    const value = { id: 'a', big: 10n, when: new Date(0), cyclic }
    const Giving = ({ onChange: give }: WidgetProps) => <button onClick={() => give(value)}>Give</button>
    const form = renderForm({
      schema: code,
      initialValues: {},
      widgets: { CodeblockWidget: Giving },
    })
    await userEvent.click(screen.getByRole('button', { name: 'Give' }))
    expect(await readConsole()).toContain('/it/big')
    expect(form.handle()?.getFormData()).toEqual({ it: { id: 'a', when: '1970-01-01T00:00:00.000Z', cyclic: {} } })
    expect(Object.isFrozen(value)).toBe(false)
  })
})

it('a reset that is the handler of a click takes the event for no values', async () => {
  function Host() {
    const form = useRef<ModuleFormHandle>(null)
    return (
      <>
        <ModuleForm ref={form} schema={schema} initialValues={{ name: 'Ada' }} />
        {/* `as`: the type refuses events where no field has one of their names. */}
        <button ref={(button) => button?.addEventListener('click', (event) => form.current?.reset(event as never))}>Back</button>
      </>
    )
  }
  render(<Host />)
  await userEvent.type(screen.getByRole('textbox'), 'x')
  await userEvent.click(screen.getByRole('button', { name: 'Back' }))
  expect(screen.getByRole('textbox')).toHaveProperty('value', 'Ada')
})

it.each([
  ['an error', new Error('Not your turn.')],
  ['an object with one', { data: null, error: { message: 'Not your turn.' } }],
  ['an object with its text', { error: 'Not your turn.' }],
])('a submit that resolves with %s has failed', async (_what, answer) => {
  // `as`: hosts in JavaScript return anything.
  const form = renderForm({ onSubmit: (async () => answer) as never })
  expect(await act(async () => form.handle()?.submit())).toBe('failed')
  expect(screen.getByText(/Not your turn\./)).toBeTruthy()
})

it.each([undefined, null, 5, {}])('a path that is %j leads to no field', (path) => {
  const form = renderForm({})
  // `never`: what a host in JavaScript may pass.
  expect(() => form.handle()?.setValue(path as never, 'x' as never)).toThrow('setValue found no field')
  expect(form.handle()?.focusField(path as never)).toBe(false)
})

it('props that are null count as absent', async () => {
  // `never`: stores return `null` for what is missing.
  renderForm({ label: null as never, slots: null as never, onSubmit: () => {} })
  fireEvent.click(screen.getByRole('button', { name: 'Submit' }))
  await screen.findAllByText('Submitted.')
  expect(document.body.textContent).not.toContain('null')
})

it.each([
  ['values', { initialValues: JSON.stringify({ name: 'Ada' }) }, 'initialValues'],
  ['a value', { initialValues: { name: 10n } }, '/name'],
  ['the schema', { schema: JSON.stringify(schema) }, '"fields"'],
])('whoever develops the host reads in the console that %s could not be read', async (_what, props, place) => {
  // `as`: what a host in JavaScript may pass.
  renderForm(props as ModuleFormProps)
  expect(await readConsole()).toContain(place)
})
