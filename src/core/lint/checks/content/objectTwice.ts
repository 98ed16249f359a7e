import type { Check } from '../../check.ts'
import { findDefinitions } from '../../find/definitions.ts'
import { quote } from '../../words/quote.ts'
import { repeatedAt } from '../../find/repeatedAt.ts'

/** A field names each content object once. Specification 2.8. */
export const objectTwice: Check<'content/object-twice'> = {
  code: 'content/object-twice',
  level: 'warning',
  isAdvice: true,
  section: 'Specification 2.8',
  summary: 'A field names each content object once.',
  say: ({ name }) => ({ message: `the content object ${quote(name)} stands in this content already.`, hint: 'Remove one of the two.' }),
  find: (subject) =>
    findDefinitions(subject).flatMap(({ definition: { content } }) => {
      const objects = content?.content_objects ?? []
      return repeatedAt(objects, ({ id }) => id).flatMap((at) => {
        const object = objects[at]
        return object ? [{ pointer: subject.pointerTo(object, 'id'), args: { name: object.id } }] : []
      })
    }),
}
