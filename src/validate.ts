import { systemClock } from './client/clock.ts'
import type { PatternMatcher } from './patterns/patternMatcher.ts'
import type { ValidateOptions, ValidationResult } from './validateValues.ts'

/**
 * Validates values as a form does on submit, in Node or in a browser, and says what it would submit. `schema` is what a module sent, or what
 * `parseSchema` made of it. Checked is what is given: defaults are not filled in; `initialValues` does that. Never rejects, whatever the
 * values are. Specification 2.6, 2.7 and 2.10, decisions §2, §4 and §8.
 *
 * Patterns are matched by a linear-time engine that is loaded when the first one occurs; those with look-around or back-references in a worker,
 * in Node in a thread: 100 ms a match, 2 s for all, 5,000 characters a pattern. What takes longer is `unchecked`.
 *
 * @example
 * const { issues, unchecked, submitData } = await validate(schema, await request.json())
 * const isValid = unchecked.length === 0 && issues.every(({ level }) => level !== 'error')
 */
export async function validate(schema: unknown, values: unknown, options: ValidateOptions = {}): Promise<ValidationResult> {
  // Who reads schemas and validates nothing loads none of it.
  const { validateValues } = await import('./validateValues.ts')
  return validateValues(() => loadPatternMatcher(options), schema, values, options)
}

async function loadPatternMatcher({ patternWorker }: ValidateOptions): Promise<PatternMatcher> {
  const [{ createPatternMatcher }, { findPatternThread }] = await Promise.all([
    import('./patterns/createPatternMatcher.ts'),
    import('./patterns/patternThread.ts'),
  ])
  const createWorker = patternWorker ? undefined : findPatternThread()
  // `as`: what a host gives is a worker, or it is named in the problem.
  const startWorker = patternWorker as (() => Worker) | undefined
  return createPatternMatcher({ clock: systemClock, ...(createWorker && { createWorker }), ...(startWorker && { startWorker }) })
}
