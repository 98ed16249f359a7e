import { fieldTypes, hasOptions, isFieldType, shapeOf } from '../../schema/fieldTypes.ts'
import { kindOf } from '../../schema/json.ts'
import type { Definition } from '../../schema/model.ts'
import { isOperator } from '../../schema/operands.ts'
import type { ProblemArgs } from '../../schema/problems.ts'
import { numberOf } from '../../schema/readNumber.ts'
import { findChoice } from '../../values/choices.ts'
import type { CheckRows, CodesOf } from '../check.ts'
import { changedKeysOf } from '../find/effects.ts'
import { comparedValues, findComparisons, kindOfOperand } from '../find/comparisons.ts'
import { closedChoices } from '../find/judgeDefault.ts'
import { repeatedAt } from '../find/repeatedAt.ts'
import { bothStates, isPossible, statesOfRange } from '../find/states.ts'
import { operatorRows, statesOf } from '../operatorRows.ts'
import { quote } from '../words/quote.ts'
import { shown } from '../words/wanted.ts'

export const ruleValueChecks = {
  'rules/value-of-other-type': {
    level: 'warning',
    isAdvice: true,
    section: 'Specification 2.10, decisions §3',
    summary: 'A comparison names a value of the type of its field.',
    say: ({ id, type, value, got }) => ({
      message: `${quote(id)} is of type ${quote(type)} and never equals ${shown(got, value)}.`,
      hint: type === 'object' ? 'Compare a field inside it.' : `Write ${quote(value)} as a value of type ${quote(type)}.`,
    }),
    find: (subject) =>
      findComparisons(subject).flatMap(({ comparison, definition, template, isSettled }) => {
        if (!isSettled || hasOptions(definition) || hasOptions(definition.items ?? {})) return []
        const shape = shapeOf(definition)
        // Of a list each entry counts.
        const type = shape === 'rows' ? (definition.items?.type ?? 'string') : definition.type
        const isGroup = shape === 'group' && !subject.known.has(`${template}/id`)
        const fits = isFieldType(type) && (comparable.includes(type) || isGroup) ? fieldTypes[type].fits : undefined
        return comparedValues(comparison)
          .filter(({ value }) => value !== '' && fits?.(value) === false)
          .map(({ value, keys }) => ({
            pointer: subject.pointerTo(comparison, ...keys),
            args: { id: `${comparison.id}${shape === 'rows' ? '.items' : ''}`, type: String(type), value, got: kindOf(value) },
          }))
      }),
  },

  'rules/value-not-in-choices': {
    level: 'warning',
    isAdvice: true,
    section: 'Specification 2.9 and 2.10',
    summary: 'A comparison names one of the choices of its field.',
    say: ({ id, value }) => ({
      message: `${quote(value)} is none of the choices of ${quote(id)}; the field never has it.`,
      hint: 'Use the "value" of one of its choices: a text and a number are different values.',
    }),
    find: (subject) =>
      findComparisons(subject).flatMap(({ comparison, definition, isSettled }) => {
        const choices = isSettled ? closedChoices(definition) : undefined
        if (!choices) return []
        return comparedValues(comparison)
          .filter(({ value }) => value !== '' && findChoice(choices, value) === undefined)
          .map(({ value, keys }) => ({ pointer: subject.pointerTo(comparison, ...keys), args: { id: comparison.id, value } }))
      }),
  },

  'rules/value-out-of-range': {
    level: 'warning',
    isAdvice: true,
    section: 'Specification 2.6 and 2.10',
    summary: 'A comparison holds for a number that its field takes.',
    say: ({ id, limit, bound }) => ({
      message: `${quote(id)} has the ${limit} ${bound}: no number that it takes lets the comparison hold.`,
      hint: 'Compare with a number in its range, or change the range.',
    }),
    find: (subject) =>
      findComparisons(subject).flatMap(({ comparison, definition: { type, validation }, isSettled }) => {
        const states = isSettled && (type === 'number' || type === 'integer') ? statesOf(comparison, type, false) : undefined
        if (!validation || !states || states.mayBeEmpty || !isPossible(states, type)) return []
        const limit = (['minimum', 'maximum'] as const).find((name) => {
          const range = statesOfRange({ [name]: validation[name] })
          return range !== undefined && !isPossible(bothStates(states, range), type)
        })
        const bound = limit && validation[limit]
        return limit === undefined || bound === undefined
          ? []
          : [{ pointer: subject.pointerTo(comparison, 'value'), args: { id: comparison.id, limit, bound } }]
      }),
  },

  'rules/number-as-text': {
    level: 'warning',
    isAdvice: true,
    section: 'Specification 2.10, decisions §3',
    summary: 'A number to compare with is written as a number.',
    say: ({ value }) => ({
      message: `the text ${quote(value)} is read as a number here; other platforms may not do so.`,
      hint: `Write it without quotation marks: ${String(numberOf(value))}.`,
    }),
    find: (subject) =>
      findComparisons(subject).flatMap(({ comparison }) => {
        const { operator, value } = comparison
        if (kindOfOperand(operator) !== 'number' || typeof value !== 'string' || numberOf(value) === undefined) return []
        return [{ pointer: subject.pointerTo(comparison, 'value'), args: { value } }]
      }),
  },

  'rules/not-a-number': {
    level: 'warning',
    isAdvice: true,
    section: 'Specification 2.10',
    summary: '"greater_than" and "less_than" compare fields that hold numbers.',
    say: ({ id, type, operator, held }) => ({
      message: `${quote(operator)} compares numbers, but ${heldBy(quote(id), type, held)}; the comparison never holds.`,
      hint: 'Compare a number field, or use another operator.',
    }),
    find: (subject) =>
      findComparisons(subject).flatMap((placed) => {
        const { comparison, definition, isSettled } = placed
        if (!isSettled || kindOfOperand(comparison.operator) !== 'number') return []
        const held = heldInPlace(definition, changedKeysOf(subject, placed.template))
        if (held === undefined && !withoutNumbers.has(definition.type ?? '')) return []
        return [
          {
            pointer: subject.pointerTo(comparison, 'operator'),
            args: { id: comparison.id, type: String(definition.type), operator: comparison.operator, ...(held && { held }) },
          },
        ]
      }),
  },

  'rules/empty-text-compared': {
    level: 'warning',
    isAdvice: true,
    section: 'Decisions §3',
    summary: 'A comparison with the empty text is written with "is_empty".',
    say: ({ id, operator }) => ({
      message: `${quote(id)} is compared with an empty text, which no field equals: an empty field differs from every value.`,
      hint: `Use ${holdsForEmpty(operator) ? '"is_not_empty"' : '"is_empty"'}.`,
    }),
    find: (subject) =>
      findComparisons(subject).flatMap(({ comparison }) =>
        comparedValues(comparison)
          .filter(({ value }) => value === '')
          .map(({ keys }) => ({
            pointer: subject.pointerTo(comparison, ...keys),
            args: { id: comparison.id, operator: comparison.operator },
          })),
      ),
  },

  'rules/empty-list': {
    level: 'warning',
    isAdvice: true,
    section: 'Specification 2.10',
    summary: 'A list to compare with has entries.',
    say: ({ operator }) => ({
      message: `the list is empty: ${quote(operator)} ${holdsForEmpty(operator) ? 'always' : 'never'} holds.`,
      hint: 'List the values, or remove the comparison.',
    }),
    find: (subject) =>
      findComparisons(subject)
        .filter(({ comparison: { value } }) => Array.isArray(value) && value.length === 0)
        .map(({ comparison }) => ({ pointer: subject.pointerTo(comparison, 'value'), args: { operator: comparison.operator } })),
  },

  'rules/repeated-value': {
    level: 'info',
    isAdvice: true,
    section: 'Specification 2.10',
    summary: 'A list to compare with names each value once.',
    say: ({ value }) => ({ message: `${quote(value)} stands in the list already.`, hint: 'Remove it.' }),
    find: (subject) =>
      findComparisons(subject).flatMap(({ comparison }) => {
        const values = comparedValues(comparison)
        return repeatedAt(values, ({ value }) => JSON.stringify(value)).flatMap((at) => {
          const repeated = values[at]
          return repeated ? [{ pointer: subject.pointerTo(comparison, ...repeated.keys), args: { value: repeated.value } }] : []
        })
      }),
  },
} satisfies Partial<CheckRows<CodesOf<'rules'>>>

/** Types with comparable values; an object or connection is compared by its id, and so are those in a list. */
const comparable: readonly unknown[] = ['string', 'number', 'integer', 'boolean']

const holdsForEmpty = (operator: string): boolean => isOperator(operator) && operatorRows[operator].holdsForEmpty

/** Types that never read as a number; a text may, and so may the entries of a list. */
const withoutNumbers: ReadonlySet<string> = new Set(['boolean', 'object', 'connection'])

type Held = ProblemArgs['rules/not-a-number']['held']

/** What a field holds in place of numbers although its type would allow them. Choices may be loaded, and typed text may be a number. */
const heldInPlace = (definition: Definition, changed: ReadonlySet<string>): Held => {
  const { type, format = '' } = definition
  if (withoutNumbers.has(type ?? '')) return undefined
  if (type === 'string' && !hasOptions(definition) && !changed.has('format') && datesByFormat.has(format)) return 'dates'
  const isText = closedChoices(definition)?.every(({ value }) => typeof value === 'string' && numberOf(value) === undefined)
  return isText === true ? 'choices' : undefined
}

const datesByFormat: ReadonlySet<string> = new Set(['date', 'date-time'])

const heldBy = (id: string, type: string, held: Held): string => {
  if (held === 'dates') return `${id} holds dates`
  return held === 'choices' ? `none of the choices of ${id} is one` : `${id} is of type ${quote(type)}`
}
