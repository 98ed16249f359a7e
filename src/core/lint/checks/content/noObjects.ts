import type { Check } from '../../check.ts'

/** Content names its content objects. Specification 2.8. */
export const noObjects: Check<'content/no-objects'> = {
  code: 'content/no-objects',
  level: 'error',
  foundBy: 'parser',
  structural: true,
  section: 'Specification 2.8',
  summary: 'Content names its content objects.',
  say: () => ({
    message: 'the content has no "content_objects"; nothing can be loaded.',
    hint: 'Add "content_objects": [{ "id": "…" }].',
  }),
}
