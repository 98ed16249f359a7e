import { readAnswer } from '../../../client/answer.ts'
import { defaultMaxAnswerBytes } from '../../../client/clientSettings.ts'
import type { Clock } from '../../../client/clock.ts'
import { createDeadline } from '../../../client/deadline.ts'
import { setOwn } from '../../../core/schema/json.ts'
import { InexactNumber } from '../../../core/schema/jsonFaults.ts'
import { codeOfCause, describeConnectionFault, innerCause } from '../../connectionFault.ts'
import { isUtf16 } from '../../lint/source/decodeFile.ts'
import type { Call, Encoding, Outcome } from './exchange.ts'

interface SendOptions {
  readonly fetch: (request: Request) => Promise<Response>
  readonly clock: Clock
  /** Milliseconds until the whole answer must be there. */
  readonly timeout: number
  /** Aborted by the user. */
  readonly signal: AbortSignal
}

/** Sends a request once and reads the answer, following no redirect. Rejects with the signal's reason if the user aborts. */
export async function sendCall(call: Call, { fetch, clock, timeout, signal }: SendOptions): Promise<Outcome> {
  const timedOut = new Error(`No complete answer came within ${timeout} ms.`)
  const deadline = createDeadline({ clock, timeout, caller: signal, createTimeoutError: () => timedOut })
  const { method, url, headers, body } = call
  const init: RequestInit = { method, headers: headers.map(([name, value]): [string, string] => [name, value]), redirect: 'manual' }
  let hasBegun = false
  try {
    const request = new Request(url, { ...init, signal: deadline.signal, ...(body === undefined ? {} : { body }) })
    const response = await deadline.race(fetch(request))
    hasBegun = true
    const watched = watchEncoding(response)
    // The form refuses longer answers, so they are not read to their end. Decisions §7.
    const read = await readAnswer(watched.response, defaultMaxAnswerBytes, deadline)
    const answer = { ...read, json: read.json && { value: cutDepth(read.json.value) } }
    return { kind: 'answer', headers: response.headers, answer, encoding: watched.encodingOf(answer.isComplete) }
  } catch (cause) {
    signal.throwIfAborted()
    if (deadline.signal.aborted) return { kind: 'failure', reason: 'timeout', message: timedOut.message, hasBegun }
    const fault = describeConnectionFault(cause, url)
    const found = fault === undefined ? { message: reasonOf(cause) } : { message: fault, isThere: true as const }
    return { kind: 'failure', reason: 'network', ...found, hasBegun }
  } finally {
    deadline.dispose()
  }
}

/** Twice as deep as a schema is read. Deeper values could overflow the call stack of whatever compares or writes them. */
const depthLimit = 400

/** A copy of parsed JSON with `null` in place of what is nested too deeply. */
function cutDepth(value: unknown, left = depthLimit): unknown {
  if (typeof value !== 'object' || value === null || value instanceof InexactNumber) return value
  if (left === 0) return null
  if (Array.isArray(value)) return value.map((entry) => cutDepth(entry, left - 1))
  const copy: Record<string, unknown> = {}
  for (const [key, entry] of Object.entries(value)) setOwn(copy, key, cutDepth(entry, left - 1))
  return copy
}

/** The same response, and the encoding of its body once it has been read: reading it as text loses that. */
function watchEncoding(response: Response): { response: Response; encodingOf: (isComplete: boolean) => Encoding } {
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
  let encoding: Encoding = 'utf-8'
  let isStart = true
  const decode = (chunk?: Uint8Array) => {
    try {
      const text = decoder.decode(chunk, { stream: chunk !== undefined })
      if (isStart && text.startsWith('\ufeff')) encoding = 'byte-order-mark'
      if (text !== '') isStart = false
    } catch {
      encoding = 'other'
    }
  }
  const watcher = new TransformStream<Uint8Array, Uint8Array>({
    transform: (chunk, controller) => {
      if (isStart && isUtf16(chunk)) encoding = 'utf-16'
      if (encoding === 'utf-8' || encoding === 'byte-order-mark') decode(chunk)
      controller.enqueue(chunk)
    },
  })
  const { body, status, statusText, headers } = response
  return {
    response: body === null ? response : new Response(body.pipeThrough(watcher), { status, statusText, headers }),
    encodingOf: (isComplete) => {
      if (isComplete && encoding === 'utf-8') decode()
      return encoding
    },
  }
}

function reasonOf(cause: unknown): string {
  const inner = innerCause(cause)
  if (!(inner instanceof Error)) return String(inner)
  const code = codeOfCause(inner)
  if (inner.message === '') return code ?? inner.name
  return code === undefined || inner.message.includes(code) ? inner.message : `${inner.message} (${code})`
}
