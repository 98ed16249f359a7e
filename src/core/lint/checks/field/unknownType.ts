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
  say: ({ type }) => ({
    message: `${quote(type)} is no field type; the field cannot be edited.`,
    hint: didYouMean(suggestName('field/unknown-type', type), oneOf(fieldTypeNames)),
  }),
}
