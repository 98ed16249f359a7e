import type { Check } from '../../check.ts'

/** Content names a content object. Specification 2.8. */
export const empty: Check<'content/empty'> = {
  code: 'content/empty',
  level: 'warning',
  isAdvice: true,
  section: 'Specification 2.8',
  summary: 'Content names a content object.',
  say: () => ({ message: 'the list of content objects is empty; nothing can be loaded.', hint: 'Name one: { "id": "…" }.' }),
  find: (subject) =>
    subject.objects.flatMap(({ read, sent, table: { kind } }) => {
      const objects = kind === 'content' ? sent['content_objects'] : undefined
      return Array.isArray(objects) && objects.length === 0 ? [{ pointer: subject.pointerTo(read, 'content_objects'), args: {} }] : []
    }),
}
