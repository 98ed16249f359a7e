import { bytes, failure, type FaultyModule, forMexico, onlyContent, onlySchema, row } from './faultyModule.ts'
import { city, country, form, loaded, note, standard, text } from './smallModule.ts'

/** Specification 4, and the HTTP answer itself. */
export const faultyAnswers: readonly FaultyModule[] = [
  row(
    'has no /schema',
    'answer/status',
    onlySchema(() => failure(404, 'Not found')),
  ),
  row(
    'fails for one choice',
    'answer/status',
    forMexico(() => failure(500, 'No forms for Mexico.')),
  ),
  row(
    'answers a web page',
    'answer/not-json',
    forMexico(() => new Response('<!doctype html><p>Sign in', { headers: { 'content-type': 'text/html' } })),
  ),
  row(
    'ends its JSON in the middle',
    'answer/not-json',
    forMexico(() => new Response('{"metadata": {', { headers: { 'content-type': 'application/json' } })),
  ),
  row(
    'calls its JSON text',
    'answer/content-type',
    onlySchema(
      ({ formData }) => new Response(JSON.stringify(standard.schema({ formData } as never)), { headers: { 'content-type': 'text/plain' } }),
    ),
  ),
  row(
    'redirects',
    'answer/redirect',
    forMexico(() => new Response(null, { status: 302, headers: { location: '/elsewhere' } })),
  ),
  row(
    'never answers /content',
    'answer/timeout',
    onlyContent(({ request }) => new Promise((resolve) => request.signal.addEventListener('abort', () => resolve(new Response())))),
  ),
  row(
    'answers with an empty body',
    'answer/not-json',
    forMexico(() => new Response(null, { status: 204 })),
  ),
  row(
    'answers a schema without fields',
    'answer/unusable',
    forMexico(() => ({ ok: true })),
  ),
  row(
    'answers a list',
    'answer/unusable',
    forMexico(() => [country, city]),
  ),
  row(
    'writes its JSON into a text',
    'answer/unusable',
    forMexico(() => Response.json(JSON.stringify(form(country, city)))),
  ),
  row(
    'answers a failure with 200',
    'answer/unusable',
    forMexico(() => ({ error: 'No forms for Mexico.' })),
    'No forms for Mexico',
  ),
  row(
    'breaks the connection off',
    'answer/network',
    forMexico(() => new Response(new ReadableStream({ start: (stream) => stream.error(new Error('cut')) }))),
  ),
  row(
    'answers more than a form takes',
    'answer/too-large',
    forMexico(() => form(country, text('long', { description: 'x'.repeat(5_300_000) }))),
  ),
  row('wraps its schema and takes plain requests alone', 'answer/envelope', {
    ...onlySchema(({ text: sent, formData }) =>
      sent.startsWith('{"data"') ? failure(400, 'No "schema".') : { data: { schema: standard.schema({ formData } as never) } },
    ),
  }),
  row('wraps its records', 'answer/envelope', { change: (answer, { endpoint }) => (endpoint === 'content' ? { data: answer } : answer) }),
  row(
    'writes Latin-1',
    'answer/encoding',
    onlySchema(() => bytes(JSON.stringify(form(country, city, text('note', { description: 'Größe' }))), 'latin1')),
  ),
  row(
    'begins with a byte order mark',
    'answer/encoding',
    onlySchema(() => bytes(JSON.stringify(form(country, city, note)), 'utf8', '\ufeff')),
  ),
  row(
    'sends a number that nobody can hold',
    'schema/lint',
    onlySchema(() =>
      bytes(
        JSON.stringify(form(country, city, { id: 'big', type: 'integer', label: 'Big', default: 7 })).replace(
          '"default":7',
          '"default":12345678901234567890',
        ),
        'utf8',
      ),
    ),
  ),
  row(
    'writes a key twice',
    'answer/repeated-key',
    onlySchema(() =>
      bytes(JSON.stringify(form(country, city, note)).replace('"label":"The note"', '"label":"The note","label":"Note"'), 'utf8'),
    ),
  ),
]

const lint = (what: string, words: string, ...fields: readonly unknown[]): FaultyModule =>
  row(what, 'schema/lint', { schema: () => form(country, city, ...fields) }, words)

/** Specification 2. */
export const faultySchemas: readonly FaultyModule[] = [
  row('has no metadata', 'schema/lint', { schema: () => ({ fields: [country, city] }) }, 'schema/no-metadata'),
  lint('has a field without an id', 'field/missing-id', { type: 'string', label: 'Nameless' }),
  lint('has one id twice', 'field/duplicate-id', note, note),
  lint('has a field of an unknown type', 'field/unknown-type', { ...note, type: 'text' }),
  lint('has an unknown widget', 'field/unknown-widget', text('note', { ui_options: { ui_widget: 'Slider' } })),
  lint('has a default of another type', 'default/wrong-type', { id: 'copies', type: 'integer', label: 'Copies', default: 'two' }),
  lint('depends on a field that is not there', 'content/unknown-dependency', loaded('street', 'streets', 'town')),
  lint(
    'has a rule for a field that is not there',
    'rules/unknown-target',
    text('note', {
      rules: [
        { if: { and: [{ id: 'country', operator: 'is_empty' }] }, then: { fields: [{ id: 'gone', apply_as: 'merge', label: 'Gone' }] } },
      ],
    }),
  ),
  lint(
    'has an unknown operator',
    'rules/unknown-operator',
    text('note', {
      rules: [
        {
          if: { and: [{ id: 'country', operator: 'like', value: 'x' }] },
          then: { fields: [{ id: 'city', apply_as: 'merge', label: 'Town' }] },
        },
      ],
    }),
  ),
  lint('has a connection for no kind of app', 'connection/no-allowed-list', {
    id: 'store',
    type: 'connection',
    label: 'Store',
    allowed_connection_management_types: ['managed'],
  }),
  lint('has a pattern that does not compile', 'validation/pattern-does-not-compile', text('note', { validation: { pattern: '([a-z' } })),
  lint('has a limit above the other', 'validation/min-above-max', text('note', { validation: { min_length: 9, max_length: 3 } })),
  lint('has a password with a default', 'default/password', text('key', { default: 'hunter22', ui_options: { ui_widget: 'password' } })),
]
