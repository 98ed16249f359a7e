import type { Check } from '../../check.ts'
import { findFields } from '../../find/fields.ts'
import { quote } from '../../words/quote.ts'

const withoutPlaceholder: ReadonlySet<string> = new Set(['checkbox', 'group', 'heading', 'rows'])

/** A placeholder stands on a control that shows it. Decisions §1, extensions. */
export const unusedPlaceholder: Check<'widget/unused-placeholder'> = {
  code: 'widget/unused-placeholder',
  level: 'info',
  isAdvice: true,
  section: 'Decisions §1, extensions',
  summary: 'A placeholder stands on a control that shows it.',
  say: ({ control }) => ({
    message: `the field is shown as ${quote(control)}, which has no room for a placeholder.`,
    hint: 'Use "description" instead.',
  }),
  find: (subject) =>
    findFields(subject)
      .filter(({ definition, node }) => definition.ui_options?.placeholder !== undefined && withoutPlaceholder.has(node.control))
      .map(({ definition, node }) => ({
        pointer: subject.pointerTo(definition, 'ui_options', 'placeholder'),
        args: { control: node.control },
      })),
}
