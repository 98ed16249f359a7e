import { isJsonObject } from '../core/schema/json.ts'

/**
 * Thrown by a module's own functions to answer with a status and a message for users, instead of 500. Specification 7.
 *
 * @example throw new HttpError(401, 'The token of this connection has expired.')
 */
export class HttpError extends Error {
  override readonly name = 'HttpError'
  /** 400 to 599. */
  readonly status: number

  constructor(status: number, message: string, options?: ErrorOptions) {
    super(message, options)
    if (!Number.isInteger(status) || status < 400 || status > 599) {
      throw new RangeError(`HttpError was given the status ${status}. It must be an HTTP status of a failure, 400 to 599.`)
    }
    this.status = status
  }
}

/**
 * The message of a thrown value, also of an object that is no `Error`, as database clients throw it. Specification 7: an error response
 * carries the failure's message.
 */
export function messageOf(thrown: unknown): string {
  const { message, status } = isJsonObject(thrown) ? thrown : { message: thrown }
  if (typeof message === 'string' && message !== '') return message
  // Such as a `Response`, of which the body cannot be read at once.
  return typeof status === 'number' ? `The module failed with the status ${status}.` : 'The module failed without saying why.'
}
