import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ModuleForm, type ModuleFormProps, type Problem } from 'moduleform'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { schemaOf } from '../support/createTestForm.ts'
import { expectSilentConsole } from '../support/silentConsole.ts'

const written = expectSilentConsole()
afterEach(() => {
  cleanup()
  vi.unstubAllEnvs()
})

const content = { type: ['custom'], content_objects: [{ id: 'cities' }] }
const schema = schemaOf([
  { id: 'name', type: 'string', label: 'Name', on_action: { load_schema: true } },
  { id: 'nick', type: 'string', label: 'Nick' },
  { id: 'must', type: 'string', label: 'Must', default: 'x', validation: { required: true } },
  { id: 'city', type: 'string', label: 'City', content },
  { id: 'crm', type: 'connection', label: 'CRM', allowed_app_types: ['crm_a'], allowed_connection_management_types: ['managed'] },
  { id: 'code', type: 'string', label: 'Code', ui_options: { ui_widget: 'CodeblockWidget' } },
])

const throws = () => {
  throw new Error('host is broken')
}
const rejects = () => Promise.reject(new Error('host is broken'))

/** For loading the code that reports problems. */

/** A host with one failing callback, and what is needed for it to be called. */
type FailingHost = readonly [callback: string, props: (fail: () => never) => Partial<ModuleFormProps>]

const hosts: readonly FailingHost[] = [
  ['onChange', (fail) => ({ onChange: fail })],
  ['onReload', (fail) => ({ onReload: fail })],
  ['onRequest', (fail) => ({ onRequest: fail })],
  ['contentLoaders', (fail) => ({ contentLoaders: { cities: fail } })],
  ['connections', (fail) => ({ connections: fail })],
  ['schemaMerge', (fail) => ({ schemaMerge: fail })],
  ['storage', (fail) => ({ storage: { get: fail, set: fail }, schema: undefined })],
  ['headers', (fail) => ({ headers: fail })],
  ['moduleCredentials', (fail) => ({ moduleCredentials: fail, wire: 'data' })],
  ['onCreateConnection', (fail) => ({ onCreateConnection: fail, connections: [] })],
]

const answer = async () => Response.json({ ...schema, content_objects: [] })

const typeAndSubmit = async () => {
  await userEvent.type(await screen.findByLabelText('Name'), 'Ada')
  await userEvent.tab()
  await userEvent.type(screen.getByLabelText('Nick'), 'A')
  // A schema that cannot be loaded stops the first submit; the second one uses the current schema.
  for (let tries = 0; tries < 2; tries += 1) await userEvent.click(await screen.findByRole('button', { name: 'Submit' }))
}

const failuresAmong = (calls: readonly (readonly [readonly Problem[]])[]) =>
  (calls.at(-1)?.[0] ?? []).filter(({ code }) => code === 'host/callback-failed').map(({ args }) => args)

describe.each([
  ['throws', throws],
  ['rejects', rejects as () => never],
])('a callback that %s', (_, fail) => {
  it.each(hosts)('as %s is reported once, and the form is submitted', async (callback, propsOf) => {
    const onSubmit = vi.fn()
    const onProblems = vi.fn<(problems: readonly Problem[]) => void>()
    const props: ModuleFormProps = { schema, baseUrl: 'http://module.test', fetch: answer, retries: 0, ...propsOf(fail) }
    render(<ModuleForm {...props} onSubmit={onSubmit} onProblems={onProblems} />)
    if (callback === 'onCreateConnection') {
      await userEvent.click(screen.getByRole('combobox', { name: 'CRM' }))
      await userEvent.click(await screen.findByRole('button', { name: /new connection/i, hidden: true }))
    }
    await typeAndSubmit()
    await vi.waitFor(() => expect(onSubmit).toHaveBeenCalled())
    expect(onSubmit.mock.calls[0]?.[0]).toMatchObject({ name: 'Ada', nick: 'A' })
    await vi.waitFor(() => expect(failuresAmong(onProblems.mock.calls)).toEqual([{ callback, reason: 'host is broken' }]))
    expect(written.error().mock.calls.map(([sentence]) => String(sentence))).toEqual([
      expect.stringContaining(`"${callback}" of the host failed`),
    ])
    written.error().mockClear()
  })

  it('as onProblems is for the console alone', async () => {
    const onSubmit = vi.fn()
    render(<ModuleForm schema={schema} onSubmit={onSubmit} onProblems={fail} />)
    await typeAndSubmit()
    expect(onSubmit).toHaveBeenCalled()
    await vi.waitFor(() => expect(String(written.error().mock.calls[0]?.[0])).toContain('`onProblems` failed'))
    written.error().mockClear()
  })

  it('as onSubmit shows its message, and the next submit goes through', async () => {
    const onSubmit = vi.fn().mockImplementationOnce(fail)
    render(<ModuleForm schema={schema} onSubmit={onSubmit} />)
    await userEvent.click(await screen.findByRole('button', { name: 'Submit' }))
    expect(await screen.findByText(/host is broken/)).toBeDefined()
    await userEvent.click(await screen.findByRole('button', { name: 'Submit' }))
    expect(onSubmit).toHaveBeenCalledTimes(2)
    written.error().mockClear()
  })
})

it('a text that throws gives way to the default one', async () => {
  render(<ModuleForm schema={schema} messages={{ required: throws, errorCount: throws }} onSubmit={() => {}} />)
  await userEvent.clear(await screen.findByLabelText('Must'))
  await userEvent.click(await screen.findByRole('button', { name: 'Submit' }))
  expect(await screen.findByRole('heading', { name: 'Fix 1 field to continue' })).toBeDefined()
  expect(screen.getByRole('link', { name: 'Must: This field is required.' })).toBeDefined()
  await vi.waitFor(() => expect(written.error().mock.calls).toHaveLength(1))
  written.error().mockClear()
})

it('a text function that returns nothing gives way to the default text', async () => {
  // As JavaScript, or a lookup of a missing translation, would return it.
  const nothing = (() => undefined) as unknown as () => string
  render(<ModuleForm schema={schema} messages={{ required: nothing }} onSubmit={() => {}} />)
  await userEvent.clear(await screen.findByLabelText('Must'))
  await userEvent.click(await screen.findByRole('button', { name: 'Submit' }))
  expect(await screen.findByRole('link', { name: 'Must: This field is required.' })).toBeDefined()
})

it('says nothing in the console of a build for production', async () => {
  vi.stubEnv('NODE_ENV', 'production')
  render(<ModuleForm schema={schema} onChange={throws} />)
  await userEvent.type(await screen.findByLabelText('Nick'), 'A')
  await act(() => userEvent.tab())
  expect(written.error()).not.toHaveBeenCalled()
})
