import type { Check } from '../../check.ts'
import { quoteAll } from '../../words/quote.ts'
import { findArrangements } from '../../find/arrangements.ts'

/** An order names all fields beside each other. Decisions §1. */
export const missingIds: Check<'order/missing-ids'> = {
  code: 'order/missing-ids',
  level: 'info',
  section: 'Decisions §1',
  summary: 'An order names all fields beside each other.',
  say: ({ ids }) => ({
    message: `"ui_order" does not name ${quoteAll(ids)}; what it lacks follows in the order of the schema.`,
    hint: 'Add the ids where the fields should stand.',
  }),
  find: (subject) =>
    findArrangements(subject).flatMap(({ owner, order, ids }) => {
      const missing = order.length === 0 ? [] : [...ids].filter((id) => !order.includes(id))
      return missing.length === 0 ? [] : [{ pointer: subject.pointerTo(owner, 'ui_options', 'ui_order'), args: { ids: missing } }]
    }),
}
