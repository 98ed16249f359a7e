import type { Choice, FormatName } from '../schema/wire.ts'
import { defaultOf, fitsType } from '../values/defaults.ts'
import type { MatchPattern, Undecided } from './matchPattern.ts'
import { isJsonObject, kindOf } from '../schema/json.ts'
import { formats } from './formats.ts'
import { isPatternTooLong } from '../schema/compilePattern.ts'
import type { ControlName } from '../schema/fieldTypes.ts'
import { isBlankRow, isEmpty } from '../values/isEmpty.ts'
import type { Limit, RuleArgs, RuleName } from './ruleArgs.ts'
import { choiceId, findChoice } from '../values/choices.ts'
import type { FieldNode } from '../plan/plan.ts'
import { readText } from '../values/readText.ts'

/** The content of a field to validate. */
export interface FieldInput {
  readonly value: unknown
  /** The typed text, if it is kept beside the value because it may not be readable. */
  readonly text?: string | undefined
  /**
   * The choices of the field. `complete`: a value that is not among them is an error, because they are static, or completely loaded after a
   * change of a dependency (decisions §6). `known`: the content of the field has loaded, and these are all its current choices.
   */
  readonly choices?: { readonly values: readonly Choice[]; readonly complete: boolean; readonly known?: boolean } | undefined
}

/** One field with all inputs of the validators. */
export interface Subject extends FieldInput {
  readonly node: FieldNode
  readonly matchPattern: MatchPattern
}

/**
 * A select's value must be among its choices, if all of these are known. Text typed into it is allowed if it matches the pattern of the
 * options. Decisions §2 and §6.
 */
export const checkChoices = ({ node, value, choices, matchPattern }: Subject): RuleArgs['choices'] | Undecided | undefined => {
  if (!choices?.complete || !isSelect(node.control)) return undefined
  const chosen: readonly unknown[] = node.control === 'MultiSelect' && Array.isArray(value) ? value : [value]
  let undecided: Undecided | undefined
  for (const item of chosen) {
    if (isEmpty(item) || findChoice(choices.values, item)) continue
    const allowed = allowsText(node, item, matchPattern)
    if (allowed === false) return { value: item }
    // `pending` takes precedence over `unchecked`, since an answer will come.
    if (allowed !== true && undecided !== 'pending') undecided = allowed
  }
  return undecided
}

/**
 * Whether a value may have been typed into a select: its text matches the pattern of the options. `'pending'` while that is being matched,
 * `'unchecked'` if it cannot be. Decisions §2.
 *
 * @example allowsText(node, 'anything', matchPattern) // true where `validation.pattern` is ".*"
 */
const allowsText = ({ pattern, definition }: FieldNode, value: unknown, matchPattern: MatchPattern): boolean | Undecided => {
  const text = typedText(value)
  const isFraction = text !== undefined && readText(definition.items ?? definition, 'SelectWidget', text).issue === 'not-whole'
  if (pattern === undefined || text === undefined || isFraction) return false
  return isPatternTooLong(pattern) ? 'unchecked' : matchPattern(pattern, text)
}

/** The text a value may have been typed as: an object field keeps it as id and label. */
const typedText = (item: unknown): string | undefined => {
  if (typeof item === 'string' || typeof item === 'number') return String(item)
  const id = choiceId(item)
  return isJsonObject(item) && typeof id === 'string' && item['label'] === id ? id : undefined
}

/** Whether a control accepts only its choices; an input with options accepts any text. */
const isSelect = (control: ControlName): boolean => control === 'SelectWidget' || control === 'MultiSelect'

/**
 * A field's own choices, as far as validation can rely on them: complete, unless content replaces them or the list is empty, a placeholder
 * for loaded ones. Specification 2.9, decisions §6.
 */
export const staticChoices = ({ optionSource }: FieldNode): FieldInput['choices'] => {
  const values = optionSource?.choices?.values
  return values && values.length > 0 ? { values, complete: !optionSource?.content } : undefined
}

/**
 * Typed text must read, and a stored value must fit its field. A value that is one of the choices fits, and one that could be is left
 * to the check of choices. Decisions §2.
 */
const checkType = (subject: Subject): RuleArgs['type'] | undefined => {
  const { node, value, text } = subject
  const { definition, control } = node
  const expected = definition.type ?? ''
  if (text) {
    // Readable text without a value could not be read by the control, in its locale.
    const { issue = value === undefined && 'not-a-number', part = text, line } = readText(definition, control, text)
    if (issue) return { issue, expected, value: part, line }
  }
  // A text that was cleared, and whose field has another type in a newer version of the module, is as empty as `null`.
  if (value === '') return undefined
  const isOffered = offers(subject)
  if (!fitsType(value, definition) && (control === 'MultiSelect' || !isOffered(value))) return { issue: 'unfit', expected, value }
  if (control !== 'MultiSelect' || !Array.isArray(value)) return undefined
  const items = definition.items ?? {}
  const unfit: unknown = value.find((item) => !fitsType(item, items) && !isOffered(item))
  return unfit === undefined ? undefined : { issue: 'unfit', expected: items.type ?? '', value: unfit }
}

/** Creates a test whether the options contain a value or others of its kind, or may do so once they are known. */
const offers = ({ node, choices }: Subject): ((item: unknown) => boolean) => {
  if (!isSelect(node.control)) return () => false
  if (node.optionSource?.content !== undefined && choices?.known !== true) return () => true
  const values = choices?.values ?? []
  return (item) => findChoice(values, item) !== undefined || values.some(({ value }) => kindOf(value) === kindOf(item))
}

/**
 * A required field is not empty. A boolean without a default must be checked, one with a default may be either; a list must have a row that
 * is not empty. Decisions §8.
 */
const checkRequired = ({ node, value }: Subject): RuleArgs['required'] | undefined => {
  const { definition, control } = node
  if (definition.validation?.required !== true) return undefined
  const mustBeChecked = definition.type === 'boolean' && defaultOf(definition) === undefined
  return isMissing(value) || (mustBeChecked && value === false) ? { control } : undefined
}

const isMissing = (value: unknown): boolean => isEmpty(value) || (Array.isArray(value) && value.every(isEmpty))

type LimitName = 'min_length' | 'max_length' | 'minimum' | 'maximum' | 'min_items' | 'max_items'

/** Creates the check of a lower (`min…`) or upper limit of a size; a size of `undefined` is not limited. */
const checkLimit =
  (name: LimitName, sizeOf: (subject: Subject) => number | undefined) =>
  (subject: Subject): Limit | undefined => {
    const limit = subject.node.definition.validation?.[name]
    const actual = sizeOf(subject)
    if (limit === undefined || actual === undefined) return undefined
    return (name.startsWith('min') ? actual < limit : actual > limit) ? { limit, actual } : undefined
  }

/** An empty text has no length, just as it has no format: only `required` decides whether it may be empty. */
const textLength = ({ value }: Subject): number | undefined => {
  if (typeof value !== 'string' || value === '') return undefined
  let length = 0
  for (const _character of value) length += 1
  return length
}

const numberOf = ({ value }: Subject): number | undefined => (typeof value === 'number' ? value : undefined)

/** Blank rows of single values are not submitted and not counted; an absent list has none. */
const itemCount = ({ node, value }: Subject): number | undefined => {
  if (node.definition.type !== 'array') return undefined
  if (!Array.isArray(value)) return 0
  const { row } = node
  return row ? value.filter((item) => !isBlankRow(row.definition, item)).length : value.length
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
  const { control, definition } = node
  const { format } = definition
  if (!isFormat(format) || typeof value !== 'string' || value === '') return undefined
  return formats[format](value) ? undefined : { format, value, control }
}

/** One check for each rule: the arguments of its message if it fails, `undefined` if it holds. Specification 2.6 and 2.7, decisions §8. */
export const validators: { readonly [Rule in RuleName]: (subject: Subject) => RuleArgs[Rule] | Undecided | undefined } = {
  type: checkType,
  required: checkRequired,
  min_length: checkLimit('min_length', textLength),
  max_length: checkLimit('max_length', textLength),
  minimum: checkLimit('minimum', numberOf),
  maximum: checkLimit('maximum', numberOf),
  min_items: checkLimit('min_items', itemCount),
  max_items: checkLimit('max_items', itemCount),
  pattern: checkPattern,
  format: checkFormat,
  choices: checkChoices,
}
