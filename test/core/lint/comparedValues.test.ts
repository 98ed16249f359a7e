import { formatProblem, lintSchema } from 'moduleform/lint'
import { expect, test } from 'vitest'

const metadata = { workflows_module_schema_version: '1.0.0' }
const field = (id: string, type: string, more: object = {}) => ({ id, type, label: `The ${id}`, ...more })
const found = (compared: object, comparison: object) => {
  const effect = { id: 'b', apply_as: 'merge', ui_options: { ui_widget: 'hidden' } }
  const rules = [{ if: { and: [{ operator: 'equal', ...comparison }] }, then: { fields: [effect] } }]
  return lintSchema({ metadata, fields: [compared, field('b', 'string', { rules })] })
    .filter(({ level }) => level !== 'info')
    .map(
      (problem) =>
        `${problem.code} ${problem.pointer} ${formatProblem(problem).message.replace(/^At [^:]*: /, '')} ${formatProblem(problem).hint}`,
    )
}
const list = field('r', 'array', { items: { type: 'string', label: 'Row' } })
const group = (inside: string) => field('g', 'object', { fields: [field(inside, 'string')] })

test('lint reports a value of another type than the entries of a list', () => {
  expect(found(list, { id: 'r', value: 5 })).toEqual([
    'rules/value-of-other-type /fields/1/rules/0/if/and/0/value "r.items" is of type "string" and never equals 5. Write "5" as a value of type "string".',
  ])
  expect(found(list, { id: 'r', value: 'x' })).toEqual([])
})

test('lint reports a scalar that a group is compared with, unless the group has an id', () => {
  expect(found(group('c'), { id: 'g', value: 'x' })).toEqual([
    'rules/value-of-other-type /fields/1/rules/0/if/and/0/value "g" is of type "object" and never equals the text "x". Compare a field inside it.',
  ])
  expect(found(group('id'), { id: 'g', value: 'x' })).toEqual([])
})

test.each(['values', 'val', 'foo', '<<'])('lint says of an object to compare with what it should be, whatever its key: %s', (key) => {
  expect(found(list, { id: 'r', operator: 'is_in', value: { [key]: ['x'] } })).toEqual([
    'rules/wrong-value /fields/1/rules/0/if/and/0/value the operator "is_in" compares with a list, but an object came; the comparison never holds. Make "value" a list.',
  ])
})

test('lint names the misspelt key of a value', () => {
  expect(found(list, { id: 'r', operator: 'is_in', values: ['x'] })).toEqual([
    'key/near-miss /fields/1/rules/0/if/and/0/values the key "values" is unknown here and ignored; "value" was probably meant. Rename it to "value".',
  ])
})

test.each([
  ['equal', null, '"value" is null', 'Make "value" a text, a number, true or false, or use "is_empty" without one.'],
  ['not_equal', null, '"value" is null', 'Make "value" a text, a number, true or false, or use "is_not_empty" without one.'],
  ['greater_than', null, '"value" is null', 'Make "value" a number.'],
  ['greater_than', true, '"value" is true', 'Make "value" a number.'],
  ['less_than', 'many', '"value" is the text "many"', 'Make "value" a number.'],
  ['is_in', 5, '"value" is 5', 'Make "value" a list.'],
  ['is_in', { a: 1 }, 'an object came', 'Make "value" a list.'],
])('lint shows a value that the operator does not take as it is written: %s %j', (operator, value, message, hint) => {
  const [line, ...others] = found(field('n', 'number'), { id: 'n', operator, value })
  expect(line).toMatch(/^rules\/wrong-value \/fields\/1\/rules\/0\/if\/and\/0\/value /)
  expect(line).toContain(`, but ${message}; the comparison never holds. ${hint}`)
  expect(others).toEqual([])
})
