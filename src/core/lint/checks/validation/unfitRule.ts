import type { Check } from '../../check.ts'
import type { Definition } from '../../../schema/model.ts'
import { controlOf, isFieldType } from '../../../schema/fieldTypes.ts'
import { findDefinitions } from '../../find/definitions.ts'
import { typesOfRules } from '../../find/typesOfRules.ts'
import { quote } from '../../words/quote.ts'

/** In a select a pattern says which typed text is taken. Decisions §2. */
const isSelect = (definition: Definition): boolean => ['SelectWidget', 'MultiSelect'].includes(controlOf(definition))

/** A rule of validation applies to the type of its field. Specification 2.6. */
export const unfitRule: Check<'validation/unfit-rule'> = {
  code: 'validation/unfit-rule',
  level: 'warning',
  isAdvice: true,
  section: 'Specification 2.6',
  summary: 'A rule of validation applies to the type of its field.',
  say: ({ rule, type }) => ({
    message: `${quote(rule)} is not checked on a field of type ${quote(type)}.`,
    hint: 'Remove it, or use the rule for this type: lengths and patterns are for texts, minimum and maximum for numbers, counts of items for arrays.',
  }),
  find: (subject) =>
    findDefinitions(subject).flatMap(({ definition }) => {
      const { validation, type } = definition
      if (!validation || !isFieldType(type)) return []
      return Object.keys(validation)
        .filter((rule) => typesOfRules.get(rule)?.includes(type) === false && !(rule === 'pattern' && isSelect(definition)))
        .map((rule) => ({ pointer: subject.pointerTo(validation, rule), args: { rule, type } }))
    }),
}
