import type { ProblemArgs, ProblemCode } from '../schema/problems.ts'

/** What is wrong, and how to mend it. */
export interface Sentence {
  readonly message: string
  readonly hint: string
}

/** One row for each of some codes; a missing one does not compile. */
export type Sentences<Code extends ProblemCode> = { readonly [Key in Code]: (args: ProblemArgs[Key]) => Sentence }

/** The codes of some areas: `CodesOf<'rules' | 'order'>`. */
export type CodesOf<Area extends string> = Extract<ProblemCode, `${Area}/${string}`>

/** A value from a schema between quotation marks, cut where it is long. */
export const quote = (value: unknown): string => {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? String(value))
  return `"${text.length > 80 ? `${text.slice(0, 79)}…` : text}"`
}

/** `"a", "b" and "c"`; long lists end in how many more there are. */
export const quoteAll = (values: readonly string[]): string => {
  const shown = values.slice(0, 10).map(quote)
  if (values.length > shown.length) return `${shown.join(', ')} and ${values.length - shown.length} more`
  const last = shown.pop() ?? ''
  return shown.length === 0 ? last : `${shown.join(', ')} and ${last}`
}

/** The hint where a word is near, else another one. */
export const didYouMean = (right: string | undefined, otherwise: string): string =>
  right === undefined ? otherwise : `Did you mean ${quote(right)}?`
