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
    message: `a content object with a text as "id" was expected, but ${got} came; it is left out.`,
    hint: 'Write it as { "id": "…" }.',
  }),
}
