import { act, cleanup, render, screen } from '@testing-library/react'
import { ModuleForm, type ModuleFormProps, type WidgetMap, type WidgetProps } from 'moduleform'
import type { ReactElement } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { schemaOf } from '../support/createTestForm.ts'
import { createManualClock } from '../support/manualClock.ts'
import { expectSilentConsole } from '../support/silentConsole.ts'

expectSilentConsole()
afterEach(cleanup)

let rendered: string[] = []
beforeEach(() => {
  rendered = []
  typers.clear()
})

/** A text field that records its renders, and types without DOM events. */
const typers = new Map<string, (text: string) => void>()
function CountedInput({ id, label, value, onText }: WidgetProps) {
  rendered.push(label)
  typers.set(label, onText)
  return <input id={id} value={typeof value === 'string' ? value : ''} onChange={(event) => onText(event.target.value)} />
}
const widgets: WidgetMap = { input: CountedInput }

function type(label: string, text: string): void {
  const onText = typers.get(label)
  if (onText === undefined) throw new Error(`No field "${label}" has rendered.`)
  act(() => onText(text))
}

const texts = (count: number) => Array.from({ length: count }, (_, index) => ({ id: `f${index}`, type: 'string', label: `F${index}` }))

describe('a key', () => {
  it('renders the field it was typed into and no other of 1,000, the first key and the next', () => {
    render(<ModuleForm schema={schemaOf(texts(1000))} widgets={widgets} />)
    expect(rendered).toHaveLength(1000)
    rendered = []
    type('F500', 'a')
    type('F500', 'ab')
    expect(rendered).toEqual(['F500', 'F500'])
  })

  it('renders besides it what a rule shows', () => {
    const rules = [
      {
        if: { and: [{ id: 'f1', operator: 'equal', value: 'go' }] },
        then: { fields: [{ id: 'f9', apply_as: 'merge', ui_options: { ui_widget: null } }] },
      },
    ]
    const fields = texts(20).map((field) => {
      if (field.id === 'f1') return { ...field, rules }
      return field.id === 'f9' ? { ...field, ui_options: { ui_widget: 'hidden' } } : field
    })
    render(<ModuleForm schema={schemaOf(fields)} widgets={widgets} />)
    rendered = []
    type('F1', 'go')
    expect([...rendered].sort()).toEqual(['F1', 'F9'])
  })

  it('leaves all other fields as they stand when it shows some between hundreds', () => {
    const isHidden = (index: number) => index > 0 && index % 3 === 0
    const shows = {
      if: { and: [{ id: 'f0', operator: 'equal', value: 'go' }] },
      then: { fields: texts(300).flatMap(({ id }, index) => (isHidden(index) ? [{ id, ui_options: { ui_widget: null } }] : [])) },
    }
    const fields = texts(300).map((field, index) => ({ ...field, ui_options: isHidden(index) ? { ui_widget: 'hidden' } : {} }))
    render(<ModuleForm schema={schemaOf(fields, { rules: [shows] })} widgets={widgets} />)
    const before = screen.getAllByRole('textbox')
    type('F0', 'go')
    const after = screen.getAllByRole('textbox')
    expect([before.length, after.length]).toEqual([201, 300])
    const isSame = after.filter((_, index) => !isHidden(index)).map((element, index) => element === before[index])
    expect(isSame).not.toContain(false)
    expect(after.map(({ id }) => id.split('.').at(-1))).toEqual(texts(300).map(({ id }) => id))
  })
})

describe('props with new identities', () => {
  const connection = { id: 'c', label: 'C', app_type: 'crm', connection_management_type: 'managed' }
  const select = { id: 'pick', type: 'string', label: 'Pick', content: { type: ['managed'], content_objects: [{ id: 'picks' }] } }
  const account = {
    id: 'account',
    type: 'connection',
    label: 'Account',
    allowed_app_types: ['crm'],
    allowed_connection_management_types: ['managed'],
  }
  const fetch = vi.fn<(request: Request) => Promise<Response>>()
  const askConnections = vi.fn()
  const clock = createManualClock()

  /** All props as new but equal objects. */
  const freshProps = (): ModuleFormProps => ({
    schema: schemaOf([...texts(3), select, account]),
    baseUrl: 'http://module.test',
    initialValues: { f0: 'x' },
    headers: { authorization: 'Bearer t' },
    fetchOptions: { credentials: 'include' },
    wire: {
      encodeSchemaRequest: (body) => body,
      decodeSchemaAnswer: (body) => body,
      encodeContentRequest: (body) => body,
      decodeContentAnswer: (body) => body,
    },
    moduleCredentials: () => ({}),
    messages: { required: () => 'Needed.', submit: 'Save', rowName: (label, position) => `${label} ${position}` },
    connections: [{ ...connection }],
    contentLoaders: { other: () => [] },
    widgets: { ...widgets },
    fetch: (request) => fetch(request),
    onChange: () => {},
    onSubmit: () => {},
    onProblems: () => {},
    onReload: () => {},
    onRequest: () => {},
    onCreateConnection: () => undefined,
    schemaMerge: (_current, answer) => answer,
    codeEditor: () => Promise.reject(new Error('unused')),
    clock,
  })

  beforeEach(() => {
    fetch.mockReset()
    askConnections.mockReset()
    fetch.mockImplementation(() =>
      Promise.resolve(Response.json({ content_objects: [{ content_object_name: 'picks', data: [{ value: 'a', label: 'A' }] }] })),
    )
  })

  /** The number of event loop turns until a body is read is not specified. */
  const optionsHaveCome = () => screen.findByText('1 option')
  const open = async (form: ReactElement) => {
    const view = render(form)
    await optionsHaveCome()
    return view
  }
  /** Waits for everything that happens by itself: the requests after a change, the notification about the last key press. */
  const settle = () => act(() => clock.advance(100))

  it('render no field, reset nothing and ask for nothing again', async () => {
    const { rerender } = await open(<ModuleForm {...freshProps()} />)
    type('F1', 'typed')
    await settle()
    expect(fetch).toHaveBeenCalledTimes(1)
    rendered = []
    rerender(<ModuleForm {...freshProps()} />)
    await settle()
    expect(rendered).toEqual([])
    expect(fetch).toHaveBeenCalledTimes(1)
    expect(screen.getByLabelText<HTMLInputElement>('F0').value).toBe('x')
    expect(screen.getByLabelText<HTMLInputElement>('F1').value).toBe('typed')
  })

  it('count from then on where they are functions', async () => {
    const { rerender } = await open(<ModuleForm {...freshProps()} />)
    const [onChange, onSubmit] = [vi.fn(), vi.fn()]
    rerender(<ModuleForm {...freshProps()} onChange={onChange} onSubmit={onSubmit} />)
    type('F1', 'typed')
    await settle()
    expect(onChange.mock.calls[0]?.[0]).toEqual({ f0: 'x', f1: 'typed' })
    act(() => screen.getByRole('button', { name: 'Save' }).click())
    await settle()
    expect(onSubmit).toHaveBeenCalledTimes(1)
  })

  it('ask for connections once, also where they are a function written inline', async () => {
    const props = () => ({ ...freshProps(), connections: () => Promise.resolve(askConnections() ?? [connection]) })
    const { rerender } = await open(<ModuleForm {...props()} />)
    rerender(<ModuleForm {...props()} />)
    await settle()
    expect(askConnections).toHaveBeenCalledTimes(1)
  })

  it('of headers that differ send them with the next request, and ask for nothing at once', async () => {
    const { rerender } = await open(<ModuleForm {...freshProps()} />)
    rerender(<ModuleForm {...freshProps()} headers={{ authorization: 'Bearer new' }} />)
    await settle()
    expect(fetch).toHaveBeenCalledTimes(1)
    act(() => screen.getByRole('button', { name: /Refresh the options of Pick/ }).click())
    await settle()
    await optionsHaveCome()
    expect(fetch.mock.calls.map(([request]) => request.headers.get('authorization'))).toEqual(['Bearer t', 'Bearer new'])
  })

  it('of another base URL ask the other module', async () => {
    const { rerender } = await open(<ModuleForm {...freshProps()} />)
    rerender(<ModuleForm {...freshProps()} baseUrl="http://other.test" />)
    await settle()
    await optionsHaveCome()
    expect(fetch.mock.calls.map(([request]) => new URL(request.url).host)).toEqual(['module.test', 'other.test'])
  })

  it('of messages that differ are shown', async () => {
    const { rerender } = await open(<ModuleForm {...freshProps()} />)
    rerender(<ModuleForm {...freshProps()} messages={{ submit: 'Keep' }} />)
    await settle()
    expect(screen.getByRole('button', { name: 'Keep' })).toBeDefined()
  })

  it('of another schema keep the values by path', async () => {
    const { rerender } = await open(<ModuleForm {...freshProps()} />)
    type('F1', 'typed')
    rerender(<ModuleForm {...freshProps()} schema={schemaOf([...texts(2), { id: 'new', type: 'string', label: 'New' }])} />)
    await settle()
    expect(screen.getByLabelText<HTMLInputElement>('F1').value).toBe('typed')
    expect(screen.getByLabelText('New')).toBeDefined()
  })
})
