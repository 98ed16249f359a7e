import { isAbsent } from '../../schema/json.ts'
import type { CheckRows, CodesOf } from '../check.ts'
import { findAllArrangements, findArrangements, findRepeatedElements } from '../find/arrangements.ts'
import { didYouMean } from '../words/didYouMean.ts'
import { quote } from '../words/quote.ts'
import { withNearest } from '../words/unknownId.ts'

/** Layouts: fields side by side. */
export const layoutChecks = {
  'layout/element-twice': {
    level: 'warning',
    section: 'Decisions §9',
    summary: 'A field stands in one row only.',
    say: ({ id }) => ({
      message: `${quote(id)} is named by a layout before; it stays in that row.`,
      hint: 'Name each field in one layout only.',
    }),
    find: (subject) =>
      findRepeatedElements(subject).map(({ owner, id, at }) => ({
        pointer: subject.pointerTo(owner, 'ui_options', 'ui_layout', 'elements', at),
        args: { id },
      })),
  },

  'layout/no-type': {
    level: 'warning',
    ofObjects: true,
    section: 'Specification 2.5',
    summary: 'A layout says its type.',
    say: () => ({ message: 'the layout has no "type"; it is read as "horizontal".', hint: 'Add "type": "horizontal".' }),
    find: (subject) =>
      subject.objects.flatMap(({ read, raw, table: { kind } }) =>
        kind === 'layout' && isAbsent(raw['type']) ? [{ pointer: subject.pointerTo(read), args: {} }] : [],
      ),
  },

  'layout/too-few': {
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
          // Elements that are not a list have a check of their own.
          if (!isNamed && pointer.endsWith('/elements')) return []
          return [{ pointer, ...(!isNamed && { level: 'warning' as const }), args: {} }]
        }),
  },

  'layout/unknown-element': {
    level: 'warning',
    section: 'Specification 2.5, decisions §9',
    summary: 'A layout names fields that are there.',
    say: ({ id, right }) => ({
      message: `the layout names ${quote(id)}, but no field it could lay out has that id.`,
      hint: didYouMean(right, 'Name the fields inside this one, or fields beside it.'),
    }),
    find: (subject) =>
      findAllArrangements(subject).flatMap(({ owner, elements, elementIds }) =>
        elements.flatMap((id, at) =>
          elementIds.has(id)
            ? []
            : [{ pointer: subject.pointerTo(owner, 'ui_options', 'ui_layout', 'elements', at), args: withNearest(id, [...elementIds]) }],
        ),
      ),
  },

  'layout/unknown-type': {
    level: 'warning',
    foundBy: 'parser',
    structural: true,
    section: 'Specification 2.5',
    summary: 'A layout is "horizontal".',
    say: ({ type }) => ({
      message: `there is no layout ${quote(type)}; it is ignored.`,
      hint: 'Use "horizontal", which puts fields beside each other.',
    }),
  },
} satisfies Partial<CheckRows<CodesOf<'layout'>>>

/** If the layout does not exist, only that is reported. */
const isLayout = (layout: { readonly type?: string } | undefined): boolean =>
  layout !== undefined && (layout.type ?? 'horizontal') === 'horizontal'
