import type { Definition } from '../../../schema/model.ts'
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
    hint: fitting.length === 0 ? 'Remove "ui_widget".' : `Remove "ui_widget", or use ${quoteAll(fitting, 'or')}.`,
  }),
  find: (subject) =>
    findDefinitions(subject).flatMap(({ definition }) => {
      const { type, ui_options: options } = definition
      const widget = options?.ui_widget
      if (!options || !isFieldType(type) || !isWidgetName(widget) || widget === 'hidden') return []
      const fitting = fieldTypes[type].widgets
      const useful = fitting.filter((name) => name !== 'SelectWidget' || type === 'boolean' || hasOptions(definition))
      return fitting.includes(widget) ? [] : [{ pointer: subject.pointerTo(options, 'ui_widget'), args: { widget, type, fitting: useful } }]
    }),
}

/** A select without options takes typed text only. */
const hasOptions = ({ choices, content, items }: Definition): boolean =>
  (choices ?? content ?? items?.choices ?? items?.content) !== undefined
