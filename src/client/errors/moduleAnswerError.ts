import { moduleAddress } from './moduleAddress.ts'
import { ModuleError, type EndpointName, type ModuleErrorContext } from './moduleError.ts'

interface AnswerErrorContext extends ModuleErrorContext {
  readonly status: number
  readonly reason: AnswerErrorReason
  /** The module's own words, for `module-error`. */
  readonly moduleMessage?: string | undefined
  /** What came instead, for `not-json` and `nothing-usable`. */
  readonly received?: string
  /** The limit that was passed, in bytes, for `too-large`. */
  readonly maxAnswerBytes?: number
  /** A sentence on what to try. */
  readonly advice?: string | undefined
}

/** Why an answer with a good status cannot be used. */
export type AnswerErrorReason = 'too-large' | 'web-page' | 'not-json' | 'module-error' | 'nothing-usable' | 'not-decoded'

const expected: Record<EndpointName, string> = {
  schema: 'a schema (an object with a "fields" array)',
  content: 'a "content_objects" array',
}

/** Each follows "The module at localhost:4001 ". */
const sentences: Record<AnswerErrorReason, (context: AnswerErrorContext) => string> = {
  'too-large': ({ maxAnswerBytes = 0 }) => `sent more than ${maxAnswerBytes.toLocaleString('en')} bytes, which is the limit for an answer.`,
  'web-page': ({ status }) => `answered with a web page instead of JSON (HTTP ${status}). Is the base URL right?`,
  'not-json': ({ status, received }) => `answered ${status} with ${received ?? 'something'} instead of JSON.`,
  'module-error': ({ status, moduleMessage }) => `answered ${status} with an error: ${moduleMessage ?? ''}`,
  'nothing-usable': ({ status, received, endpoint }) =>
    `answered ${status} with ${received ?? 'something'} instead of ${expected[endpoint]}.`,
  'not-decoded': ({ status }) => `answered ${status} with something that the wire format could not decode.`,
}

/** The module answered with a good status, but with nothing that can be used. */
export class ModuleAnswerError extends ModuleError {
  override readonly name = 'ModuleAnswerError'
  readonly kind = 'answer'
  readonly reason: AnswerErrorReason
  override readonly status: number

  constructor(context: AnswerErrorContext) {
    const what = `The module at ${moduleAddress(context.url)} ${sentences[context.reason](context)}`
    super(context.advice === undefined ? what : `${what}\n${context.advice}`, context, context.status, context.moduleMessage)
    this.reason = context.reason
    this.status = context.status
  }
}
