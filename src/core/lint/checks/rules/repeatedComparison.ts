import { isJsonObject, type JsonObject } from '../../../schema/json.ts'
import type { Check } from '../../check.ts'
import { repeatedAt } from '../../find/repeatedAt.ts'
import { quote } from '../../words/quote.ts'

const isComparison = (term: unknown): term is JsonObject => isJsonObject(term) && typeof term['operator'] === 'string'

/** A condition has each comparison once. Specification 2.10. */
export const repeatedComparison: Check<'rules/repeated-comparison'> = {
  code: 'rules/repeated-comparison',
  level: 'info',
  isAdvice: true,
  section: 'Specification 2.10',
  summary: 'A condition has each comparison once.',
  say: ({ id }) => ({ message: `${quote(id)} is compared in the same way already.`, hint: 'Remove one of the two comparisons.' }),
  find: (subject) =>
    subject.objects
      .filter(({ table: { kind } }) => kind === 'condition' || kind === 'nestedCondition')
      .flatMap(({ read }) => [read['and'], read['or']])
      .flatMap((terms) => {
        const comparisons = Array.isArray(terms) ? terms.filter(isComparison) : []
        return repeatedAt(comparisons, ({ id, operator, value }) => JSON.stringify([id, operator, value])).flatMap((at) => {
          const repeated = comparisons[at]
          return repeated ? [{ pointer: subject.pointerTo(repeated), args: { id: String(repeated['id']) } }] : []
        })
      }),
}
