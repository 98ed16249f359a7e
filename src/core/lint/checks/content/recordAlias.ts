import type { Check } from '../../check.ts'
import { quote } from '../../words/quote.ts'

/** A record of /content has the keys of the specification. Specification 2.12, decisions §1. */
export const recordAlias: Check<'content/record-alias'> = {
  code: 'content/record-alias',
  level: 'warning',
  foundBy: 'client',
  section: 'Specification 2.12, decisions §1',
  summary: 'A record of /content has the keys of the specification.',
  say: ({ name }) => ({
    message: `the record of ${quote(name)} has other keys than specified; it is read all the same.`,
    hint: 'Write it as { "content_object_name": "…", "data": […] }.',
  }),
}
