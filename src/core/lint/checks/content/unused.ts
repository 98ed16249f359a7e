import type { Check } from '../../check.ts'
import { findFields } from '../../find/fields.ts'
import { quote } from '../../words/quote.ts'

const offering: ReadonlySet<string> = new Set(['SelectWidget', 'MultiSelect', 'input', 'unsupported'])

/** Content stands on a field that offers its options. Decisions §1. */
export const unused: Check<'content/unused'> = {
  code: 'content/unused',
  level: 'warning',
  isAdvice: true,
  section: 'Decisions §1',
  summary: 'Content stands on a field that offers its options.',
  say: ({ control }) => ({
    message: `the field is shown as ${quote(control)}, which offers no options; nothing is loaded.`,
    hint: 'Remove the content, or use the widget "SelectWidget".',
  }),
  find: (subject) =>
    findFields(subject)
      .filter(({ definition, node, isItems }) => definition.content !== undefined && !isItems && !offering.has(node.control))
      .map(({ definition, node }) => ({ pointer: subject.pointerTo(definition, 'content'), args: { control: node.control } })),
}
