import type { Check } from '../../check.ts'
import { changedKeysOf } from '../../find/effects.ts'
import { findFields, type PlacedField } from '../../find/fields.ts'
import { quote } from '../../words/quote.ts'
import { repeatedAt } from '../../find/repeatedAt.ts'

/** Fields beside each other have different labels. Specification 2.3. */
export const duplicateLabel: Check<'field/duplicate-label'> = {
  code: 'field/duplicate-label',
  level: 'warning',
  isAdvice: true,
  section: 'Specification 2.3',
  summary: 'Fields beside each other have different labels.',
  say: ({ label, id }) => ({
    message: `${quote(id)} before this one has the label ${quote(label)} too.`,
    hint: 'Give one of them another label: people see both at once.',
  }),
  find: (subject) => {
    // Where rules show and hide, only one of the two may ever be seen.
    const isSteady = ({ node, template }: PlacedField): boolean => !node.hidden && !changedKeysOf(subject, template).has('ui_options')
    const fields = findFields(subject).filter((field) => isSteady(field) && !field.isItems && field.definition.label?.trim())
    const keyOf = ({ scope, definition }: (typeof fields)[number]): string => `${scope} ${definition.label?.trim()}`
    return repeatedAt(fields, keyOf).flatMap((at) => {
      const field = fields[at]
      const first = field && fields.find((one) => keyOf(one) === keyOf(field))
      return first ? [{ pointer: subject.pointerTo(field.definition, 'label'), args: { label: field.node.label, id: first.id } }] : []
    })
  },
}
