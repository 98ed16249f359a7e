import type { Check } from '../../check.ts'
import { findArrangements } from '../../find/arrangements.ts'

/** A layout puts at least two fields in a row. Decisions §9. */
export const tooFew: Check<'layout/too-few'> = {
  code: 'layout/too-few',
  level: 'info',
  isAdvice: true,
  section: 'Decisions §9',
  summary: 'A layout puts at least two fields in a row.',
  say: () => ({
    message: 'a row of fewer than two fields is no row.',
    hint: 'Name the fields that shall stand beside each other, or remove the layout.',
  }),
  find: (subject) =>
    findArrangements(subject)
      .filter(({ owner, elements }) => isLayout(owner.ui_options?.ui_layout) && elements.length < 2)
      .flatMap(({ owner }) => {
        const isNamed = owner.ui_options?.ui_layout?.elements !== undefined
        const pointer = subject.pointerTo(owner, 'ui_options', 'ui_layout', 'elements')
        // Elements that are no list are said to be so.
        if (!isNamed && pointer.endsWith('/elements')) return []
        return [{ pointer, ...(!isNamed && { level: 'warning' as const }), args: {} }]
      }),
}

/** Of a layout that there is not nothing else is said. */
const isLayout = (layout: { readonly type?: string } | undefined): boolean =>
  layout !== undefined && (layout.type ?? 'horizontal') === 'horizontal'
