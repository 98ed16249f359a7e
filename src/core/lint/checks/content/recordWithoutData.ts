import type { Check } from '../../check.ts'
import { quote } from '../../words/quote.ts'

/** A record of /content has a list of options. Specification 2.12. */
export const recordWithoutData: Check<'content/record-without-data'> = {
  code: 'content/record-without-data',
  level: 'warning',
  foundBy: 'client',
  section: 'Specification 2.12',
  summary: 'A record of /content has a list of options.',
  say: ({ name }) => ({
    message: `the record of ${quote(name)} has no list of options.`,
    hint: 'Add "data", an empty list where nothing applies.',
  }),
}
