import { wantedId } from '../../words/wanted.ts'
import type { Check } from '../../check.ts'

/** A dependency has the id of a field. Specification 2.8. */
export const dependencyWithoutId: Check<'content/dependency-without-id'> = {
  code: 'content/dependency-without-id',
  level: 'error',
  foundBy: 'parser',
  structural: true,
  section: 'Specification 2.8',
  summary: 'A dependency has the id of a field.',
  say: ({ got }) => ({
    message: `${wantedId('dependency', got)}; it is left out.`,
    hint: 'Write it as { "id": "…" } with the id of a field.',
  }),
}
