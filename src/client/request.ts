import { bareUrl } from '../core/secrets/maskUrl.ts'
import { type Answer, readAnswer } from './answer.ts'
import { ModuleNetworkError, ModuleRedirectError, ModuleTimeoutError } from './answerErrors.ts'
import { observed } from './callSecrets.ts'
import type { ClientSettings } from './clientSettings.ts'
import { createDeadline, type Deadline } from './deadline.ts'
import { decodeAnswer } from './decodeAnswer.ts'
import type { RequestOptions } from './moduleClient.ts'
import { type CallTarget, prepareCall, type PreparedCall } from './prepareCall.ts'
import { tellObserver } from './requestObserver.ts'
import { retryDelay } from './retryDelay.ts'
import type { RepeatableCall, Usable } from './wireChoice.ts'
import { type WireFormat, wireFormats } from './wireFormats.ts'

/** One call of an endpoint: what to ask, and how to read the answer. */
export interface ModuleCall<T> extends CallTarget {
  readonly id: number
  /** `maskText` masks secrets in texts of the answer; `undefined` if the body has no usable content. */
  readonly decode: (wire: WireFormat, body: unknown, maskText: (text: string) => string) => Usable<T> | undefined
}

/**
 * Sends a request to a module, in the format or formats that `ask` chooses, and retries temporary failures, within the time limit for all
 * attempts together. Rejects with a `ModuleError`, or with the reason of the caller's signal. Decisions §7.
 */
export async function request<T>(
  settings: ClientSettings,
  call: ModuleCall<T>,
  options: RequestOptions,
  ask: (repeatable: RepeatableCall<T>) => Promise<Usable<T>>,
): Promise<Usable<T>> {
  const { endpoint, url } = call
  const { clock, timeout, retries, backoff } = settings
  let attempt = 0
  let failures = 0
  let lastError: unknown
  const createTimeoutError = () => new ModuleTimeoutError({ endpoint, url, timeout, cause: lastError })
  const deadline = createDeadline({ clock, timeout, caller: options.signal, createTimeoutError })
  const prepare = prepareCall(settings, call, options)

  const send: RepeatableCall<T>['send'] = async (format) => {
    const wire = typeof format === 'string' ? wireFormats[format] : format
    const prepared = await deadline.race(prepare(wire))
    for (;;) {
      attempt += 1
      try {
        return await sendAttempt({ settings, call, wire, prepared, deadline, attempt })
      } catch (error) {
        const delay = failures >= retries ? undefined : retryDelay(error, failures + 1, backoff)
        if (delay === undefined || delay >= deadline.remaining()) throw error
        failures += 1
        lastError = error
        await deadline.wait(delay)
      }
    }
  }

  try {
    deadline.signal.throwIfAborted()
    return await ask({ send, race: deadline.race, caller: options.signal })
  } finally {
    deadline.dispose()
  }
}

interface Attempt<T> {
  readonly settings: ClientSettings
  readonly call: ModuleCall<T>
  readonly wire: WireFormat
  readonly prepared: PreparedCall
  readonly deadline: Deadline
  readonly attempt: number
}

async function sendAttempt<T>(context: Attempt<T>): Promise<Usable<T>> {
  const { settings, call, wire, prepared, attempt } = context
  const { clock, onRequest, maxAnswerBytes, wireName } = settings
  const { id, endpoint, url, decode } = call
  const { maskText, maskCause } = prepared.secrets
  const startedAt = clock.now()
  const about = { id, attempt, endpoint, url }
  const requestBody = onRequest && prepared.observedBody(prepared.secrets.createMask())
  tellObserver(onRequest, { type: 'started', ...about, method: 'POST', requestBody, startedAt })
  let seen: { status?: number; responseBody?: unknown; error?: unknown } = {}
  try {
    const answer = await receive(context)
    seen = { status: answer.status, ...(onRequest && observedBodies(answer, prepared)) }
    const decodeMasked = (body: unknown) => decode(wire, body, maskText)
    const decoding = { endpoint, url, wireName, maxAnswerBytes, now: clock.now(), mask: maskText, maskCause, decode: decodeMasked }
    return decodeAnswer(answer, decoding)
  } catch (error) {
    seen.error = error
    if (error instanceof ModuleRedirectError && error.status !== undefined) seen.status = error.status
    throw error
  } finally {
    tellObserver(onRequest, { type: 'ended', ...about, requestBody, durationMs: clock.now() - startedAt, ...seen })
  }
}

async function receive<T>({ settings, call, prepared, deadline }: Attempt<T>): Promise<Answer> {
  const { endpoint, url } = call
  let hasStarted = false
  try {
    const response = await deadline.race(send(settings, prepared, deadline))
    hasStarted = true
    refuseRedirect(response, call, prepared)
    return await readAnswer(response, settings.maxAnswerBytes, deadline)
  } catch (cause) {
    // fetch may reject with an error of its own making before the race ends.
    deadline.signal.throwIfAborted()
    if (cause instanceof ModuleRedirectError) throw cause
    throw new ModuleNetworkError({ endpoint, url, hasStarted, cause: prepared.secrets.maskCause(cause) })
  }
}

export const redirectStatuses = new Set([301, 302, 303, 307, 308])

/**
 * Throws if the module redirects. Requests are sent with manual redirects: browsers then hide status and URL, other runtimes reveal both. A
 * custom `fetch` that follows redirects anyway has already contacted another server, perhaps without the body.
 */
function refuseRedirect<T>(response: Response, { endpoint, url, address }: ModuleCall<T>, { secrets }: PreparedCall): void {
  const { status, type, redirected, headers, body } = response
  const isRedirect = redirectStatuses.has(status)
  if (!isRedirect && !redirected && type !== 'opaqueredirect') return
  // The rest is not needed, so a failure to cancel does not matter.
  void body?.cancel().catch(() => undefined)
  const target = redirected ? response.url : (headers.get('location') ?? '')
  const there = target !== '' && URL.canParse(target, address) ? new URL(target, address) : undefined
  const location = there && secrets.maskText(bareUrl(there.href))
  throw new ModuleRedirectError({ endpoint, url, location, status: isRedirect ? status : undefined })
}

/** Async, so that a `fetch` that throws rejects. The host's own may resolve with anything. */
async function send({ fetch }: ClientSettings, prepared: PreparedCall, deadline: Deadline): Promise<Response> {
  const response: Response | undefined = await fetch(prepared.createRequest(deadline.signal))
  if (typeof response?.status !== 'number') throw new Error('it resolved with something that is no `Response`.')
  return response
}

/** Both bodies, masked with the password fields that the answer has declared. */
function observedBodies({ json, text }: Answer, { secrets, observedBody }: PreparedCall) {
  if (json === undefined) return { responseBody: observed(() => secrets.maskText(text)) }
  const mask = secrets.createMask(json.value)
  return { requestBody: observedBody(mask), responseBody: observed(() => mask(json.value)) }
}
