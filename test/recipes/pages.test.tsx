import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ModuleForm } from 'moduleform'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { DraftForm } from '../../stories/docs/examples/draftForm.tsx'
import { OrderForm, type Order } from '../../stories/docs/examples/typedForm.tsx'
import { StepPage } from '../../stories/docs/recipes/next/StepPage.tsx'
import { steps } from '../../stories/docs/recipes/next/steps.ts'
import { Step, widgets as ownWidgets } from '../../stories/docs/recipes/ownSkin.tsx'
import { widgets } from '../../stories/docs/recipes/StarRating.tsx'

afterEach(() => {
  cleanup()
  steps.clear()
})

const metadata = { workflows_module_schema_version: '1.0.0' }
const required = { required: true }
const click = (name: string) => userEvent.click(screen.getByRole('button', { name }))

describe('Types from the schema', () => {
  it('hand over what they say', async () => {
    const send = vi.fn<(order: Order) => Promise<void>>().mockResolvedValue()
    render(<OrderForm send={send} />)
    await userEvent.type(screen.getByLabelText(/^Email/), 'ada@host.test')
    expect(await screen.findByText('A copy goes to ada@host.test.')).toBeTruthy()
    await click('As fast as you can')
    await click('Order')
    await waitFor(() => expect(send).toHaveBeenCalledExactlyOnceWith({ email: 'ada@host.test', speed: 'fast' }))
  })
})

describe('Next', () => {
  const pageOf = (id: string) => StepPage({ params: Promise.resolve({ id }) })
  const schema = { metadata, fields: [{ id: 'name', type: 'string', label: 'Name', validation: { max_length: 3 } }] }

  it('sends the form with the page, filled in', async () => {
    steps.set('a', { schema, values: { name: 'Ada' } })
    expect(renderToString(await pageOf('a'))).toMatch(/value="Ada"/)
    expect(renderToString(await pageOf('b'))).toContain('There is no such step.')
  })

  it('saves what the server takes, and shows at its field what it does not', async () => {
    steps.set('a', { schema: { metadata, fields: [{ id: 'name', type: 'string', label: 'Name' }] }, values: {} })
    render(await pageOf('a'))
    // The limit was lowered after the page was opened.
    steps.set('a', { schema, values: {} })
    await userEvent.type(screen.getByLabelText('Name'), 'Adelheid')
    await click('Submit')
    await waitFor(() => expect(screen.getByLabelText('Name').getAttribute('aria-invalid')).toBe('true'))
    await userEvent.clear(screen.getByLabelText('Name'))
    await userEvent.type(screen.getByLabelText('Name'), 'Ada')
    await click('Submit')
    await waitFor(() => expect(steps.get('a')?.values).toEqual({ name: 'Ada' }))
  })

  it('says at the form that the step is gone', async () => {
    steps.set('a', { schema, values: {} })
    render(await pageOf('a'))
    steps.clear()
    await click('Submit')
    expect(await screen.findByText(/This step has been removed\./)).toBeTruthy()
  })
})

describe('Drafts', () => {
  const kept = new Map<string, string>()
  const storage = { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, text: string) => void kept.set(key, text) }

  it('open as they were left, with a text that is no number', async () => {
    const { unmount } = render(<DraftForm storage={storage} />)
    await userEvent.type(screen.getByLabelText('Name'), 'Ada')
    await userEvent.type(screen.getByLabelText('Age'), '1x')
    unmount()
    render(<DraftForm storage={storage} />)
    expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Ada')
    expect(screen.getByLabelText<HTMLInputElement>('Age').value).toBe('1x')
  })
})

it('A control of your own: is drawn where the schema asks for it, and hands over its value', async () => {
  const submit = vi.fn<(values: object) => void>()
  const field = { id: 'stars', type: 'integer', label: 'Stars', ui_options: { ui_widget: 'stars' }, validation: required }
  render(<ModuleForm schema={{ metadata, fields: [field] }} widgets={widgets} onSubmit={(values) => submit(values)} />)
  screen.getByLabelText(/^Stars/).focus()
  await userEvent.keyboard('3')
  await click('Submit')
  await waitFor(() => expect(submit).toHaveBeenCalledWith({ stars: 3 }))
})

it('A look of your own: draws control, label, error and button, and leaves the values to the form', async () => {
  const save = vi.fn<(values: object) => void>()
  const fields = [
    { id: 'name', type: 'string', label: 'Name', validation: required },
    { id: 'age', type: 'integer', label: 'Age', description: 'In years.' },
  ]
  render(<Step schema={{ metadata, fields }} save={save} />)
  const name = await screen.findByLabelText(/^Name/)
  expect(name.className).toBe('ds-input')
  await click('Submit')
  const error = await screen.findByText('This field is required.')
  expect(error.className).toBe('ds-error')
  expect(name.getAttribute('aria-describedby')).toContain(error.id)
  await userEvent.type(name, 'Ada')
  await userEvent.type(screen.getByLabelText('Age'), '36')
  await click('Submit')
  await waitFor(() => expect(save).toHaveBeenCalledWith({ name: 'Ada', age: 36 }))
})

it('A look of your own: writes a number as it is typed in the locale of the form, and shows what to enter', async () => {
  const save = vi.fn<(values: object) => void>()
  const fields = [{ id: 'share', type: 'number', label: 'Share', ui_options: { placeholder: '0,5' } }]
  const schema = { metadata, fields }
  render(
    <ModuleForm schema={schema} initialValues={{ share: 1.125 }} locale="de" widgets={ownWidgets} onSubmit={(values) => save(values)} />,
  )
  const share = await screen.findByLabelText('Share')
  expect(share).toHaveProperty('value', '1,125')
  expect(share).toHaveProperty('placeholder', '0,5')
  await userEvent.type(share, '{Backspace}6')
  await click('Submit')
  await waitFor(() => expect(save).toHaveBeenCalledWith({ share: 1.126 }))
  expect(share).toHaveProperty('value', '1,126')
})
