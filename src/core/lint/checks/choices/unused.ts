import type { Check } from '../../check.ts'
import { findFields } from '../../find/fields.ts'
import { quote } from '../../words/quote.ts'

const offering: ReadonlySet<string> = new Set(['SelectWidget', 'MultiSelect', 'input', 'unsupported'])

/** Choices stand on a field that offers them. Decisions §1. */
export const unused: Check<'choices/unused'> = {
  code: 'choices/unused',
  level: 'warning',
  isAdvice: true,
  section: 'Decisions §1',
  summary: 'Choices stand on a field that offers them.',
  say: ({ control }) => ({
    message: `the field is shown as ${quote(control)}, which offers no choices.`,
    hint: 'Remove the choices, or use the widget "SelectWidget".',
  }),
  find: (subject) =>
    findFields(subject)
      .filter(({ definition, node }) => (definition.choices?.values.length ?? 0) > 0 && !offering.has(node.control))
      .map(({ definition, node }) => ({ pointer: subject.pointerTo(definition, 'choices'), args: { control: node.control } })),
}
