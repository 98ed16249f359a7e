import { version } from 'react'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ModuleForm, type ModuleFormProps, type WidgetProps } from 'moduleform'
import 'moduleform/styles.css'

const choices = { values: ['Apple', 'Banana'].map((label) => ({ value: label.toLowerCase(), label })) }
const required = { required: true }

/** Every control once. */
const schema = {
  metadata: { workflows_module_schema_version: '1.0.0' },
  fields: [
    { id: 'name', type: 'string', label: 'Name', validation: required },
    { id: 'mail', type: 'string', label: 'Mail', format: 'email' },
    { id: 'site', type: 'string', label: 'Site', ui_options: { ui_widget: 'input' }, choices },
    { id: 'note', type: 'string', label: 'Note', ui_options: { ui_widget: 'textarea' }, validation: required },
    { id: 'secret', type: 'string', label: 'Secret', ui_options: { ui_widget: 'password' } },
    { id: 'price', type: 'number', label: 'Price', validation: { minimum: 1000 } },
    { id: 'copy', type: 'boolean', label: 'Copy', validation: required },
    { id: 'day', type: 'string', label: 'Day', format: 'date' },
    { id: 'moment', type: 'string', label: 'Moment', format: 'date-time' },
    { id: 'fruit', type: 'string', label: 'Fruit', choices },
    { id: 'fruits', type: 'array', label: 'Fruits', items: { type: 'string', label: 'Fruit' }, choices },
    { id: 'account', type: 'connection', label: 'Account', allowed_app_types: ['a'], allowed_connection_management_types: ['managed'] },
    { id: 'query', type: 'object', label: 'Query', ui_options: { ui_widget: 'CodeblockWidget' } },
    { id: 'address', type: 'object', label: 'Address', fields: [{ id: 'city', type: 'string', label: 'City' }] },
    { id: 'tags', type: 'array', label: 'Tags', items: { type: 'string', label: 'Tag' }, default: ['red'] },
    {
      id: 'people',
      type: 'array',
      label: 'People',
      items: { type: 'object', label: 'Person', fields: [{ id: 'first', type: 'string', label: 'First name' }] },
      default: [{ first: 'Ada' }],
    },
    { id: 'stars', type: 'integer', label: 'Stars', ui_options: { ui_widget: 'stars' } },
    { id: 'agree', type: 'boolean', label: 'Agree', ui_options: { ui_widget: 'agree' } },
  ],
}

const Stars = ({ id, value, onChange }: WidgetProps) => (
  <input id={id} type="number" value={Number(value ?? 0)} onChange={(event) => onChange(event.currentTarget.valueAsNumber)} />
)
const Agree = ({ id, onChange }: WidgetProps) => <input id={id} type="button" value="I agree" onClick={() => onChange(true)} />
const widgets = { stars: Stars, agree: Agree }

/** A form of the host with a field, our form and a button of its own. */
async function renderInside(props: ModuleFormProps) {
  const onSubmit = vi.fn((event: React.FormEvent) => event.preventDefault())
  const screen = await render(
    <form onSubmit={onSubmit} data-testid="outer">
      <input name="title" aria-label="Title" defaultValue="Step" />
      <ModuleForm {...props} />
      <button type="submit">Save all</button>
    </form>,
  )
  // `as`: the element with the test id is a form.
  return { onSubmit, outer: screen.getByTestId('outer').element() as HTMLFormElement }
}

it(`is submitted by Enter in none of our fields and by none of our buttons (React ${version})`, async () => {
  const { onSubmit, outer } = await renderInside({ schema, widgets, connections: [], onSubmit: () => {} })
  const form = page.getByRole('group', { name: 'Configuration' }).element()
  // The code for dates loads on its own.
  await expect.element(page.getByRole('button', { name: /from a calendar/ }).first()).toBeVisible()
  const controls = [...form.querySelectorAll<HTMLElement>('input:not([tabindex="-1"]), textarea, button, [tabindex="0"]')]
  expect(controls.length).toBeGreaterThan(25)
  for (const control of controls.filter((each) => each.isConnected)) {
    control.focus()
    await userEvent.keyboard('{Enter}')
    // An open list has its own filter in place of its button.
    if (form.querySelector('[role=combobox][aria-expanded=true]')) await userEvent.keyboard('x{Enter}{Escape}')
  }
  expect(onSubmit).not.toHaveBeenCalled()
  expect([...form.querySelectorAll('button')].filter(({ type }) => type !== 'button')).toEqual([])
  // The host's own field and button work as usual.
  outer.querySelector('input')?.focus()
  await userEvent.keyboard('{Enter}')
  expect(onSubmit).toHaveBeenCalledOnce()
})

it('keeps Enter in a field as the end of its entry', async () => {
  const onChange = vi.fn()
  const { onSubmit } = await renderInside({ schema, widgets, onChange })
  await userEvent.type(page.getByRole('textbox', { name: 'Price' }), '5{Enter}')
  await vi.waitFor(() => expect(onChange.mock.lastCall?.[0]).toMatchObject({ price: 5 }))
  await userEvent.click(page.getByRole('button', { name: 'I agree' }))
  page.getByRole('button', { name: 'I agree' }).element().focus()
  await userEvent.keyboard('{Enter}')
  await vi.waitFor(() => expect(onChange.mock.lastCall?.[0]).toMatchObject({ agree: true }))
  expect(onSubmit).not.toHaveBeenCalled()
})

it('takes nothing of ours where it is handed over, checked or reset', async () => {
  const { onSubmit, outer } = await renderInside({ schema, initialValues: { day: '2026-02-01', fruit: 'apple' } })
  await userEvent.type(page.getByRole('textbox', { name: 'Mail' }), 'no address')
  await userEvent.type(page.getByRole('textbox', { name: 'Name', exact: true }), 'Ada')
  await userEvent.click(page.getByRole('checkbox', { name: 'Copy' }))
  expect([...new FormData(outer).entries()]).toEqual([['title', 'Step']])
  expect(outer.checkValidity()).toBe(true)
  await userEvent.click(page.getByRole('button', { name: 'Save all' }))
  expect(onSubmit).toHaveBeenCalledOnce()
  outer.reset()
  await expect.element(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('Ada')
  await expect.element(page.getByRole('checkbox', { name: 'Copy' })).toBeChecked()
})
