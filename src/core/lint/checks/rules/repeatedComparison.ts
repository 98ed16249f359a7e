import type { Check } from '../../check.ts'
import { isJsonObject } from '../../../schema/json.ts'
import { quote } from '../../words/quote.ts'
import { repeatedAt } from '../../find/repeatedAt.ts'

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
      .flatMap(({ read }) => [read['and'], read['or']].filter(Array.isArray))
      .flatMap((terms: readonly unknown[]) =>
        repeatedAt(terms, (term) =>
          isJsonObject(term) && 'operator' in term ? JSON.stringify([term['id'], term['operator'], term['value']]) : term,
        ).flatMap((at) => {
          const term = terms[at]
          return isJsonObject(term) ? [{ pointer: subject.pointerTo(term), args: { id: String(term['id']) } }] : []
        }),
      ),
}
