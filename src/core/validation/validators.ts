import { isPatternTooLong } from '../schema/compilePattern.ts'
import type { FormatName } from '../schema/wire.ts'
import { isEmpty } from '../values/isEmpty.ts'
import { checkChoices } from './checkChoices.ts'
import { checkRequired } from './checkRequired.ts'
import { checkType } from './checkType.ts'
import { formats } from './formats.ts'
import type { Undecided } from './matchPattern.ts'
import type { Limit, RuleArgs } from './ruleArgs.ts'
import type { RuleName } from './ruleNames.ts'
import type { Subject } from './subject.ts'

type LimitName = 'min_length' | 'max_length' | 'minimum' | 'maximum' | 'min_items' | 'max_items'

/** What a size is compared with, and on which side of the limit it fails; `undefined` is a value the limit does not speak about. */
const checkLimit =
  (name: LimitName, sizeOf: (subject: Subject) => number | undefined, fails: (size: number, limit: number) => boolean) =>
  (subject: Subject): Limit | undefined => {
    const limit = subject.node.definition.validation?.[name]
    const actual = sizeOf(subject)
    return limit !== undefined && actual !== undefined && fails(actual, limit) ? { limit, actual } : undefined
  }

const isBelow = (size: number, limit: number): boolean => size < limit
const isAbove = (size: number, limit: number): boolean => size > limit

/** A text that is empty has no length, as it has no format: whether it may be empty is for `required` to say. */
const textLength = ({ value }: Subject): number | undefined => {
  if (typeof value !== 'string' || value === '') return undefined
  let length = 0
  for (const _character of value) length += 1
  return length
}

const numberOf = ({ value }: Subject): number | undefined => (typeof value === 'number' ? value : undefined)

/** Blank rows of texts are not submitted and not counted; an absent list has none. */
const itemCount = ({ node, value }: Subject): number | undefined => {
  if (node.definition.type !== 'array') return undefined
  if (!Array.isArray(value)) return 0
  return node.row?.shape === 'value' ? value.filter((item) => !isEmpty(item)).length : value.length
}

const checkPattern = ({ node, value, matchPattern }: Subject): RuleArgs['pattern'] | Undecided | undefined => {
  const pattern = node.definition.validation?.pattern
  if (pattern === undefined || typeof value !== 'string' || value === '') return undefined
  const matches = isPatternTooLong(pattern) ? 'unchecked' : matchPattern(pattern, value)
  if (typeof matches === 'string') return matches
  return matches ? undefined : { pattern, value }
}

const isFormat = (name: string | undefined): name is FormatName => name !== undefined && Object.hasOwn(formats, name)

const checkFormat = ({ node, value }: Subject): RuleArgs['format'] | undefined => {
  const { format } = node.definition
  if (!isFormat(format) || typeof value !== 'string' || value === '') return undefined
  return formats[format](value) ? undefined : { format, value }
}

/** One check for each rule: what its message names where it fails, `undefined` where it holds. Specification 2.6 and 2.7, decisions §8. */
export const validators: { readonly [Rule in RuleName]: (subject: Subject) => RuleArgs[Rule] | Undecided | undefined } = {
  type: checkType,
  required: checkRequired,
  min_length: checkLimit('min_length', textLength, isBelow),
  max_length: checkLimit('max_length', textLength, isAbove),
  minimum: checkLimit('minimum', numberOf, isBelow),
  maximum: checkLimit('maximum', numberOf, isAbove),
  min_items: checkLimit('min_items', itemCount, isBelow),
  max_items: checkLimit('max_items', itemCount, isAbove),
  pattern: checkPattern,
  format: checkFormat,
  choices: checkChoices,
}
