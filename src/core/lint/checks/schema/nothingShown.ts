import type { Check } from '../../check.ts'
import { findFields } from '../../find/fields.ts'

/** A form shows a field. Decisions §4. */
export const nothingShown: Check<'schema/nothing-shown'> = {
  code: 'schema/nothing-shown',
  level: 'warning',
  isAdvice: true,
  section: 'Decisions §4',
  summary: 'A form shows a field.',
  say: () => ({
    message: 'no field of the schema is ever shown; people see an empty form.',
    hint: 'Show at least one field, or load more with "load_schema".',
  }),
  find: (subject) => {
    const fields = findFields(subject)
    return fields.length > 0 && fields.every(({ isConstant: isHidden }) => isHidden)
      ? [{ pointer: subject.pointerTo(subject.schema, 'fields'), args: {} }]
      : []
  },
}
