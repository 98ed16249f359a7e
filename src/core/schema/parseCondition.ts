import { isJsonObject, type JsonObject, kindOf } from './json.ts'
import type { Condition, Term } from './model.ts'
import { parseComparison } from './parseComparison.ts'
import { type Place, placeBelow, placeWith, report } from './parsing.ts'
import { type KeyTable, type Reader, readObject } from './readObject.ts'

/** What stands for a term that cannot be read: it never holds, so a rule is rather not applied than applied to everyone. */
const never: Condition = { or: [] }

interface Combination {
  readonly and?: readonly Term[]
  readonly or?: readonly Term[]
}

const hasCombinator = ({ and, or }: JsonObject): boolean => (and ?? or ?? undefined) !== undefined

/**
 * The `if` of a rule: one combinator with its terms. A bare comparison or list reads as `and` of it, both combinators as `and` of the two.
 * Specification 2.10, decisions §3. `undefined` where there is nothing to read; the caller reports it.
 */
export const parseCondition: Reader<Condition> = (value, at) => {
  const place: Place = placeWith(at, { partial: false })
  if (isJsonObject(value) && hasCombinator(value)) return readCombination(value, place, table)
  const isBare = isJsonObject(value) && (Object.hasOwn(value, 'id') || Object.hasOwn(value, 'operator'))
  if (!isBare && !Array.isArray(value)) return undefined
  report(place, 'rules/bare-condition', 'warning', {})
  return { and: Array.isArray(value) ? readTerms(value, place) : [readTerm(value, place)] }
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
  if (Array.isArray(value)) return readTerms(value, place)
  if (isJsonObject(value)) report(place, 'rules/bare-condition', 'warning', {})
  return [readTerm(value, place)]
}

const table: KeyTable<Combination> = { kind: 'condition', keys: { and: readOperands, or: readOperands } }
const nestedTable: KeyTable<Combination> = { ...table, kind: 'nestedCondition' }

const readTerms = (values: readonly unknown[], place: Place): readonly Term[] =>
  values.map((value, index) => readTerm(value, placeBelow(place, index)))

const readTerm = (value: unknown, place: Place): Term => {
  if (isJsonObject(value) && hasCombinator(value)) return readCombination(value, place, nestedTable)
  const comparison = isJsonObject(value) ? parseComparison(value, place) : undefined
  if (comparison !== undefined) return comparison
  report(place, 'rules/unreadable-term', 'error', { got: isJsonObject(value) ? 'an object without "id" and "operator"' : kindOf(value) })
  return never
}
