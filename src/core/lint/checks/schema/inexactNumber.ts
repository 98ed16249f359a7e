import type { Check } from '../../check.ts'

const quoteLimit = 40

/** Numbers are such as JavaScript holds exactly. Decisions §2. */
export const inexactNumber: Check<'schema/inexact-number'> = {
  code: 'schema/inexact-number',
  level: 'error',
  foundBy: 'parser',
  section: 'Decisions §2',
  summary: 'Numbers are such as JavaScript holds exactly.',
  say: ({ text }) => ({
    message: `the number ${text.length > quoteLimit ? `${text.slice(0, quoteLimit)}…` : text} cannot be held exactly and is left out; a choice that holds it cannot be chosen.`,
    hint: 'Send it as a text, in quotation marks.',
  }),
}
