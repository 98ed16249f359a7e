import { ModuleError, type ModuleErrorContext } from './moduleError.ts'

/** One of the host's own options (`headers`, `moduleCredentials`, `fetchOptions`, a wire format) kept the request from being sent. */
export class ModuleRequestError extends ModuleError {
  override readonly name = 'ModuleRequestError'
  readonly kind = 'request'

  constructor(context: ModuleErrorContext & { readonly because: string }) {
    super(`The module was not asked: ${context.because}`, context)
  }
}
