import type { CheckRows, CodesOf } from '../check.ts'
import { findDefinitions } from '../find/definitions.ts'
import { changedKeysOf } from '../find/effects.ts'
import { type PlacedField, findFields } from '../find/fields.ts'
import { repeatedAt } from '../find/repeatedAt.ts'
import { findUnknownKeys } from '../find/unknownKeys.ts'
import { quote } from '../words/quote.ts'

export const labelChecks = {
  'field/missing-label': {
    level: 'info',
    isAdvice: true,
    section: 'Specification 2.3',
    summary: 'A field that people see has a label.',
    say: ({ label }) => ({ message: `the field has no label; ${quote(label)} is shown.`, hint: 'Add a "label".' }),
    find: (subject) => {
      const misspelt = new Set(findUnknownKeys(subject).flatMap(({ right, owner }) => (right === 'label' ? [owner] : [])))
      const sent = new Map(findDefinitions(subject).map(({ definition, raw }) => [definition, raw]))
      return findFields(subject)
        .filter(({ definition, isItems, isConstant: isHidden }) => definition.label === undefined && !isItems && !isHidden)
        .filter(({ definition }) => !misspelt.has(definition) && sent.get(definition)?.['label'] === undefined)
        .map(({ definition, node }) => ({ pointer: subject.pointerTo(definition), args: { label: node.label } }))
    },
  },

  'field/empty-label': {
    level: 'warning',
    isAdvice: true,
    section: 'Specification 2.3',
    summary: 'A label says something.',
    say: ({ id }) => ({
      message: `the label of ${quote(id)} is empty; its id made readable is shown.`,
      hint: 'Write a label, or remove the key.',
    }),
    find: (subject) =>
      findFields(subject)
        .filter(({ definition: { label }, isItems, isConstant: isHidden }) => label?.trim() === '' && !isItems && !isHidden)
        .map(({ definition, id }) => ({ pointer: subject.pointerTo(definition, 'label'), args: { id } })),
  },

  'field/duplicate-label': {
    level: 'warning',
    isAdvice: true,
    section: 'Specification 2.3',
    summary: 'Fields beside each other have different labels.',
    say: ({ label, id }) => ({
      message: `${quote(id)} before this one has the label ${quote(label)} too.`,
      hint: 'Give one of them another label: people see both at once.',
    }),
    find: (subject) => {
      // Where rules show and hide fields, it may be that only one of the two is ever visible.
      const isSteady = ({ node, template }: PlacedField): boolean => !node.hidden && !changedKeysOf(subject, template).has('ui_options')
      const fields = findFields(subject).filter((field) => isSteady(field) && !field.isItems && field.definition.label?.trim())
      const keyOf = ({ scope, definition }: (typeof fields)[number]): string => `${scope} ${definition.label?.trim()}`
      return repeatedAt(fields, keyOf).flatMap((at) => {
        const field = fields[at]
        const first = field && fields.find((one) => keyOf(one) === keyOf(field))
        return first ? [{ pointer: subject.pointerTo(field.definition, 'label'), args: { label: field.node.label, id: first.id } }] : []
      })
    },
  },

  'field/description-repeats-label': {
    level: 'info',
    isAdvice: true,
    section: 'Specification 2.3',
    summary: 'A description says more than the label.',
    say: () => ({ message: 'the description says the same as the label.', hint: 'Write what people need to know, or remove it.' }),
    find: (subject) =>
      findDefinitions(subject)
        .filter(
          ({ definition: { label, description } }) => !!label?.trim() && label.trim().toLowerCase() === description?.trim().toLowerCase(),
        )
        .map(({ read }) => ({ pointer: subject.pointerTo(read, 'description'), args: {} })),
  },
} satisfies Partial<CheckRows<CodesOf<'field'>>>
