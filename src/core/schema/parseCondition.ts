import { isJsonObject, type JsonObject, kindOf } from './json.ts'
import type { Comparison, Condition, Term } from './model.ts'
import { parseComparison } from './parseComparison.ts'
import { type Place, placeBelow, report } from './parsing.ts'
import { reportUnknownKey } from './readObject.ts'

/** What stands for a term that cannot be read: it never holds, so a rule is rather not applied than applied to everyone. */
const never: Condition = { or: [] }

const combinators = ['and', 'or'] as const

const hasCombinator = (raw: JsonObject): boolean => combinators.some((combinator) => (raw[combinator] ?? undefined) !== undefined)

/**
 * The `if` of a rule: one combinator with its terms. A bare comparison or list reads as `and` of it, both combinators as `and` of the two.
 * Specification 2.10, decisions §3. `undefined` where there is nothing to read; the caller reports it.
 */
export const parseCondition = (value: unknown, place: Place): Condition | undefined => {
  if (Array.isArray(value)) {
    report(place, 'rules/bare-condition', 'warning', {})
    return { and: readTerms(value, place, 'and') }
  }
  if (!isJsonObject(value)) return undefined
  if (hasCombinator(value)) return readCombination(value, place)
  if (!Object.hasOwn(value, 'id') && !Object.hasOwn(value, 'operator')) return undefined
  report(place, 'rules/bare-condition', 'warning', {})
  return { and: [readTerm(value, place)] }
}

const readCombination = (raw: JsonObject, place: Place): Condition => {
  const { and, or, ...rest } = raw
  for (const key of Object.keys(rest)) reportUnknownKey(placeBelow(place, key), key, { rows: { and: true, or: true } })
  const all = (and ?? undefined) === undefined ? undefined : { and: readOperands(and, placeBelow(place, 'and'), 'and') }
  const any = (or ?? undefined) === undefined ? undefined : { or: readOperands(or, placeBelow(place, 'or'), 'or') }
  if (all !== undefined && any !== undefined) {
    report(place, 'rules/both-combinators', 'warning', {})
    return { ...rest, and: [all, any] }
  }
  return { ...rest, ...(all ?? any ?? never) }
}

/** The value of a combinator: a list of terms, or one term without its list. */
const readOperands = (value: unknown, place: Place, combinator: 'and' | 'or'): readonly Term[] => {
  if (Array.isArray(value)) return readTerms(value, place, combinator)
  if (isJsonObject(value)) report(place, 'rules/bare-condition', 'warning', {})
  return [readTerm(value, place)]
}

const readTerms = (values: readonly unknown[], place: Place, combinator: 'and' | 'or'): readonly Term[] => {
  if (values.length === 0) report(place, 'rules/empty-combinator', 'warning', { combinator })
  return values.map((value, index) => readTerm(value, placeBelow(place, index)))
}

const readTerm = (value: unknown, place: Place): Term => {
  if (isJsonObject(value) && hasCombinator(value)) {
    for (const key of combinators) {
      if ((value[key] ?? undefined) !== undefined) report(placeBelow(place, key), 'key/extension', 'info', { key })
    }
    return readCombination(value, place)
  }
  const comparison: Comparison | undefined = isJsonObject(value) ? parseComparison(value, place) : undefined
  if (comparison !== undefined) return comparison
  report(place, 'rules/unreadable-term', 'error', { got: isJsonObject(value) ? 'an object without "id" and "operator"' : kindOf(value) })
  return never
}
