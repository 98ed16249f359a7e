import type { Check } from '../../check.ts'

/** The effects of a rule stand in "then.fields". Specification 2.10, decisions §3. */
export const bareEffects: Check<'rules/bare-effects'> = {
  code: 'rules/bare-effects',
  level: 'warning',
  foundBy: 'parser',
  structural: true,
  section: 'Specification 2.10, decisions §3',
  summary: 'The effects of a rule stand in "then.fields".',
  say: () => ({ message: '"then" is a list; it is read as its "fields".', hint: 'Write "then": { "fields": […] }.' }),
}
