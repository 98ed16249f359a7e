import type { Check } from '../../check.ts'
import { didYouMean } from '../../words/didYouMean.ts'
import { withNearest } from '../../words/withNearest.ts'
import { quote } from '../../words/quote.ts'
import { findArrangements } from '../../find/arrangements.ts'

/** An order names fields that are there. Specification 2.5, decisions §1. */
export const unknownId: Check<'order/unknown-id'> = {
  code: 'order/unknown-id',
  level: 'warning',
  section: 'Specification 2.5, decisions §1',
  summary: 'An order names fields that are there.',
  say: ({ id, right }) => ({
    message: `"ui_order" names ${quote(id)}, but there is no such field here; the entry is ignored.`,
    hint: didYouMean(right, 'Remove it, or write the id as the field does.'),
  }),
  find: (subject) =>
    findArrangements(subject)
      // Where there are no fields at all, that is said of the order.
      .filter(({ owner, ids }) => owner === subject.schema || ids.size > 0)
      .flatMap(({ owner, order, ids }) =>
        order.flatMap((id, at) =>
          ids.has(id) ? [] : [{ pointer: subject.pointerTo(owner, 'ui_options', 'ui_order', at), args: withNearest(id, [...ids]) }],
        ),
      ),
}
