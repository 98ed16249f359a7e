import { operatorNames } from '../schema/wire.ts'
import { type CodesOf, didYouMean, quote, quoteAll, type Sentences } from './sentences.ts'

const condition = 'Write "if": { "and": […] } or "if": { "or": […] } with comparisons { "id", "operator", "value" }.'

/** Sentences about rules. */
export const ruleSentences: Sentences<CodesOf<'rules'>> = {
  'rules/not-an-object': ({ got }) => ({
    message: `a rule was expected, but ${got} came; it is left out.`,
    hint: 'A rule is an object with "if" and "then".',
  }),
  'rules/no-condition': ({ got }) => ({
    message: `a condition was expected as "if", but ${got} came; the rule is left out.`,
    hint: condition,
  }),
  'rules/no-effects': ({ got }) => ({
    message: `a list of effects was expected in "then.fields", but ${got} came; the rule is left out.`,
    hint: 'Write "then": { "fields": [{ "id": "…", "apply_as": "merge", … }] }.',
  }),
  'rules/bare-condition': () => ({ message: 'the condition has no "and" or "or" around it; it is read as "and".', hint: condition }),
  'rules/both-combinators': () => ({
    message: 'the condition has both "and" and "or"; both must hold.',
    hint: 'Use one of the two, and a second condition inside it for the other.',
  }),
  'rules/empty-combinator': ({ combinator }) => ({
    message: `"${combinator}" is empty; it ${combinator === 'and' ? 'always' : 'never'} holds.`,
    hint: 'Add a comparison, or remove the rule.',
  }),
  'rules/unreadable-term': ({ got }) => ({
    message: `a comparison was expected, but ${got} came; it never holds.`,
    hint: 'A comparison is { "id", "operator", "value" }.',
  }),
  'rules/unknown-operator': ({ operator, right }) => ({
    message: `there is no operator ${quote(operator)}; the comparison never holds.`,
    hint: didYouMean(right, `Use one of ${quoteAll(operatorNames)}.`),
  }),
  'rules/wrong-value': ({ operator, expected, got }) => ({
    message: `the operator ${quote(operator)} compares with ${expected}, but ${got} came; the comparison never holds.`,
    hint: `Make "value" ${expected}.`,
  }),
  'rules/needless-value': ({ operator }) => ({
    message: `the operator ${quote(operator)} takes no value; it is ignored.`,
    hint: 'Remove "value".',
  }),
  'rules/bare-effects': () => ({ message: '"then" is a list; it is read as its "fields".', hint: 'Write "then": { "fields": […] }.' }),
  'rules/effect-without-id': ({ got }) => ({
    message: `an effect with a text as "id" was expected, but ${got} came; it is left out.`,
    hint: 'Give it the "id" of the field to change.',
  }),
  'rules/missing-apply-as': () => ({ message: 'the effect has no "apply_as"; "merge" is assumed.', hint: 'Add "apply_as": "merge".' }),
  'rules/unknown-apply-as': ({ applyAs }) => ({
    message: `"apply_as" cannot be ${quote(applyAs)}; "merge" is assumed.`,
    hint: 'Use "merge" or "fully_replace".',
  }),
  'rules/replace-without-type': ({ id }) => ({
    message: `the effect replaces ${quote(id)} but has no "type"; the type stays.`,
    hint: 'Add "type", or use "merge".',
  }),
  'rules/rules-in-effect': () => ({
    message: 'an effect cannot bring rules; they are ignored.',
    hint: 'Move them to the field itself, or to the root.',
  }),
  'rules/unknown-operand': ({ id }) => ({
    message: `the rule reads ${quote(id)}, but there is no such field; it counts as empty.`,
    hint: 'Write the id as the field does, fields in rows as "array_id.items.field_id".',
  }),
  'rules/unknown-target': ({ id }) => ({
    message: `the rule changes ${quote(id)}, but there is no such field; the effect is ignored.`,
    hint: 'Write the id as the field does.',
  }),
  'rules/ambiguous-scope': ({ id }) => ({
    message: `${quote(id)} is not in reach of the rule; the one field further inside with that id is meant.`,
    hint: `Write its whole path, as "group_id.${id}" or "array_id.items.${id}".`,
  }),
  'rules/cycle': ({ fields }) => ({
    message: `rules make ${quoteAll(fields)} depend on each other in a circle; among them stored values count.`,
    hint: 'Remove one of the conditions.',
  }),
}
