import type { Check } from '../../check.ts'
import { findFailedRule } from '../../find/failedRule.ts'
import { findFields } from '../../find/fields.ts'
import { judgeDefault } from '../../find/judgeDefault.ts'
import { quote } from '../../words/quote.ts'

/** A default passes the validation of its field. Specification 2.6 and 2.7. */
export const invalid: Check<'default/invalid'> = {
  code: 'default/invalid',
  level: 'warning',
  isAdvice: true,
  section: 'Specification 2.6 and 2.7',
  summary: 'A default passes the validation of its field.',
  say: ({ value, rule }) => ({
    message: `the default ${quote(value)} breaks the rule ${quote(rule)} of the field.`,
    hint: 'Change the default or the rule.',
  }),
  find: (subject) =>
    findFields(subject).flatMap(({ definition, node }) => {
      const rule = judgeDefault(definition)?.fits === true ? findFailedRule(subject, node) : undefined
      return rule === undefined ? [] : [{ pointer: subject.pointerTo(definition, 'default'), args: { value: definition.default, rule } }]
    }),
}
