import type { Check } from '../../check.ts'
import { quote } from '../../words/quote.ts'
import { findArrangements } from '../../find/arrangements.ts'

/** A field stands in one row only. Decisions §9. */
export const elementTwice: Check<'layout/element-twice'> = {
  code: 'layout/element-twice',
  level: 'warning',
  section: 'Decisions §9',
  summary: 'A field stands in one row only.',
  say: ({ id }) => ({
    message: `${quote(id)} is named by a layout before; it stays in that row.`,
    hint: 'Name each field in one layout only.',
  }),
  find: (subject) =>
    findArrangements(subject).flatMap(({ owner, elements, elementIds }) =>
      elements.flatMap((id, at) =>
        elementIds.has(id) && elements.indexOf(id) < at
          ? [{ pointer: subject.pointerTo(owner, 'ui_options', 'ui_layout', 'elements', at), args: { id } }]
          : [],
      ),
    ),
}
