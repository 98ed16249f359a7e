import type { Check } from '../../check.ts'
import { findFields } from '../../find/fields.ts'
import { quote } from '../../words/quote.ts'

/** A field that loads the schema can change. Specification 2.11. */
export const neverChanges: Check<'action/never-changes'> = {
  code: 'action/never-changes',
  level: 'warning',
  isAdvice: true,
  section: 'Specification 2.11',
  summary: 'A field that loads the schema can change.',
  say: ({ id }) => ({
    message: `${quote(id)} loads the schema when it changes, but nobody can change it.`,
    hint: 'Remove "load_schema", or put it on a field that people fill in.',
  }),
  find: (subject) =>
    findFields(subject)
      .filter(({ node, isConstant: isHidden }) => node.loadsSchema && (isHidden || node.control === 'heading'))
      .map(({ definition, id }) => ({ pointer: subject.pointerTo(definition, 'on_action', 'load_schema'), args: { id } })),
}
