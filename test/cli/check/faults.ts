import type { CheckOptions } from '../../../src/cli/check/checkOptions.ts'
import { changedChoices, changedRecords, changedSchema, countryOf, type Fault, instead, type SentSchema } from './inject.ts'

interface FaultRow {
  readonly fault: Fault
  /** The codes of all findings. */
  readonly codes: readonly string[]
  readonly options?: Partial<CheckOptions>
}

const mexico = (answer: (request: Request) => Response | Promise<Response>): Fault =>
  instead((asked) => (asked.endpoint === 'schema' && countryOf(asked) === 'MX' ? answer(asked.request) : undefined))

const failure = (status: number, error: string, headers?: HeadersInit) =>
  Response.json({ error }, { status, ...(headers === undefined ? {} : { headers }) })
const withoutCors =
  (isMeant: (response: Response) => boolean): Fault =>
  (good) =>
  async (request) => {
    const response = await good(request)
    if (request.method === 'POST' && isMeant(response)) response.headers.delete('access-control-allow-origin')
    return response
  }

/** A module that counts requests of one kind. */
const counting = (create: (next: () => number) => Fault): Fault => {
  let count = 0
  return create(() => (count += 1))
}

/** A module that keeps state between requests. */
const remembering = (create: (remember: (isNow: boolean) => boolean) => Fault): Fault => {
  let isKept = false
  return create((isNow) => (isKept ||= isNow))
}

/** Faults of whole answers. */
const answerFaults: Readonly<Record<string, FaultRow>> = {
  'breaks the connection off': {
    fault: mexico(() => new Response(new ReadableStream({ start: (stream) => stream.error(new Error('cut')) }))),
    codes: ['answer/network'],
  },
  'never answers': {
    fault: mexico(
      (request) => new Promise((resolve) => request.signal.addEventListener('abort', () => resolve(new Response()), { once: true })),
    ),
    codes: ['answer/timeout'],
    // Long enough for all other answers on a busy machine.
    options: { timeout: 3_000 },
  },
  redirects: {
    fault: mexico(() => new Response(null, { status: 307, headers: { location: 'http://127.0.0.2/schema' } })),
    codes: ['answer/redirect'],
  },
  'fails for one choice': { fault: mexico(() => failure(500, 'No forms for Mexico.')), codes: ['answer/status'] },
  'refuses one choice, and says why': { fault: mexico(() => failure(403, 'No forms for Mexico.')), codes: ['answer/refused'] },
  'calls its JSON text': {
    fault: (good) => async (request) => {
      const response = await good(request)
      if (request.method === 'POST') response.headers.set('content-type', 'text/plain')
      return response
    },
    codes: ['answer/content-type'],
  },
  'ends its JSON in the middle': { fault: mexico(() => new Response('{"metadata": {')), codes: ['answer/not-json'] },
  'answers a page': {
    fault: mexico(() => new Response('<!doctype html><title>Sign in</title>', { headers: { 'content-type': 'text/html' } })),
    codes: ['answer/not-json'],
  },
  'answers a failure with 200': { fault: mexico(() => Response.json({ error: 'No forms for Mexico.' })), codes: ['answer/unusable'] },
  'answers an empty object': { fault: mexico(() => Response.json({})), codes: ['answer/unusable'] },
  'answers without end': { fault: mexico(() => new Response('x'.repeat(5_300_000))), codes: ['answer/too-large', 'answer/size'] },
  'answers more than the budget': {
    fault: changedChoices('countries', (data) => data.map((choice) => ({ ...choice, label: choice.label.padEnd(200_000) }))),
    codes: ['answer/size'],
  },
  'refuses preflights': {
    fault: instead(({ request }) => (request.method === 'OPTIONS' ? failure(405, 'POST alone.') : undefined)),
    codes: ['cors/preflight'],
  },
  'allows no headers': {
    fault: (good) => async (request) => {
      const response = await good(request)
      response.headers.delete('access-control-allow-headers')
      return response
    },
    codes: ['cors/preflight'],
  },
  'lets no page read its answers': { fault: withoutCors(({ ok }) => ok), codes: ['cors/answer'] },
  'lets no page read its failures': { fault: withoutCors(({ ok }) => !ok), codes: ['cors/error'] },
}

/** Faults of schemas. */
const schemaFaults: Readonly<Record<string, FaultRow>> = {
  'gives another schema in the other format': {
    fault: changedSchema((schema, { isWrapped }) => (isWrapped ? { ...schema, fields: [] } : schema)),
    codes: ['wire/formats-differ'],
  },
  'has a field of an unknown type': {
    fault: changedSchema((schema) => ({ ...schema, fields: [...schema.fields, { id: 'odd', type: 'colour', label: 'Odd' }] })),
    codes: ['schema/lint'],
  },
  'has a mistake in the schema of one choice': {
    fault: changedSchema((schema, asked) =>
      countryOf(asked) === 'CA' ? { ...schema, fields: [...schema.fields, { id: 'note', type: 'string', label: 'Again' }] } : schema,
    ),
    codes: ['schema/lint'],
  },
  'gives another schema each time': {
    fault: counting((next) => changedSchema((schema) => withLabel(schema, `Note ${next()}`))),
    codes: ['schema/not-repeatable'],
  },
  'keeps what others have chosen': {
    fault: remembering((remember) =>
      changedSchema((schema, asked) => withLabel(schema, remember(countryOf(asked) === 'CA') ? 'Note for Canada' : 'Note')),
    ),
    codes: ['schema/stateful'],
  },
  'goes on changing its own schema': {
    fault: changedSchema((schema, { body }) => withLabel(schema, `${noteOf(body.schema)}!`)),
    codes: ['schema/no-fix-point'],
  },
}

const noteOf = (schema: SentSchema | undefined) => JSON.stringify(schema?.fields?.find(({ id }) => id === 'note')?.['label'] ?? 'Note')

const withLabel = (schema: SentSchema, label: string): SentSchema => ({
  ...schema,
  fields: (schema.fields ?? []).map((field) => (field['id'] === 'note' ? { ...field, label } : field)),
})

/** Faults of options. */
const contentFaults: Readonly<Record<string, FaultRow>> = {
  'does not know an object of its own schema': {
    fault: changedRecords((records) => records.filter(({ content_object_name: name }) => name !== 'states')),
    codes: ['content/missing'],
  },
  'answers more than it was asked for': {
    fault: changedRecords((records) => [...records, { content_object_name: 'extra', data: [] }]),
    codes: ['content/unrequested'],
  },
  'fails for unknown names': {
    fault: instead(({ body }) => (body.content_object_names?.includes('constructor') ? failure(404, 'Unknown.') : undefined)),
    codes: ['content/unknown-name'],
  },
  'answers unknown names': {
    fault: changedRecords((records, { body }) =>
      (body.content_object_names ?? []).map(
        (name) => records.find((record) => record.content_object_name === name) ?? { content_object_name: name, data: [] },
      ),
    ),
    codes: ['content/unknown-name'],
  },
  'has no options for one choice': {
    fault: changedRecords((records, asked) =>
      records.map((record) =>
        countryOf(asked) === 'CA' && record.content_object_name === 'states' ? { ...record, error: 'Out.' } : record,
      ),
    ),
    codes: ['content/record-error'],
  },
  'names its records otherwise': {
    fault: changedRecords((records) => records.map(({ content_object_name: id, data: content }) => ({ id, content }))),
    codes: ['content/record-shape'],
  },
  'has records without a list': {
    fault: changedRecords((records) => records.map(({ content_object_name }) => ({ content_object_name, data: null }))),
    codes: ['content/record-shape', 'content/empty-dependency', 'content/unknown-dependency'],
  },
  'answers an object twice': { fault: changedRecords((records) => [...records, ...records]), codes: ['content/record-twice'] },
  'has entries that are no choices': {
    fault: changedChoices('countries', (data) => [...data, 'Peru', { label: 'Chile' }]),
    codes: ['content/choice-shape'],
  },
  'has choices without labels': {
    fault: changedChoices('countries', (data) => data.map(({ value }) => ({ value }))),
    codes: ['content/choice-shape'],
  },
  'has two choices of one id': {
    fault: changedChoices('states', (data) => [
      ...data,
      ...data.map(({ value, label }) => ({ value: { ...value, label: 'Twin' }, label })),
    ]),
    codes: ['content/choice-twice'],
  },
  'has other options alone than among others': {
    fault: changedChoices('countries', (data, { body }) => (body.content_object_names?.length === 1 ? data.slice(0, 1) : data)),
    codes: ['content/alone-differs'],
  },
  'has all options where nothing governs them': {
    fault: changedChoices('states', (data, asked) => (countryOf(asked) === undefined ? [anyState] : data)),
    codes: ['content/empty-dependency'],
  },
  'has some options where the selection is unknown': {
    fault: changedChoices('states', (data, asked) => (String(countryOf(asked)).startsWith('moduleform') ? [anyState] : data)),
    codes: ['content/unknown-dependency'],
  },
  'fails where the selection is unknown': {
    fault: instead((asked) => (String(countryOf(asked)).startsWith('moduleform') ? failure(404, 'No such country.') : undefined)),
    codes: ['content/unknown-dependency'],
  },
  'gives other options each time': {
    fault: counting((next) =>
      changedChoices('countries', (data) => data.map((choice) => ({ ...choice, label: `${choice.label} ${next()}` }))),
    ),
    codes: ['content/not-repeatable'],
  },
}

const cors = { 'access-control-allow-origin': 'https://app.example.com' }
const anyState = { value: { id: 'any', label: 'Any' }, label: 'Any' }

/** A module that throws for some requests, like careless code. */
const throwing = (isMeant: (asked: Parameters<Parameters<typeof instead>[0]>[0]) => boolean): Fault =>
  instead((asked) => (asked.request.method === 'POST' && isMeant(asked) ? failure(500, 'Cannot read properties of null') : undefined))

/** Faults with requests that no form sends. */
const robustnessFaults: Readonly<Record<string, FaultRow>> = {
  'breaks on null': {
    fault: throwing(({ body }) => body.form_data?.['country'] === null),
    codes: ['form-data/empty'],
  },
  'breaks on a form that is filled in by half': {
    fault: throwing(({ body }) => body.form_data?.['note'] === 'sample' && body.form_data['country'] === undefined),
    codes: ['form-data/partial'],
  },
  'breaks on a wrong type': { fault: throwing(({ body }) => body.form_data?.['note'] === 42), codes: ['form-data/hostile'] },
  'breaks on a long text': { fault: throwing(({ body }) => String(body.form_data?.['note']).length > 1_000), codes: ['form-data/hostile'] },
  'breaks on names that every object has': { fault: throwing((asked) => countryOf(asked) === 'constructor'), codes: ['form-data/hostile'] },
  'breaks on what is not JSON': {
    fault: instead(async ({ request }) => {
      const isJson = await request
        .clone()
        .json()
        .then(
          () => true,
          () => false,
        )
      return request.method === 'OPTIONS' || isJson ? undefined : failure(500, 'Unexpected token')
    }),
    codes: ['error/malformed-json'],
  },
  'breaks on a body that lacks its keys': {
    fault: throwing(
      ({ body }) => body.form_data === undefined && body.content_object_names === undefined && Object.keys(body).length === 0,
    ),
    codes: ['error/malformed-json'],
  },
  'fails without a message': {
    fault: (good) => async (request) => {
      const response = await good(request)
      return response.status >= 400 ? new Response('{}', { status: response.status, headers: response.headers }) : response
    },
    codes: ['error/no-message'],
  },
  'fails with a page': {
    fault: (good) => async (request) => {
      const response = await good(request)
      return response.status >= 400 ? new Response('<html>Oops</html>', { status: response.status, headers: cors }) : response
    },
    codes: ['error/no-message'],
  },
  'shows its stack': {
    fault: (good) => async (request) => {
      const response = await good(request)
      const error = 'TypeError: x is not a function\n    at answer (/srv/module/dist/answer.js:12:7)'
      return response.status >= 400 ? failure(response.status, error, cors) : response
    },
    codes: ['error/stack-trace'],
  },
}

/** One fault per row, by what the module does. */
export const faults: Readonly<Record<string, FaultRow>> = { ...answerFaults, ...schemaFaults, ...contentFaults, ...robustnessFaults }
