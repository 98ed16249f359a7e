import type { Check } from '../../check.ts'

/** A rule has effects. Specification 2.10. */
export const noEffects: Check<'rules/no-effects'> = {
  code: 'rules/no-effects',
  level: 'error',
  foundBy: 'parser',
  structural: true,
  section: 'Specification 2.10',
  summary: 'A rule has effects.',
  say: ({ got }) => ({
    message: `a list of effects was expected in "then.fields", but ${got} came; the rule is left out.`,
    hint: 'Write "then": { "fields": [{ "id": "…", "apply_as": "merge", … }] }.',
  }),
}
