import { fieldTypes, isFieldType } from '../../schema/fieldTypes.ts'
import { isAbsent, isJsonObject, isText, kindOf, isEqual } from '../../schema/json.ts'
import type { Definition } from '../../schema/model.ts'
import type { Choice, FieldType } from '../../schema/wire.ts'
import { choiceId } from '../../values/choices.ts'
import { getOrInsert } from '../../values/getOrInsert.ts'
import { bySubject } from '../bySubject.ts'
import type { CheckRows, CodesOf } from '../check.ts'
import { findDefinitions } from '../find/definitions.ts'
import { changedKeysOf } from '../find/effects.ts'
import { findFailedRule } from '../find/failedRule.ts'
import { findFields } from '../find/fields.ts'
import { offering, remedyFor } from '../find/offering.ts'
import { repeatedAt } from '../find/repeatedAt.ts'
import { orOffer } from '../words/orOffer.ts'
import { quote } from '../words/quote.ts'
import { shown } from '../words/wanted.ts'

/** The choices of one definition. */
interface ListedChoices {
  readonly definition: Definition
  readonly values: readonly Choice[]
  /** The type of the stored value; for a multi-select that of its items. */
  readonly type: string | undefined
}

/** All static lists of choices, including those in effects. */
const choicesOf = bySubject((subject) =>
  findDefinitions(subject).flatMap(({ definition, applied }): ListedChoices[] => {
    const values = definition.choices?.values
    if (!values) return []
    const type = applied.type === 'array' ? (applied.items?.type ?? 'string') : applied.type
    return [{ definition, values, type }]
  }),
)

/** Values and labels of choices. */
export const choicesChecks = {
  'choices/duplicate-value': {
    level: 'warning',
    isAdvice: true,
    section: 'Specification 2.9',
    summary: 'Choices have different values.',
    say: ({ value }) => ({
      message: `a choice before this one has the value ${quote(value)} too; the two cannot be told apart.`,
      hint: 'Give one of them another value, or remove it.',
    }),
    find: (subject) =>
      choicesOf(subject).flatMap(({ values }) =>
        repeatedAt(values, ({ value }) => JSON.stringify(isJsonObject(value) && value['id'] !== undefined ? value['id'] : value)).flatMap(
          (at) => {
            const choice = values[at]
            return choice ? [{ pointer: subject.pointerTo(choice, 'value'), args: { value: choice.value } }] : []
          },
        ),
      ),
  },

  'choices/duplicate-label': {
    level: 'warning',
    isAdvice: true,
    section: 'Specification 2.9',
    summary: 'Choices have different labels.',
    say: ({ label }) => ({
      message: `a choice before this one has the label ${quote(label)} too; people cannot tell them apart.`,
      hint: 'Give one of them another label.',
    }),
    find: (subject) =>
      choicesOf(subject).flatMap(({ values }) =>
        repeatedAt(values, ({ label }) => label.trim()).flatMap((at) => {
          const choice = values[at]
          // Repeated values have a check of their own.
          const isTwice = values.findIndex((one) => isEqual(one.value, choice?.value)) !== at
          return choice && !isTwice && choice.label.trim() !== ''
            ? [{ pointer: subject.pointerTo(choice, 'label'), args: { label: choice.label } }]
            : []
        }),
      ),
  },

  'choices/empty-label': {
    level: 'warning',
    isAdvice: true,
    section: 'Specification 2.9',
    summary: 'The label of a choice says something.',
    say: ({ value }) => ({ message: `the label of the choice ${quote(value)} is empty.`, hint: 'Write what people shall read.' }),
    find: (subject) =>
      choicesOf(subject).flatMap(({ values }) =>
        values
          .filter(({ label, value }) => label.trim() === '' && value !== '')
          .map((choice) => ({ pointer: subject.pointerTo(choice, 'label'), args: { value: choice.value } })),
      ),
  },

  'choices/value-of-other-type': {
    level: 'warning',
    isAdvice: true,
    section: 'Specification 2.9',
    summary: 'A choice has a value of the type of its field.',
    say: ({ type, value, got }) => ({
      message: `the field is of type ${quote(type)}, but the value of the choice is ${shown(got, value)}${value === null ? ', which means that nothing is chosen' : ', which is what will be submitted'}.`,
      hint: hintFor(type, value),
    }),
    find: (subject) =>
      choicesOf(subject).flatMap(({ values, type }) => {
        if (!isFieldType(type)) return []
        let isSaid = false
        return values.flatMap((choice) => {
          const got = choice.value === '' ? undefined : misfitOf(type, choice.value)
          if (got === undefined || (got === unlabelled && isSaid)) return []
          isSaid ||= got === unlabelled
          // The form shows the label of the choice instead, so that little is lost; mostly all choices of a list lack it.
          return [
            {
              pointer: subject.pointerTo(choice, 'value'),
              ...(got === unlabelled && { level: 'info' as const }),
              args: { type, value: choice.value, got },
            },
          ]
        })
      }),
  },

  'choices/invalid': {
    level: 'warning',
    isAdvice: true,
    section: 'Specification 2.6, 2.7 and 2.9',
    summary: 'Choices pass the validation of their field.',
    say: ({ value, rule, more }) => ({
      message: `the choice ${quote(value)} breaks the rule ${quote(rule)} of the field${more > 0 ? `, and so do ${more} more` : ''}; a form with it cannot be submitted.`,
      hint: 'Change the rule or the choices.',
    }),
    find: (subject) =>
      findFields(subject)
        .filter(({ node, isItems, isConstant }) => storing.has(node.control) && !isItems && !isConstant)
        .flatMap(({ definition, node }) => {
          const broken = new Map<string, Choice[]>()
          for (const choice of definition.choices?.values.slice(0, mostChoices) ?? []) {
            const rule = findFailedRule(subject, node, choice.value)
            if (rule !== undefined) getOrInsert(broken, rule, () => []).push(choice)
          }
          return [...broken].flatMap(([rule, [first, ...others]]) =>
            first ? [{ pointer: subject.pointerTo(first, 'value'), args: { value: first.value, rule, more: others.length } }] : [],
          )
        }),
  },

  'choices/space-around': {
    level: 'warning',
    isAdvice: true,
    section: 'Specification 2.9',
    summary: 'The value of a choice has no space around it.',
    say: ({ value }) => ({
      message: `the value ${quote(value)} begins or ends with a space.`,
      hint: 'Remove the space: comparisons and modules look for the exact text.',
    }),
    find: (subject) =>
      choicesOf(subject).flatMap(({ values }) =>
        values.flatMap((choice) => {
          const { value } = choice
          return typeof value === 'string' && value !== value.trim() && value.trim() !== ''
            ? [{ pointer: subject.pointerTo(choice, 'value'), args: { value } }]
            : []
        }),
      ),
  },

  'choices/none': {
    level: 'warning',
    isAdvice: true,
    section: 'Specification 2.9',
    summary: 'A field with choices has one, now or later.',
    say: () => ({
      message: 'the list of choices is empty, and neither content, a rule nor "load_schema" fills it; nothing can be chosen.',
      hint: 'Add choices, or "content" that loads them.',
    }),
    find: (subject) =>
      subject.index.fields.some(({ definition }) => definition.on_action?.load_schema === true)
        ? []
        : findFields(subject)
            .filter(({ definition, template, isConstant }) => !isConstant && isLeftEmpty(definition, changedKeysOf(subject, template)))
            .map(({ definition }) => ({ pointer: subject.pointerTo(holderOf(definition), 'choices', 'values'), args: {} })),
  },

  'choices/unused': {
    level: 'warning',
    isAdvice: true,
    section: 'Decisions §1',
    summary: 'Choices stand on a field that offers them.',
    say: ({ control, remedy }) => ({
      message: `the field is shown as ${quote(control)}, which offers no choices.`,
      hint: `Remove the choices${orOffer(remedy)}.`,
    }),
    find: (subject) =>
      findFields(subject)
        .filter(({ definition, node }) => (definition.choices?.values.length ?? 0) > 0 && !offering.has(node.control))
        .map(({ definition, node }) => ({
          pointer: subject.pointerTo(definition, 'choices'),
          args: { control: node.control, ...remedyFor(definition) },
        })),
  },
} satisfies Partial<CheckRows<CodesOf<'choices'>>>

/** For an array they may stand on its `items`. */
const holderOf = (definition: Definition): Definition => (definition.choices ? definition : (definition.items ?? definition))

const isLeftEmpty = (definition: Definition, changed: ReadonlySet<string>): boolean =>
  holderOf(definition).choices?.values.length === 0 &&
  (definition.content ?? definition.items?.content) === undefined &&
  !fillingKeys.some((key) => changed.has(key))

/** The keys by which a rule may give a field options, or make it another field. */
const fillingKeys = ['choices', 'content', 'items', 'type']

/** Describes a value that a field of the type cannot hold. Null means that nothing is chosen; an object is identified by its id. */
const misfitOf = (type: FieldType, value: unknown): string | undefined => {
  if (value === null || type !== 'object') return value === null || !fieldTypes[type].fits(value) ? kindOf(value) : undefined
  if (!isJsonObject(value)) return kindOf(value)
  if (isAbsent(value['id'])) return 'an object without "id"'
  if (choiceId(value) === undefined) return 'an object whose "id" is no text'
  return isText(value['label']) ? undefined : unlabelled
}

const unlabelled = 'an object without "label"'

/** How to write the value, by the type of the field. */
const hintFor = (type: string, value: unknown): string => {
  if (value === null) return 'Remove the choice: people can empty the field anyway.'
  if (type === 'object')
    return `Write the value as { "id": …, "label": … }${isJsonObject(value) ? '' : ', or change the type to "string"'}.`
  if (isJsonObject(value)) return 'Write the "id" of the object alone, or change the type to "object".'
  return `Write the value ${quote(value)} as type ${quote(type)}, or change the type of the field.`
}

/** Controls that store the value of one choice. */
const storing: ReadonlySet<string> = new Set(['SelectWidget', 'input'])

/** Choices that are validated: what is wrong in a list is wrong in its first ones. */
const mostChoices = 1000
