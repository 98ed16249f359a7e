import { wantedId } from '../../words/wanted.ts'
import type { Check } from '../../check.ts'

/** An effect has the id of a field. Specification 2.10. */
export const effectWithoutId: Check<'rules/effect-without-id'> = {
  code: 'rules/effect-without-id',
  level: 'error',
  foundBy: 'parser',
  structural: true,
  section: 'Specification 2.10',
  summary: 'An effect has the id of a field.',
  say: ({ got }) => ({
    message: `${wantedId('effect', got)}; it is left out.`,
    hint: 'Give it the "id" of the field to change.',
  }),
}
