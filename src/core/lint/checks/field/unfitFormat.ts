import type { Check } from '../../check.ts'
import { findDefinitions } from '../../find/definitions.ts'
import { formatNames } from '../../../schema/wire.ts'
import { isFieldType } from '../../../schema/fieldTypes.ts'
import { quote } from '../../words/quote.ts'

/** A format stands on a text. Specification 2.7. */
export const unfitFormat: Check<'field/unfit-format'> = {
  code: 'field/unfit-format',
  level: 'warning',
  isAdvice: true,
  section: 'Specification 2.7',
  summary: 'A format stands on a text.',
  say: ({ format, type }) => ({
    message: `the format ${quote(format)} is for texts; it is not checked on type ${quote(type)}.`,
    hint: 'Remove the format, or change the type to "string".',
  }),
  find: (subject) =>
    findDefinitions(subject).flatMap(({ read, definition: { format, type } }) =>
      format !== undefined && formatNames.some((name) => name === format) && isFieldType(type) && type !== 'string'
        ? [{ pointer: subject.pointerTo(read, 'format'), args: { format, type } }]
        : [],
    ),
}
