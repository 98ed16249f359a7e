import type { Check } from '../../check.ts'
import { didYouMean } from '../../words/didYouMean.ts'
import { withNearest } from '../../words/withNearest.ts'
import { quote } from '../../words/quote.ts'
import { findArrangements } from '../../find/arrangements.ts'

/** A layout names fields that are there. Specification 2.5, decisions §9. */
export const unknownElement: Check<'layout/unknown-element'> = {
  code: 'layout/unknown-element',
  level: 'warning',
  section: 'Specification 2.5, decisions §9',
  summary: 'A layout names fields that are there.',
  say: ({ id, right }) => ({
    message: `the layout names ${quote(id)}, but no field it could lay out has that id.`,
    hint: didYouMean(right, 'Name the fields inside this one, or fields beside it.'),
  }),
  find: (subject) =>
    findArrangements(subject).flatMap(({ owner, elements, elementIds }) =>
      elements.flatMap((id, at) =>
        elementIds.has(id)
          ? []
          : [{ pointer: subject.pointerTo(owner, 'ui_options', 'ui_layout', 'elements', at), args: withNearest(id, [...elementIds]) }],
      ),
    ),
}
