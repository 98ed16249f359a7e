import { moduleAddress } from './moduleAddress.ts'
import { ModuleError, type ModuleErrorContext } from './moduleError.ts'

const formatDuration = (milliseconds: number) => (milliseconds < 1000 ? `${milliseconds} ms` : `${milliseconds / 1000} s`)

/** All attempts together took longer than `timeout` milliseconds. Where attempts failed before, `cause` is the last failure. */
export class ModuleTimeoutError extends ModuleError {
  override readonly name = 'ModuleTimeoutError'
  readonly kind = 'timeout'
  readonly timeout: number

  constructor(context: ModuleErrorContext & { readonly timeout: number }) {
    super(`The module at ${moduleAddress(context.url)} did not answer within ${formatDuration(context.timeout)}.`, context)
    this.timeout = context.timeout
  }
}
