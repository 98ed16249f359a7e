import { createClient, type Clock, type ModuleClient, type RequestOptions } from 'moduleform/client'
import type { ContentRequest, FormValues, SchemaRequest } from 'moduleform/core'

/** A call to the module, however often the client retries. */
export interface Call {
  readonly number: number
  readonly endpoint: 'schema' | 'content'
  readonly formData: FormValues
  /** Requested content objects; empty for a schema request. */
  readonly names: readonly string[]
  /** The form has aborted it. */
  isAborted: boolean
  /** How it ended for the client. */
  state: 'open' | 'answered' | 'failed'
}

/** One request that the module has received and not answered. */
export interface Attempt {
  readonly call: Call
  readonly body: { readonly schema?: unknown; readonly content_object_names?: readonly string[] }
  readonly respond: (response: Response) => void
  readonly fail: (error: Error) => void
}

/** No normal run sends this many requests; without a limit, a runaway one would never end. */
const mostCalls = 200

/**
 * A module behind the real client: only `fetch` is replaced. A `deaf` one continues with aborted requests, so that late answers reach the
 * form.
 */
export function createModuleDouble(clock: Clock, isDeaf: boolean, onRunaway: (what: string) => void) {
  const calls: Call[] = []
  const attempts: Attempt[] = []
  let started: Call | undefined

  const close = (attempt: Attempt) => {
    const place = attempts.indexOf(attempt)
    if (place !== -1) attempts.splice(place, 1)
  }

  const receive = async (request: Request): Promise<Response> => {
    const call = started
    if (call === undefined) throw new Error('A request was sent that the form has not asked for.')
    const body = (await request.json()) as Attempt['body']
    return new Promise((resolve, reject) => {
      const attempt: Attempt = {
        call,
        body,
        respond: (response) => (close(attempt), resolve(response)),
        fail: (error) => (close(attempt), reject(error)),
      }
      if (request.signal.aborted) reject(new Error('Aborted before it was read.'))
      else attempts.push(attempt)
      request.signal.addEventListener('abort', () => attempt.fail(new Error('Aborted.')))
    })
  }

  const client = createClient({
    baseUrl: 'http://module.test',
    clock,
    fetch: receive,
    onRequest: (event) => {
      if (event.type === 'started') started = calls[event.id - 1]
    },
  })

  const track = <Answer>(
    call: Omit<Call, 'number' | 'state' | 'isAborted'>,
    ask: (options: RequestOptions) => Promise<Answer>,
    options: RequestOptions,
  ) => {
    const own: Call = { ...call, number: calls.length, isAborted: false, state: 'open' }
    calls.push(own)
    if (calls.length === mostCalls) onRunaway(`${mostCalls} requests were made`)
    const { signal, ...deafOptions } = options
    signal?.addEventListener('abort', () => (own.isAborted = own.state === 'open'))
    const answer = ask(isDeaf ? deafOptions : options)
    answer.then(
      () => (own.state = 'answered'),
      () => (own.state = 'failed'),
    )
    return answer
  }

  const observed: ModuleClient = {
    loadSchema: (body: SchemaRequest, options = {}) =>
      track({ endpoint: 'schema', formData: structuredClone(body.form_data), names: [] }, (own) => client.loadSchema(body, own), options),
    loadContent: (body: ContentRequest, options = {}) =>
      track(
        { endpoint: 'content', formData: structuredClone(body.form_data), names: body.content_object_names },
        (own) => client.loadContent(body, own),
        options,
      ),
  }

  return {
    client: observed,
    calls: calls as readonly Call[],
    /** Requests without an answer, including aborted ones if the module is deaf. */
    attempts: attempts as readonly Attempt[],
    /** Calls whose answer the form still waits for. */
    live: () => calls.filter(({ state, isAborted }) => state === 'open' && !isAborted),
  }
}
