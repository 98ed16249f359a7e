import type { CheckOptions } from '../../../src/cli/check/checkOptions.ts'
import type { Handler } from './goodModule.ts'
import { city, country, form, loaded, metadata, note, option, type Parts, reloads, smallModule, standard, text } from './smallModule.ts'

interface CorrectModule {
  readonly module: Handler
  readonly options?: Partial<CheckOptions>
}

const of = (parts: Parts, options: Partial<CheckOptions> = {}): CorrectModule => ({ module: smallModule(parts), options })
const refuse = (status: number, error: string) => Response.json({ error }, { status })

/** Requires and returns everything inside `data`. */
const wrapped: Handler = async (request) => {
  const plain = smallModule()
  const body: unknown = await request
    .clone()
    .json()
    .catch(() => undefined)
  if (typeof body !== 'object' || body === null || !('data' in body)) return refuse(422, 'No "data".')
  const answer = await plain(new Request(request.url, { method: 'POST', body: JSON.stringify(body.data) }))
  return answer.ok ? Response.json({ data: await answer.json() }) : answer
}

const connection = { id: 'c1', label: 'Store', app_type: 'sql_a', connection_management_type: 'managed' }
const store = {
  id: 'store',
  type: 'connection',
  label: 'Store',
  allowed_app_types: ['sql_a'],
  allowed_connection_management_types: ['managed'],
  ...reloads,
}
const withStore: Parts = {
  schema: ({ formData }) => form(store, ...(formData['store'] === undefined ? [] : [loaded('table', 'tables', 'store'), note])),
  content: { tables: ({ formData }) => (isId(formData['store'], 'c1') ? [option('orders')] : []) },
}
const isId = (value: unknown, id: string) => typeof value === 'object' && value !== null && 'id' in value && value.id === id

const objectOption = (id: string, label: string) => ({ value: { id, label }, label })

/** Correct modules that differ in style. */
export const correctModules: Readonly<Record<string, CorrectModule>> = {
  'that answers in the plain format': of({}),
  'that wraps what it takes and gives': { module: wrapped },
  'whose connection nobody gives': of(withStore),
  'whose connection is given': of(withStore, { connections: [connection] }),
  'that has no /content, because it has no content': of({
    schema: ({ formData }) =>
      form(text('kind', { choices: { values: [option('a'), option('b')] }, ...reloads }), ...(formData['kind'] === 'b' ? [note] : [])),
    answer: ({ endpoint }) => (endpoint === 'content' ? refuse(404, 'Not found') : undefined),
  }),
  'that always has the same form, and no field that loads it': of({
    schema: () => form(note, { id: 'copies', type: 'integer', label: 'Copies', default: 1 }),
  }),
  'that refuses empty form data for reasons of its own': of({
    schema: () =>
      form(
        text('token', { ui_options: { ui_widget: 'password' } }),
        note,
        text('table', { choices: { values: [option('a'), option('b')] } }),
      ),
    answer: ({ formData, schema }) =>
      Array.isArray(schema['fields']) && schema['fields'].length > 0 && formData['token'] === undefined
        ? refuse(400, 'Enter a token first.')
        : undefined,
  }),
  'with arrays, groups and rows': of({
    schema: () =>
      form(
        {
          id: 'topics',
          type: 'array',
          label: 'Topics',
          items: { type: 'string' },
          content: { type: ['managed'], content_objects: [{ id: 'topics' }] },
          choices: { values: [] },
        },
        { id: 'address', type: 'object', label: 'Address', fields: [text('street'), text('town')] },
        {
          id: 'lines',
          type: 'array',
          label: 'Lines',
          items: { type: 'object', fields: [text('product'), { id: 'amount', type: 'number', label: 'Amount' }] },
        },
      ),
    content: { topics: () => [option('news'), option('sport')] },
  }),
  'whose choices are objects': of({
    schema: ({ formData }) =>
      form({ ...country, type: 'object' }, { ...city, type: 'object' }, ...(isId(formData['country'], 'mx') ? [note] : [])),
    content: {
      countries: () => [objectOption('ca', 'Canada'), objectOption('mx', 'Mexico')],
      cities: ({ formData }) =>
        isId(formData['country'], 'ca')
          ? [objectOption('t', 'Toronto')]
          : isId(formData['country'], 'mx')
            ? [objectOption('j', 'Jalisco')]
            : [],
    },
  }),
  'whose choices are numbers of a number field': of({
    schema: () => form({ ...loaded('year', 'years'), type: 'integer' }, note),
    content: { years: () => [option(2025), option(2026)] },
  }),
  'that answers a change with what changes alone': of({
    schema: ({ formData }) =>
      formData['kind'] === 'a'
        ? { metadata, fields: [{ id: 'note', type: 'string', label: 'Note for A' }] }
        : form(text('kind', { choices: { values: [option('a'), option('b')] }, ...reloads }), text('other'), text('third'), note),
  }),
  'that refuses unknown names and unknown selections with 400': of({
    answer: ({ endpoint, names }) =>
      endpoint === 'content' && names.length > 0 && names.every((name) => !Object.hasOwn(standard.content, name))
        ? refuse(400, 'Unknown names.')
        : undefined,
  }),
  'with rules, formats and limits': of({
    schema: () =>
      form(
        text('contact', {
          choices: { values: [option('email', 'E-mail'), option('phone', 'Phone')] },
          rules: [
            {
              if: { and: [{ id: 'contact', operator: 'equal', value: 'email' }] },
              then: { fields: [{ id: 'address', apply_as: 'merge', format: 'email' }] },
            },
          ],
        }),
        text('address', { validation: { required: true, max_length: 80 } }),
        { id: 'urgent', type: 'boolean', label: 'Urgent', default: false },
      ),
  }),
  'that answers what is malformed with 200': of({
    answer: ({ text: sent, endpoint }) => (endpoint === 'schema' && !sent.startsWith('{"') ? form(note) : undefined),
    schema: () => form(note),
  }),
}
