import type { Check } from '../../check.ts'
import { quote, quoteAll } from '../../words/quote.ts'
import { findDefinitions } from '../../find/definitions.ts'
import { fieldTypes, isFieldType, isWidgetName } from '../../../schema/fieldTypes.ts'

/** The widget fits the type of its field. Decisions §1. */
export const unfit: Check<'widget/unfit'> = {
  code: 'widget/unfit',
  level: 'warning',
  ofObjects: true,
  section: 'Decisions §1',
  summary: 'The widget fits the type of its field.',
  say: ({ widget, type, fitting }) => ({
    message: `the widget ${quote(widget)} does not fit the type ${quote(type)}; the field gets the default one.`,
    hint: fitting.length === 0 ? 'Remove "ui_widget".' : `Remove "ui_widget", or use ${quoteAll(fitting)}.`,
  }),
  find: (subject) =>
    findDefinitions(subject).flatMap(({ definition: { type, ui_options: options } }) => {
      const widget = options?.ui_widget
      if (!options || !isFieldType(type) || !isWidgetName(widget) || widget === 'hidden') return []
      const fitting = fieldTypes[type].widgets
      return fitting.includes(widget) ? [] : [{ pointer: subject.pointerTo(options, 'ui_widget'), args: { widget, type, fitting } }]
    }),
}
