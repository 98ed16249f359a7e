import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { ModuleForm, type ModuleFormHandle, type ModuleFormProps, type Templates } from 'moduleform'
import { createRef, StrictMode, useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { schemaOf } from '../support/createTestForm.ts'
import { createManualClock, settlePromises } from '../support/manualClock.ts'
import { markedMessages } from './markedMessages.ts'

beforeEach(() => vi.spyOn(console, 'error').mockImplementation(() => {}))
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const template = '{{ steps.order.total }}'
const content = {
  content: { type: ['managed'], content_objects: [{ id: 'states', content_object_depends_on_fields: [{ id: 'country' }] }] },
}
const schema = schemaOf([
  { id: 'name', type: 'string', label: 'Name' },
  { id: 'amount', type: 'number', label: 'Amount' },
  { id: 'key', type: 'string', label: 'Key', ui_options: { ui_widget: 'password' } },
  { id: 'country', type: 'string', label: 'Country', on_action: { load_schema: true } },
  { id: 'state', type: 'string', label: 'State', ui_options: { ui_widget: 'SelectWidget' }, ...content },
])

function open(templates: Templates | undefined, props: Partial<ModuleFormProps> = {}) {
  const ref = createRef<ModuleFormHandle>()
  const view = render(
    <StrictMode>
      <ModuleForm ref={ref} schema={schema} templates={templates} {...props} />
    </StrictMode>,
  )
  return { ...view, form: () => ref.current }
}

const toggleOf = (label: string) => screen.findByRole('button', { name: `Expression for ${label}` })

describe('templates', () => {
  it('are nothing where the host has none', async () => {
    open(undefined, { initialValues: { amount: template } })
    await settlePromises()
    expect(screen.queryByRole('button', { name: /Expression/ })).toBeNull()
    expect(document.querySelector('[data-templates]')).toBeNull()
  })

  it('render nothing when they are written inline and new at each render', async () => {
    const draw = vi.fn()
    let renderHost = () => {}
    const see = (render: () => void) => void (renderHost = render)
    function Host() {
      const [, set] = useState(0)
      see(() => set((count) => count + 1))
      return (
        <ModuleForm
          schema={schema}
          templates={{ isTemplate: (text) => text.startsWith('='), complete: () => [], preview: () => 'seen' }}
          widgets={{ string: Counted }}
        />
      )
    }
    render(<Host />)
    await toggleOf('Name')
    const before = draw.mock.calls.length
    act(() => renderHost())
    expect(draw).toHaveBeenCalledTimes(before)
    expect(before).toBeGreaterThan(0)
    function Counted() {
      draw()
      return null
    }
  })

  it('name a row without a label after its list, also where the rows move', async () => {
    const rows = {
      id: 'rows',
      type: 'array',
      label: 'Rows',
      items: { type: 'object', fields: [{ id: 'name', type: 'string', label: 'Name' }] },
    }
    open({}, { schema: schemaOf([rows]), initialValues: { rows: [template] } })
    const toggle = await toggleOf('Rows 1')
    expect(screen.getByLabelText<HTMLInputElement>('Rows 1').value).toBe(template)
    fireEvent.click(screen.getByRole('button', { name: /^Actions/ }))
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Insert above' }))
    await waitFor(() => expect(toggle.getAttribute('aria-label')).toBe('Expression for Rows 2'))
    fireEvent.click(toggle)
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Rows 2 is a fixed value'))
  })

  it('hold what each side of a field has', async () => {
    const { form } = open({}, { initialValues: { amount: 5 } })
    fireEvent.click(await toggleOf('Amount'))
    expect(form()?.getFormData()).not.toHaveProperty('amount')
    expect(form()?.getOtherSides()).toEqual([{ path: ['amount'], side: 'fixed', value: 5 }])
    form()?.undo()
    await waitFor(() => expect(form()?.getFormData()).toEqual({ amount: 5 }))
  })

  it('fall back to the default where `isTemplate` throws, and say so', async () => {
    const onProblems = vi.fn<NonNullable<ModuleFormProps['onProblems']>>()
    const isTemplate = () => {
      throw new Error('broken host')
    }
    open({ isTemplate }, { initialValues: { amount: template }, onProblems })
    expect((await toggleOf('Amount')).getAttribute('aria-pressed')).toBe('true')
    await waitFor(() =>
      expect(onProblems.mock.lastCall?.[0]).toContainEqual(
        expect.objectContaining({ code: 'host/callback-failed', args: { callback: 'templates', reason: 'broken host' } }),
      ),
    )
  })

  it('can be translated', async () => {
    open({}, { messages: markedMessages, initialValues: { country: template } })
    const button = (await screen.findAllByRole('button', { name: '⟦expressionFor⟧' }))[0]
    expect(button?.textContent).toBe('⟦expression⟧')
    expect(screen.getByText('⟦optionsUnknown⟧')).toBeDefined()
    expect(screen.getByText('⟦notFollowed⟧')).toBeDefined()
  })

  it('are disabled with the form', async () => {
    open({}, { disabled: true })
    expect((await toggleOf('Amount')).hasAttribute('disabled')).toBe(true)
  })
})

describe('what depends on an expression', () => {
  it('says of a select which field is one, and of a field that loads the schema that the form cannot follow it', async () => {
    open({}, { initialValues: { country: template } })
    expect(
      await screen.findByText('Country is an expression, so its options are not known. An expression can stand here too.'),
    ).toBeDefined()
    expect(screen.getByRole('combobox', { name: 'State' }).textContent).toBe('Country is an expression')
    expect(screen.getByText('The form does not change with an expression.')).toBeDefined()
  })

  it('follows it where the module understands it', async () => {
    open({ reloads: true }, { initialValues: { country: template } })
    await toggleOf('Country')
    expect(screen.queryByText('The form does not change with an expression.')).toBeNull()
  })
})

describe('the preview', () => {
  const previews = (preview: NonNullable<Templates['preview']>, onProblems = vi.fn()) => {
    const clock = createManualClock()
    open({ preview }, { clock, onProblems, initialValues: { amount: template, key: template } })
    return { clock, onProblems }
  }

  it('is asked for when the keys rest, of no password, and the latest answer counts', async () => {
    const answers: ((line: string) => void)[] = []
    const preview = vi.fn<(text: string) => Promise<string>>(() => new Promise((resolve) => answers.push(resolve)))
    const { clock } = previews(preview)
    const field = await screen.findByLabelText('Amount')
    await toggleOf('Amount')
    await act(() => clock.advance(300))
    fireEvent.change(field, { target: { value: '{{ other }}' } })
    await act(() => clock.advance(299))
    expect(preview.mock.calls.map(([text]) => text)).toEqual([template])
    await act(() => clock.advance(1))
    expect(preview.mock.calls.map(([text]) => text)).toEqual([template, '{{ other }}'])
    await act(async () => {
      answers[1]?.('new')
      answers[0]?.('old')
      await settlePromises()
    })
    expect(screen.getByText('new')).toBeDefined()
    expect(screen.queryByText('old')).toBeNull()
    expect(field.getAttribute('aria-describedby')).toContain('preview')
  })

  it('shows nothing where it fails, which is reported', async () => {
    const { clock, onProblems } = previews(() => Promise.reject(new Error('no answer')))
    await toggleOf('Amount')
    await act(() => clock.advance(300))
    await waitFor(() => expect(JSON.stringify(onProblems.mock.lastCall)).toContain('no answer'))
    expect(document.querySelector('.mf-preview')?.textContent).toBe('')
  })
})

describe('an editor of the host', () => {
  it('gives way to the text control where it breaks, which is reported', async () => {
    const onProblems = vi.fn()
    const Editor = () => {
      throw new Error('editor broke')
    }
    open({ editor: Editor }, { initialValues: { amount: template }, onProblems })
    await toggleOf('Amount')
    await waitFor(() => expect(JSON.stringify(onProblems.mock.lastCall)).toContain('editor broke'))
    expect(screen.getByLabelText<HTMLInputElement>('Amount').value).toBe(template)
  })

  it('is given what it edits, and never a password', async () => {
    const seen = vi.fn()
    const Editor: NonNullable<Templates['editor']> = (props) => {
      seen(props.place.path.join('/'), props.value)
      return <input id={props.id} value={props.value} onChange={(event) => props.onChange(event.currentTarget.value)} />
    }
    const { form } = open({ editor: Editor }, { initialValues: { amount: template, key: template } })
    await toggleOf('Amount')
    expect(new Set(seen.mock.calls.map(String))).toEqual(new Set([`amount,${template}`]))
    fireEvent.change(screen.getByLabelText('Amount'), { target: { value: '{{ b }}' } })
    expect(form()?.getFormData()).toMatchObject({ amount: '{{ b }}' })
  })
})
