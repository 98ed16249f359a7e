import { wantedId } from '../../words/wanted.ts'
import type { Check } from '../../check.ts'

/** A content object has an id. Specification 2.8. */
export const objectWithoutId: Check<'content/object-without-id'> = {
  code: 'content/object-without-id',
  level: 'error',
  foundBy: 'parser',
  structural: true,
  section: 'Specification 2.8',
  summary: 'A content object has an id.',
  say: ({ got }) => ({
    message: `${wantedId('content object', got)}; it is left out.`,
    hint: 'Write it as { "id": "…" }.',
  }),
}
