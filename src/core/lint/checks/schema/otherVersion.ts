import type { Check } from '../../check.ts'
import { quote } from '../../words/quote.ts'

/** The version of the schema is a semantic version 1.x. Specification 9, decisions §1. */
export const otherVersion: Check<'schema/other-version'> = {
  code: 'schema/other-version',
  level: 'warning',
  foundBy: 'parser',
  structural: true,
  section: 'Specification 9, decisions §1',
  summary: 'The version of the schema is a semantic version 1.x.',
  say: ({ version }) => ({
    message: `schema version ${quote(version)} is not a version 1.x; the form is rendered as 1.0.0.`,
    hint: 'Write it as "1.0.0", or check that the form does not rely on another version.',
  }),
}
