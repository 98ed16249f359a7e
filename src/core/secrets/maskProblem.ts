import type { Problem } from '../schema/problems.ts'
import { isJsonObject } from '../schema/json.ts'

/** The same problem with secrets masked in its arguments. */
export const maskProblem = (problem: Problem, maskText: (text: string) => string): Problem => {
  const args = maskTexts(problem.args, maskText)
  // `as`: the args keep their shape, and only texts in them change.
  return args === problem.args ? problem : ({ ...problem, args } as Problem)
}

/** The same value where no text in it changes. */
const maskTexts = (value: unknown, maskText: (text: string) => string): unknown => {
  if (typeof value === 'string') return maskText(value)
  if (Array.isArray(value))
    return keepEqual(
      value,
      value.map((entry) => maskTexts(entry, maskText)),
    )
  if (!isJsonObject(value)) return value
  const entries = Object.entries(value).map(([key, entry]) => [key, maskTexts(entry, maskText)] as const)
  return entries.every(([key, entry]) => entry === value[key]) ? value : Object.fromEntries(entries)
}

const keepEqual = (before: readonly unknown[], after: readonly unknown[]): readonly unknown[] =>
  after.every((entry, index) => entry === before[index]) ? before : after
