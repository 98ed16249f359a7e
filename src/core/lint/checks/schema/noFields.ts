import { wanted } from '../../words/wanted.ts'
import type { Check } from '../../check.ts'

/** A schema is an object with a list of fields. Specification 2.1. */
export const noFields: Check<'schema/no-fields'> = {
  code: 'schema/no-fields',
  level: 'error',
  foundBy: 'parser',
  structural: true,
  section: 'Specification 2.1',
  summary: 'A schema is an object with a list of fields.',
  say: ({ got }) => ({
    message: `${wanted(got === 'nothing' ? 'the list "fields"' : 'a schema with a list "fields"', got)}. The form is empty.`,
    hint: 'A schema is an object with "metadata" and a list "fields".',
  }),
}
