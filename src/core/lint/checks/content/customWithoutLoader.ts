import type { Check } from '../../check.ts'
import { quote } from '../../words/quote.ts'

/** The host has a loader for custom content. Decisions §6. */
export const customWithoutLoader: Check<'content/custom-without-loader'> = {
  code: 'content/custom-without-loader',
  level: 'info',
  foundBy: 'form',
  section: 'Decisions §6',
  summary: 'The host has a loader for custom content.',
  say: ({ name }) => ({
    message: `the content ${quote(name)} is "custom", but no loader was given for it; the module is asked.`,
    hint: 'Pass a loader in "contentLoaders", or use the type "managed".',
  }),
}
