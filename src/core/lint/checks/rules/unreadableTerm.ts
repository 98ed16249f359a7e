import type { Check } from '../../check.ts'

/** A comparison has an id and an operator. Specification 2.10. */
export const unreadableTerm: Check<'rules/unreadable-term'> = {
  code: 'rules/unreadable-term',
  level: 'error',
  foundBy: 'parser',
  structural: true,
  section: 'Specification 2.10',
  summary: 'A comparison has an id and an operator.',
  say: ({ got }) => ({
    message: `a comparison was expected, but ${got} came; it never holds.`,
    hint: 'A comparison is { "id", "operator", "value" }.',
  }),
}
