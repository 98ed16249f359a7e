import type { Check } from '../../check.ts'
import { didYouMean, oneOf } from '../../words/didYouMean.ts'
import { quote } from '../../words/quote.ts'
import { languageNames } from '../../../schema/wire.ts'
import { suggestName } from '../../words/suggestName.ts'

/** The language of a code editor is one it knows. Specification 2.5. */
export const unknownLanguage: Check<'widget/unknown-language'> = {
  code: 'widget/unknown-language',
  level: 'warning',
  foundBy: 'parser',
  structural: true,
  section: 'Specification 2.5',
  summary: 'The language of a code editor is one it knows.',
  say: ({ language }) => ({
    message: `the code editor does not know the language ${quote(language)}; text is shown plain.`,
    hint: didYouMean(suggestName('widget/unknown-language', language), oneOf(languageNames)),
  }),
}
