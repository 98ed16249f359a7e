import type { Check } from '../../check.ts'
import { quote } from '../../words/quote.ts'

/** A connection says which kinds of connections it takes. Specification 2.4. */
export const noAllowedList: Check<'connection/no-allowed-list'> = {
  code: 'connection/no-allowed-list',
  level: 'error',
  foundBy: 'parser',
  structural: true,
  section: 'Specification 2.4',
  summary: 'A connection says which kinds of connections it takes.',
  say: ({ key }) => ({
    message: `${quote(key)} is missing; connections are not filtered by it.`,
    hint: `Add the list ${quote(key)}.`,
  }),
}
