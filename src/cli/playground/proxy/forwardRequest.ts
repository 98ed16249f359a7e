import { bareUrl } from '../../../core/secrets/maskUrl.ts'
import { HttpError } from '../../../module/httpError.ts'
import { readBytes } from '../../../module/readBody.ts'
import { codeOfCause, describeConnectionFault, innerCause } from '../../connectionFault.ts'
import { ownAnswerHeader } from '../serverOffer.ts'

interface ForwardOptions {
  readonly target: URL
  /** Headers that override those of the page. */
  readonly added: Headers | undefined
  readonly fetch?: typeof fetch
  readonly maxBytes?: number
}

/** Headers that concern only the connection between page and proxy, or that would tell the module about the page. */
const heldBack =
  /^(host|connection|keep-alive|content-length|transfer-encoding|te|trailer|upgrade|expect|origin|referer|cookie|accept-encoding|proxy-.*|sec-.*)$/

/** Headers that a page may always read of a cross-origin answer, and one that a client needs for its next attempt. */
const handedOn = ['cache-control', 'content-language', 'content-type', 'expires', 'last-modified', 'pragma', 'retry-after']

/** Far more than the client of the form accepts, and far less than would fill the memory. */
const defaultMaxBytes = 16 * 1024 * 1024

/**
 * Forwards the page's request to `target`. Resolves with the module's own status and body, or with 502 for a redirect, which is not
 * followed; throws 413 if the request is too long, 500 if the answer is, 502 if nothing answers. Cookies pass neither way.
 */
export async function forwardRequest(request: Request, options: ForwardOptions): Promise<Response> {
  const { target, maxBytes = defaultMaxBytes } = options
  const answer = await askModule(request, options, maxBytes)
  const there = redirectOf(answer, target)
  if (there !== undefined) {
    await answer.body?.cancel()
    return answerRedirect(there, answer.status)
  }
  if (Number(answer.headers.get('content-length')) > maxBytes) {
    await answer.body?.cancel()
    throw new HttpError(500, `The answer of the module is longer than ${maxBytes} bytes. The proxy hands on no more.`)
  }
  const body = answer.body?.pipeThrough(cutAfter(maxBytes)) ?? null
  return new Response(body, { status: answer.status, statusText: answer.statusText, headers: headersForPage(answer.headers) })
}

async function askModule(request: Request, { target, added, fetch: ask = fetch }: ForwardOptions, maxBytes: number): Promise<Response> {
  const headers = new Headers([...request.headers].filter(([name]) => !heldBack.test(name)))
  for (const [name, value] of added ?? []) headers.set(name, value)
  const body = request.method === 'POST' ? await readBytes(request, maxBytes) : null
  try {
    return await ask(target, { method: request.method, headers, body, redirect: 'manual', credentials: 'omit', signal: request.signal })
  } catch (cause) {
    const fault = describeConnectionFault(cause, target.href)
    throw new HttpError(502, fault ?? `Nothing answers at ${target.origin} (${reasonOf(cause)}). Is the module running?`)
  }
}

/** Where a redirect leads, without what may be secret in it. */
function redirectOf({ status, headers }: Response, target: URL): string | undefined {
  const location = headers.get('location')
  if (status < 300 || status > 399 || location === null) return undefined
  return bareUrl(URL.canParse(location, target) ? new URL(location, target).href : location)
}

/**
 * Not with the status of the module: the browser would follow it, or hide where it leads. Nor with 421, after which Chromium sends the
 * request again by itself.
 */
const answerRedirect = (location: string, status: number) =>
  Response.json(
    { error: `The module redirects to ${location}. The proxy follows no redirects: use the address that answers itself.` },
    { status: 502, headers: { [ownAnswerHeader]: String(status), location } },
  )

/** Aborts an answer without a length when it gets too long. */
function cutAfter(maxBytes: number): TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>> {
  let length = 0
  return new TransformStream({
    transform(chunk, controller) {
      length += chunk.byteLength
      if (length > maxBytes) controller.error(new Error(`The answer of the module is longer than ${maxBytes} bytes.`))
      else controller.enqueue(chunk)
    },
  })
}

function headersForPage(answer: Headers): Headers {
  const headers = new Headers([...answer].filter(([name]) => handedOn.includes(name)))
  // A page that a module sends must never run in the origin of this server.
  headers.set('content-security-policy', 'sandbox')
  headers.set('x-content-type-options', 'nosniff')
  return headers
}

/** A code, or a text such as "bad port". */
function reasonOf(cause: unknown): string {
  const inner = innerCause(cause)
  return codeOfCause(inner) ?? (inner instanceof Error ? inner.message : String(inner))
}
