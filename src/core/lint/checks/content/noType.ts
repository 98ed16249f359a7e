import type { Check } from '../../check.ts'

/** Content says who loads it. Specification 2.8. */
export const noType: Check<'content/no-type'> = {
  code: 'content/no-type',
  level: 'warning',
  foundBy: 'parser',
  structural: true,
  section: 'Specification 2.8',
  summary: 'Content says who loads it.',
  say: () => ({ message: 'the content has no "type"; "managed" is assumed.', hint: 'Add "type": ["managed"].' }),
}
