import type { Check } from '../../check.ts'
import { findDefinitions } from '../../find/definitions.ts'
import { quote } from '../../words/quote.ts'

/** A language stands with a code editor. Specification 2.5. */
export const languageWithoutEditor: Check<'widget/language-without-editor'> = {
  code: 'widget/language-without-editor',
  level: 'warning',
  isAdvice: true,
  section: 'Specification 2.5',
  summary: 'A language stands with a code editor.',
  say: ({ language }) => ({
    message: `the language ${quote(language)} is for the code editor, which this field does not use.`,
    hint: 'Add "ui_widget": "CodeblockWidget", or remove the language.',
  }),
  find: (subject) =>
    findDefinitions(subject).flatMap(({ definition: { ui_options: options }, isWhole }) => {
      const language = options?.ui_options?.language
      if (!options?.ui_options || language === undefined || !isWhole || options.ui_widget === 'CodeblockWidget') return []
      return [{ pointer: subject.pointerTo(options.ui_options, 'language'), args: { language } }]
    }),
}
