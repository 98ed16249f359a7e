import type { Check } from '../../check.ts'
import { quote, quoteAll } from '../../words/quote.ts'

/** The prop `theme` is one that there is. Decisions §9. */
export const unknownTheme: Check<'host/unknown-theme'> = {
  code: 'host/unknown-theme',
  level: 'warning',
  foundBy: 'form',
  section: 'Decisions §9',
  summary: 'The prop "theme" is one that there is.',
  say: ({ theme, themes }) => ({
    message: `The prop theme is ${quote(theme)}, which is no theme; the form follows the color-scheme of the page.`,
    hint: `There are ${quoteAll(themes)}. Leave it out to follow the page.`,
  }),
}
