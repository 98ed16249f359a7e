import { kindOf } from '../../schema/json.ts'
import { numeral } from '../../schema/readNumber.ts'
import { isOperator, operands, type OperatorName } from '../../schema/operands.ts'
import type { CheckRows, CodesOf } from '../check.ts'
import { didYouMean, oneOf } from '../words/didYouMean.ts'
import { quote } from '../words/quote.ts'
import { suggestName } from '../words/suggestName.ts'
import { shown, wanted, wantedObject } from '../words/wanted.ts'

/** Rules, conditions and effects that cannot be read, or are not read as written. */
export const ruleReadingChecks = {
  'rules/not-an-object': {
    level: 'error',
    foundBy: 'parser',
    structural: true,
    section: 'Specification 2.10',
    summary: 'A rule is an object.',
    say: ({ got }) => ({
      message: `a rule was expected, but ${got} came; it is left out.`,
      hint: 'A rule is an object with "if" and "then".',
    }),
  },

  'rules/no-condition': {
    level: 'error',
    foundBy: 'parser',
    structural: true,
    section: 'Specification 2.10',
    summary: 'A rule has a condition.',
    say: ({ got }) => ({
      message: `${got === 'an object' ? 'the condition has neither "and" nor "or"' : wanted('the condition "if"', got)}; the rule is left out.`,
      hint: conditionHint,
    }),
  },

  'rules/no-effects': {
    level: 'error',
    foundBy: 'parser',
    structural: true,
    section: 'Specification 2.10',
    summary: 'A rule has effects.',
    say: ({ got }) => ({
      message: `${wanted('the list of effects "then.fields"', got)}; the rule is left out.`,
      hint: 'Write "then": { "fields": [{ "id": "…", "apply_as": "merge", … }] }.',
    }),
  },

  'rules/bare-condition': {
    level: 'warning',
    foundBy: 'parser',
    structural: true,
    section: 'Specification 2.10, decisions §3',
    summary: 'A condition is a combinator with a list of comparisons.',
    say: () => ({ message: 'the condition has no "and" or "or" around it; it is read as "and".', hint: conditionHint }),
  },

  'rules/both-combinators': {
    level: 'warning',
    foundBy: 'parser',
    structural: true,
    section: 'Specification 2.10, decisions §3',
    summary: 'A condition has one combinator.',
    say: () => ({
      message: 'the condition has both "and" and "or"; both must hold.',
      hint: 'Use one of the two, and a second condition inside it for the other.',
    }),
  },

  'rules/unreadable-term': {
    level: 'error',
    foundBy: 'parser',
    structural: true,
    section: 'Specification 2.10',
    summary: 'A comparison has an id and an operator.',
    say: ({ got }) => ({
      message: `a comparison was expected, but ${got} came; it never holds.`,
      hint: 'A comparison is { "id", "operator", "value" }.',
    }),
  },

  'rules/bare-effects': {
    level: 'warning',
    foundBy: 'parser',
    structural: true,
    section: 'Specification 2.10, decisions §3',
    summary: 'The effects of a rule stand in "then.fields".',
    say: () => ({ message: '"then" is a list; it is read as its "fields".', hint: 'Write "then": { "fields": […] }.' }),
  },

  'rules/effect-without-id': {
    level: 'error',
    foundBy: 'parser',
    structural: true,
    section: 'Specification 2.10',
    summary: 'An effect has the id of a field.',
    say: (args) => ({
      message: `${wantedObject('effect', args)}; it is left out.`,
      hint: 'Give it the "id" of the field to change.',
    }),
  },

  'rules/missing-apply-as': {
    level: 'warning',
    foundBy: 'parser',
    structural: true,
    section: 'Specification 2.10, decisions §3',
    summary: 'An effect says how it applies.',
    say: () => ({ message: 'the effect has no "apply_as"; "merge" is assumed.', hint: 'Add "apply_as": "merge".' }),
  },

  'rules/unknown-apply-as': {
    level: 'warning',
    foundBy: 'parser',
    structural: true,
    section: 'Specification 2.10, decisions §3',
    summary: 'An effect applies as "merge" or "fully_replace".',
    say: ({ applyAs }) => ({
      message: `"apply_as" cannot be ${typeof applyAs === 'string' ? quote(applyAs) : shown(kindOf(applyAs), applyAs)}; "merge" is assumed.`,
      hint: 'Use "merge" or "fully_replace".',
    }),
  },

  'rules/unknown-operator': {
    level: 'error',
    foundBy: 'parser',
    structural: true,
    section: 'Specification 2.10',
    summary: 'The operator of a comparison is one that there is.',
    say: ({ operator }) => ({
      message: `there is no operator ${quote(operator)}; the comparison never holds.`,
      hint: didYouMean(suggestName('rules/unknown-operator', operator), oneOf(Object.keys(operands))),
    }),
  },

  'rules/wrong-value': {
    level: 'warning',
    foundBy: 'parser',
    structural: true,
    section: 'Specification 2.10',
    summary: 'The value of a comparison is what its operator takes.',
    say: ({ operator, expected, got, value }) => ({
      message: `the operator ${quote(operator)} compares with ${expected}, but ${cameInstead(got, value)}; the comparison never holds.`,
      hint: hintToValue(operator, expected, got, value),
    }),
  },

  'rules/needless-value': {
    level: 'info',
    ofObjects: true,
    section: 'Specification 2.10',
    summary: 'An operator that takes no value has none.',
    say: ({ operator }) => ({
      message: `the operator ${quote(operator)} takes no value; it is ignored.`,
      hint: 'Remove "value".',
    }),
    find: (subject) =>
      subject.objects.flatMap(({ raw, read, table: { kind } }) => {
        const { operator } = read
        const isNeedless = kind === 'comparison' && typeof operator === 'string' && isOperator(operator) && operands[operator] === undefined
        return isNeedless && (raw['value'] ?? undefined) !== undefined
          ? [{ pointer: subject.pointerTo(read, 'value'), args: { operator } }]
          : []
      }),
  },

  'rules/rules-in-effect': {
    level: 'warning',
    ofObjects: true,
    section: 'Decisions §3',
    summary: 'An effect brings no rules.',
    say: () => ({
      message: 'an effect cannot bring rules; they are ignored.',
      hint: 'Move them to the field itself, or to the root.',
    }),
    find: ({ objects, pointerTo }) =>
      objects
        .filter(({ raw, table: { kind } }) => kind === 'effect' && Object.hasOwn(raw, 'rules'))
        .map(({ read }) => ({ pointer: pointerTo(read, 'rules'), args: {} })),
  },

  'rules/replace-without-type': {
    level: 'warning',
    ofObjects: true,
    section: 'Decisions §3',
    summary: 'An effect that replaces a field gives it a type.',
    say: ({ id }) => ({
      message: `the effect replaces ${quote(id)} but has no "type"; the type stays.`,
      hint: 'Add "type", or use "merge".',
    }),
    find: (subject) =>
      subject.objects.flatMap(({ raw, read, table: { kind } }) =>
        kind === 'effect' && read['apply_as'] === 'fully_replace' && typeof raw['type'] !== 'string'
          ? [{ pointer: subject.pointerTo(read), args: { id: String(read['id']) } }]
          : [],
      ),
  },
} satisfies Partial<CheckRows<CodesOf<'rules'>>>

const cameInstead = (got: string, value: unknown): string => {
  if (got === 'nothing') return '"value" is missing'
  return value === undefined && got !== 'null' ? `${got} came` : `"value" is ${shown(got, value)}`
}

const hintToValue = (operator: string, expected: string, got: string, value: unknown): string => {
  if (isLong(expected, value)) return 'A number keeps about 16 digits: write one with fewer.'
  const ofEmpty = got === 'null' ? operatorOfEmpty[operator] : undefined
  return `Make "value" ${expected}${ofEmpty === undefined ? '' : `, or use ${quote(ofEmpty)} without one`}.`
}

/** What was probably meant by a comparison with null. */
const operatorOfEmpty: Readonly<Record<string, OperatorName>> = { equal: 'is_empty', not_equal: 'is_not_empty' }

/** A text of digits that no number represents exactly. */
const isLong = (expected: string, value: unknown): boolean =>
  expected === 'a number' && typeof value === 'string' && numeral.test(value.trim())

const conditionHint = 'Write "if": { "and": […] } or "if": { "or": […] } with comparisons { "id", "operator", "value" }.'
