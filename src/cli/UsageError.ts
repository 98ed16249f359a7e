/** The command line can't be understood. The message says why and shows the correct usage; it is printed without a stack, exit code 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}
