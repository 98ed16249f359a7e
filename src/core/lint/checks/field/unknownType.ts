import type { Check } from '../../check.ts'
import { didYouMean, oneOf } from '../../words/didYouMean.ts'
import { quote } from '../../words/quote.ts'
import { fieldTypeNames } from '../../../schema/wire.ts'
import { suggestName } from '../../words/suggestName.ts'

/** The type of a field is one of the seven. Specification 2.4. */
export const unknownType: Check<'field/unknown-type'> = {
  code: 'field/unknown-type',
  level: 'error',
  foundBy: 'parser',
  structural: true,
  section: 'Specification 2.4',
  summary: 'The type of a field is one of the seven.',
  say: ({ type }) =>
    kinds.test(type)
      ? { message: `the type of a field is a text, but ${type} came; the field cannot be edited.`, hint: oneOf(fieldTypeNames) }
      : {
          message: `${quote(type)} is no field type; the field cannot be edited.`,
          hint: didYouMean(suggestName('field/unknown-type', type), oneOf(fieldTypeNames)),
        },
}

/** What is no text is named by what it is. */
const kinds = /^an? (?:array|object|number|boolean)$/
