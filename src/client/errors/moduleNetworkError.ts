import { moduleAddress } from './moduleAddress.ts'
import { ModuleError, type ModuleErrorContext } from './moduleError.ts'

/** No answer came (`hasStarted` false), or it broke off on the way. Browsers do not tell a refused connection from a CORS refusal. */
export class ModuleNetworkError extends ModuleError {
  override readonly name = 'ModuleNetworkError'
  readonly kind = 'network'

  constructor(context: ModuleErrorContext & { readonly hasStarted?: boolean }) {
    const address = moduleAddress(context.url)
    const message = context.hasStarted
      ? `The answer of the module at ${address} broke off before it was complete.`
      : `Nothing answers at ${address}. Check that the module runs, that its base URL is right and, in a browser, that it allows requests from this page (CORS).`
    super(message, context)
  }
}
