/** The rules a field is checked by, in the order in which they are checked; the first that fails shows. Decisions §8. */
export const ruleNames = [
  'type',
  'required',
  'min_length',
  'max_length',
  'minimum',
  'maximum',
  'min_items',
  'max_items',
  'pattern',
  'format',
  'choices',
] as const

/** A rule, as `validation_messages` names it. Specification 2.3; `type`, `format` and `choices` by decisions §1. */
export type RuleName = (typeof ruleNames)[number]
