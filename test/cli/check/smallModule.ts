import type { Handler } from './goodModule.ts'

type Json = Readonly<Record<string, unknown>>

export interface Asked {
  readonly endpoint: 'schema' | 'content'
  readonly formData: Json
  readonly schema: Json
  readonly names: readonly string[]
  /** The number of earlier requests. */
  readonly count: number
  readonly request: Request
  readonly text: string
}

/** The parts of a module; each can be replaced. */
export interface Parts {
  readonly schema?: (asked: Asked) => unknown
  readonly content?: Readonly<Record<string, (asked: Asked) => unknown>>
  /** Answers instead of the parts above; `undefined` leaves it to them. */
  readonly answer?: (asked: Asked) => unknown
  /** Changes the answer of the parts above. */
  readonly change?: (answer: unknown, asked: Asked) => unknown
}

export const metadata = { workflows_module_schema_version: '1.0.0' }
export const option = (value: unknown, label = String(value)) => ({ value, label })

/** A field with options from `/content`. */
export const loaded = (id: string, name: string, dependency?: string, rest: Json = {}) => ({
  id,
  type: 'string',
  label: `The ${id}`,
  choices: { values: [] },
  content: {
    type: ['managed'],
    content_objects: [{ id: name, ...(dependency === undefined ? {} : { content_object_depends_on_fields: [{ id: dependency }] }) }],
  },
  ...rest,
})

export const reloads = { on_action: { load_schema: true } }
export const text = (id: string, rest: Json = {}): Json => ({ id, type: 'string', label: `The ${id}`, ...rest })

export const country = loaded('country', 'countries', undefined, reloads)
export const city = loaded('city', 'cities', 'country')
export const note = text('note')
export const taxNumber = text('tax_number')

const cities: ReadonlyMap<unknown, readonly string[]> = new Map([
  ['ca', ['Toronto', 'Quebec']],
  ['mx', ['Jalisco', 'Oaxaca']],
])

export const form = (...fields: readonly unknown[]) => ({ metadata, fields })

/** Correct: Mexico adds a field, each country has its cities. */
export const standard = {
  schema: ({ formData }: Asked): unknown =>
    formData['country'] === 'mx' ? form(country, city, note, taxNumber) : form(country, city, note),
  content: {
    countries: (): unknown => [option('ca', 'Canada'), option('mx', 'Mexico')],
    cities: ({ formData }: Asked): unknown => (cities.get(formData['country']) ?? []).map((name) => option(name)),
  },
}

const refuse = (status: number, error: string) => Response.json({ error }, { status })

/** A small module; correct unless parts are replaced. */
export function smallModule({ schema = standard.schema, content = standard.content, answer, change }: Parts = {}): Handler {
  let count = 0
  return async (request) => {
    if (request.method !== 'POST') return refuse(405, 'Only POST is answered.')
    const endpoint = request.url.endsWith('/schema') ? 'schema' : 'content'
    const sent = await request.clone().text()
    const asked = { ...readBody(sent), endpoint, request, text: sent, count } as const
    count += 1
    const own = await answer?.(asked)
    if (own !== undefined) return respond(own)
    if (!asked.isReadable) return refuse(400, 'This is no request.')
    const good = endpoint === 'schema' ? schema(asked) : { content_objects: recordsOf(content, asked) }
    return respond(change === undefined ? good : change(good, asked))
  }
}

const recordsOf = (content: NonNullable<Parts['content']>, asked: Asked) =>
  asked.names.flatMap((name) => (Object.hasOwn(content, name) ? [{ content_object_name: name, data: content[name]?.(asked) }] : []))

const respond = (answer: unknown) => (answer instanceof Response ? answer : Response.json(answer))

function readBody(sent: string) {
  const body = objectOf(parse(sent))
  const names = body['content_object_names']
  return {
    formData: objectOf(body['form_data']),
    schema: objectOf(body['schema']),
    names: Array.isArray(names) ? names.filter((name) => typeof name === 'string') : [],
    isReadable: Object.keys(body).length > 0,
  }
}

const objectOf = (value: unknown): Json =>
  // `as`: a plain object has strings as keys.
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Json) : {}

function parse(sent: string): unknown {
  try {
    return JSON.parse(sent)
  } catch {
    return undefined
  }
}
