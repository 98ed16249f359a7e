import { faultyAnswers, faultySchemas } from './faultyAnswers.ts'
import { failure, type FaultyModule, onlyContent, row } from './faultyModule.ts'
import { city, country, form, note, option, type Parts, reloads, standard, taxNumber, text } from './smallModule.ts'

/** Specification 2.9, 2.12 and 4.2. */
const records: readonly FaultyModule[] = [
  row(
    'has no /content',
    'content/endpoint-missing',
    onlyContent(() => failure(404, 'Not found')),
  ),
  row(
    'answers its records by name',
    'answer/unusable',
    onlyContent(() => ({ content_objects: { countries: [option('ca')] } })),
  ),
  row('has a record without a name', 'content/record-shape', {
    change: (answer, { endpoint }) => (endpoint === 'content' ? { content_objects: [...recordsIn(answer), { data: [] }] } : answer),
  }),
  row('does not know an object of its own', 'content/missing', { content: { countries: standard.content.countries } }),
  row('answers what nobody asked for', 'content/unrequested', {
    change: (answer, { endpoint }) =>
      endpoint === 'content' ? { content_objects: [...recordsIn(answer), { content_object_name: 'extra', data: [] }] } : answer,
  }),
  row('answers an object twice', 'content/record-twice', {
    change: (answer, { endpoint }) => (endpoint === 'content' ? { content_objects: [...recordsIn(answer), ...recordsIn(answer)] } : answer),
  }),
  row('has no list in a record', 'content/record-shape', { content: { ...standard.content, countries: () => null } }),
  row(
    'has an error in a record',
    'content/record-error',
    {
      change: (answer, { endpoint }) =>
        endpoint === 'content' ? { content_objects: recordsIn(answer).map((record) => ({ ...record, error: 'Out of order.' })) } : answer,
    },
    'Out of order',
  ),
  row(
    'fails for names that it does not know',
    'content/unknown-name',
    onlyContent(({ names }) => (names.includes('constructor') ? failure(404, 'Unknown.') : undefined)),
  ),
  row('has texts in place of choices', 'content/choice-shape', { content: { ...standard.content, countries: () => ['ca', 'mx'] } }),
  row('has a choice without a value', 'content/choice-shape', {
    content: { ...standard.content, countries: () => [option('ca'), { label: 'Mexico' }] },
  }),
  row('has a label that is no text', 'content/choice-shape', {
    content: { ...standard.content, countries: () => [option('ca'), { value: 'mx', label: 7 }] },
  }),
  row('has one value twice', 'content/choice-twice', {
    content: { ...standard.content, countries: () => [option('ca', 'Canada'), option('ca', 'Canada again'), option('mx')] },
  }),
  row('has one label twice', 'content/label-twice', {
    content: { ...standard.content, countries: () => [option('ca', 'Canada'), option('mx', 'Canada')] },
  }),
  row('has numbers for a text', 'content/value-type', {
    content: { ...standard.content, countries: () => [option(1, 'Canada'), option(2, 'Mexico')] },
  }),
  row('has objects for a text', 'content/value-type', {
    content: { ...standard.content, countries: () => [option({ id: 'ca', label: 'Canada' }, 'Canada')] },
  }),
  row('has objects without an id', 'content/value-type', {
    schema: () => form({ ...country, type: 'object' }, note),
    content: { countries: () => [option({ code: 'ca' }, 'Canada'), option({ code: 'mx' }, 'Mexico')] },
  }),
  row('has objects without a label', 'content/value-type', {
    schema: () => form({ ...country, type: 'object' }, note),
    content: { countries: () => [option({ id: 'ca' }, 'Canada')] },
  }),
  row('has texts for an object', 'content/value-type', {
    schema: () => form({ ...country, type: 'object' }, note),
    content: { countries: () => [option('ca', 'Canada')] },
  }),
  row('has a list that is always empty', 'content/always-empty', { content: { ...standard.content, cities: () => [] } }),
  row('has all options where nothing governs them', 'content/empty-dependency', {
    content: {
      ...standard.content,
      cities: ({ formData }) => (formData['country'] === undefined ? [option('any')] : standard.content.cities({ formData } as never)),
    },
  }),
  row('has options for a selection that it does not know', 'content/unknown-dependency', {
    content: {
      ...standard.content,
      cities: ({ formData }) => {
        const known = standard.content.cities({ formData } as never)
        return Array.isArray(known) && known.length === 0 && formData['country'] !== undefined ? [option('any')] : known
      },
    },
  }),
  row(
    'fails for a selection that it does not know',
    'content/unknown-dependency',
    onlyContent(({ formData }) => (String(formData['country']).startsWith('moduleform') ? failure(500, 'KeyError') : undefined)),
  ),
  row('has other options each time', 'content/not-repeatable', {
    content: { ...standard.content, countries: ({ count }) => [option('ca', 'Canada'), option('mx', `Mexico ${count}`)] },
  }),
  row('has other options alone than among others', 'content/alone-differs', {
    content: { ...standard.content, countries: ({ names }) => (names.length === 1 ? [option('ca')] : [option('ca'), option('mx')]) },
  }),
]

/** Whether the request contains more than a form sends before it has a schema. */
const hasFields = ({ fields }: Readonly<Record<string, unknown>>) => Array.isArray(fields) && fields.length > 0

const recordsIn = (answer: unknown) => (answer as { readonly content_objects: readonly object[] }).content_objects

/** Specification 4.1: reloads of a form's schema. */
const reloading: readonly FaultyModule[] = [
  row('leaves out the field that was changed', 'reload/trigger-missing', {
    schema: ({ formData }) => (formData['country'] === undefined ? form(country, city, note) : form(city, note, taxNumber)),
  }),
  row('changes the type of a field', 'reload/field-retyped', {
    schema: ({ formData }) => form(country, city, formData['country'] === 'mx' ? { ...note, type: 'integer' } : note),
  }),
  row('loads a schema that never changes', 'reload/no-effect', {
    schema: () => form(text('kind', { choices: { values: [option('a'), option('b')] }, ...reloads }), note),
  }),
  row('no longer offers what was chosen', 'content/choice-lost', {
    content: {
      ...standard.content,
      countries: ({ formData }) => [option('ca'), option('mx')].filter(({ value }) => value !== formData['country']),
    },
  }),
  row('forgets its metadata on a change', 'schema/lint', {
    schema: ({ formData }) => (formData['country'] === 'mx' ? { fields: [country, city, note, taxNumber] } : form(country, city, note)),
  }),
  row(
    'has a fault in the schema of one choice',
    'schema/lint',
    {
      schema: ({ formData }) =>
        formData['country'] === 'mx' ? form(country, city, note, { ...taxNumber, type: 'txt' }) : form(country, city, note),
    },
    'field/unknown-type',
  ),
  row('gives another schema each time', 'schema/not-repeatable', {
    schema: ({ count }) => form(country, city, text('note', { description: `Request ${count}` })),
  }),
  row(
    'keeps what others have chosen',
    'schema/stateful',
    (() => {
      let isKept = false
      return {
        schema: ({ formData }) => {
          isKept ||= formData['country'] === 'ca'
          return form(country, city, ...(isKept ? [note] : []))
        },
      } satisfies Parts
    })(),
  ),
  row('goes on changing its own schema', 'schema/no-fix-point', {
    schema: ({ schema }) =>
      form(
        country,
        city,
        ...Array.from({ length: Array.isArray(schema['fields']) ? schema['fields'].length : 0 }, (_, index) => text(`extra_${index}`)),
      ),
  }),
  row('echoes a secret', 'schema/secret-echoed', {
    schema: ({ formData }) =>
      form(
        country,
        city,
        text('key', { ui_options: { ui_widget: 'password' } }),
        text('shown', formData['key'] === undefined ? {} : { default: JSON.stringify(formData['key']) }),
      ),
  }),
]

/** What Express answers by default for an error. */
const expressPage =
  '<!DOCTYPE html><html lang="en"><body><pre>SyntaxError: Unexpected token<br> &nbsp; &nbsp;at parse (/srv/app/json.js:92:19)</pre></body></html>'

/** Specification 7, and requests that any caller may send. */
const robustness: readonly FaultyModule[] = [
  row('breaks on empty form data', 'form-data/empty', {
    schema: () => form(country, city, { id: 'copies', type: 'integer', label: 'Copies', default: 1 }),
    answer: ({ formData, endpoint, schema }) =>
      endpoint === 'schema' && formData['copies'] === undefined && hasFields(schema) ? failure(500, 'KeyError: copies') : undefined,
  }),
  row('breaks on a form that is filled in by half', 'form-data/partial', {
    answer: ({ formData }) =>
      formData['note'] === 'sample' && formData['country'] === undefined ? failure(500, 'KeyError: country') : undefined,
  }),
  row('breaks on a wrong type', 'form-data/hostile', {
    answer: ({ formData }) => (formData['note'] === 42 ? failure(500, 'AttributeError: int') : undefined),
  }),
  row('breaks on names that every object has', 'form-data/hostile', {
    answer: ({ formData }) => (formData['note'] === '__proto__' ? failure(500, 'TypeError') : undefined),
  }),
  row('breaks on what is not JSON', 'error/malformed-json', {
    answer: ({ text: sent }) => (sent === 'form_data=1' ? failure(500, 'JSONDecodeError') : undefined),
  }),
  row('breaks on JSON that is no request', 'error/unreadable-body', {
    answer: ({ text: sent }) => (sent === 'null' ? failure(500, 'TypeError: null') : undefined),
  }),
  row('fails without a message', 'error/no-message', {
    answer: ({ text: sent }) => (sent === 'form_data=1' ? new Response(null, { status: 400 }) : undefined),
  }),
  row('shows its stack', 'error/stack-trace', {
    answer: ({ text: sent }) =>
      sent === 'form_data=1' ? failure(400, 'Traceback (most recent call last):\n  File "/srv/app.py", line 3') : undefined,
  }),
  row('shows its stack in a web page', 'error/stack-trace', {
    answer: ({ text: sent }) => (sent === 'form_data=1' ? new Response(expressPage, { status: 400 }) : undefined),
  }),
]

/** Modules with one fault each, derived from the rows of the specification and of the wire contract. */
export const faultyModules: readonly FaultyModule[] = [...faultyAnswers, ...faultySchemas, ...records, ...reloading, ...robustness]
