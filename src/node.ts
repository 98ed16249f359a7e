import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Http2ServerRequest, Http2ServerResponse } from 'node:http2'
import { finished, Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Module } from './module/moduleOptions.ts'

/**
 * A module as a listener for `node:http` or `node:http2`, or a handler for Express and similar frameworks. The URL of a request contains the
 * host that its caller claims; a caller that disconnects aborts `signal`. Throws if it gets no module.
 *
 * @example createServer(toNodeListener(module)).listen(4001)
 */
export function toNodeListener(module: Module): (incoming: AnyIncoming, outgoing: Outgoing) => void {
  // `as`: JavaScript may hand over `module.fetch`, or a module namespace.
  const fetch = (module as Partial<Module> | undefined)?.fetch
  if (typeof fetch !== 'function')
    throw new TypeError('toNodeListener takes what createModule returns: an object with the function `fetch`.')
  return (incoming, outgoing) => runHandler(fetch, incoming, outgoing)
}

type AnyIncoming = IncomingMessage | Http2ServerRequest
type Outgoing = ServerResponse | Http2ServerResponse

type Handler = (request: Request) => Promise<Response>

/** With the parsed body if a framework has already read it. */
type Incoming = AnyIncoming & { readonly body?: unknown }

/**
 * Runs a Fetch-standard handler behind Node's server, even if a framework has read the body. A caller that disconnects aborts `request.signal`;
 * an error thrown by the handler is answered with 500, an invalid request with 400. Never rejects, so it need not be awaited.
 */
function runHandler(handler: Handler, incoming: Incoming, outgoing: Outgoing): void {
  void answer(handler, incoming, outgoing).catch(() => outgoing.destroy())
}

async function answer(handler: Handler, incoming: Incoming, outgoing: Outgoing): Promise<void> {
  const abort = new AbortController()
  outgoing.once('close', () => abort.abort())
  // Before Node's own listener.
  outgoing.prependOnceListener('finish', () => throwAway(incoming))
  const request = readRequest(incoming, abort.signal)
  const response = request instanceof Response ? request : await runSafely(handler, request)
  await writeResponse(response, outgoing)
}

/** Its answer, or one with 500 if it throws, at once or later, or gives no `Response`. */
async function runSafely(handler: Handler, request: Request): Promise<Response> {
  try {
    const response: unknown = await handler(request)
    // `as`, and not `instanceof`: a framework may bring a `Response` of its own.
    if (typeof response === 'object' && response !== null && 'headers' in response && 'status' in response) return response as Response
    throw new Error('The handler gave no Response.')
  } catch (cause) {
    return Response.json({ error: String(cause) }, { status: 500 })
  }
}

/** A `Request`, or the answer to an invalid one. The host is claimed by the caller: check it before trusting it. */
function readRequest(incoming: Incoming, signal: AbortSignal): Request | Response {
  const { method = 'GET', url = '/', headers } = incoming
  const body = method === 'GET' || method === 'HEAD' ? {} : readBody(incoming)
  if (body instanceof Response) return body
  try {
    const { host, path } = readTarget(url) ?? { host: 'authority' in incoming ? incoming.authority : headers.host, path: url }
    const origin = new URL(`http://${host ?? '127.0.0.1'}`)
    // A host with a path would result in another URL than the requested one, and so would a path without a slash.
    if (origin.href !== `${origin.origin}/` || !path.startsWith('/')) return invalid()
    return new Request(`${origin.origin}${path}`, { method, headers: listHeaders(headers, body), signal, ...body } as RequestInit)
  } catch {
    return invalid()
  }
}

/** Of a whole address as the target, as proxies send it: its host counts, whatever the header says. RFC 9112, 3.2.2. */
function readTarget(url: string): { readonly host: string; readonly path: string } | undefined {
  const [, host, path] = /^https?:\/\/([^/?#]*)([^#]*)$/i.exec(url) ?? []
  return host === undefined || path === undefined ? undefined : { host, path: path.startsWith('/') ? path : `/${path}` }
}

const invalid = () => Response.json({ error: 'This is no valid HTTP request.' }, { status: 400 })

interface RequestBody {
  readonly body?: BodyInit
  readonly duplex?: 'half'
}

/** The body as a stream or, if a framework has read it, in its form: parsed by express.json(), text or bytes by others. */
function readBody(incoming: Incoming): RequestBody | Response {
  // `duplex` is missing from the DOM's types.
  if (!incoming.readableDidRead) return { body: streamOf(incoming), duplex: 'half' }
  const { body } = incoming
  // `as`: Node does not read into shared memory.
  if (body instanceof Uint8Array) return { body: body as Uint8Array<ArrayBuffer> }
  // As bytes: a string would set a content type.
  if (body !== undefined) return { body: new TextEncoder().encode(typeof body === 'string' ? body : JSON.stringify(body)) }
  const error =
    'The body of this request was read before the module got it, and "request.body" does not hold it. Put the module before what reads bodies, or parse them with express.json().'
  return Response.json({ error }, { status: 500 })
}

/** Unlike with `Readable.toWeb`, cancelling it leaves the connection alone: the answer still has to go out on it. */
function streamOf(incoming: Readable): ReadableStream<Uint8Array> {
  incoming.pause()
  let leave = () => {}
  const start = (controller: ReadableStreamDefaultController<Uint8Array>) => {
    const take = (chunk: Uint8Array) => {
      incoming.pause()
      controller.enqueue(chunk)
    }
    leave = () => void incoming.off('data', take)
    incoming.on('data', take)
    finished(incoming, (error) => {
      // Otherwise a body of which the rest was thrown away would look complete.
      if (incoming.listeners('data').includes(take) && !error) controller.close()
      else controller.error(error ?? new Error('The request was answered before its body was read.'))
    })
  }
  return new ReadableStream({ start, pull: () => void incoming.resume(), cancel: () => leave() }, { highWaterMark: 0 })
}

/** In bytes. A caller that sends more than this after its answer is cut off. */
const mostThrownAway = 16 * 1024 * 1024

/** Reads what is left of an answered request, behind which the next one waits. Node still limits the time for it (`requestTimeout`). */
function throwAway(incoming: Incoming): void {
  if (incoming.readableEnded) return
  let length = 0
  incoming.removeAllListeners('data').on('data', (chunk: Uint8Array | string) => {
    length += chunk.length
    if (length > mostThrownAway) incoming.socket.destroy()
  })
  // At once, because `resume` only starts later: Node itself reads a request that nobody has begun to read, and without a limit.
  incoming.read()
  incoming.resume()
}

/** Headers that describe the original stream, and not a body that has been read. */
const ofTheStream = new Set(['content-encoding', 'content-length', 'transfer-encoding'])

/** One pair a value. Names with a colon are those of HTTP/2 itself. */
const listHeaders = (headers: IncomingMessage['headers'], { body }: RequestBody): [string, string][] =>
  Object.entries(headers).flatMap(([name, value]) =>
    name.startsWith(':') || value === undefined || (!(body instanceof ReadableStream) && ofTheStream.has(name))
      ? []
      : [value].flat().map((one): [string, string] => [name, one]),
  )

/** What HTTP/2 itself does, and does not allow. RFC 9113, 8.2.2. */
const ofTheConnection = new Set(['connection', 'keep-alive', 'proxy-connection', 'transfer-encoding', 'upgrade'])

async function writeResponse(response: Response, outgoing: Outgoing): Promise<void> {
  const isHttp2 = 'stream' in outgoing
  outgoing.statusCode = response.status
  if (!isHttp2 && response.statusText !== '') outgoing.statusMessage = response.statusText
  // One by one: `setHeaders` is missing in HTTP/2.
  for (const [name, value] of response.headers) {
    if (name === 'set-cookie') outgoing.setHeader(name, response.headers.getSetCookie())
    else if (!isHttp2 || !ofTheConnection.has(name)) outgoing.setHeader(name, value)
  }
  if (response.body === null) {
    outgoing.end()
    return
  }
  // A body that fails before its first byte is then an answer that broke off, and not as if nobody had answered.
  if (!isHttp2) outgoing.flushHeaders()
  // The same stream under two type names.
  await pipeline(Readable.fromWeb(response.body as Parameters<typeof Readable.fromWeb>[0]), outgoing)
}
