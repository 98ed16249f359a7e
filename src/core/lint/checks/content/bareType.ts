import type { Check } from '../../check.ts'
import { quote } from '../../words/quote.ts'

/** The type of content is a list. Specification 2.8. */
export const bareType: Check<'content/bare-type'> = {
  code: 'content/bare-type',
  level: 'warning',
  foundBy: 'parser',
  structural: true,
  section: 'Specification 2.8',
  summary: 'The type of content is a list.',
  say: ({ type }) => ({ message: `"type" is a text; it is read as a list of it.`, hint: `Write it as [${quote(type)}].` }),
}
