import { formatPointer, parsePath, type Address, type Path } from '../../core/values/path.ts'
import type { FormSettings } from '../formSettings.ts'
import type { HostError } from '../formState.ts'

export const notAccepted = 'Not accepted.'

/**
 * The errors in what `onSubmit` resolved with: those of `{ errors }`, or the list alone.
 *
 * @throws Error for a response of `fetch` that is not ok, which a host may pass on as it is: the data were not accepted.
 */
export function errorsIn(answer: unknown): unknown {
  if (Array.isArray(answer)) return answer
  // `as`: nothing is read but these properties, of whatever type.
  const { errors, ok, status } = (answer ?? {}) as Readonly<Record<'errors' | 'ok' | 'status', unknown>>
  if (ok === false && typeof status === 'number') throw new Error(`The server answered ${status}.`)
  return errors ?? []
}

/**
 * The errors that a host gives, as a server may have sent them: one without a path is of the form as a whole, and one without a message
 * still refuses the value.
 */
export function readErrors(
  given: unknown,
  { messages }: FormSettings,
  addressOf: (path: Path | string) => Address | undefined,
): readonly HostError[] {
  if (!Array.isArray(given)) throw new Error('moduleform: got no list of errors. Give { errors: [{ path, message }] }.')
  return given.map((error: { readonly path?: Path | string; readonly message?: string } | null | undefined) => ({
    address: addressOf(error?.path ?? ''),
    path: formatPointer(parsePath(error?.path ?? '')),
    message: error?.message || (messages.notAccepted ?? notAccepted),
  }))
}
