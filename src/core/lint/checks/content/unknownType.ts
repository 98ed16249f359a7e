import type { Check } from '../../check.ts'
import { quote } from '../../words/quote.ts'

/** The type of content is "managed" or "custom". Specification 2.8. */
export const unknownType: Check<'content/unknown-type'> = {
  code: 'content/unknown-type',
  level: 'warning',
  foundBy: 'parser',
  structural: true,
  section: 'Specification 2.8',
  summary: 'The type of content is "managed" or "custom".',
  say: ({ type }) => ({ message: `${quote(type)} is no content type.`, hint: 'Use "managed" or "custom".' }),
}
