import type { Check } from '../../check.ts'
import { didYouMean, oneOf } from '../../words/didYouMean.ts'
import { quote } from '../../words/quote.ts'
import { formatNames } from '../../../schema/wire.ts'
import { suggestName } from '../../words/suggestName.ts'

/** The format of a field is one of the five. Specification 2.7. */
export const unknownFormat: Check<'field/unknown-format'> = {
  code: 'field/unknown-format',
  level: 'warning',
  foundBy: 'parser',
  structural: true,
  section: 'Specification 2.7',
  summary: 'The format of a field is one of the five.',
  say: ({ format }) => ({
    message: `there is no format ${quote(format)}; it is not checked.`,
    hint: didYouMean(
      suggestName('field/unknown-format', format),
      `${oneOf(formatNames)} Anything else can be checked with "validation.pattern".`,
    ),
  }),
}
