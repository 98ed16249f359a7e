import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ModuleForm, type FormValues, type ModuleFormHandle } from 'moduleform'
import { createFixtureClient } from 'moduleform/client'
import { createRef } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createEventLog, type EventLog } from '../../playground/src/events/createEventLog.ts'
import { EventsPane } from '../../playground/src/events/EventsPane.tsx'
import { createRequestLog } from '../../playground/src/requests/createRequestLog.ts'
import { buildSession } from '../../playground/src/session/buildSession.ts'
import { recordedSchema } from '../../playground/src/session/recordedSchema.ts'
import { leaveOutSecrets, readState, secretsOf, startProps } from '../../playground/src/session/savedState.ts'
import { readTyped, storeTyped } from '../../playground/src/session/typedStorage.ts'
import { readSettings } from '../../playground/src/settings/readSettings.ts'
import { SubmitPane } from '../../playground/src/submit/SubmitPane.tsx'
import { readSession } from '../../src/cli/playground/session/readSession.ts'
import { openEventLog } from './openEventLog.ts'

afterEach(() => {
  cleanup()
  sessionStorage.clear()
})

const noSecrets = { ids: new Set<string>(), texts: [] }
const country = { id: 'country', type: 'string', label: 'Country', on_action: { load_schema: true } }
const token = { id: 'token', type: 'string', label: 'Token', ui_options: { ui_widget: 'password' }, default: 's3cret-default' }
const note = { id: 'note', type: 'string', label: 'Note' }
const city = { id: 'city', type: 'string', label: 'City' }
const count = { id: 'count', type: 'integer', label: 'Count' }
const connection = { id: 'account', type: 'connection', label: 'Account' }

/** Has a field for the city only in Germany, and repeats what it received. */
async function answer(request: Request): Promise<Response> {
  const body = await request.text()
  const { form_data: data = {} } = JSON.parse(body) as { readonly form_data?: FormValues }
  const seen = { ...note, description: `Seen: ${String(data['token'])}, ${request.headers.get('authorization')}` }
  return Response.json({
    metadata: { workflows_module_schema_version: '1.0.0' },
    fields: [country, token, count, connection, ...(data['country'] === 'Germany' ? [seen, city] : [seen])],
  })
}

/** Answers a change of the country with the city alone, to be merged into the form. */
async function answerInPart(request: Request): Promise<Response> {
  const { form_data: data = {} } = JSON.parse(await request.text()) as { readonly form_data?: FormValues }
  return Response.json({ fields: data['country'] === 'Germany' ? [city] : [country, note] })
}

const account = { id: 'a1', label: 'Main', app_type: 'crm', connection_management_type: 'custom', api_key: 's3cret-connection' }

async function openForm(start: object = {}, module = answer) {
  const form = createRef<ModuleFormHandle>()
  const log = createRequestLog()
  let time = 0
  const events = createEventLog({ now: () => (time += 5000) })
  events.watch(() => form.current)
  render(
    <ModuleForm
      ref={form}
      baseUrl="http://module.test/crm?key=s3cret-query"
      wire="plain"
      fetch={log.keepSent(module)}
      headers={{ authorization: 'Bearer s3cret-header' }}
      schemaMerge="replace"
      commitDelay={0}
      onRequest={log.observe}
      onChange={(formData, { reason, paths }) => events.noteChange(formData, reason, paths)}
      onReload={events.noteReload}
      {...start}
    />,
  )
  await screen.findByLabelText('Country')
  const handle = form.current
  if (handle === null) throw new Error('The form has no handle.')
  const build = () =>
    buildSession({
      form: handle,
      settings: readSettings('?module=http://module.test/crm?key=s3cret-query'),
      requests: log.getRequests(),
      events: events.getEvents(),
      secrets: { ...noSecrets, texts: log.getSecretTexts() },
    })
  return { form: handle, ref: form, log, events, build }
}

async function fillIn() {
  const opened = await openForm({ initialValues: { account, gone: 'kept' } })
  const user = userEvent.setup()
  await user.click(screen.getByLabelText('Country'))
  await user.paste('Germany')
  await user.tab()
  await user.type(await screen.findByLabelText('City'), 'Bonn')
  await user.type(screen.getByLabelText('Token'), '-typed')
  await user.click(screen.getByLabelText('Note'))
  await user.paste('see s3cret-default-typed')
  await user.type(screen.getByLabelText('Count'), 'many')
  await user.tab()
  await waitFor(() => expect(opened.log.getRequests().every(({ outcome }) => outcome !== 'pending')).toBe(true))
  return opened
}

describe('A session', () => {
  it('holds no secret, wherever one was planted: password, its default, header, query, connection, repeated texts', async () => {
    const { build } = await fillIn()
    const text = JSON.stringify(build())
    expect(text).toContain('Bonn')
    expect(text).not.toContain('s3cret')
    // A mask would be entered as the value when the session is opened.
    expect(text).not.toContain('"default"')
    expect(readSession(text)).toMatchObject({ session: { module: 'http://module.test/crm' } })
  })

  it('replays to the same state, without its module', async () => {
    const { form, build } = await fillIn()
    const text = JSON.stringify(build())
    const before = leaveOutSecrets(readState(form), secretsOf(form, noSecrets))
    cleanup()
    const reading = readSession(text)
    if ('problem' in reading) throw new Error(reading.problem)
    const replayed = createRef<ModuleFormHandle>()
    render(
      <ModuleForm
        ref={replayed}
        client={createFixtureClient(reading.session)}
        schemaMerge="replace"
        {...startProps(reading.session.state)}
      />,
    )
    await screen.findByLabelText('City')
    expect(screen.getByLabelText<HTMLInputElement>('Count').value).toBe('many')
    const after = replayed.current && leaveOutSecrets(readState(replayed.current), secretsOf(replayed.current, noSecrets))
    expect(after).toEqual(before)
    expect(after).toMatchObject({ values: { country: 'Germany', city: 'Bonn' }, schemaData: { country: 'Germany' } })
    expect(after?.setAside).toContainEqual(expect.objectContaining({ path: ['gone'], value: 'kept' }))
  })

  it('replays to the form it shows where the last answer was for some fields alone', async () => {
    const { build } = await openForm({ schemaMerge: 'merge' }, answerInPart)
    await userEvent.type(screen.getByLabelText('Country'), 'Germany')
    await userEvent.tab()
    await userEvent.type(await screen.findByLabelText('City'), 'Bonn')
    const session = build()
    cleanup()
    const schema = recordedSchema(session)
    render(
      <ModuleForm client={createFixtureClient(session)} {...(schema === undefined ? {} : { schema })} {...startProps(session.state)} />,
    )
    expect((await screen.findByLabelText<HTMLInputElement>('City')).value).toBe('Bonn')
    expect(screen.getByLabelText<HTMLInputElement>('Country').value).toBe('Germany')
    expect(screen.getByLabelText('Note')).toBeDefined()
  })

  it('replays its first load where its answers are whole', async () => {
    const { build } = await fillIn()
    const session = build()
    expect(recordedSchema(session)).toBeUndefined()
    expect(recordedSchema({ ...session, exchanges: [] })).toBe(session.schema)
  })
})

describe('What is kept over a reload of the page', () => {
  it('is what was typed without secrets, and forgotten on demand', async () => {
    const { form } = await fillIn()
    storeTyped('crm', leaveOutSecrets(readState(form), secretsOf(form, noSecrets)))
    expect(JSON.stringify(Object.entries(sessionStorage))).not.toContain('s3cret')
    const typed = readTyped('crm')
    expect(typed).toMatchObject({ values: { country: 'Germany', city: 'Bonn' } })
    expect(typed?.values).not.toHaveProperty('token')
    expect(typed?.setAside.map(({ path, text }) => [path[0], text])).toContainEqual(['count', 'many'])
    storeTyped('crm', undefined)
    expect(readTyped('crm')).toBeUndefined()
  })

  it('is nothing where somebody else has written there', () => {
    sessionStorage.setItem('moduleform-typed crm', '{"values":[]}')
    expect(readTyped('crm')).toBeUndefined()
    sessionStorage.setItem('moduleform-typed crm', '{')
    expect(readTyped('crm')).toBeUndefined()
  })
})

function Events({ events }: { readonly events: EventLog }) {
  return <EventsPane events={events} secrets={{ ids: new Set(['token']), texts: ['s3cret-typed'] }} onRestore={() => {}} />
}

describe('Events', () => {
  it('tell what changed from what to what, by whom, and what a reload did', async () => {
    const { events, form } = await fillIn()
    const told = events.getEvents()
    expect(told.map(({ title }) => title)).toEqual(
      expect.arrayContaining(['Edited: country', 'A new schema is in force', 'Edited: city']) as unknown,
    )
    expect(told.flatMap(({ lines }) => lines)).toEqual(expect.arrayContaining(['Added: city']) as unknown)
    act(() => form.setValue(['note'], 'from the host'))
    act(() => form.undo())
    await waitFor(() => expect(events.getEvents().at(-1)?.kind).toMatch(/^(set|undo)$/))
  })

  it('tell undo and redo from other edits', () => {
    let canRedo = false
    const events = openEventLog({
      get canRedo() {
        return canRedo
      },
    })
    const change = (value: string, isUndone: boolean) => {
      canRedo = isUndone
      events.noteChange({ note: value }, 'edit', [['note']])
    }
    change('a', false)
    change('ab', false)
    change('', true)
    change('ab', false)
    change('abc', false)
    expect(events.getEvents().map(({ kind, changes }) => [kind, changes[0]?.before, changes[0]?.after])).toEqual([
      ['edit', undefined, 'ab'],
      ['undo', 'ab', ''],
      ['redo', '', 'ab'],
      ['edit', 'ab', 'abc'],
    ])
  })

  it('are shown with the time of the day where the user is, and from 0 where they were recorded', () => {
    const day = new Date(2027, 1, 3, 14, 5, 6).getTime()
    // As far from UTC as no zone of the browser, which may be UTC itself.
    vi.spyOn(Date.prototype, 'toLocaleTimeString').mockImplementation(function (this: Date) {
      return this.getTime() === day ? '14:05:06' : 'another'
    })
    let time = 61_000
    const events = createEventLog({ now: () => time })
    events.note('answer', 'Recorded')
    time = day
    events.note('answer', 'Now')
    render(<Events events={events} />)
    expect(screen.getAllByRole('button').map((row) => row.textContent)).toEqual(['14:05:06Now', '00:01:01Recorded'])
    vi.restoreAllMocks()
  })

  it('are shown newest first, with secrets masked', async () => {
    const events = createEventLog({ now: () => 0 })
    events.noteChange({ token: 's3cret-typed' }, 'edit', [['token']])
    events.note('answer', 'The module said s3cret-typed')
    render(<Events events={events} />)
    const rows = screen.getAllByRole('button')
    expect(rows.map((row) => row.textContent)).toEqual(['00:00:00The module said •••', '00:00:00Edited: token'])
    await userEvent.click(rows[1] ?? document.body)
    expect(screen.getByText('token: empty → •••')).toBeTruthy()
  })
})

describe('The submit payload', () => {
  it('names what is submitted, set aside and unread, without a submit and with secrets masked', async () => {
    const { ref } = await fillIn()
    render(<SubmitPane form={ref} current={{ formData: {}, isValid: false }} secrets={{ ids: new Set(['token']), texts: [] }} />)
    expect(screen.getByRole('tree', { name: 'Submitted values' }).textContent).toContain('city: "Bonn"')
    expect(screen.getByText('gone: "kept"')).toBeTruthy()
    expect(screen.getByText('count: many')).toBeTruthy()
    expect(screen.getByText(/^Has errors or unread text/)).toBeTruthy()
    expect(screen.getByRole('tree', { name: 'Submitted values' }).textContent).toContain('token: "•••"')
  })

  it('masks secrets among what is hidden', async () => {
    const form = createRef<ModuleFormHandle>()
    const hides = { if: { and: [{ id: 'country', operator: 'equal', value: 'Germany' }] } }
    const hidden = { id: 'token', apply_as: 'merge', ui_options: { ui_widget: 'hidden' } }
    const schema = { fields: [{ ...country, rules: [{ ...hides, then: { fields: [hidden] } }] }, token] }
    render(<ModuleForm ref={form} schema={schema} initialValues={{ country: 'Germany' }} />)
    await screen.findByLabelText('Country')
    const { container } = render(
      <SubmitPane form={form} current={{ formData: {}, isValid: true }} secrets={{ ids: new Set(['token']), texts: [] }} />,
    )
    expect(within(container).getByRole('tree', { name: 'Hidden values' }).textContent).toContain('token: "•••"')
    expect(container.textContent).not.toContain('s3cret')
  })
})
