/** Bundlers write the mode in place of `process.env.NODE_ENV`. Browsers without one have no `process`, not even to ask for its type first. */
export function isDevelopment(): boolean {
  try {
    return process.env.NODE_ENV !== 'production'
  } catch {
    return false
  }
}

/** Logs to the console of a development build what a developer has to fix. Nothing in production, where anybody may read it. */
export function logInDevelopment(sentence: string, cause: unknown): void {
  // oxlint-disable-next-line no-console -- what it is for
  if (isDevelopment()) console.error(sentence, cause)
}
