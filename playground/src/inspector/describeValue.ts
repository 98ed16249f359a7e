import type { FieldExplanation, FieldRelation, ValidationExplanation, ValueExplanation } from 'moduleform/explain'
import { formatAge } from './formatAge.ts'
import { code, joined, say, valueCode, type Sentence } from './sentence.ts'

const origins: Readonly<Record<ValueExplanation['origin'], string>> = {
  none: 'No value has been set.',
  host: 'Set by the host.',
  default: "The schema's default.",
  user: 'Filled in by the user.',
}

const causes: Readonly<Record<NonNullable<ValueExplanation['lastChange']>['cause'], string>> = {
  user: 'a person',
  host: 'the host',
  module: 'an answer of the module',
  rule: 'a rule',
  history: 'undo or redo',
  reset: 'a reset',
}

/** The origin of a value. */
export function describeValue(value: ValueExplanation, now: number): readonly Sentence[] {
  const { value: held, origin, isRuleDefault, returned, unread, isExpression, isDirty, setAside, lastChange, initial } = value
  // A group or array whose fields have values, each with an origin of its own.
  const isMade = origin === 'none' && held !== undefined
  return [
    [isRuleDefault ? 'A default set by a rule.' : isMade ? 'Made of the values of its fields.' : origins[origin]],
    ...(returned ? [say`It was set aside, and returned with the last answer.`] : []),
    ...(isExpression ? [say`It is an expression, whose value isn't known yet.`] : []),
    ...(unread === undefined ? [] : [say`${code(unread)} can't be read as a value, so it isn't in the form data.`]),
    ...(isDirty && initial !== undefined ? [say`It was ${valueCode(initial)} when the field was added.`] : []),
    ...setAside.map(
      ({ value: kept, text, type }) => say`${valueCode(text ?? kept)}${type === undefined ? '' : ` (${type})`} is set aside until it fits.`,
    ),
    ...(lastChange === undefined ? [] : [say`Changed last by ${causes[lastChange.cause]}, ${formatAge(now - lastChange.at)} ago.`]),
  ]
}

const uncheckedWords: Readonly<Record<NonNullable<ValidationExplanation['unchecked']>, string>> = {
  hidden: 'Not checked: hidden fields are not.',
  expression: 'Not checked: it holds an expression.',
  heading: 'Not checked: it holds no value.',
  pending: 'Its pattern is being checked.',
  unchecked: "Its pattern can't be run in this browser, so it isn't known whether it matches.",
  notRun: "Its pattern hasn't been checked yet; everything else is valid.",
}

/** Violated rules, and what could not be checked. */
export function describeValidation({ rules, unchecked, error, hostError, isErrorShown }: ValidationExplanation): readonly Sentence[] {
  return [
    ...(hostError === undefined ? [] : [say`The host says: ${hostError}`]),
    ...(error === undefined ? [] : [say`${error.message} (${code(error.rule)}${isErrorShown ? '' : ', shown once the field is left'})`]),
    ...(unchecked === undefined ? [] : [[uncheckedWords[unchecked]]]),
    ...(error === undefined && unchecked === undefined && hostError === undefined ? [['Valid.']] : []),
    ...(rules.length === 0
      ? []
      : [
          say`Its rules: ${joined(
            rules.map(({ rule, value }) => code(value === true ? rule : `${rule}: ${JSON.stringify(value)}`)),
            ',',
          )}.`,
        ]),
  ]
}

/** The fields that this field reads. */
export const describeReads = ({ reads }: Pick<FieldExplanation, 'reads'>): readonly Sentence[] =>
  reads.map((relation) => say`${withCount(relation)}, for ${purposeOf(relation)}`)

/** The fields that read this field. */
export const describeReadBy = ({ readBy }: Pick<FieldExplanation, 'readBy'>): readonly Sentence[] =>
  readBy.map((relation) => say`${withCount(relation)}: ${purposeOf(relation)}`)

const withCount = ({ field, count }: FieldRelation): Sentence =>
  count > 1 ? say`${{ field }} and ${String(count - 1)} more rows` : say`${{ field }}`

const purposeOf = ({ by, names, keys }: FieldRelation): Sentence =>
  by === 'content' ? say`its options, ${joined(names.map(code), 'and')}` : say`its ${joined(keys.map(code), 'and')}, by a rule`
