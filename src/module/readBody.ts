import { isJsonObject, type JsonObject } from '../core/schema/json.ts'
import { HttpError } from './httpError.ts'

/** The JSON object of a request. Throws an `HttpError`: 413 where it is longer than `maxBytes`, 415 where it is no JSON, 400 where it cannot be read. */
export async function readBody(request: Request, maxBytes: number): Promise<JsonObject> {
  checkContentType(request.headers)
  const sent = parseJson(await readBytes(request, maxBytes))
  if (isJsonObject(sent)) return sent
  throw new HttpError(400, 'The body must be a JSON object.')
}

/** A request without a content type is accepted as JSON. */
function checkContentType(headers: Headers): void {
  const type = headers.get('content-type') ?? 'application/json'
  if (!/^application\/([\w.-]+\+)?json\s*(;|$)/i.test(type.trim())) {
    throw new HttpError(415, `Send JSON with the content type application/json, not ${type}.`)
  }
  const encoding = headers.get('content-encoding') ?? 'identity'
  if (encoding !== 'identity') throw new HttpError(415, `Send the body as it is, not encoded as ${encoding}.`)
}

/** Throws an `HttpError` 413 as soon as it is clear that the body is longer than `maxBytes`. */
export async function readBytes({ headers, body }: Request, maxBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  if (Number(headers.get('content-length')) > maxBytes) throw tooLarge(maxBytes)
  const reader = body?.getReader()
  const chunks: Uint8Array[] = []
  let length = 0
  for (;;) {
    const { done, value } = (await reader?.read()) ?? { done: true }
    if (done || value === undefined) return joinChunks(chunks, length)
    length += value.byteLength
    if (length > maxBytes) {
      // The rest is not needed, so a failure to cancel does not matter.
      void reader?.cancel().catch(() => undefined)
      throw tooLarge(maxBytes)
    }
    chunks.push(value)
  }
}

function joinChunks(chunks: readonly Uint8Array[], length: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(length)
  let at = 0
  for (const chunk of chunks) {
    bytes.set(chunk, at)
    at += chunk.byteLength
  }
  return bytes
}

const tooLarge = (maxBytes: number) => new HttpError(413, `The request is longer than ${maxBytes} bytes.`)

/** `undefined` where the bytes are not JSON in UTF-8. */
function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    return undefined
  }
}

/** The body of a request without its wire format, and functions that wrap the JSON of an answer in the same. Decisions §7. */
export interface Unwrapped {
  readonly payload: JsonObject
  readonly credentials: unknown
  readonly wrapSchema: (schema: string) => string
  readonly wrapContent: (answer: string) => string
}

/** `{"data": {…}, "credentials": …}` where there is no `form_data` at the root, else the plain bodies of specification 4. */
export function unwrap(body: JsonObject): Unwrapped {
  const { data, credentials } = body
  if (!isJsonObject(data) || Object.hasOwn(body, 'form_data')) {
    return { payload: body, credentials: undefined, wrapSchema: (schema) => schema, wrapContent: (answer) => answer }
  }
  return {
    payload: data,
    credentials,
    wrapSchema: (schema) => `{"data":{"schema":${schema}}}`,
    wrapContent: (answer) => `{"data":${answer}}`,
  }
}
