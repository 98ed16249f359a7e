import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Module } from './module/moduleOptions.ts'

/**
 * A module as a listener of `node:http`, and a handler of Express and the like. The address of a request is the one its caller claims; a
 * caller that goes away aborts `signal`.
 *
 * @example createServer(toNodeListener(module)).listen(4001)
 */
export const toNodeListener =
  ({ fetch }: Module) =>
  (incoming: IncomingMessage, outgoing: ServerResponse): void =>
    runHandler(fetch, incoming, outgoing)

type Handler = (request: Request) => Promise<Response>

/** A request of Node, to which a framework may have added the body that it has read and parsed. */
type Incoming = IncomingMessage & { readonly body?: unknown }

/**
 * Runs a Fetch-standard handler behind node:http, also where a framework has read the body. A caller that goes away aborts `request.signal`;
 * what the handler throws becomes a 500, what is no valid request a 400. Never rejects, so that nothing needs to wait for it.
 */
function runHandler(handler: Handler, incoming: Incoming, outgoing: ServerResponse): void {
  void answer(handler, incoming, outgoing).catch(() => outgoing.destroy())
}

async function answer(handler: Handler, incoming: Incoming, outgoing: ServerResponse): Promise<void> {
  const abort = new AbortController()
  outgoing.once('close', () => abort.abort())
  const request = readRequest(incoming, abort.signal)
  const response =
    request instanceof Response
      ? request
      : await handler(request).catch((cause: unknown) => Response.json({ error: String(cause) }, { status: 500 }))
  await writeResponse(response, outgoing)
}

/** A `Request`, or why there can be none. The host is the caller's claim: check it before trusting it. */
function readRequest(incoming: Incoming, signal: AbortSignal): Request | Response {
  const { method = 'GET', url = '/', headers } = incoming
  const body = method === 'GET' || method === 'HEAD' ? {} : readBody(incoming)
  if (body instanceof Response) return body
  try {
    const origin = new URL(`http://${headers.host ?? '127.0.0.1'}`)
    // A host with a path, or a whole address in place of a path, would make an address of another shape than the one asked for.
    if (origin.href !== `${origin.origin}/` || !url.startsWith('/')) return invalid()
    return new Request(`${origin.origin}${url}`, { method, headers: listHeaders(headers, body), signal, ...body } as RequestInit)
  } catch {
    return invalid()
  }
}

const invalid = () => Response.json({ error: 'This is no valid HTTP request.' }, { status: 400 })

interface RequestBody {
  readonly body?: BodyInit
  readonly duplex?: 'half'
}

/** The body as it arrives or, where a framework has read it, as that keeps it: parsed by express.json(), text or bytes by others. */
function readBody(incoming: Incoming): RequestBody | Response {
  // Node's stream types and the DOM's differ in name only; `duplex` is missing from the DOM's.
  if (!incoming.readableDidRead) return { body: Readable.toWeb(incoming) as ReadableStream<Uint8Array>, duplex: 'half' }
  const { body } = incoming
  // `as`: what Node reads lies in no shared memory.
  if (body instanceof Uint8Array) return { body: body as Uint8Array<ArrayBuffer> }
  // As bytes: a text would bring a content type of its own.
  if (body !== undefined) return { body: new TextEncoder().encode(typeof body === 'string' ? body : JSON.stringify(body)) }
  const error =
    'The body of this request was read before the module got it, and "request.body" does not hold it. Put the module before what reads bodies, or parse them with express.json().'
  return Response.json({ error }, { status: 500 })
}

/** They say how the body came, which is not how one that was read goes on. */
const ofTheStream = new Set(['content-encoding', 'content-length', 'transfer-encoding'])

/** One pair a value. Names with a colon are those of HTTP/2 itself. */
const listHeaders = (headers: IncomingMessage['headers'], { body }: RequestBody): [string, string][] =>
  Object.entries(headers).flatMap(([name, value]) =>
    name.startsWith(':') || value === undefined || (!(body instanceof ReadableStream) && ofTheStream.has(name))
      ? []
      : [value].flat().map((one): [string, string] => [name, one]),
  )

async function writeResponse(response: Response, outgoing: ServerResponse): Promise<void> {
  outgoing.statusCode = response.status
  if (response.statusText !== '') outgoing.statusMessage = response.statusText
  outgoing.setHeaders(response.headers)
  if (response.body === null) outgoing.end()
  // Same stream, two names of its type.
  else await pipeline(Readable.fromWeb(response.body as Parameters<typeof Readable.fromWeb>[0]), outgoing)
}
