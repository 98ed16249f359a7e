import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { defaultWidgets, ModuleForm, type CodeEditorProps, type ModuleFormHandle, type WidgetProps } from 'moduleform'
import { createRef, useState } from 'react'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { lazyRequests } from '../../src/useFormSetup.ts'
import { schemaOf } from '../support/createTestForm.ts'
import { settlePromises } from '../support/manualClock.ts'
import { expectSilentConsole } from '../support/silentConsole.ts'

const written = expectSilentConsole()
// The code for requests is loaded in advance, because the test controls the answers.
beforeAll(lazyRequests.load)
afterEach(cleanup)

const field = (id: string, type: string, rest: object = {}) => ({ id, type, label: id.toUpperCase(), ...rest })
const named = (text: string) =>
  function Named({ id, label }: WidgetProps) {
    return (
      <span id={id}>
        {text} of {label}
      </span>
    )
  }

describe('a widget of the host', () => {
  it('is taken by the name the schema asks for, then by control, then by type', () => {
    render(
      <ModuleForm
        schema={schemaOf([
          field('a', 'string', { ui_options: { ui_widget: 'textarea' } }),
          field('b', 'string', { format: 'date' }),
          field('c', 'boolean'),
          field('d', 'string', { ui_options: { ui_widget: 'ColorWidget' } }),
          field('e', 'string'),
          field('f', 'array', { items: { type: 'string' } }),
        ])}
        widgets={{
          textarea: named('by name'),
          date: named('by control'),
          boolean: named('by type'),
          ColorWidget: named('by a name of its own'),
          rows: named('rows'),
          string: named('text'),
        }}
      />,
    )
    const shown = ['by name of A', 'by control of B', 'by type of C', 'by a name of its own of D', 'text of E', 'rows of F']
    for (const text of shown) expect(screen.getByText(text)).toBeDefined()
  })

  it('is none for names that every object has', () => {
    render(<ModuleForm schema={schemaOf([field('a', 'string', { ui_options: { ui_widget: 'toString' } })])} widgets={{}} />)
    expect(screen.getByLabelText('A').tagName).toBe('INPUT')
  })

  it('is given the value, its errors, and the ways to change it', async () => {
    function Rating({ id, value, invalid, describedBy, required, onChange, onBlur, getPath }: WidgetProps) {
      return (
        <button
          id={id}
          aria-describedby={describedBy}
          data-invalid={invalid}
          data-required={required}
          onBlur={onBlur}
          onClick={() => onChange(5)}
        >
          {JSON.stringify(value ?? null)} at {getPath().join('/')}
        </button>
      )
    }
    const form = createRef<ModuleFormHandle>()
    const schema = schemaOf([field('stars', 'integer', { validation: { required: true } }), field('other', 'string')])
    render(<ModuleForm ref={form} schema={schema} widgets={{ integer: Rating }} />)
    const stars = screen.getByLabelText('STARS')
    act(() => stars.focus())
    await userEvent.tab()
    expect(stars.dataset).toMatchObject({ invalid: 'true', required: 'true' })
    expect(document.getElementById(stars.getAttribute('aria-describedby') ?? '')?.className).toContain('mf-error')
    await userEvent.click(stars)
    expect(stars.textContent).toBe('5 at stars')
    expect(stars.dataset['invalid']).toBe('false')
    expect(form.current?.getFormData()).toEqual({ stars: 5 })
  })

  it('may draw rows and groups with what it is given', async () => {
    const person = { type: 'object', label: 'person', fields: [field('first', 'string')] }
    function List({ rows, label }: WidgetProps) {
      return (
        <ul aria-label={label}>
          {rows?.keys.map((key) => (
            <li key={key}>
              {rows.render(key)}
              <button onClick={() => rows.remove(key)}>Drop</button>
            </li>
          ))}
          <button onClick={rows?.add}>One more</button>
        </ul>
      )
    }
    const form = createRef<ModuleFormHandle>()
    render(<ModuleForm ref={form} schema={schemaOf([field('people', 'array', { items: person })])} widgets={{ rows: List }} />)
    const list = within(screen.getByRole('list', { name: 'PEOPLE' }))
    await userEvent.click(list.getByText('One more'))
    await userEvent.click(list.getByText('One more'))
    await userEvent.type(list.getAllByLabelText('FIRST')[1] ?? document.body, 'Ada')
    await userEvent.click(list.getAllByText('Drop')[0] ?? document.body)
    expect(form.current?.getFormData()).toEqual({ people: [{ first: 'Ada' }] })
  })

  it('may wrap a default one', () => {
    const { input: Input } = defaultWidgets
    const Marked = (props: WidgetProps) => (
      <b data-testid="mark">
        <Input {...props} />
      </b>
    )
    render(<ModuleForm schema={schemaOf([field('a', 'string')])} widgets={{ input: Marked }} initialValues={{ a: 'x' }} />)
    expect(within(screen.getByTestId('mark')).getByLabelText<HTMLInputElement>('A').value).toBe('x')
  })
})

describe('a widget that breaks down', () => {
  it('says so with the value it holds, the form lives, and Retry draws it again', async () => {
    let isBroken = true
    function Fragile({ id, value }: WidgetProps) {
      if (isBroken) throw new Error('No luck.')
      return <input id={id} readOnly value={String(value)} />
    }
    const onSubmit = vi.fn()
    render(
      <ModuleForm
        schema={schemaOf([field('a', 'number'), field('b', 'string')])}
        initialValues={{ a: 7 }}
        widgets={{ number: Fragile }}
        onSubmit={onSubmit}
      />,
    )
    // React itself logs errors of components.
    written.error().mockClear()
    expect(screen.getByText(/"A" can't be shown\. Its value is kept\. No luck\./)).toBeDefined()
    expect(screen.getByText('7')).toBeDefined()
    await userEvent.type(screen.getByLabelText('B'), 'x')
    await userEvent.click(screen.getByRole('button', { name: 'Submit' }))
    expect(onSubmit.mock.calls[0]?.[0]).toEqual({ a: 7, b: 'x' })
    isBroken = false
    await userEvent.click(screen.getByRole('button', { name: /^Retry / }))
    expect(screen.getByLabelText<HTMLInputElement>('A').value).toBe('7')
  })

  it('gives way when a rule gives the field another control', async () => {
    const Broken = () => {
      throw new Error('No luck.')
    }
    const asTextarea = {
      if: { and: [{ id: 'b', operator: 'equal', value: 1 }] },
      then: { fields: [{ id: 'a', ui_options: { ui_widget: 'textarea' } }] },
    }
    const schema = schemaOf([field('a', 'string'), field('b', 'number')], { rules: [asTextarea] })
    render(<ModuleForm schema={schema} initialValues={{ a: 'kept' }} widgets={{ input: Broken }} />)
    written.error().mockClear()
    expect(screen.getByText(/"A" can't be shown/)).toBeDefined()
    await userEvent.type(screen.getByLabelText('B'), '1')
    expect(screen.queryByText(/can't be shown/)).toBeNull()
    expect(screen.getByLabelText<HTMLTextAreaElement>('A').value).toBe('kept')
  })
})

describe('a field of a type the form does not know', () => {
  it('shows its label, the reason and the raw value, and keeps it', async () => {
    const onSubmit = vi.fn()
    render(
      <ModuleForm
        schema={schemaOf([field('a', 'matrix'), field('b', 'string')])}
        initialValues={{ a: [[1, 2]], b: 'x' }}
        onSubmit={onSubmit}
      />,
    )
    const shown = within(screen.getByRole('group', { name: 'A' }))
    expect(shown.getByText('Fields of type "matrix" cannot be edited here.')).toBeDefined()
    expect(JSON.parse(shown.getByText(/^\[/).textContent ?? '')).toEqual([[1, 2]])
    await userEvent.click(screen.getByRole('button', { name: 'Submit' }))
    expect(onSubmit.mock.calls[0]?.[0]).toEqual({ a: [[1, 2]], b: 'x' })
  })
})

describe('the code editor', () => {
  const code = field('code', 'string', { ui_options: { ui_widget: 'CodeblockWidget', ui_options: { language: 'sql' } } })
  function Editor({ id, value, language, ariaLabel, onChange }: CodeEditorProps) {
    return (
      <input
        id={id}
        data-language={language}
        aria-label={`${ariaLabel} editor`}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    )
  }

  it('is a textarea without one', async () => {
    const form = createRef<ModuleFormHandle>()
    render(<ModuleForm ref={form} schema={schemaOf([code])} />)
    const area = screen.getByLabelText('CODE')
    expect(area.tagName).toBe('TEXTAREA')
    await userEvent.type(area, 'select 1')
    expect(form.current?.getFormData()).toEqual({ code: 'select 1' })
  })

  it('is loaded once, when a field wants it, and takes the place of the textarea', async () => {
    const load = vi.fn(() => Promise.resolve({ CodeEditor: Editor }))
    const { rerender } = render(<ModuleForm schema={schemaOf([field('a', 'string')])} codeEditor={load} />)
    await act(settlePromises)
    expect(load).not.toHaveBeenCalled()
    rerender(<ModuleForm schema={schemaOf([code, { ...code, id: 'more', label: 'MORE' }])} codeEditor={() => load()} />)
    await waitFor(() => screen.getByLabelText('CODE editor'))
    expect(screen.getByLabelText('CODE editor').dataset['language']).toBe('sql')
    expect(screen.getByLabelText('MORE editor')).toBeDefined()
    expect(load).toHaveBeenCalledTimes(1)
  })

  it('that cannot be loaded leaves the textarea', async () => {
    render(<ModuleForm schema={schemaOf([code])} codeEditor={() => Promise.reject(new Error('offline'))} />)
    await act(settlePromises)
    expect(screen.getByLabelText('CODE').tagName).toBe('TEXTAREA')
    await waitFor(() => expect(String(written.error().mock.lastCall?.[0])).toContain('The code editor cannot be used here'))
    written.error().mockClear()
  })
})

describe('a select of options that load', () => {
  const select = field('pick', 'string', {
    content: { type: ['managed'], content_objects: [{ id: 'picks', content_object_depends_on_fields: [{ id: 'country' }] }] },
  })
  const country = field('country', 'string')

  it('names the field to fill first, and goes there', async () => {
    function Waiting({ options, label }: WidgetProps) {
      return <button onClick={options?.waitingFor?.focus}>{`${label} waits for ${options?.waitingFor?.label ?? 'nothing'}`}</button>
    }
    render(<ModuleForm schema={schemaOf([country, select])} widgets={{ SelectWidget: Waiting }} />)
    await userEvent.click(screen.getByText('PICK waits for COUNTRY'))
    expect(document.activeElement).toBe(screen.getByLabelText('COUNTRY'))
  })

  it('in folded rows asks for its options when its row opens', async () => {
    const load = vi.fn((request: { readonly formData: unknown }) => [{ value: 'x', label: JSON.stringify(request.formData) }])
    const items = { type: 'object', label: 'place', fields: [country, select] }
    render(
      <ModuleForm
        schema={schemaOf([field('places', 'array', { items })])}
        initialValues={{ places: [{ country: 'de' }, { country: 'fr' }] }}
        contentLoaders={{ picks: load }}
      />,
    )
    await act(settlePromises)
    expect(load).not.toHaveBeenCalled()
    const toggle = screen.getAllByRole('button', { expanded: false })[1]
    await userEvent.click(toggle ?? document.body)
    await act(settlePromises)
    expect(load.mock.calls.map(([{ formData }]) => formData)).toEqual([expect.objectContaining({ country: 'fr' })])
  })
})

describe('state inside a widget', () => {
  it('stays with its row when rows move', async () => {
    function Noted({ id, value }: WidgetProps) {
      const [note, setNote] = useState('none')
      return (
        <button id={id} onClick={() => setNote('noted')}>
          {String(value)}: {note}
        </button>
      )
    }
    const form = createRef<ModuleFormHandle>()
    render(
      <ModuleForm
        ref={form}
        schema={schemaOf([field('list', 'array', { items: { type: 'string', label: 'Item' } })])}
        initialValues={{ list: ['a', 'b'] }}
        widgets={{ string: Noted }}
      />,
    )
    await userEvent.click(screen.getByText('b: none'))
    screen.getByText('b: noted').focus()
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
    // What moves rows loads with the first key.
    await waitFor(() => expect(form.current?.getFormData()).toEqual({ list: ['b', 'a'] }))
    expect(screen.getByText('b: noted')).toBeDefined()
  })
})
