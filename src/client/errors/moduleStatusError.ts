import { moduleAddress } from './moduleAddress.ts'
import { ModuleError, type ModuleErrorContext } from './moduleError.ts'

interface StatusErrorContext extends ModuleErrorContext {
  readonly status: number
  /** The module's own words, see `readModuleMessage`. */
  readonly moduleMessage?: string | undefined
  /** The body was a web page, which says more about the base URL than about the module. */
  readonly isWebPage?: boolean
  /** A sentence on what to try. */
  readonly advice?: string | undefined
  /** Milliseconds the module asks to wait (`Retry-After`). */
  readonly retryAfter?: number | undefined
}

/** The module answered with a status outside 200 to 299. */
export class ModuleStatusError extends ModuleError {
  override readonly name = 'ModuleStatusError'
  readonly kind = 'status'
  override readonly status: number
  readonly retryAfter: number | undefined

  constructor(context: StatusErrorContext) {
    const { status, moduleMessage, isWebPage, advice, retryAfter } = context
    const webPage = isWebPage === true ? ' with a web page instead of JSON. Is the base URL right?' : undefined
    const said = moduleMessage === undefined ? '.' : `: ${moduleMessage}`
    const sentences = [`The module at ${moduleAddress(context.url)} answered ${status}${webPage ?? said}`, advice]
    super(sentences.filter((sentence) => sentence !== undefined).join('\n'), context, status, moduleMessage)
    this.status = status
    this.retryAfter = retryAfter
  }
}
