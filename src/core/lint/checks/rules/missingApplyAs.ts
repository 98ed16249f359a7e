import type { Check } from '../../check.ts'

/** An effect says how it applies. Specification 2.10, decisions §3. */
export const missingApplyAs: Check<'rules/missing-apply-as'> = {
  code: 'rules/missing-apply-as',
  level: 'warning',
  foundBy: 'parser',
  structural: true,
  section: 'Specification 2.10, decisions §3',
  summary: 'An effect says how it applies.',
  say: () => ({ message: 'the effect has no "apply_as"; "merge" is assumed.', hint: 'Add "apply_as": "merge".' }),
}
