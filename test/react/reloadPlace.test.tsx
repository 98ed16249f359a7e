import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ModuleForm, type ModuleFormHandle, type ModuleFormProps } from 'moduleform'
import { fr } from 'moduleform/locales/fr'
import { createRef } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { createManualClock } from '../support/manualClock.ts'
import { city, option } from '../support/contentFields.ts'
import { createScriptedModule } from '../support/createScriptedModule.ts'
import { schemaOf } from '../support/createTestForm.ts'
import { expectSilentConsole } from '../support/silentConsole.ts'

expectSilentConsole()
afterEach(cleanup)

const text = (id: string, rest: object = {}) => ({ id, type: 'string', label: id, ...rest })
const reloading = (id: string) => text(id, { on_action: { load_schema: true } })

const fieldOf = (label: string): HTMLElement => {
  const field = screen.getByLabelText(label).closest<HTMLElement>('[data-field]')
  if (field === null) throw new Error(`${label} is in no field.`)
  return field
}

function open(fields: readonly object[], props: ModuleFormProps = {}) {
  const module = createScriptedModule()
  const clock = createManualClock()
  const ref = createRef<ModuleFormHandle>()
  render(<ModuleForm ref={ref} client={module.client} clock={clock} schema={schemaOf([...fields])} {...props} />)
  const settle = () => act(() => clock.advance(0))
  const fail = () => act(() => module.fail(module.requests.length - 1, new Error('The accounts are being moved.')))
  return { module, settle, fail, reload: () => act(() => ref.current?.reload()) }
}

/** Changes a field and leaves it. */
async function change(label: string, typed: string) {
  await userEvent.type(screen.getByLabelText(label), typed)
  await userEvent.tab()
}

describe('a reload', () => {
  const fields = [reloading('Account'), text('Subject'), reloading('Region')]

  it('shows that it goes on, and why it failed, at the field that asked, and nowhere once it has come', async () => {
    const { module, settle, fail } = open(fields)
    await change('Account', 'A')
    await settle()
    expect(fieldOf('Account').textContent).toContain('Updating the form…')
    expect(fieldOf('Region').textContent).not.toContain('Updating')
    await fail()
    const alert = within(fieldOf('Account')).getByRole('alert')
    expect(alert.textContent).toMatch(/^The accounts are being moved\./)
    expect(screen.getAllByText(/being moved/)).toHaveLength(1)
    await userEvent.click(within(alert).getByRole('button', { name: 'Retry updating the form' }))
    await settle()
    await act(() => module.answer(1, schemaOf(fields)))
    expect(screen.queryByText(/being moved|Updating/)).toBeNull()
  })

  it('that another field asked for anew is shown at that one', async () => {
    const { settle, fail } = open(fields)
    await change('Account', 'A')
    await settle()
    await fail()
    await change('Region', 'B')
    await settle()
    await fail()
    expect(within(fieldOf('Region')).getByRole('alert').textContent).toContain('being moved')
    expect(fieldOf('Account').textContent).not.toContain('being moved')
  })

  it('asked for by hand shows that it failed above all fields', async () => {
    const { settle, fail, reload } = open(fields)
    reload()
    await settle()
    await fail()
    expect(await screen.findByRole('button', { name: 'Retry updating the form' })).toBeDefined()
    expect(document.querySelector('[data-field] [role=alert]')).toBeNull()
  })

  it('of a row that is folded shows that it failed above all fields, and at its field once that is there', async () => {
    const rows = { id: 'rows', type: 'array', label: 'Rows', items: { type: 'object', label: 'Row', fields: [reloading('Account')] } }
    const { settle, fail } = open([rows], { initialValues: { rows: [{}, {}] } })
    await settle()
    await userEvent.click(screen.getAllByRole('button', { expanded: false })[0] ?? document.body)
    await change('Account', 'A')
    await settle()
    await fail()
    expect(within(fieldOf('Account')).getByRole('alert')).toBeDefined()
    await userEvent.click(screen.getByRole('button', { expanded: true }))
    expect(await screen.findByText(/being moved/)).toBeDefined()
    expect(screen.getAllByText(/being moved/)).toHaveLength(1)
  })
})

describe('options that did not come after a change', () => {
  const fields = [text('country', { label: 'Country' }), city({ label: 'City' })]

  async function openFailed(props: Parameters<typeof open>[1] = {}) {
    const { module, settle, fail } = open(fields, { initialValues: { country: 'd' }, ...props })
    await waitFor(() => expect(module.requests).toHaveLength(1))
    await act(() => module.answer(0, { city: [option('b', 'Berlin')] }))
    await change('Country', 'e')
    await settle()
    await fail()
    return { module, settle }
  }

  it('are said to be missing below the closed select, and aloud', async () => {
    await openFailed()
    await waitFor(() => expect(fieldOf('City').textContent).toContain('Options not loaded'))
    expect(screen.getByRole('status').textContent).toBe('City: Options not loaded')
  })

  it('are said to be missing with the punctuation of the language', async () => {
    await openFailed({ locale: fr })
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('City\u00a0: Options non chargées'))
  })

  it('are asked for again there, with the focus in the select', async () => {
    const { module, settle } = await openFailed()
    const before = module.requests.length
    await userEvent.click(await screen.findByRole('button', { name: 'Retry loading City' }))
    await settle()
    expect(document.activeElement).toBe(screen.getByLabelText('City'))
    expect(module.requests).toHaveLength(before + 1)
    expect(fieldOf('City').textContent).not.toContain('Options not loaded')
  })
})
