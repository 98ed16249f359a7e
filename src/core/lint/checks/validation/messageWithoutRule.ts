import type { Check } from '../../check.ts'
import { ruleNames } from '../../../validation/ruleArgs.ts'
import { changedKeysOf } from '../../find/effects.ts'
import { findFields } from '../../find/fields.ts'
import { quote } from '../../words/quote.ts'

/** Rules that stand in `validation`; type, format and choices stand elsewhere. */
const rulesOfValidation: ReadonlySet<string> = new Set(ruleNames.filter((name) => !['type', 'format', 'choices'].includes(name)))

/** A message of validation belongs to a rule of the field. Specification 2.3. */
export const messageWithoutRule: Check<'validation/message-without-rule'> = {
  code: 'validation/message-without-rule',
  level: 'info',
  isAdvice: true,
  section: 'Specification 2.3',
  summary: 'A message of validation belongs to a rule of the field.',
  say: ({ rule }) => ({
    message: `the field has no rule ${quote(rule)}; the message never shows.`,
    hint: `Add ${quote(rule)} to "validation", or remove the message.`,
  }),
  find: (subject) =>
    findFields(subject).flatMap(({ definition, template }) => {
      const { validation, validation_messages: messages = {} } = definition
      if (changedKeysOf(subject, template).has('validation')) return []
      return Object.keys(messages)
        .filter((rule) => rulesOfValidation.has(rule) && (validation?.[rule] ?? undefined) === undefined)
        .map((rule) => ({ pointer: subject.pointerTo(definition, 'validation_messages', rule), args: { rule } }))
    }),
}
