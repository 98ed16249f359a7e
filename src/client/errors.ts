/** The two endpoints of a module. Specification 4. */
export type EndpointName = 'schema' | 'content'

/**
 * - `network`: no answer came, or it broke off.
 * - `timeout`: no usable answer came in time.
 * - `status`: the module answered with a status outside 200 to 299.
 * - `redirect`: the module sends requests on to another address, which is not followed.
 * - `answer`: the module answered 2xx with something that cannot be used.
 * - `request`: the host's own options kept the request from being sent.
 */
export type ModuleErrorKind = 'network' | 'timeout' | 'status' | 'redirect' | 'answer' | 'request'

/** What every module error is made of. */
export interface ModuleErrorContext {
  readonly endpoint: EndpointName
  /** The address that was asked, without its query: that may hold a key. */
  readonly url: string
  readonly cause?: unknown
  /** What to tell who fills in a form, where the module has said nothing itself. */
  readonly summary?: string
}

const brand = Symbol.for('moduleform.ModuleError')

/**
 * Why a module could not be asked, or gave no usable answer. `message` is for who looks after the module, with its address and what to try;
 * `summary` for who fills in a form. Neither holds credentials or header values. Specification 7, decisions §7. An abort by the caller is never
 * a `ModuleError`.
 */
export abstract class ModuleError extends Error {
  abstract readonly kind: ModuleErrorKind
  readonly method = 'POST'
  readonly endpoint: EndpointName
  readonly url: string
  /** The HTTP status, where one came and the browser shows it. */
  readonly status: number | undefined
  /** The module's own words, where it sent some. */
  readonly moduleMessage: string | undefined
  /** The module's own words, else what happened, without address and status. */
  readonly summary: string
  readonly [brand] = true

  constructor(message: string, context: ModuleErrorContext, status?: number, moduleMessage?: string) {
    super(message, context.cause === undefined ? undefined : { cause: context.cause })
    this.endpoint = context.endpoint
    this.url = context.url
    this.status = status
    this.moduleMessage = moduleMessage
    this.summary = context.summary ?? moduleMessage ?? message
  }
}

/** True for module errors of any realm and any copy of the package, unlike `instanceof`. Tell them apart by `kind`. */
export function isModuleError(value: unknown): value is ModuleError {
  return typeof value === 'object' && value !== null && brand in value
}

/** One of the host's own options (`headers`, `moduleCredentials`, `fetchOptions`, a wire format) kept the request from being sent. */
export class ModuleRequestError extends ModuleError {
  override readonly name = 'ModuleRequestError'
  readonly kind = 'request'

  constructor(context: ModuleErrorContext & { readonly because: string }) {
    super(`The module was not asked: ${context.because}`, context)
  }
}
