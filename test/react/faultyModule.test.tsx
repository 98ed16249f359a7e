import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ModuleForm } from 'moduleform'
import { afterEach, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { lazyRequests } from '../../src/useFormSetup.ts'
import { faults, startFaultyServer, type FaultyServer } from '../support/faultyServer.ts'
import { createManualClock } from '../support/manualClock.ts'
import { schemaOf } from '../support/createTestForm.ts'
import { expectSilentConsole } from '../support/silentConsole.ts'

expectSilentConsole()
afterEach(cleanup)
// The manual clock must not start before the lazy code for requests has loaded.
beforeAll(lazyRequests.load)

/** Real requests may be slow on a busy machine. */
const schema = schemaOf([
  { id: 'note', type: 'string', label: 'Note' },
  { id: 'kind', type: 'string', label: 'Kind', on_action: { load_schema: true } },
  { id: 'city', type: 'string', label: 'City', content: { type: ['managed'], content_objects: [{ id: 'cities' }] } },
])
const content = {
  content_objects: [{ content_object_name: 'cities', data: [{ value: 'b', label: 'Berlin' }] }],
}

/** A form of a real module on 127.0.0.1, with some text entered. */
async function openForm() {
  const server = await startFaultyServer({ schema, content })
  onTestFinished(server.close)
  const clock = createManualClock()
  const onSubmit = vi.fn<(formData: unknown) => void>()
  render(<ModuleForm baseUrl={server.origin} retries={0} clock={clock} onSubmit={(formData) => onSubmit(formData)} />)
  await userEvent.type(await screen.findByLabelText('Note', undefined), 'Nothing may lose this')
  return { server, clock, onSubmit }
}

/** The message about the form, or about the reload at the field that caused it. */
const noticeText = () =>
  screen
    .queryAllByRole('alert')
    .map(({ textContent }) => textContent)
    .join('')

/** Changes the field that loads a new schema. */
async function askForSchema() {
  await userEvent.type(screen.getByLabelText('Kind'), 'x')
  await userEvent.tab()
}

async function expectRecovery(server: FaultyServer, onSubmit: ReturnType<typeof vi.fn>) {
  server.fail(undefined)
  await userEvent.click(screen.getByRole('button', { name: /^Retry / }))
  await waitFor(() => expect(noticeText()).toBe(''))
  await userEvent.click(screen.getByRole('button', { name: 'Submit' }))
  await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ note: 'Nothing may lose this', kind: 'x' }))
}

describe('a form whose module answers /schema', () => {
  it.each(Object.entries(faults))('with %s says so, keeps what is typed, and goes on after Retry', async (_what, fault) => {
    const { server, onSubmit } = await openForm()
    server.fail(fault)
    await askForSchema()
    const sentence = `${fault.summary} Couldn't update the form. Your entries are safe.Retry`
    await waitFor(() => expect(noticeText().replace(/Details[^]*/, '')).toBe(sentence))
    expect(screen.getByLabelText<HTMLInputElement>('Note').value).toBe('Nothing may lose this')
    await expectRecovery(server, onSubmit)
  })

  it('with a byte a second gives it up in time', async () => {
    const { server, clock, onSubmit } = await openForm()
    const begun = server.trickle()
    await askForSchema()
    await begun
    await act(() => clock.advance(30_000))
    await waitFor(() => expect(noticeText()).toContain('The module did not answer within 30 s.'))
    expect(screen.getByLabelText<HTMLInputElement>('Note').value).toBe('Nothing may lose this')
    await expectRecovery(server, onSubmit)
  })
})

describe('a form whose module answers /content', () => {
  it.each(Object.entries(faults))('with %s says so in the field, keeps what is typed, and goes on after Retry', async (_what, fault) => {
    const { server, onSubmit } = await openForm()
    server.fail(fault)
    // A different element while its list is open.
    const city = () => screen.getByRole('combobox', { name: 'City' })
    const field = city().closest('[data-field]')
    await userEvent.click(city())
    await waitFor(() => expect(field?.textContent).toContain(fault.summary))
    expect(screen.getByLabelText<HTMLInputElement>('Note').value).toBe('Nothing may lose this')
    server.fail(undefined)
    await userEvent.keyboard('{Escape}')
    await userEvent.click(await screen.findByRole('button', { name: 'Retry loading City' }))
    await waitFor(() => expect(field?.textContent).not.toContain('Retry'))
    await userEvent.click(city())
    // By its text: without a rendering browser, the top layer has no roles.
    await userEvent.click(await screen.findByText('Berlin', undefined))
    await userEvent.click(screen.getByRole('button', { name: 'Submit' }))
    await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ note: 'Nothing may lose this', city: 'b' }))
  })
})

it('a form whose module has gone says so, and goes on after Retry once it runs', async () => {
  const { server, onSubmit } = await openForm()
  await server.close()
  await askForSchema()
  await waitFor(() => expect(noticeText()).toContain('Could not reach the module.'))
  await server.open()
  await expectRecovery(server, onSubmit)
})

it('a form whose module does not run at first is there after Retry', async () => {
  const server = await startFaultyServer({ schema, content })
  onTestFinished(server.close)
  await server.close()
  render(<ModuleForm baseUrl={server.origin} retries={0} clock={createManualClock()} />)
  await waitFor(() => expect(noticeText()).toContain("Could not reach the module. Couldn't load the form."))
  await server.open()
  await userEvent.click(screen.getByRole('button', { name: /^Retry / }))
  expect(await screen.findByLabelText('Note', undefined)).toBeDefined()
})
