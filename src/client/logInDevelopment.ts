/** Bundlers write the mode in place of `process.env.NODE_ENV`. Browsers without one have no `process`, not even to ask for its type first. */
export function isDevelopment(): boolean {
  try {
    return process.env.NODE_ENV !== 'production'
  } catch {
    return false
  }
}

/** Says in the console of a development build what a developer has to mend. In production, where strangers read it, nothing is said. */
export function logInDevelopment(sentence: string, cause: unknown): void {
  // oxlint-disable-next-line no-console -- what it is for
  if (isDevelopment()) console.error(sentence, cause)
}
