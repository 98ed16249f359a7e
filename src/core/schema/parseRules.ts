import { isAbsent, isJsonObject, type JsonObject, kindOf } from './json.ts'
import type { Effect, Rule, Condition, Term, Comparison } from './model.ts'
import { isOperator, operands } from './operands.ts'
import { type Place, placeBelow, placeWith, report } from './parsing.ts'
import { type KeyTable, type Reader, readObject, readListById, readListOf, readData, readText } from './readers.ts'

/** Effects contain fields, and fields contain rules: the field parser passes in the effect parser. */
export type EffectParser = (raw: JsonObject, place: Place, id: string) => Effect

/**
 * Creates the reader of the rules of a field or of the root. A rule without a readable condition or effect is left out.
 * Specification 2.10; malformed forms by decisions §3.
 */
export const createRulesReader = (parseEffect: EffectParser): Reader<readonly Rule[]> => {
  const readEffects = readListById('a list of effects', 'rules/effect-without-id', (raw, place, id) =>
    id === '' ? undefined : parseEffect(raw, place, id),
  )

  const refuse = (value: unknown, place: Place): undefined => report(place, 'rules/no-effects', 'error', { got: kindOf(value) })

  const thenTable: KeyTable<Rule['then']> = { kind: 'then', keys: { fields: readEffects } }

  const readThen: Reader<Rule['then']> = (value, place, owner) => {
    if (Array.isArray(value)) {
      report(place, 'rules/bare-effects', 'warning', {})
      return { fields: readEffects(value, place, owner) ?? [] }
    }
    if (!isJsonObject(value) || !Array.isArray(value['fields'])) return refuse(isJsonObject(value) ? value['fields'] : value, place)
    return readObject(value, place, thenTable) as Rule['then'] // `as`: the list is there
  }

  const table: KeyTable<Rule> = { kind: 'rule', keys: { if: parseCondition, then: readThen } }

  const readRule = (raw: unknown, place: Place): Rule | undefined => {
    if (!isJsonObject(raw)) return report(place, 'rules/not-an-object', 'error', { got: kindOf(raw) })
    const { if: sentIf, then: sentThen } = raw
    const rule = readObject(raw, placeWith(place, { partial: false }), table)
    if (isAbsent(sentThen)) refuse(sentThen, sentThen === null ? placeBelow(place, 'then') : place)
    if (rule.if === undefined) {
      report(sentIf === undefined ? place : placeBelow(place, 'if'), 'rules/no-condition', 'error', { got: kindOf(sentIf) })
    }
    return rule.if && rule.then && (rule as Rule) // `as`: both are there
  }

  return readListOf('a list of rules', readRule)
}

/** Replaces an unreadable term: it never holds, so that a rule is rather not applied than always. */
const never: Condition = { or: [] }

interface Combination {
  readonly and?: readonly Term[]
  readonly or?: readonly Term[]
}

const hasCombinator = (term: unknown): term is JsonObject => isJsonObject(term) && !isAbsent(term['and'] ?? term['or'])

/**
 * The `if` of a rule: one combinator with its terms. A bare comparison or list is read as `and` of it, both combinators as `and` of the
 * two. Specification 2.10, decisions §3. `undefined` where there is nothing to read; the caller reports it.
 */
const parseCondition: Reader<Condition> = (value, at) => {
  const place: Place = placeWith(at, { partial: false })
  if (hasCombinator(value)) return readCombination(value, place, conditionTable)
  const isBare = isJsonObject(value) && (Object.hasOwn(value, 'id') || Object.hasOwn(value, 'operator'))
  if (!isBare && !Array.isArray(value)) return undefined
  report(place, 'rules/bare-condition', 'warning', {})
  return { and: readTerms(value, place) }
}

const readCombination = (raw: JsonObject, place: Place, kind: KeyTable<Combination>): Condition => {
  const read = readObject(raw, place, kind)
  const { and, or, ...rest } = read
  if (and === undefined || or === undefined) return read as Condition // `as`: there is one of the two
  report(place, 'rules/both-combinators', 'warning', {})
  return { ...rest, and: [{ and }, { or }] }
}

/** The value of a combinator: a list of terms, or one term without its list. */
const readOperands: Reader<readonly Term[]> = (value, place) => {
  if (isJsonObject(value)) report(place, 'rules/bare-condition', 'warning', {})
  return readTerms(value, place)
}

const conditionTable: KeyTable<Combination> = { kind: 'condition', keys: { and: readOperands, or: readOperands } }
const nestedTable: KeyTable<Combination> = { ...conditionTable, kind: 'nestedCondition' }

const readTerms = (value: unknown, place: Place): readonly Term[] =>
  Array.isArray(value) ? value.map((term: unknown, index) => readTerm(term, placeBelow(place, index))) : [readTerm(value, place)]

const readTerm = (value: unknown, place: Place): Term => {
  if (hasCombinator(value)) return readCombination(value, place, nestedTable)
  const comparison = isJsonObject(value) ? parseComparison(value, place) : undefined
  if (comparison !== undefined) return comparison
  report(place, 'rules/unreadable-term', 'error', { got: isJsonObject(value) ? 'an object without "id" and "operator"' : kindOf(value) })
  return never
}

const comparisonTable: KeyTable<Comparison> = { kind: 'comparison', keys: { id: readText, operator: readText, value: readData } }

/**
 * One comparison. An unknown operator and an unsuitable value are kept; such a comparison never holds. `undefined` without `id` or
 * operator.
 */
const parseComparison = (raw: JsonObject, place: Place): Comparison | undefined => {
  const { id, operator, value } = raw
  if (typeof id !== 'string' || typeof operator !== 'string') return undefined
  const operand = isOperator(operator) ? operands[operator] : undefined
  if (!isOperator(operator)) report(placeBelow(place, 'operator'), 'rules/unknown-operator', 'error', { operator })
  else if (operand && !operand.isRight(value)) {
    report(value === undefined ? place : placeBelow(place, 'value'), 'rules/wrong-value', 'warning', {
      operator,
      expected: operand.expected,
      got: kindOf(value),
    })
  }
  return Object.assign(readObject(raw, place, comparisonTable), { id, operator })
}
