import { createClient, type ClientOptions, type ModuleClient } from 'moduleform/client'

export const schemaRequest = { schema: { fields: [] }, form_data: { a: 1 }, content_objects: [] }
export const contentRequest = { form_data: { a: 1 }, content_object_names: ['cities'] }
export const wrapped = (request: object, credentials: object = {}) => ({ data: request, credentials })
export const schema = { fields: [{ id: 'city', type: 'string' }] }
export const records = [{ content_object_name: 'cities', data: [{ value: 'b', label: 'Berlin' }] }]

/** A request that a module received. */
export interface Asked {
  readonly path: string
  readonly body: Record<string, unknown>
  readonly isWrapped: boolean
}
/** The answer of a module. */
export type Answer = Response | Promise<Response>

/** A client with automatic wire format, for a module that is a function; `bodies` are the received ones. */
export function connect(answer: (asked: Asked) => Answer, options: Partial<ClientOptions> = {}) {
  const bodies: unknown[] = []
  const fetch = async (request: Request) => {
    const body = (await request.json()) as Record<string, unknown>
    bodies.push(body)
    return answer({ path: new URL(request.url).pathname, body, isWrapped: 'credentials' in body })
  }
  return { bodies, client: createClient({ baseUrl: 'https://modules.test', retries: 0, fetch, ...options }) }
}

export const ok = (body: unknown) => Response.json(body)
export const refuse = (status: number, message: string) => Response.json({ error: message }, { status })
export const isSchema = ({ path }: Asked) => path === '/schema'
/** Behaves like the public kit: /schema accepts any body, /content requires the wrapper, and every answer is wrapped in `data`. */
export const kit = (asked: Asked): Answer => {
  if (isSchema(asked)) return ok({ data: { schema: { ...schema, knowsData: asked.isWrapped } } })
  return asked.isWrapped
    ? ok({ data: { content_objects: records } })
    : Response.json({ data: { message: 'Missing data' } }, { status: 400 })
}
export const schemaOf = async (client: ModuleClient) => (await client.loadSchema(schemaRequest)).schema
