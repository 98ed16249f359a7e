import type { Check } from '../../check.ts'
import { findDefinitions } from '../../find/definitions.ts'
import { quote } from '../../words/quote.ts'
import { repeatedAt } from '../../find/repeatedAt.ts'

/** A content object names each dependency once. Specification 2.8. */
export const dependencyTwice: Check<'content/dependency-twice'> = {
  code: 'content/dependency-twice',
  level: 'warning',
  isAdvice: true,
  section: 'Specification 2.8',
  summary: 'A content object names each dependency once.',
  say: ({ id }) => ({ message: `the content depends on ${quote(id)} already.`, hint: 'Remove one of the two.' }),
  find: (subject) =>
    findDefinitions(subject)
      .flatMap(({ definition: { content } }) => content?.content_objects ?? [])
      .flatMap(({ content_object_depends_on_fields: dependencies = [] }) =>
        repeatedAt(dependencies, ({ id }) => id).flatMap((at) => {
          const dependency = dependencies[at]
          return dependency ? [{ pointer: subject.pointerTo(dependency, 'id'), args: { id: dependency.id } }] : []
        }),
      ),
}
