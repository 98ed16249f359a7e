import type { Check } from '../../check.ts'
import { findArrangements } from '../../find/arrangements.ts'

/** An order stands where there are fields to order. Specification 2.5. */
export const withoutFields: Check<'order/without-fields'> = {
  code: 'order/without-fields',
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
}
