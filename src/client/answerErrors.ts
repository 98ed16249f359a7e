import { ModuleError, type EndpointName, type ModuleErrorContext } from './errors.ts'

/** The name of a module in messages: host and base path, `localhost:4001/crm`, from the URL of an endpoint. */
function moduleAddress(url: string): string {
  const { host, pathname } = new URL(url)
  return host + pathname.replace(/\/(schema|content)$/, '')
}

/** The module's own message, then its source: the relevant part for users comes first. */
function quoteModule({
  url,
  status,
  moduleMessage,
}: {
  readonly url: string
  readonly status: number
  readonly moduleMessage?: string | undefined
}) {
  const address = moduleAddress(url)
  return moduleMessage === undefined ? `The module at ${address} answered ${status}.` : `${moduleMessage} (${address} answered ${status})`
}

const unreachable = 'Could not reach the module.'

/** The statuses of a proxy between page and module that cannot reach it. */
export const gatewayStatuses: readonly number[] = [502, 503, 504]

/** The statuses of a module that may not understand the format of the body: the other one is tried. Decisions §7. */
export const refusedBodyStatuses: readonly number[] = [400, 422]

/** What an error says that the platform's `fetch` does not reject with: a `TypeError` stands for all that it could not reach. */
const ownFailure = (cause: unknown): string | undefined =>
  cause instanceof Error && !(cause instanceof TypeError) && !(cause instanceof DOMException) ? cause.message : undefined

/** No answer arrived, or it was interrupted. Browsers do not distinguish a refused connection from a CORS refusal. */
export class ModuleNetworkError extends ModuleError {
  override readonly name = 'ModuleNetworkError'
  readonly kind = 'network'
  /** An answer had begun, and broke off before it was complete. */
  readonly hasStarted: boolean

  constructor(context: ModuleErrorContext & { readonly hasStarted?: boolean }) {
    const address = moduleAddress(context.url)
    const own = ownFailure(context.cause)
    const message = context.hasStarted
      ? `The answer of the module at ${address} broke off before it was complete.`
      : own !== undefined
        ? `The page's own \`fetch\` failed for ${address}: ${own}`
        : `Nothing answers at ${address}. Check that the module runs, that its base URL is right and, in a browser, that it allows requests from this page (CORS).`
    super(message, { ...context, summary: context.hasStarted ? 'The answer of the module broke off.' : unreachable })
    this.hasStarted = context.hasStarted === true
  }
}

const formatDuration = (milliseconds: number) => (milliseconds < 1000 ? `${milliseconds} ms` : `${milliseconds / 1000} s`)

/** All attempts together took longer than `timeout` milliseconds. `cause` is the last failure of an attempt, if there was one. */
export class ModuleTimeoutError extends ModuleError {
  override readonly name = 'ModuleTimeoutError'
  readonly kind = 'timeout'
  readonly timeout: number

  constructor(context: ModuleErrorContext & { readonly timeout: number }) {
    const what = `did not answer within ${formatDuration(context.timeout)}.`
    super(`The module at ${moduleAddress(context.url)} ${what}`, { ...context, summary: `The module ${what}` })
    this.timeout = context.timeout
  }
}

/**
 * The module redirects, which is not followed: a POST would become an empty GET, or its body be sent to another server. `location` is the
 * new URL without user, query and fragment; browsers do not reveal it.
 */
export class ModuleRedirectError extends ModuleError {
  override readonly name = 'ModuleRedirectError'
  readonly kind = 'redirect'
  readonly location: string | undefined

  constructor(context: ModuleErrorContext & { readonly status?: number | undefined; readonly location?: string | undefined }) {
    const { url, status, location } = context
    const where = location === undefined ? 'to another address' : `to ${location}`
    super(
      `The module at ${moduleAddress(url)} redirects ${where}, which is not followed. Set the base URL to where the module is.`,
      { ...context, summary: 'Could not reach the module: its address leads elsewhere.' },
      status,
    )
    this.location = location
  }
}

interface StatusErrorContext extends ModuleErrorContext {
  readonly status: number
  /** The module's own words, see `readModuleMessage`. */
  readonly moduleMessage?: string | undefined
  /** `moduleMessage` is only the reason phrase of the status. */
  readonly isReasonPhrase?: boolean
  /** The body was a web page, which usually means a wrong base URL. */
  readonly isWebPage?: boolean
  /** A sentence with advice. */
  readonly advice?: string | undefined
  /** Milliseconds that the module asks to wait (`Retry-After`). */
  readonly retryAfter?: number | undefined
}

/** The module answered with a status outside 200 to 299. */
export class ModuleStatusError extends ModuleError {
  override readonly name = 'ModuleStatusError'
  readonly kind = 'status'
  override readonly status: number
  readonly retryAfter: number | undefined

  constructor(context: StatusErrorContext) {
    const { status, moduleMessage, isReasonPhrase, isWebPage, advice, retryAfter } = context
    const doubt = status < 500 ? ' Is the base URL right?' : ''
    const page =
      isWebPage === true
        ? `The module at ${moduleAddress(context.url)} answered ${status} with a web page instead of JSON.${doubt}`
        : undefined
    const sentences = [page ?? quoteModule(context), advice]
    const phrase = moduleMessage === undefined ? '' : ` (${moduleMessage})`
    const summary = gatewayStatuses.includes(status) ? unreachable : `The module answered ${status}${phrase}.`
    const isSilent = moduleMessage === undefined || isReasonPhrase === true
    const about = isSilent ? { ...context, summary } : context
    super(sentences.filter((sentence) => sentence !== undefined).join('\n'), about, status, moduleMessage)
    this.status = status
    this.retryAfter = retryAfter
  }
}

interface AnswerErrorContext extends ModuleErrorContext {
  readonly status: number
  readonly reason: AnswerErrorReason
  /** The module's own words, for `module-error`. */
  readonly moduleMessage?: string | undefined
  /** What was received instead, for `not-json` and `nothing-usable`. */
  readonly received?: string
  /** The limit that was passed, in bytes, for `too-large`. */
  readonly maxAnswerBytes?: number
  /** A sentence with advice. */
  readonly advice?: string | undefined
}

/** Why an answer with a good status cannot be used. */
export type AnswerErrorReason = 'too-large' | 'web-page' | 'not-text' | 'not-json' | 'module-error' | 'nothing-usable' | 'not-decoded'

const expected: Record<EndpointName, string> = {
  schema: 'a schema (an object with a "fields" array)',
  content: 'a "content_objects" array',
}

/** Each follows "The module at localhost:4001 ". */
const sentences: Record<Exclude<AnswerErrorReason, 'module-error'>, (context: AnswerErrorContext) => string> = {
  'too-large': ({ maxAnswerBytes = 0 }) => `sent more than ${maxAnswerBytes.toLocaleString('en')} bytes, which is the limit for an answer.`,
  'web-page': ({ status }) => `answered with a web page instead of JSON (HTTP ${status}). Is the base URL right?`,
  'not-text': ({ status }) =>
    `answered ${status} with bytes that are no UTF-8, nor the charset of its content type. Send UTF-8, or name the right charset.`,
  'not-json': ({ status, received }) => `answered ${status} with ${received ?? 'something'} instead of JSON.`,
  'nothing-usable': ({ status, received, endpoint }) =>
    `answered ${status} with ${received ?? 'something'} instead of ${expected[endpoint]}.`,
  'not-decoded': ({ status }) => `answered ${status} with something that the wire format could not decode.`,
}

const summaries: Partial<Record<AnswerErrorReason, string>> = {
  'too-large': 'The answer of the module is too large.',
  'web-page': 'The module answered with a web page.',
}

/** The module answered with a 2xx status, but without usable content. */
export class ModuleAnswerError extends ModuleError {
  override readonly name = 'ModuleAnswerError'
  readonly kind = 'answer'
  readonly reason: AnswerErrorReason
  override readonly status: number

  constructor(context: AnswerErrorContext) {
    const { reason } = context
    const what =
      reason === 'module-error' ? quoteModule(context) : `The module at ${moduleAddress(context.url)} ${sentences[reason](context)}`
    const summary = context.moduleMessage ?? summaries[reason] ?? 'The module answered with something that this form cannot read.'
    const message = context.advice === undefined ? what : `${what}\n${context.advice}`
    super(message, { ...context, summary }, context.status, context.moduleMessage)
    this.reason = reason
    this.status = context.status
  }
}
