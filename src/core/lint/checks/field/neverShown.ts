import type { Check } from '../../check.ts'
import { findFields } from '../../find/fields.ts'
import { quote } from '../../words/quote.ts'

/** A hidden field carries a value, or a rule shows it. Decisions §4. */
export const neverShown: Check<'field/never-shown'> = {
  code: 'field/never-shown',
  level: 'info',
  isAdvice: true,
  section: 'Decisions §4',
  summary: 'A hidden field carries a value, or a rule shows it.',
  say: ({ id }) => ({
    message: `${quote(id)} is hidden, has no default, and no rule shows it; it carries a value only where the host or an answer of the module gives one.`,
    hint: 'Remove it, give it a default, or add a rule that shows it.',
  }),
  find: (subject) =>
    findFields(subject)
      .filter(
        ({ node, definition }) =>
          node.hidden && !node.switchable && definition.default === undefined && definition.validation?.required !== true,
      )
      .map(({ definition, id }) => ({ pointer: subject.pointerTo(definition, 'ui_options', 'ui_widget'), args: { id } })),
}
