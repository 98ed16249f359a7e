import type { Check } from '../../check.ts'
import { findArrangements } from '../../find/arrangements.ts'
import { quote } from '../../words/quote.ts'
import { repeatedAt } from '../../find/repeatedAt.ts'

/** An order names each field once. Specification 2.5. */
export const duplicateId: Check<'order/duplicate-id'> = {
  code: 'order/duplicate-id',
  level: 'warning',
  isAdvice: true,
  section: 'Specification 2.5',
  summary: 'An order names each field once.',
  say: ({ id }) => ({ message: `"ui_order" names ${quote(id)} twice; the first counts.`, hint: 'Remove one of the two.' }),
  find: (subject) =>
    findArrangements(subject).flatMap(({ owner, order }) =>
      repeatedAt(order, (id) => id).map((at) => ({
        pointer: subject.pointerTo(owner, 'ui_options', 'ui_order', at),
        args: { id: order[at] ?? '' },
      })),
    ),
}
