/** The two endpoints of a module. Specification 4. */
export type EndpointName = 'schema' | 'content'

/**
 * - `network`: no answer arrived, or it was interrupted.
 * - `timeout`: no usable answer arrived in time.
 * - `status`: the module answered with a status outside 200 to 299.
 * - `redirect`: the module redirects to another URL, which is not followed.
 * - `answer`: the module answered 2xx with something that cannot be used.
 * - `request`: an option of the host prevented the request.
 */
export type ModuleErrorKind = 'network' | 'timeout' | 'status' | 'redirect' | 'answer' | 'request'

/** The data of every module error. */
export interface ModuleErrorContext {
  readonly endpoint: EndpointName
  /** The requested URL without its query, which may contain a key. */
  readonly url: string
  readonly cause?: unknown
  /** A text for users of the form, if the module sent no message itself. */
  readonly summary?: string
}

const brand = Symbol.for('moduleform.ModuleError')

/**
 * Why a module could not be reached, or gave no usable answer. `message` is for whoever maintains the module, with its URL and advice;
 * `summary` is for users of the form. Neither contains credentials or header values. Specification 7, decisions §7. An abort by the caller
 * is never a `ModuleError`.
 */
export abstract class ModuleError extends Error {
  abstract readonly kind: ModuleErrorKind
  readonly method = 'POST'
  readonly endpoint: EndpointName
  readonly url: string
  /** The HTTP status, if there was an answer and the browser reveals it. */
  readonly status: number | undefined
  /** The module's own message, if it sent one. */
  readonly moduleMessage: string | undefined
  /** The module's own message, else what happened in a sentence for users, without URL. */
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

/** An option of the host (`headers`, `moduleCredentials`, `fetchOptions`, a wire format) prevented the request from being sent. */
export class ModuleRequestError extends ModuleError {
  override readonly name = 'ModuleRequestError'
  readonly kind = 'request'

  constructor(context: ModuleErrorContext & { readonly because: string }) {
    super(`The module was not asked: ${context.because}`, context)
  }
}
