import { wantedId } from '../../words/wanted.ts'
import type { Check } from '../../check.ts'

/** A field has an id. Specification 2.3. */
export const missingId: Check<'field/missing-id'> = {
  code: 'field/missing-id',
  level: 'error',
  foundBy: 'parser',
  structural: true,
  section: 'Specification 2.3',
  summary: 'A field has an id.',
  say: ({ got }) => ({
    message: `${wantedId('field', got)}; the field is left out.`,
    hint: 'Give it an "id": a text that no field beside it has.',
  }),
}
