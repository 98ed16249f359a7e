import { wanted } from '../../words/wanted.ts'
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
    message: `${wanted('the list of effects "then.fields"', got)}; the rule is left out.`,
    hint: 'Write "then": { "fields": [{ "id": "…", "apply_as": "merge", … }] }.',
  }),
}
