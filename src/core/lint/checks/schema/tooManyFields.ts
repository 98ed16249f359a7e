import type { Check } from '../../check.ts'

/** A schema has 20,000 fields at most. Decisions §1. */
export const tooManyFields: Check<'schema/too-many-fields'> = {
  code: 'schema/too-many-fields',
  level: 'error',
  foundBy: 'parser',
  section: 'Decisions §1',
  summary: 'A schema has 20,000 fields at most.',
  say: ({ limit }) => ({
    message: `no more than ${limit.toLocaleString('en')} fields are read; this one and all that follow are left out.`,
    hint: 'Split the form, or load parts of it with "on_action.load_schema".',
  }),
}
