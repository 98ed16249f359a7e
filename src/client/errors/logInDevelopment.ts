/** True in builds for development; where there is no `process`, and no bundler has put a text in its place, nobody is told. */
const isDevelopment = (): boolean => typeof process !== 'undefined' && process.env['NODE_ENV'] !== 'production'

/** Says in the console of a development build what a developer has to mend. In production, where strangers read it, nothing is said. */
export function logInDevelopment(sentence: string, cause: unknown): void {
  if (isDevelopment()) console.error(sentence, cause)
}
