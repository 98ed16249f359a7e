import type { CheckRows, CodesOf } from '../check.ts'
import { findAllArrangements, findArrangements } from '../find/arrangements.ts'
import { repeatedAt } from '../find/repeatedAt.ts'
import { didYouMean } from '../words/didYouMean.ts'
import { quote, quoteAll } from '../words/quote.ts'
import { withNearest } from '../words/unknownId.ts'

export const orderChecks = {
  'order/duplicate-id': {
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
  },

  'order/missing-ids': {
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
  },

  'order/unknown-id': {
    level: 'warning',
    section: 'Specification 2.5, decisions §1',
    summary: 'An order names fields that are there.',
    say: ({ id, right }) => ({
      message: `"ui_order" names ${quote(id)}, but there is no such field here; the entry is ignored.`,
      hint: didYouMean(right, 'Remove it, or write the id as the field does.'),
    }),
    find: (subject) =>
      findAllArrangements(subject)
        // If there are no fields at all, only the order of the root is reported.
        .filter(({ owner, ids }) => owner === subject.schema || ids.size > 0)
        .flatMap(({ owner, order, ids }) =>
          order.flatMap((id, at) =>
            ids.has(id) ? [] : [{ pointer: subject.pointerTo(owner, 'ui_options', 'ui_order', at), args: withNearest(id, [...ids]) }],
          ),
        ),
  },

  'order/without-fields': {
    level: 'warning',
    isAdvice: true,
    section: 'Specification 2.5',
    summary: 'An order stands where there are fields to order.',
    say: () => ({
      message: 'there are no fields here to order.',
      hint: 'Move "ui_order" to the root or to the group that holds the fields.',
    }),
    find: (subject) =>
      findArrangements(subject)
        .filter(({ owner, order, ids }) => owner !== subject.schema && order.length > 0 && ids.size === 0)
        .map(({ owner }) => ({ pointer: subject.pointerTo(owner, 'ui_options', 'ui_order'), args: {} })),
  },
} satisfies Partial<CheckRows<CodesOf<'order'>>>
