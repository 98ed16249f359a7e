import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ModuleForm, type ModuleFormProps, type Problem, type Slots } from 'moduleform'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Step } from '../../stories/docs/examples/ownLabels.tsx'
import { schemaOf } from '../support/createTestForm.ts'
import { mine } from './slottedParts.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

/** For loading the code that renders parts of the host, or reports problems. */

const schema = schemaOf([
  { id: 'name', type: 'string', label: 'Name', description: 'As in the passport.', validation: { required: true } },
  { id: 'nick', type: 'string', label: 'Nick' },
  { id: 'home', type: 'object', label: 'Home', description: 'Where it is.', fields: [{ id: 'city', type: 'string', label: 'City' }] },
  {
    id: 'people',
    type: 'array',
    label: 'People',
    items: { id: 'person', type: 'object', label: 'Person', fields: [{ id: 'first', type: 'string', label: 'First' }] },
  },
  { id: 'tags', type: 'array', label: 'Tags', items: { id: 'tag', type: 'string', label: 'Tag' } },
])
const initialValues = { people: [{ first: 'Ada' }, { first: 'Bob' }], tags: ['x', 'y'] }

const renderForm = async (slots: Slots, props: Partial<ModuleFormProps> = {}) => {
  const drawn = render(<ModuleForm schema={schema} initialValues={initialValues} slots={slots} {...props} />)
  await screen.findByLabelText('Nick', {})
  return drawn
}

const part = (name: string) => [...document.querySelectorAll<HTMLElement>(`[data-mine="${name}"]`)]

describe('a part of the host', () => {
  it('is written as the guide shows', async () => {
    render(<Step schema={schema} />)
    const label = await screen.findByText('Nick', {})
    expect(label.parentElement?.className).toBe('label')
    expect(screen.getByLabelText('Nick').id).toBe(label.getAttribute('for'))
  })

  it('draws the label of each field, tied to its control', async () => {
    await renderForm({ label: mine.label })
    expect(part('label').map(({ textContent }) => textContent)).toEqual(['Name', 'Nick', 'City', 'Tag 1', 'Tag 2'])
    expect(screen.getByLabelText('Name').id).toBe(part('label')[0]?.getAttribute('for'))
    expect(part('label').map(({ dataset }) => dataset['required'])).toEqual(['true', 'false', 'false', 'false', 'false'])
    expect(document.querySelector('.mf-label')).toBeNull()
  })

  it('draws descriptions and errors, which describe the control', async () => {
    await renderForm({ error: mine.error, description: mine.description })
    await userEvent.click(screen.getByRole('button', { name: 'Submit' }))
    const control = screen.getByLabelText('Name')
    const told = control
      .getAttribute('aria-describedby')
      ?.split(' ')
      .map((id) => document.getElementById(id))
    expect(told).toEqual([part('error')[0], part('description')[0]])
    expect(part('error')[0]?.textContent).toBe('This field is required.')
    expect(control.getAttribute('aria-invalid')).toBe('true')
  })

  it('draws the whole of a field, with the control and all that belongs to it', async () => {
    await renderForm({ field: mine.field })
    expect(part('field')).toHaveLength(8)
    const [name] = part('field')
    if (name === undefined) throw new Error('There is no field.')
    expect(within(name).getByLabelText('Name').getAttribute('aria-describedby')).toBe(within(name).getByText('As in the passport.').id)
  })

  it('draws groups, which are named, described and folded', async () => {
    await renderForm({ group: mine.group })
    const home = screen.getByRole('group', { name: 'Home' })
    expect(home.dataset['mine']).toBe('group')
    expect(document.getElementById(home.getAttribute('aria-describedby') ?? '')?.textContent).toBe('Where it is.')
    await userEvent.click(screen.getByRole('button', { name: 'Fold Home' }))
    await waitFor(() => expect(screen.getByRole('button', { name: 'Fold Home' }).getAttribute('aria-expanded')).toBe('false'))
    expect(screen.getByLabelText('City').closest('[hidden]')).not.toBeNull()
  })

  it('draws rows, which fold, and keep the focus where it belongs', async () => {
    await renderForm({ group: mine.group, row: mine.row })
    expect(part('row')).toHaveLength(4)
    expect(screen.getAllByRole('listitem')).toHaveLength(4)
    await userEvent.click(screen.getByRole('button', { name: 'Open Person 2' }))
    expect(screen.getByLabelText<HTMLInputElement>('First').value).toBe('Bob')
    await userEvent.click(screen.getByRole('button', { name: 'Actions Bob' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Move up' }))
    expect(part('row').map(({ dataset, textContent }) => `${dataset['index']} ${textContent?.slice(0, 3)}`)).toEqual([
      '0 Bob',
      '1 Ada',
      '0 Tag',
      '1 Tag',
    ])
    await userEvent.click(screen.getByRole('button', { name: 'Add Person' }))
    await waitFor(() => expect(document.activeElement).toBe(screen.getAllByLabelText('First').at(-1)))
    await userEvent.click(screen.getByRole('button', { name: 'Remove Tag 1' }))
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Tag 1', { selector: 'input' })))
    await userEvent.click(screen.getByRole('button', { name: 'Tag 1 was removed.' }))
    expect(screen.getAllByLabelText(/^Tag \d$/, { selector: 'input' })).toHaveLength(2)
  })

  it('draws the buttons, which submit and reset', async () => {
    const onSubmit = vi.fn()
    await renderForm({ actions: mine.actions }, { onSubmit })
    await userEvent.type(screen.getByLabelText('Name'), 'Ada')
    await userEvent.click(screen.getByRole('button', { name: 'Go' }))
    await waitFor(() => expect(part('actions')[0]?.dataset['phase']).toBe('submitted'))
    expect(onSubmit).toHaveBeenCalledOnce()
    await userEvent.click(screen.getByRole('button', { name: 'Back to the start' }))
    expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('')
  })

  it('draws the summary, which leads to the fields', async () => {
    await renderForm({ summary: mine.summary })
    await userEvent.click(screen.getByRole('button', { name: 'Submit' }))
    const line = await screen.findByRole('link', { name: /^Name: / })
    expect(part('summary')[0]?.dataset['tone']).toBe('error')
    act(() => line.focus())
    await userEvent.click(line)
    expect(document.activeElement).toBe(screen.getByLabelText('Name'))
  })

  it('draws what the form says, with what can be done about it', async () => {
    const fetch = vi.fn(async () => Response.json({ message: 'Down for now.' }, { status: 503 }))
    render(<ModuleForm baseUrl="http://module.test" fetch={fetch} retries={0} slots={{ notices: mine.notices }} />)
    await waitFor(() => expect(part('notices')[0]?.textContent).toContain('Down for now.'))
    const asked = fetch.mock.calls.length
    await userEvent.click(screen.getByRole('button', { name: /^Retry/ }))
    await waitFor(() => expect(fetch.mock.calls.length).toBeGreaterThan(asked))
  })
})

const codesOf = (onProblems: { readonly mock: { readonly lastCall?: readonly unknown[] | undefined } }) =>
  // `as`: `onProblems` is called with this.
  ((onProblems.mock.lastCall?.[0] ?? []) as readonly Problem[]).map(({ code, args }) => ({ code, ...args }))

describe('a part that fails', () => {
  it.each(['field', 'label', 'description', 'error', 'group', 'row', 'actions', 'summary', 'notices'] as const)(
    'is drawn by the form itself where it is %s, told once, and costs nothing typed',
    async (name) => {
      vi.spyOn(console, 'error').mockReturnValue()
      const onProblems = vi.fn()
      const Broken = () => {
        throw new Error('no luck')
      }
      // The message about set-aside values is rendered while a value has no field.
      const initialSetAside = [{ path: ['gone'], value: 'kept' }]
      await renderForm({ [name]: Broken }, { onProblems, initialSetAside })
      await userEvent.type(screen.getByLabelText('Nick'), 'Al')
      await userEvent.click(await screen.findByRole('button', { name: 'Submit' }))
      await waitFor(() => expect(codesOf(onProblems)).toContainEqual({ code: 'host/slot-failed', slot: name, reason: 'no luck' }))
      expect(codesOf(onProblems).filter(({ code }) => code === 'host/slot-failed')).toHaveLength(1)
      await screen.findByRole('link', { name: /^Name: / })
      expect(screen.getByLabelText<HTMLInputElement>('Nick').value).toBe('Al')
      expect(screen.getByText('Home')).toBeTruthy()
      expect(screen.getAllByRole('listitem').length).toBeGreaterThanOrEqual(4)
    },
  )

  it('is drawn again once the host brings another', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    const Broken = () => {
      throw new Error('no luck')
    }
    const { rerender } = await renderForm({ label: Broken })
    expect(part('label')).toEqual([])
    rerender(<ModuleForm schema={schema} initialValues={initialValues} slots={{ label: mine.label }} />)
    expect(part('label')).toHaveLength(5)
  })
})

it('a name that no part has is told, and the form is drawn as ever', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const onProblems = vi.fn()
  // @ts-expect-error -- wrong use
  const slots: Slots = { lable: mine.label }
  await renderForm(slots, { onProblems })
  await waitFor(() => expect(codesOf(onProblems)).toContainEqual(expect.objectContaining({ code: 'host/unknown-slot', slot: 'lable' })))
  expect(document.querySelector('.mf-label')).not.toBeNull()
})

it('a new map of the same parts draws nothing anew, and a key draws the parts of its field alone', async () => {
  const drawn: string[] = []
  const label: NonNullable<Slots['label']> = ({ id, labelId, children }) => {
    drawn.push(children)
    return (
      <label id={labelId} htmlFor={id}>
        {children}
      </label>
    )
  }
  const MyInput: NonNullable<ModuleFormProps['widgets']>[string] = ({ id, value, onText }) => (
    <input id={id} value={typeof value === 'string' ? value : ''} onChange={({ target }) => onText(target.value)} />
  )
  const widgets = { input: MyInput }
  const { rerender } = await renderForm({ label }, { widgets })
  drawn.length = 0
  rerender(<ModuleForm schema={schema} initialValues={initialValues} widgets={widgets} slots={{ label }} />)
  expect(drawn).toEqual([])
  await userEvent.type(screen.getByLabelText('Nick'), 'x')
  expect(new Set(drawn)).toEqual(new Set(['Nick']))
})
