import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ModuleForm, type ModuleFormHandle, type ModuleFormProps, type NoteSlotProps, type Slots } from 'moduleform'
import { createRef, lazy, Suspense, type ComponentType } from 'react'
import { afterEach, expect, it } from 'vitest'
import { schemaOf } from '../support/createTestForm.ts'
import { expectSilentConsole } from '../support/silentConsole.ts'
import { mine } from './slottedParts.tsx'

expectSilentConsole()
afterEach(cleanup)

/** A component whose code arrives when the test says so. */
function late<Props>(component: ComponentType<Props>) {
  let arrive = () => {}
  const code = new Promise<{ default: ComponentType<Props> }>((resolve) => {
    arrive = () => resolve({ default: component })
  })
  return { Late: lazy(() => code), arrive: () => act(async () => arrive()) }
}

// Only a visible control has a role.
const box = (name: string) => screen.getByRole('textbox', { name })

/** A form inside a boundary of the host. */
function renderForm(props: ModuleFormProps) {
  const form = createRef<ModuleFormHandle>()
  render(
    <Suspense fallback="The whole page waits.">
      <ModuleForm ref={form} {...props} />
    </Suspense>,
  )
  return form
}

const shownByName = {
  if: { and: [{ id: 'name', operator: 'is_not_empty' }] },
  then: { fields: [{ id: 'token', apply_as: 'merge', ui_options: { ui_widget: 'password' } }] },
}
const withToken = schemaOf(
  [
    { id: 'name', type: 'string', label: 'Name' },
    { id: 'token', type: 'string', label: 'Token', ui_options: { ui_widget: 'hidden' } },
  ],
  { rules: [shownByName] },
)

it('a widget of the host whose code arrives late lets the user type on in the other fields', async () => {
  const { Late, arrive } = late(() => <b>The token</b>)
  const form = renderForm({ schema: withToken, widgets: { password: Late } })
  await userEvent.type(box('Name'), 'xyz')
  expect(document.activeElement).toBe(box('Name'))
  expect(form.current?.getFormData()).toEqual({ name: 'xyz' })
  expect(screen.getByText('Token')).toBeTruthy()
  await arrive()
  expect(screen.getByText('The token')).toBeTruthy()
  expect(document.activeElement).toBe(box('Name'))
})

it('a form shows before a widget that it starts with', async () => {
  const { Late, arrive } = late(() => <b>The name</b>)
  renderForm({ schema: schemaOf([{ id: 'name', type: 'string', label: 'Name' }]), widgets: { input: Late } })
  expect(screen.getByRole('button', { name: 'Submit' })).toBeTruthy()
  await arrive()
  expect(screen.getByText('The name')).toBeTruthy()
})

const schema = schemaOf([
  { id: 'name', type: 'string', label: 'Name', description: 'In full.', validation: { min_length: 3 } },
  { id: 'home', type: 'object', label: 'Home', fields: [{ id: 'city', type: 'string', label: 'City' }] },
  { id: 'people', type: 'array', label: 'People', items: { type: 'string', label: 'Person' } },
])

it('an error drawn by a part that arrives late leaves the form as it is', async () => {
  const { Late, arrive } = late(({ errorId, children }: NoteSlotProps) => <b id={errorId}>{children}</b>)
  const form = renderForm({ schema, slots: { error: Late } })
  await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), 'x')
  await userEvent.type(box('City'), 'Rome')
  expect(document.activeElement).toBe(box('City'))
  expect(form.current?.getFormData()).toMatchObject({ name: 'x', home: { city: 'Rome' } })
  await arrive()
  expect(document.querySelector('b')?.textContent).toContain('3')
  expect(document.activeElement).toBe(box('City'))
})

it.each(['field', 'label', 'description', 'group', 'row', 'actions', 'notices'] as const)(
  'a part that arrives late is the only one missing until then: %s',
  async (name) => {
    // `as`: which props the part takes does not matter to the form.
    const { Late, arrive } = late(mine[name] as ComponentType<object>)
    const initialSetAside = [{ path: ['gone'], value: 'kept' }]
    const slots: Slots = { [name]: Late }
    renderForm({ schema, slots, initialSetAside, initialValues: { people: ['Ada'] } })
    await waitFor(() => expect(screen.getByRole('group', { name: 'Configuration' })).toBeTruthy())
    expect(document.querySelector(`[data-mine=${name}]`)).toBeNull()
    await arrive()
    await waitFor(() => expect(document.querySelector(`[data-mine=${name}]`)).not.toBeNull())
  },
)

const buttons = () => <p>Buttons of the host</p>

it('buttons that a host brings later leave the focus and what is half typed where they are', async () => {
  const view = render(<ModuleForm schema={schema} />)
  await userEvent.type(box('City'), 'Ro')
  const before = document.activeElement
  view.rerender(<ModuleForm schema={schema} slots={{ actions: buttons }} />)
  await screen.findByText('Buttons of the host')
  expect(document.activeElement).toBe(before)
  view.rerender(<ModuleForm schema={schema} />)
  expect(screen.getByRole('button', { name: 'Submit' })).toBeTruthy()
  expect(document.activeElement).toBe(before)
  await userEvent.keyboard('me')
  expect(before).toHaveProperty('value', 'Rome')
})
