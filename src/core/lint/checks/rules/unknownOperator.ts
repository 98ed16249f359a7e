import type { Check } from '../../check.ts'
import { didYouMean, oneOf } from '../../words/didYouMean.ts'
import { quote } from '../../words/quote.ts'
import { operatorNames } from '../../../schema/wire.ts'
import { suggestName } from '../../words/suggestName.ts'

/** The operator of a comparison is one of the eight. Specification 2.10. */
export const unknownOperator: Check<'rules/unknown-operator'> = {
  code: 'rules/unknown-operator',
  level: 'error',
  foundBy: 'parser',
  structural: true,
  section: 'Specification 2.10',
  summary: 'The operator of a comparison is one of the eight.',
  say: ({ operator }) => ({
    message: `there is no operator ${quote(operator)}; the comparison never holds.`,
    hint: didYouMean(suggestName('rules/unknown-operator', operator), oneOf(operatorNames)),
  }),
}
