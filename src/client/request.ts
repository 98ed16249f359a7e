import { readAnswer, type Answer } from './answer.ts'
import type { ClientSettings } from './clientOptions.ts'
import { createDeadline, type Deadline } from './deadline.ts'
import { decodeAnswer } from './decodeAnswer.ts'
import { ModuleNetworkError } from './errors/moduleNetworkError.ts'
import { ModuleTimeoutError } from './errors/moduleTimeoutError.ts'
import { maskJson } from './maskSecrets.ts'
import type { RequestOptions } from './moduleClient.ts'
import { prepareCall, type CallTarget, type PreparedCall } from './prepareCall.ts'
import { retryDelay } from './retryDelay.ts'

/** One call of an endpoint: what to ask, and how to read the answer. */
export interface ModuleCall<T> extends CallTarget {
  readonly id: number
  readonly decode: (body: unknown) => T | undefined
}

/**
 * Asks a module, again where a failure may pass by itself, until the time for all attempts together is up. Rejects with a `ModuleError`,
 * or with the reason of the caller's signal. Decisions §7.
 */
export async function request<T>(settings: ClientSettings, call: ModuleCall<T>, options: RequestOptions = {}): Promise<T> {
  const { endpoint, url } = call
  const { clock, timeout, retries, backoff } = settings
  let lastError: unknown
  const createTimeoutError = () => new ModuleTimeoutError({ endpoint, url, timeout, cause: lastError })
  const deadline = createDeadline({ clock, timeout, caller: options.signal, createTimeoutError })
  try {
    deadline.signal.throwIfAborted()
    const prepared = await deadline.race(prepareCall(settings, call, options))
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await sendAttempt({ settings, call, prepared, deadline, attempt })
      } catch (error) {
        const delay = attempt > retries ? undefined : retryDelay(error, attempt, backoff)
        if (delay === undefined || delay >= deadline.remaining()) throw error
        lastError = error
        await deadline.wait(delay)
      }
    }
  } finally {
    deadline.dispose()
  }
}

interface Attempt<T> {
  readonly settings: ClientSettings
  readonly call: ModuleCall<T>
  readonly prepared: PreparedCall
  readonly deadline: Deadline
  readonly attempt: number
}

async function sendAttempt<T>(context: Attempt<T>): Promise<T> {
  const { settings, call, prepared, attempt } = context
  const { clock, onRequest, maxAnswerBytes, wireName } = settings
  const { id, endpoint, url, decode } = call
  const startedAt = clock.now()
  onRequest?.({ type: 'started', id, attempt, endpoint, url, method: 'POST', requestBody: prepared.observedBody, startedAt })
  let seen: { status?: number; responseBody?: unknown; error?: unknown } = {}
  try {
    const answer = await receive(context)
    seen = { status: answer.status, responseBody: onRequest === undefined ? undefined : observedAnswer(answer, prepared) }
    return decodeAnswer(answer, { endpoint, url, wireName, maxAnswerBytes, now: clock.now(), mask: prepared.mask, decode })
  } catch (error) {
    seen.error = error
    throw error
  } finally {
    onRequest?.({ type: 'ended', id, attempt, durationMs: clock.now() - startedAt, ...seen })
  }
}

async function receive<T>({ settings, call, prepared, deadline }: Attempt<T>): Promise<Answer> {
  const { endpoint, url } = call
  let hasStarted = false
  try {
    const response = await deadline.race(send(settings, prepared, deadline))
    hasStarted = true
    return await readAnswer(response, settings.maxAnswerBytes, deadline)
  } catch (cause) {
    // fetch may reject with an error of its own making before the race ends.
    deadline.signal.throwIfAborted()
    throw new ModuleNetworkError({ endpoint, url, hasStarted, cause })
  }
}

/** Async, so that a `fetch` that throws rejects. */
async function send({ fetch }: ClientSettings, prepared: PreparedCall, deadline: Deadline): Promise<Response> {
  return fetch(prepared.createRequest(deadline.signal))
}

function observedAnswer({ json, text }: Answer, { mask }: PreparedCall): unknown {
  return json === undefined ? mask(text) : maskJson(json.value, mask)
}
