import { createModule, type ModuleContext } from 'moduleform/module'
import { describe, expect, it } from 'vitest'
import type { CheckOptions } from '../../../src/cli/check/checkOptions.ts'
import { checkHandler, recordHandler } from './checkHandler.ts'
import { goodModule, type Handler } from './goodModule.ts'

const metadata = { workflows_module_schema_version: '1.0.0' }
const text = (id: string, rest: object = {}) => ({ id, type: 'string', label: id, ...rest })
const list = (...values: string[]) => ({ values: values.map((value) => ({ value, label: value.toUpperCase() })) })
const loaded = (name: string, ...dependencies: string[]) => ({
  choices: { values: [] },
  content: {
    type: ['managed'],
    content_objects: [{ id: name, content_object_depends_on_fields: dependencies.map((id) => ({ id })) }],
  },
})
const loadsSchema = { on_action: { load_schema: true } }

type Context = ModuleContext<Readonly<Record<string, unknown>>>
type Field = ReturnType<typeof text>

/** A module with a constant form, and the names of its requests in reports. */
async function subjectsOf(
  fields: readonly Field[],
  content: Readonly<Record<string, (context: Context) => { value: string; label: string }[]>> = {},
  options: Partial<CheckOptions> = {},
) {
  const { fetch } = createModule({ schema: () => ({ metadata, fields }), content })
  const report = await checkHandler(fetch, { origin: undefined, ...options })
  const { recording } = await recordHandler(fetch, { origin: undefined, ...options })
  const exchanges = recording?.exchanges ?? []
  return { report, exchanges, subjects: exchanges.map(({ purpose }) => purpose.subject) }
}

/** The form data of the request with a subject. */
const formDataOf = ({ exchanges }: Awaited<ReturnType<typeof subjectsOf>>, subject: string): unknown =>
  (JSON.parse(exchanges.find(({ purpose }) => purpose.subject === subject)?.call.body ?? '{}') as { form_data?: unknown }).form_data

describe('moduleform check sets', () => {
  it('fields in groups and in rows, booleans and multi-selects', async () => {
    const sent = await subjectsOf([
      { id: 'group', type: 'object', label: 'Group', fields: [text('size', { choices: list('s'), ...loadsSchema })] } as Field,
      {
        id: 'rows',
        type: 'array',
        label: 'Rows',
        items: { type: 'object', fields: [text('kind', { choices: list('k'), ...loadsSchema })] },
      } as Field,
      { id: 'urgent', type: 'boolean', label: 'Urgent', ...loadsSchema } as Field,
      { id: 'topics', type: 'array', label: 'Topics', items: { type: 'string' }, choices: list('news'), ...loadsSchema } as Field,
    ])
    expect(formDataOf(sent, 'the schema with "group.size" set to "S"')).toEqual({ group: { size: 's' } })
    expect(formDataOf(sent, 'the schema with "rows.items.kind" set to "K"')).toEqual({ rows: [{ kind: 'k' }] })
    expect(formDataOf(sent, 'the schema with "urgent" set to "false"')).toEqual({ urgent: false })
    expect(formDataOf(sent, 'the schema with "topics" set to "NEWS"')).toEqual({ topics: ['news'] })
  })

  it('what only content depends on, to see the options that follow', async () => {
    const sent = await subjectsOf([text('table', loaded('tables')), text('column', loaded('columns', 'table'))], {
      tables: () => list('orders').values,
      columns: ({ formData }) => (formData['table'] === 'orders' ? list('id', 'date').values : []),
    })
    expect(sent.subjects).toContain('content object "columns" alone, with "table" set to "ORDERS"')
    expect(sent.subjects).toContain('content object "columns" with "table" empty, with "table" set to "ORDERS"')
    expect(sent.report.findings.map(({ code }) => code)).toEqual(['schema/lint'])
  })

  it('the first row, and the rows around it, over the data for content that depends on a field of the row', async () => {
    const place = {
      id: 'places',
      type: 'array',
      label: 'Places',
      default: [{}],
      items: {
        type: 'object',
        fields: [text('country', { choices: list('CA', 'MX'), ...loadsSchema }), text('state', loaded('states', 'country'))],
      },
    }
    const trip = {
      id: 'trips',
      type: 'array',
      label: 'Trips',
      default: [{ name: 'a' }],
      items: { type: 'object', fields: [text('name'), place] },
    }
    const sent = await subjectsOf([trip as unknown as Field, text('kind', loaded('kinds'))], {
      states: ({ formData }) => (formData['country'] === 'CA' ? list('ON').values : []),
      kinds: () => list('k').values,
    })
    const trips = [{ name: 'a', places: [{ country: 'CA' }] }]
    const laid = { trips, name: 'a', places: [{ country: 'CA' }], country: 'CA' }
    const made = 'with "trips.items.places.items.country" set to "CA"'
    expect(formDataOf(sent, `all content objects, ${made}`)).toEqual({ trips })
    expect(formDataOf(sent, `the content objects of a row of "trips.items.places.items", ${made}`)).toEqual(laid)
    expect(formDataOf(sent, `content object "states" alone, ${made}`)).toEqual(laid)
    expect(sent.report.findings).toEqual([])
  })

  it('the connection that fits, before anything is loaded', async () => {
    const connection = (id: string, app_type: string) => ({ id, label: id, app_type, connection_management_type: 'managed' })
    const field = {
      id: 'store',
      type: 'connection',
      label: 'Store',
      allowed_app_types: ['sql_a'],
      allowed_connection_management_types: ['managed'],
    }
    const sent = await subjectsOf(
      [field as unknown as Field, text('table', loaded('tables'))],
      {
        tables: ({ formData }) => {
          if (formData['store'] === undefined) throw new Error('Choose a store first.')
          return list('orders').values
        },
      },
      { connections: [connection('wrong', 'crm_a'), connection('right', 'sql_a')] },
    )
    expect(formDataOf(sent, 'all content objects, with "store" set to "right"')).toEqual({ store: connection('right', 'sql_a') })
    expect(sent.report.findings.map(({ code }) => code)).toEqual(['form-data/empty'])
  })

  it('what has nothing to choose to one value of its type, format and limits, after all choices', async () => {
    const sent = await subjectsOf([
      text('kind', { choices: list('a', 'b'), ...loadsSchema }),
      text('title', { validation: { min_length: 8, max_length: 10 }, ...loadsSchema }),
      text('home', { format: 'uri', ...loadsSchema }),
      text('start', { format: 'date', default: '2026-01-31', ...loadsSchema }),
      { id: 'copies', type: 'integer', label: 'Copies', validation: { minimum: 5, maximum: 9 }, ...loadsSchema } as Field,
    ])
    const guesses = sent.subjects.filter((subject) => /^the schema with "(?!kind)/.test(subject))
    expect([...guesses].sort()).toEqual([
      'the schema with "copies" set to "5"',
      'the schema with "home" set to "https://sample.invalid/"',
      'the schema with "start" set to "2026-02-01"',
      'the schema with "title" set to "samplesamp"',
    ])
    expect(formDataOf(sent, 'the schema with "copies" set to "5"')).toEqual({ start: '2026-01-31', copies: 5 })
    const lastChoice = sent.subjects.indexOf('the schema with "kind" set to "B"')
    expect(Math.min(...guesses.map((subject) => sent.subjects.indexOf(subject)))).toBeGreaterThan(lastChoice)
    expect(sent.report).toMatchObject({ findings: [{ code: 'reload/no-effect' }], notReached: [] })
  })

  it('what comes of a value that is made up', async () => {
    const kind = text('kind', { choices: list('a'), ...loadsSchema })
    const { fetch } = createModule({
      schema: ({ formData }) => ({ metadata, fields: [text('name', loadsSchema), ...(formData['name'] ? [kind] : [])] }),
    })
    const { recording } = await recordHandler(fetch, { origin: undefined })
    const last = recording?.exchanges.filter(({ purpose }) => purpose.subject === 'the schema with "kind" set to "A"').at(-1)
    expect(JSON.parse(last?.call.body ?? '{}')).toMatchObject({ form_data: { name: 'sample', kind: 'a' } })
  })

  it('nothing made up where that would be pure chance, and says so', async () => {
    const { report } = await subjectsOf([
      text('code', { validation: { pattern: '^[A-Z]{3}$' }, ...loadsSchema }),
      text('key', { ui_options: { ui_widget: 'password' }, ...loadsSchema }),
    ])
    expect(report.notReached.map(({ what }) => what)).toEqual(['"code", which was not set', '"key", which was not set'])
  })

  it.each([
    [403, []],
    [500, ['answer/status']],
  ])('what a module may refuse, but not break over: %d', async (status, found) => {
    const { fetch } = createModule({ schema: () => ({ metadata, fields: [text('name', loadsSchema)] }) })
    const refusing: Handler = async (request) => {
      const body = await request.clone().text()
      const isGuess = body.includes('"form_data":{"name":"sample"}') && body.includes('"fields":[{')
      return isGuess ? Response.json({ error: 'There is no such name.' }, { status }) : fetch(request)
    }
    const { findings } = await checkHandler(refusing, { origin: undefined, format: 'plain' })
    expect(findings.map(({ code }) => code).filter((code) => code === 'answer/status')).toEqual(found)
  })

  it.each([
    ['a pattern allows it', { validation: { pattern: '.*' } }],
    ['the options are suggestions', { ui_options: { ui_widget: 'input' } }],
  ])('nothing where typed text may be anything, because %s: no selection in it is unknown', async (_why, allowing) => {
    const sent = await subjectsOf(
      [text('table', { ...loaded('tables'), ...allowing, ...loadsSchema }), text('column', loaded('columns', 'table'))],
      { tables: () => list('orders').values, columns: ({ formData }) => (formData['table'] ? list('id').values : []) },
    )
    expect(sent.subjects.filter((subject) => subject.includes('unknown selection'))).toEqual([])
    expect(sent.report.findings).toEqual([])
  })
})

/** Answers in the plain format, whatever the format of the request. */
const deaf: Handler = async (request) => {
  const body = (await request
    .clone()
    .json()
    .catch(() => ({}))) as { data?: unknown; form_data?: unknown } | null
  return body?.data === undefined || body.form_data !== undefined
    ? goodModule(request)
    : goodModule(new Request(request, { method: 'POST', body: '{"form_data": {"country": {"id": "MX"}}}' }))
}

describe('moduleform check', () => {
  it('takes an answer that says what changes alone for what it makes of the form', async () => {
    const fields = [text('kind', { choices: list('a', 'b'), ...loadsSchema }), text('note')]
    const { fetch } = createModule({
      schema: ({ formData }) =>
        // `as`: the answer to a change contains only the id and a label of the field.
        formData['kind'] === 'a' ? ({ metadata, fields: [{ id: 'note', label: 'Note for A' }] } as never) : { metadata, fields },
    })
    expect((await checkHandler(fetch, { origin: undefined })).findings).toEqual([])
  })

  it('takes no plain answer for a second format', async () => {
    expect((await checkHandler(deaf)).findings).toEqual([])
  })

  it('keeps to the format it is told', async () => {
    const { recording } = await recordHandler(goodModule, { format: 'data' })
    const wellFormed = recording?.exchanges.filter(({ purpose }) => purpose.kind !== 'malformed' && purpose.kind !== 'preflight') ?? []
    expect(recording?.format).toBe('data')
    expect(wellFormed.filter(({ call }) => !call.body?.startsWith('{"data":'))).toEqual([])
    expect((await checkHandler(goodModule, { format: 'data' })).findings).toEqual([])
  })
})
