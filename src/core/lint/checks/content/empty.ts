import type { Check } from '../../check.ts'
import { findDefinitions } from '../../find/definitions.ts'

/** Content names a content object. Specification 2.8. */
export const empty: Check<'content/empty'> = {
  code: 'content/empty',
  level: 'warning',
  isAdvice: true,
  section: 'Specification 2.8',
  summary: 'Content names a content object.',
  say: () => ({ message: 'the list of content objects is empty; nothing can be loaded.', hint: 'Name one: { "id": "…" }.' }),
  find: (subject) =>
    findDefinitions(subject).flatMap(({ definition: { content } }) =>
      content?.content_objects?.length === 0 ? [{ pointer: subject.pointerTo(content, 'content_objects'), args: {} }] : [],
    ),
}
