import { controlOf, fieldTypes, isFieldType, isWidgetName } from '../../schema/fieldTypes.ts'
import { isAbsent } from '../../schema/json.ts'
import type { Definition } from '../../schema/model.ts'
import { languageNames, type WidgetName } from '../../schema/wire.ts'
import type { CheckRows, CodesOf } from '../check.ts'
import { findDefinitions } from '../find/definitions.ts'
import { findFields } from '../find/fields.ts'
import { didYouMean, oneOf } from '../words/didYouMean.ts'
import { quote, quoteAll } from '../words/quote.ts'
import { suggestName } from '../words/suggestName.ts'

export const widgetChecks = {
  'widget/language-without-editor': {
    level: 'warning',
    isAdvice: true,
    section: 'Specification 2.5',
    summary: 'A language stands with a code editor.',
    say: ({ language }) => ({
      message: `the language ${quote(language)} is for the code editor, which this field does not use.`,
      hint: 'Add "ui_widget": "CodeblockWidget", or remove the language.',
    }),
    find: (subject) =>
      findDefinitions(subject).flatMap(({ definition: { ui_options: options }, applied, isWhole }) => {
        const language = options?.ui_options?.language
        if (!options?.ui_options || language === undefined || !isWhole || applied.ui_options?.ui_widget === 'CodeblockWidget') return []
        return [{ pointer: subject.pointerTo(options.ui_options, 'language'), args: { language } }]
      }),
  },

  'widget/select-without-options': {
    level: 'warning',
    ofObjects: true,
    section: 'Decisions §1',
    summary: 'A select has options to choose from.',
    say: () => ({
      message: 'the select has neither "choices" nor "content"; it takes typed text only.',
      hint: 'Add "choices" or "content", or use another widget.',
    }),
    find: (subject) =>
      findDefinitions(subject)
        .filter(
          ({ definition, applied, isUnsettled }) =>
            definition.ui_options?.ui_widget === 'SelectWidget' &&
            isSelect(applied) &&
            !['choices', 'content'].some((key) => !isAbsent(applied[key]) || isUnsettled(key)),
        )
        .map(({ definition: { ui_options: options = {} } }) => ({ pointer: subject.pointerTo(options, 'ui_widget'), args: {} })),
  },

  'widget/unfit': {
    level: 'warning',
    ofObjects: true,
    section: 'Decisions §1',
    summary: 'The widget fits the type of its field.',
    say: ({ widget, type, fitting }) => ({
      message: `the widget ${quote(widget)} does not fit the type ${quote(type)}; the field gets the default one.`,
      hint: fitting.length === 0 ? 'Remove "ui_widget".' : `Remove "ui_widget", or use ${quoteAll(fitting, 'or')}.`,
    }),
    find: (subject) =>
      findDefinitions(subject).flatMap(({ definition: { ui_options: options }, applied }) => {
        const { type } = applied
        const widget = options?.ui_widget
        if (!options || !isFieldType(type) || !isWidgetName(widget) || widget === 'hidden') return []
        const fitting: readonly WidgetName[] = fieldTypes[type].widgets
        const useful = fitting.filter((name) => name !== 'SelectWidget' || type === 'boolean' || hasOptions(applied))
        return fitting.includes(widget)
          ? []
          : [{ pointer: subject.pointerTo(options, 'ui_widget'), args: { widget, type, fitting: useful } }]
      }),
  },

  'widget/unknown-language': {
    level: 'warning',
    foundBy: 'parser',
    structural: true,
    section: 'Specification 2.5',
    summary: 'The language of a code editor is one it knows.',
    say: ({ language }) => ({
      message: `the code editor does not know the language ${quote(language)}; text is shown plain.`,
      hint: didYouMean(suggestName('widget/unknown-language', language), oneOf(languageNames)),
    }),
  },

  'widget/unused-placeholder': {
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
  },
} satisfies Partial<CheckRows<CodesOf<'widget'>>>

/** For a boolean it offers yes and no. */
const isSelect = (definition: Definition): boolean =>
  definition.ui_options?.ui_widget === 'SelectWidget' && controlOf(definition) === 'SelectWidget' && definition.type !== 'boolean'

/** A select without options accepts only typed text. */
const hasOptions = ({ choices, content, items }: Definition): boolean =>
  (choices ?? content ?? items?.choices ?? items?.content) !== undefined

const withoutPlaceholder: ReadonlySet<string> = new Set(['checkbox', 'group', 'heading', 'rows'])
