import type { Check } from '../../check.ts'

/** A schema is plain JSON. Decisions, principle 1. */
export const notJson: Check<'schema/not-json'> = {
  code: 'schema/not-json',
  level: 'error',
  foundBy: 'parser',
  section: 'Decisions, principle 1',
  summary: 'A schema is plain JSON.',
  say: ({ got }) => ({ message: `${got} is no JSON and is left out.`, hint: 'Send plain JSON values only.' }),
}
