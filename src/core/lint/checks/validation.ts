import { controlOf, isFieldType } from '../../schema/fieldTypes.ts'
import { isAbsent } from '../../schema/json.ts'
import type { Definition } from '../../schema/model.ts'
import type { FieldType } from '../../schema/wire.ts'
import { ruleNames } from '../../validation/ruleArgs.ts'
import type { CheckRows, CodesOf } from '../check.ts'
import { findDefinitions } from '../find/definitions.ts'
import { changedKeysOf } from '../find/effects.ts'
import { findFields } from '../find/fields.ts'
import { typesOfRules } from '../find/typesOfRules.ts'
import { quote } from '../words/quote.ts'

/** Limits, required and messages. */
export const validationChecks = {
  'validation/unfit-rule': {
    level: 'warning',
    isAdvice: true,
    section: 'Specification 2.6',
    summary: 'A rule of validation applies to the type of its field.',
    say: ({ rule, type }) => ({
      message: `${quote(rule)} is not checked on a field of type ${quote(type)}.`,
      hint: 'Remove it, or use the rule for this type: lengths and patterns are for texts, minimum and maximum for numbers, counts of items for arrays.',
    }),
    find: (subject) =>
      findDefinitions(subject).flatMap(({ definition: { validation }, applied }) => {
        const { type } = applied
        if (!validation || !isFieldType(type)) return []
        return Object.keys(validation)
          .filter((rule) => typesOfRules.get(rule)?.includes(type) === false && !(rule === 'pattern' && isSelect(applied)))
          .map((rule) => ({ pointer: subject.pointerTo(validation, rule), args: { rule, type } }))
      }),
  },

  'validation/min-above-max': {
    level: 'error',
    isAdvice: true,
    section: 'Specification 2.6',
    summary: 'A lower limit is not above the upper one.',
    say: ({ lower, upper }) =>
      lower === 'required'
        ? {
            message: `the field is required, but ${quote(upper)} is 0; no value is right.`,
            hint: `Raise ${quote(upper)}, or remove "required".`,
          }
        : { message: `${quote(lower)} is above ${quote(upper)}; no value is right.`, hint: 'Swap the two limits.' },
    find: (subject) =>
      findDefinitions(subject).flatMap(({ definition: { validation: own }, applied: { validation, type } }) =>
        own && validation
          ? limits
              .filter(({ of = type }) => of === type)
              .filter(({ lower, upper }) => Number(validation[lower] ?? -Infinity) > (validation[upper] ?? Infinity))
              .filter(({ lower, upper }) => !isAbsent(own[lower] ?? own[upper]))
              .map(({ lower, upper }) => ({
                pointer: subject.pointerTo(own, isAbsent(own[lower]) ? upper : lower),
                args: { lower, upper },
              }))
          : [],
      ),
  },

  'validation/fractional-limit': {
    level: 'info',
    isAdvice: true,
    section: 'Specification 2.6',
    summary: 'The limits of an integer are whole numbers.',
    say: ({ limit }) => ({ message: `the field takes whole numbers, but its limit is ${String(limit)}.`, hint: 'Round the limit.' }),
    find: (subject) =>
      findDefinitions(subject).flatMap(({ definition: { validation }, applied: { type } }) =>
        type === 'integer' && validation
          ? (['minimum', 'maximum'] as const).flatMap((key) => {
              const limit = validation[key]
              return limit === undefined || Number.isInteger(limit)
                ? []
                : [{ pointer: subject.pointerTo(validation, key), args: { limit } }]
            })
          : [],
      ),
  },

  'validation/required-but-hidden': {
    level: 'warning',
    isAdvice: true,
    section: 'Decisions §4',
    summary: 'A required field can be seen.',
    say: ({ id }) => ({
      message: `${quote(id)} is required, but it is hidden and no rule shows it; that it is required is never checked.`,
      hint: 'Show the field, or remove "required".',
    }),
    find: (subject) =>
      findFields(subject)
        .filter(
          ({ definition, isConstant: isHidden }) =>
            isHidden && definition.validation?.required === true && definition.default === undefined,
        )
        .map(({ definition, id }) => ({ pointer: subject.pointerTo(definition, 'validation', 'required'), args: { id } })),
  },

  'validation/required-boolean': {
    level: 'info',
    isAdvice: true,
    section: 'Decisions §8',
    summary: 'A boolean that must be checked is meant to be.',
    say: ({ id }) => ({
      message: `${quote(id)} is a required boolean without default: the form cannot be submitted until the box is checked.`,
      hint: 'Nothing to do for a consent; else give it a default, then any answer will do.',
    }),
    find: (subject) =>
      findFields(subject)
        .filter(
          ({ definition: { type, validation, default: value } }) =>
            type === 'boolean' && validation?.required === true && value === undefined,
        )
        .map(({ definition, id }) => ({ pointer: subject.pointerTo(definition, 'validation', 'required'), args: { id } })),
  },

  'validation/message-without-rule': {
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
  },
} satisfies Partial<CheckRows<CodesOf<'validation'>>>

/** In a select, a pattern decides which typed text is accepted. Decisions §2. */
const isSelect = (definition: Definition): boolean => ['SelectWidget', 'MultiSelect'].includes(controlOf(definition))

interface Limits {
  readonly lower: 'min_length' | 'minimum' | 'min_items' | 'required'
  readonly upper: 'max_length' | 'maximum' | 'max_items'
  /** The type that they limit; without one, any. */
  readonly of?: FieldType
}

/** `required` is a lower limit of 1. */
const limits: readonly Limits[] = [
  { lower: 'required', upper: 'max_length', of: 'string' },
  { lower: 'required', upper: 'max_items', of: 'array' },
  { lower: 'min_length', upper: 'max_length' },
  { lower: 'minimum', upper: 'maximum' },
  { lower: 'min_items', upper: 'max_items' },
]

/** Rules inside `validation`; type, format and choices are elsewhere. */
const rulesOfValidation: ReadonlySet<string> = new Set(ruleNames.filter((name) => !['type', 'format', 'choices'].includes(name)))
