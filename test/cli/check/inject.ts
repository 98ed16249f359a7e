import { type Handler, page } from './goodModule.ts'

/** Adds a fault to a module. */
export type Fault = (good: Handler) => Handler

interface Body {
  readonly form_data?: Readonly<Record<string, unknown>> | null
  readonly content_object_names?: readonly string[]
  readonly schema?: { readonly fields: readonly Readonly<Record<string, unknown>>[] }
  readonly data?: Body
}

export interface SentRecord {
  readonly content_object_name: string
  readonly data: readonly { readonly value: { readonly id: string }; readonly label: string }[]
}

interface Asked {
  readonly request: Request
  readonly endpoint: string
  /** The body without its wrapper. */
  readonly body: Body
  readonly isWrapped: boolean
}

async function readAsked(request: Request): Promise<Asked> {
  const body = (await request
    .clone()
    .json()
    .catch(() => ({}))) as Body | null
  const endpoint = new URL(request.url).pathname.split('/').at(-1) ?? ''
  return { request, endpoint, body: body?.data ?? body ?? {}, isWrapped: body?.data !== undefined }
}

/** Answers some requests differently; `undefined` leaves them to the good module. */
export const instead =
  (answer: (asked: Asked, good: Handler) => Response | undefined | Promise<Response | undefined>): Fault =>
  (good) =>
  async (request) =>
    readable(await answer(await readAsked(request), good)) ?? good(request)

/** Adds CORS headers to the answer of a fault, unless that is the fault. */
function readable(response: Response | undefined): Response | undefined {
  if (response?.type === 'default') response.headers.set('access-control-allow-origin', page)
  return response
}

/** The same for one endpoint, with the good answer as JSON and as a response. */
const changed = (endpoint: string, change: (answer: never, asked: Asked) => unknown): Fault =>
  instead(async (asked, good) => {
    if (asked.endpoint !== endpoint || asked.request.method !== 'POST') return undefined
    const response = await good(asked.request)
    if (!response.ok) return response
    return Response.json(change((await response.json()) as never, asked), { headers: response.headers })
  })

export interface SentSchema {
  readonly fields: readonly Readonly<Record<string, unknown>>[]
}

/** Changes the schema of `/schema`, in either format. */
export const changedSchema = (change: (schema: SentSchema, asked: Asked) => SentSchema): Fault =>
  changed('schema', (answer: SentSchema & { data?: { schema: SentSchema } }, asked) =>
    answer.data === undefined ? change(answer, asked) : { data: { schema: change(answer.data.schema, asked) } },
  )

/** Changes the records of `/content`. */
export const changedRecords = (change: (records: readonly SentRecord[], asked: Asked) => readonly unknown[]): Fault =>
  changed('content', (answer: { content_objects: SentRecord[] }, asked) => ({ content_objects: change(answer.content_objects, asked) }))

/** Changes the choices of one content object. */
export const changedChoices = (name: string, change: (data: SentRecord['data'], asked: Asked) => readonly unknown[]): Fault =>
  changedRecords((records, asked) =>
    records.map((record) => (record.content_object_name === name ? { ...record, data: change(record.data, asked) } : record)),
  )

/** The country chosen in a request, as it was sent. */
export const countryOf = ({ body }: Pick<Asked, 'body'>): unknown => {
  const country = body.form_data?.['country']
  return typeof country === 'object' && country !== null && 'id' in country ? country.id : country
}
