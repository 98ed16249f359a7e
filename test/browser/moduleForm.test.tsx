import { StrictMode, version } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ModuleForm, type Connection } from 'moduleform'
import 'moduleform/styles.css'

const choices = { values: ['Apple', 'Banana', 'Cherry'].map((label) => ({ value: label.toLowerCase(), label })) }
const objectChoices = { values: choices.values.map(({ value, label }) => ({ value: { id: value, label }, label })) }

/** Every control once, in tab order. */
const schema = {
  metadata: { workflows_module_schema_version: '1.0.0' },
  fields: [
    { id: 'name', type: 'string', label: 'Name', validation: { required: true } },
    { id: 'note', type: 'string', label: 'Note', ui_options: { ui_widget: 'textarea' } },
    { id: 'secret', type: 'string', label: 'Secret', ui_options: { ui_widget: 'password' } },
    { id: 'price', type: 'number', label: 'Price' },
    { id: 'count', type: 'integer', label: 'Count' },
    { id: 'copy', type: 'boolean', label: 'Copy' },
    { id: 'day', type: 'string', label: 'Day', format: 'date' },
    { id: 'moment', type: 'string', label: 'Moment', format: 'date-time' },
    { id: 'fruit', type: 'string', label: 'Fruit', choices },
    { id: 'dish', type: 'object', label: 'Dish', choices: objectChoices },
    { id: 'fruits', type: 'array', label: 'Fruits', items: { type: 'string', label: 'Fruit' }, choices },
    { id: 'account', type: 'connection', label: 'Account', allowed_app_types: ['crm_a'], allowed_connection_management_types: ['managed'] },
    { id: 'query', type: 'object', label: 'Query', ui_options: { ui_widget: 'CodeblockWidget' } },
    { id: 'address', type: 'object', label: 'Address', fields: [{ id: 'city', type: 'string', label: 'City' }] },
    { id: 'tags', type: 'array', label: 'Tags', items: { type: 'string', label: 'Tag' } },
    {
      id: 'people',
      type: 'array',
      label: 'People',
      items: { type: 'object', label: 'Person', fields: [{ id: 'first', type: 'string', label: 'First name' }] },
    },
    { id: 'source', type: 'string', label: 'Source', default: 'test', ui_options: { ui_widget: 'hidden' } },
  ],
}

const account: Connection = { id: 'c1', label: 'Production', app_type: 'crm_a', connection_management_type: 'managed' }

/** Presses Tab until the control or button with that label has the focus. */
async function tabTo(label: string): Promise<void> {
  for (let stop = 0; stop < 12; stop += 1) {
    await userEvent.tab()
    const element = document.activeElement
    const names = [element?.getAttribute('aria-label'), element?.textContent, ...labelsOf(element)]
    if (names.some((name) => name === label)) return
  }
  throw new Error(`Tab does not reach "${label}" next.`)
}

const labelsOf = (element: Element | null): readonly (string | null)[] =>
  element !== null && 'labels' in element && element.labels instanceof NodeList ? [...element.labels].map((label) => label.textContent) : []

const typeInto = async (label: string, keys: string) => {
  await tabTo(label)
  await userEvent.keyboard(keys)
}

/** Types into a select until one option is left, and chooses it. */
const pick = async (label: string, filter: string) => {
  await typeInto(label, filter)
  await expect.element(page.getByRole('listbox')).toBeVisible()
  await userEvent.keyboard('{Enter}')
}

const complaints = vi.fn()
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(complaints)
  vi.spyOn(console, 'warn').mockImplementation(complaints)
})
afterEach(() => {
  vi.restoreAllMocks()
  expect(complaints).not.toHaveBeenCalled()
})

it(`is filled and submitted by keyboard, every control of it (React ${version})`, async () => {
  const onSubmit = vi.fn()
  await render(
    <StrictMode>
      <ModuleForm schema={schema} connections={[account]} onSubmit={onSubmit} />
    </StrictMode>,
  )
  await typeInto('Name', 'Ada')
  await typeInto('Note', 'One{Enter}two')
  await typeInto('Secret', 's3cret')
  await typeInto('Price', '-1.5e3')
  await typeInto('Count', '12')
  await typeInto('Copy', ' ')
  await typeInto('Day', '2027-02-28')
  await typeInto('Moment', '2027-02-28T08:30:00Z')
  await pick('Fruit', 'ban')
  await typeInto('Dish', '{ArrowDown}')
  await expect.element(page.getByRole('listbox')).toBeVisible()
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
  await pick('Fruits', 'che')
  await userEvent.keyboard('{Backspace}{Backspace}{Backspace}app{Enter}{Escape}')
  await pick('Account', 'prod')
  await typeInto('Query', '{{"a": [[1]}')
  await typeInto('City', 'Paris')
  await typeInto('Add Tag', '{Enter}')
  await userEvent.keyboard('red')
  await typeInto('Add Person', '{Enter}')
  await userEvent.keyboard('Grace')
  await typeInto('Submit', '{Enter}')
  await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledOnce())
  expect(onSubmit.mock.calls[0]?.[0]).toEqual({
    name: 'Ada',
    note: 'One\ntwo',
    secret: 's3cret',
    price: -1500,
    count: 12,
    copy: true,
    day: '2027-02-28',
    moment: '2027-02-28T08:30:00Z',
    fruit: 'banana',
    dish: { id: 'cherry', label: 'Cherry' },
    fruits: ['cherry', 'apple'],
    account,
    query: { a: [1] },
    address: { city: 'Paris' },
    tags: ['red'],
    people: [{ first: 'Grace' }],
    source: 'test',
  })
})
