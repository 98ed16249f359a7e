import type { Check } from '../../check.ts'
import { oneOf } from '../../words/didYouMean.ts'
import { quote } from '../../words/quote.ts'
import { findDefinitions } from '../../find/definitions.ts'

const managementTypes = ['managed', 'custom']

/** A connection management type is "managed" or "custom". Specification 2.4. */
export const unknownManagementType: Check<'connection/unknown-management-type'> = {
  code: 'connection/unknown-management-type',
  level: 'warning',
  ofObjects: true,
  section: 'Specification 2.4',
  summary: 'A connection management type is "managed" or "custom".',
  say: ({ value }) => ({
    message: `${quote(value)} is no connection management type.`,
    hint: oneOf(['managed', 'custom']),
  }),
  find: (subject) =>
    findDefinitions(subject)
      .filter(({ definition, isWhole }) => isWhole && definition.type === 'connection')
      .flatMap(({ read, definition: { allowed_connection_management_types: values = [] } }) =>
        values.flatMap((value, index) =>
          managementTypes.includes(value)
            ? []
            : [{ pointer: subject.pointerTo(read, 'allowed_connection_management_types', index), args: { value } }],
        ),
      ),
}
