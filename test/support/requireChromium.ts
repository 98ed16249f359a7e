import { explainMissingChromium } from './chromium.ts'

/** Ends a test run that needs a browser before it begins, and says what to do. */
export function setup(): void {
  const problem = explainMissingChromium()
  if (problem !== undefined) throw new Error(problem)
}
