/** What was thrown, in the words of who threw it. Specification 7: an error response carries the failure's message. */
export function messageOf(thrown: unknown): string {
  const message = thrown instanceof Error ? thrown.message : thrown
  return typeof message === 'string' && message !== '' ? message : 'The module failed without saying why.'
}
