import type { Check } from '../../check.ts'
import { quote } from '../../words/quote.ts'

/** Defaults make a thousand rows at most. Decisions §12. */
export const tooManyRows: Check<'default/too-many-rows'> = {
  code: 'default/too-many-rows',
  level: 'error',
  foundBy: 'form',
  section: 'Decisions §12',
  summary: 'All defaults together make 1,000 rows at most, with 20,000 fields in them.',
  say: ({ id, limit }) => ({
    message: `defaults make no more than ${limit.toLocaleString('en')} rows at once; those that were left for ${quote(id)} and all that follow are not made.`,
    hint: 'Give lists in lists shorter defaults, or leave the rows to who fills in the form.',
  }),
}
