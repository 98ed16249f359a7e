import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ModuleForm, type ModuleFormHandle, type ModuleFormProps } from 'moduleform'
import { createClient } from 'moduleform/client'
import { createRef } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { lateNotices } from '../../src/react/notices/Notices.tsx'
import { createManualClock } from '../support/manualClock.ts'
import { createScriptedModule } from '../support/createScriptedModule.ts'
import { schemaOf } from '../support/createTestForm.ts'
import { expectSilentConsole } from '../support/silentConsole.ts'

expectSilentConsole()
afterEach(cleanup)

const text = (id: string, rest: object = {}) => ({ id, type: 'string', label: id, ...rest })
const required = (id: string) => text(id, { validation: { required: true } })

/** The current text of the form's live region. */
const said = () => screen.getByRole('status').textContent

/** The politely announced text about the remaining errors. */
const left = () => document.querySelector('[aria-live=polite]')?.textContent

function open(props: ModuleFormProps = {}) {
  const module = createScriptedModule()
  const clock = createManualClock()
  const ref = createRef<ModuleFormHandle>()
  render(<ModuleForm ref={ref} client={module.client} clock={clock} {...props} />)
  const advance = (milliseconds: number) => act(() => clock.advance(milliseconds))
  const answer = (schema: object) => act(() => module.answer(module.requests.length - 1, schema))
  const reload = async () => {
    act(() => ref.current?.reload())
    await advance(0)
  }
  return { module, advance, answer, reload }
}

const submit = () => userEvent.click(screen.getByRole('button', { name: 'Submit' }))

describe('the summary of a submit', () => {
  const spoken = () => screen.getAllByRole('alert').map(({ textContent }) => textContent)

  it('is said once, then politely how many are left, and nothing stays to be said', async () => {
    const { advance } = open({ schema: schemaOf([required('First'), required('Second')]), onSubmit: () => {} })
    await submit()
    expect(await screen.findByRole('heading', { name: 'Fix 2 fields to continue' })).toBeDefined()
    await waitFor(() => expect(spoken()).toEqual(['', 'Fix 2 fields to continue']))
    await advance(10_000)
    expect(spoken()).toEqual(['', ''])
    await userEvent.type(screen.getByLabelText('First'), 'A')
    expect(left()).toBe('1 left')
    expect(spoken()).toEqual(['', ''])
    await userEvent.type(screen.getByLabelText('Second'), 'B')
    expect(left()).toBe('Nothing left to fix')
    expect(screen.queryByRole('heading')).toBeNull()
    await advance(10_000)
    expect(left()).toBe('')
  })

  it('says how many are left beside what brought them back', async () => {
    const people = { id: 'people', type: 'array', label: 'People', items: { type: 'object', fields: [text('Name'), required('Mail')] } }
    open({ schema: schemaOf([people, required('First')]), initialValues: { people: [{ Name: 'Ada' }] }, onSubmit: () => {} })
    await submit()
    await userEvent.click(await screen.findByRole('button', { name: /^Actions/ }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Remove' }))
    await waitFor(() => expect([said(), left()]).toEqual(['Ada removed, 0 left', '1 left']))
    const [undo] = screen.getAllByRole('button', { name: 'Undo' })
    if (undo) await userEvent.click(undo)
    await waitFor(() => expect([said(), left()]).toEqual(['Ada is back', '2 left']))
  })

  it('is said again for another submit', async () => {
    open({ schema: schemaOf([required('First')]), onSubmit: () => {} })
    await submit()
    await waitFor(() => expect(spoken()).toEqual(['', 'Fix 1 field to continue']))
    await submit()
    await waitFor(() => expect(spoken()).toEqual(['', 'Fix 1 field to continue\u00a0']))
  })

  it('calls rows as they are shown', async () => {
    const people = {
      id: 'people',
      type: 'array',
      label: 'People',
      items: { type: 'object', label: 'Person', fields: [text('Name'), required('Mail')] },
    }
    open({ schema: schemaOf([people]), initialValues: { people: [{ Name: 'Ada Lovelace' }, {}] }, onSubmit: () => {} })
    await submit()
    const lines = (await screen.findAllByRole('link')).map(({ textContent }) => textContent)
    expect(lines).toEqual(['Ada Lovelace, Mail: This field is required.', 'Person 2, Mail: This field is required.'])
  })
})

describe('what a reload has added', () => {
  it('is counted as a person sees it appear: groups as one, hidden fields as none', async () => {
    const { answer, reload } = open({ schema: schemaOf([text('First')]) })
    await reload()
    const address = { id: 'Address', type: 'object', label: 'Address', fields: [text('Street'), text('City')] }
    const rows = { id: 'Rows', type: 'array', label: 'Rows', items: { type: 'object', fields: [text('A'), text('B')] } }
    const hidden = text('Token', { ui_options: { ui_widget: 'hidden' } })
    await answer(schemaOf([text('First'), address, rows, hidden]))
    await waitFor(() => expect(said()).toBe('2 fields added'))
  })

  it('is nothing where nobody sees any of it', async () => {
    const { answer, reload } = open({ schema: schemaOf([text('First')]) })
    await reload()
    await answer(schemaOf([text('First'), text('Token', { ui_options: { ui_widget: 'hidden' } })]))
    expect(said()).toBe('')
  })
})

describe('a failure', () => {
  const failing = (body: object, status: number) =>
    createClient({ baseUrl: 'https://modules.example/crm', retries: 0, fetch: async () => Response.json(body, { status }) })

  /** What "Details" shows where the module answers this. */
  const detailsOf = async (answer: Response) => {
    const client = createClient({ baseUrl: 'https://modules.example/crm', wire: 'plain', retries: 0, fetch: async () => answer })
    render(<ModuleForm client={client} clock={createManualClock()} />)
    return (await screen.findByText(/^POST|\nPOST/, { normalizer: (shown) => shown })).textContent
  }

  it("says the module's own words first, and folds address and status", async () => {
    render(<ModuleForm client={failing({ error: 'The CRM is asleep.' }, 500)} clock={createManualClock()} />)
    const words = await screen.findByText("The CRM is asleep. Couldn't load the form.")
    const details = screen.getByText('POST https://modules.example/crm/schema 500').closest('details')
    expect(details?.open).toBe(false)
    expect(words.contains(details)).toBe(false)
    await userEvent.click(screen.getByText('Details'))
    expect(details?.open).toBe(true)
  })

  it('of the headers is a sign-in that failed for who fills in the form, and names the prop only in the details', async () => {
    const headers = () => Promise.reject(new Error('The token has expired.'))
    const client = createClient({ baseUrl: 'https://modules.example/crm', headers, fetch: async () => Response.json({}) })
    render(<ModuleForm client={client} clock={createManualClock()} />)
    await screen.findByText("Could not sign in to the module. Couldn't load the form.")
    const named = screen.getAllByText(/`headers`/)
    expect(named.map((element) => element.closest('details') !== null)).toEqual([true])
  })

  it('gives who fills in the form no advice for developers', async () => {
    render(<ModuleForm client={failing({}, 200)} clock={createManualClock()} />)
    await screen.findByText(/cannot read/)
    expect(document.body.textContent).not.toContain('wire')
  })

  it.each<[string, string, string]>([
    ['that ends in the middle', '{\n  "fields": [\n  ]\n', 'the text "{ "fields": [ ]" instead of JSON.'],
    [
      'of a program that failed',
      'Traceback:\n  File "app.py", line 3.\nKeyError: 1',
      'the text "Traceback: File "app.py", line 3. KeyError: 1" instead of JSON.',
    ],
  ])('says in its details which answer came, in one line: one %s', async (_what, body, words) => {
    const details = await detailsOf(new Response(body))
    expect(details.split('\n')).toEqual([
      `The module at modules.example/crm answered 200 with ${words}`,
      'POST https://modules.example/crm/schema 200',
    ])
  })

  it('says in its details that a web page came with the status, where the module has no words of its own', async () => {
    const page = () => new Response('<!doctype html><title>Bad</title>', { status: 502, statusText: 'Bad Gateway' })
    expect((await detailsOf(page())).split('\n')).toEqual([
      'The module at modules.example/crm answered 502 with a web page instead of JSON.',
      'POST https://modules.example/crm/schema 502',
    ])
  })

  it.each([
    ['40', ['The module asks to wait 40 s.']],
    ['3600', ['The module asks to wait 3,600 s.']],
    ['0', []],
  ])('says in its details how long the module asks to wait: Retry-After %s', async (seconds, said) => {
    const later = Response.json({ error: 'Too many requests.' }, { status: 429, headers: { 'retry-after': seconds } })
    expect((await detailsOf(later)).split('\n')).toEqual([...said, 'POST https://modules.example/crm/schema 429'])
  })

  it('can be read, and tried again, where what shows it cannot be loaded', async () => {
    const { use, load } = lateNotices
    const missing = vi.spyOn(lateNotices, 'load').mockRejectedValue(new Error('offline'))
    const unloaded = vi.spyOn(lateNotices, 'use').mockReturnValue(undefined)
    const { module, advance } = open()
    await advance(0)
    await act(() => module.fail(0, new Error('The module is asleep.')))
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('The module is asleep.')
    await userEvent.click(within(alert).getByRole('button', { name: 'Retry' }))
    await advance(0)
    expect(module.requests).toHaveLength(2)
    missing.mockRestore()
    unloaded.mockRestore()
    expect([lateNotices.use, lateNotices.load]).toEqual([use, load])
  })
})
