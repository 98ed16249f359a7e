import type { Check } from '../../check.ts'

/** A rule is an object. Specification 2.10. */
export const notAnObject: Check<'rules/not-an-object'> = {
  code: 'rules/not-an-object',
  level: 'error',
  foundBy: 'parser',
  structural: true,
  section: 'Specification 2.10',
  summary: 'A rule is an object.',
  say: ({ got }) => ({
    message: `a rule was expected, but ${got} came; it is left out.`,
    hint: 'A rule is an object with "if" and "then".',
  }),
}
