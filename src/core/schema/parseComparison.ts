import { findNearMiss } from './findNearMiss.ts'
import { type JsonObject, kindOf } from './json.ts'
import type { Comparison } from './model.ts'
import { type Place, placeBelow, report } from './parsing.ts'
import { type KeyTable, readObject } from './readObject.ts'
import { readData, readText } from './readers.ts'
import { type OperatorName, operatorNames } from './wire.ts'

interface ValueRow {
  /** What the operator takes, in words; `undefined`: no value at all. */
  readonly expected: string | undefined
  readonly isRight: (value: unknown) => boolean
}

const scalar: ValueRow = {
  expected: 'a text, a number, true or false',
  isRight: (value) => typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean',
}
const list: ValueRow = { expected: 'a list', isRight: Array.isArray }
const none: ValueRow = { expected: undefined, isRight: (value) => value === undefined }
const number: ValueRow = {
  expected: 'a number',
  isRight: (value) => typeof value === 'number' || (typeof value === 'string' && value.trim() !== '' && Number.isFinite(Number(value))),
}

/** What the `value` of a comparison must be. Specification 2.10. */
const values: Readonly<Record<OperatorName, ValueRow>> = {
  equal: scalar,
  not_equal: scalar,
  is_in: list,
  is_not_in: list,
  is_empty: none,
  is_not_empty: none,
  greater_than: number,
  less_than: number,
}

const wrongOperators: ReadonlyMap<string, string> = new Map([
  ['=', 'equal'],
  ['==', 'equal'],
  ['===', 'equal'],
  ['eq', 'equal'],
  ['is', 'equal'],
  ['!=', 'not_equal'],
  ['!==', 'not_equal'],
  ['ne', 'not_equal'],
  ['neq', 'not_equal'],
  ['isnot', 'not_equal'],
  ['in', 'is_in'],
  ['oneof', 'is_in'],
  ['notin', 'is_not_in'],
  ['nin', 'is_not_in'],
  ['empty', 'is_empty'],
  ['notempty', 'is_not_empty'],
  ['exists', 'is_not_empty'],
  ['>', 'greater_than'],
  ['gt', 'greater_than'],
  ['greater', 'greater_than'],
  ['<', 'less_than'],
  ['lt', 'less_than'],
  ['less', 'less_than'],
])

const table: KeyTable<Comparison> = {
  rows: { id: { read: readText }, operator: { read: readText }, value: { read: readData } },
  wrongNames: new Map([
    ['field', 'id'],
    ['fieldid', 'id'],
    ['op', 'operator'],
    ['comparison', 'operator'],
    ['comparator', 'operator'],
    ['values', 'value'],
  ]),
}

const isOperator = (operator: string): operator is OperatorName => operatorNames.some((name) => name === operator)

/** One comparison. An unknown operator and an unfit value are kept as sent; such a comparison never holds. `undefined` without `id` or operator. */
export const parseComparison = (raw: JsonObject, place: Place): Comparison | undefined => {
  if (typeof raw['id'] !== 'string' || typeof raw['operator'] !== 'string') return undefined
  const { id, operator } = { id: raw['id'], operator: raw['operator'] }
  const comparison = { ...readObject(raw, place, table), id, operator }
  if (!isOperator(operator)) {
    const right = findNearMiss(operator, operatorNames, wrongOperators)
    report(placeBelow(place, 'operator'), 'rules/unknown-operator', 'error', { operator, right })
    return comparison
  }
  checkValue(operator, raw['value'] ?? undefined, place)
  return comparison
}

const checkValue = (operator: OperatorName, value: unknown, place: Place): void => {
  const { expected, isRight } = values[operator]
  if (isRight(value)) return
  if (expected === undefined) report(placeBelow(place, 'value'), 'rules/needless-value', 'info', { operator })
  else {
    report(value === undefined ? place : placeBelow(place, 'value'), 'rules/wrong-value', 'warning', {
      operator,
      expected,
      got: kindOf(value),
    })
  }
}
