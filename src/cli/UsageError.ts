/** The command line can't be understood. Its message says what, and how it is meant; printed without a stack, exit code 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}
