/** Bundlers replace `process.env.NODE_ENV` by the mode. In browsers without a bundler there is no `process`, so reading it throws. */
export function isDevelopment(): boolean {
  try {
    return process.env.NODE_ENV !== 'production'
  } catch {
    return false
  }
}

/** Logs in the console of a development build what a developer has to fix. Nothing in production, where anyone can read it. */
export function logInDevelopment(sentence: string, cause: unknown): void {
  // oxlint-disable-next-line no-console -- what it is for
  if (isDevelopment()) console.error(sentence, cause)
}
