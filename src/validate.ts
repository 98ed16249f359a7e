import { systemClock } from './client/clock.ts'
import type { PatternMatcher } from './patterns/patternMatcher.ts'
import type { ValidateOptions, ValidationResult } from './validateValues.ts'

/**
 * Validates values like a form on submit, in Node or in a browser, and returns what the form would submit. `schema` is as a module sent it,
 * or the `schema` in the result of `parseSchema`. Defaults are not filled in; use `initialValues` for that. Never rejects, whatever the
 * values are; only a misspelt option is a `TypeError`. Specification 2.6, 2.7 and 2.10, decisions §2, §4 and §8.
 *
 * Patterns are matched by a linear-time engine that is loaded when the first one occurs; those with look-around or back-references in a
 * worker, in Node in a thread. Limits: 100 ms per match, 2 s in total, 5,000 characters per pattern; a field beyond them is `unchecked`.
 *
 * @example
 * const { issues, unchecked, submitData } = await validate(schema, await request.json())
 * const isValid = unchecked.length === 0 && issues.every(({ level }) => level !== 'error')
 */
export async function validate(schema: unknown, values: unknown, options: ValidateOptions = {}): Promise<ValidationResult> {
  // Loaded on demand: programs that only read schemas do not need it.
  const { validateValues } = await import('./validateValues.ts')
  return validateValues(() => loadPatternMatcher(options), schema, values, options)
}

async function loadPatternMatcher({ patternWorker }: ValidateOptions): Promise<PatternMatcher> {
  // One after the other: runners that load modules into a VM of Node fail if two imports need the same module at once.
  const { findPatternThread } = await import('./patterns/patternThread.ts')
  const { createPatternMatcher } = await import('./patterns/createPatternMatcher.ts')
  const createWorker = patternWorker ? undefined : findPatternThread()
  // `as`: an invalid value of the host is reported as a problem.
  const startWorker = patternWorker as (() => Worker) | undefined
  return createPatternMatcher({ clock: systemClock, ...(createWorker && { createWorker }), ...(startWorker && { startWorker }) })
}
