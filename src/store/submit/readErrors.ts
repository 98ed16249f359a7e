import { formatPointer, parsePath, type Address, type Path } from '../../core/values/path.ts'
import type { FormSettings } from '../formSettings.ts'
import type { HostError } from '../formState.ts'

export const notAccepted = 'Not accepted.'

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
