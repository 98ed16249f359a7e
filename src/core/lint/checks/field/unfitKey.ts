import type { Check } from '../../check.ts'
import { findDefinitions } from '../../find/definitions.ts'
import { isFieldType } from '../../../schema/fieldTypes.ts'
import { quote } from '../../words/quote.ts'

/** The types of which a key says more. */
const typesOf: ReadonlyMap<string, readonly string[]> = new Map([
  ['fields', ['object']],
  ['items', ['array']],
  ['allowed_app_types', ['connection']],
  ['allowed_connection_management_types', ['connection']],
])

/** A field has the keys of its type. Specification 2.4. */
export const unfitKey: Check<'field/unfit-key'> = {
  code: 'field/unfit-key',
  level: 'warning',
  isAdvice: true,
  section: 'Specification 2.4',
  summary: 'A field has the keys of its type.',
  say: ({ key, type }) => ({
    message: `${quote(key)} means nothing on a field of type ${quote(type)}.`,
    hint: 'Remove it, or change the type.',
  }),
  find: (subject) =>
    findDefinitions(subject).flatMap(({ read, definition: { type } }) =>
      isFieldType(type)
        ? Object.keys(read)
            .filter((key) => typesOf.get(key)?.includes(type) === false)
            .map((key) => ({ pointer: subject.pointerTo(read, key), args: { key, type } }))
        : [],
    ),
}
