import { formatPointer, parsePath, type Address, type Path } from '../../core/values/path.ts'
import type { FormSettings } from '../formSettings.ts'
import { isRefusal } from '../failure.ts'
import type { HostError } from '../formState.ts'

export const notAccepted = 'Not accepted.'

/** The errors in what `onSubmit` resolved with: those of `{ errors }`, or the list alone. Throws an error, `{ error }`, and a response that is not ok. */
export function errorsIn(answer: unknown): unknown {
  if (Array.isArray(answer)) return answer
  // `as`: nothing is read but its properties, of whatever type.
  const given = (answer ?? {}) as { readonly errors?: unknown; readonly error?: unknown }
  // oxlint-disable-next-line only-throw-error -- the data were not accepted, as where the host had thrown it
  if (given instanceof Error || isRefusal(given) || given.error) throw given.error ?? given
  return given.errors ?? []
}

/**
 * The errors that a host gives, as a server may have sent them: one without a path, or with one that is neither text nor list, is of
 * the form as a whole, and one without a message still refuses the value.
 */
export function readErrors(
  given: unknown,
  { messages }: FormSettings,
  addressOf: (path: Path) => Address | undefined,
): readonly HostError[] {
  if (!Array.isArray(given)) throw new Error('moduleform: got no list of errors. Give { errors: [{ path, message }] }.')
  return given.map((error: { readonly path?: Path | string; readonly message?: string } | null | undefined) => {
    const { path: at, message } = error ?? {}
    const path = parsePath(typeof at === 'string' || Array.isArray(at) ? at : '')
    return { address: addressOf(path), path: formatPointer(path), message: message || (messages.notAccepted ?? notAccepted) }
  })
}
