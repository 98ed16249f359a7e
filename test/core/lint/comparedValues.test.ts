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

const choicesOf = (...values: readonly unknown[]) => ({
  choices: { values: values.map((value) => ({ value, label: `The ${String(value)}` })) },
})
const isGreater = (compared: object) => found(compared, { id: 'f', operator: 'greater_than', value: 5 })
const neverHolds = (why: string) =>
  `rules/not-a-number /fields/1/rules/0/if/and/0/operator "greater_than" compares numbers, but ${why}; the comparison never holds. Compare a number field, or use another operator.`

test.each<[string, object, string]>([
  ['a date', field('f', 'string', { format: 'date' }), '"f" holds dates'],
  ['a date with time', field('f', 'string', { format: 'date-time' }), '"f" holds dates'],
  ['choices that are words', field('f', 'string', choicesOf('low', 'high')), 'none of the choices of "f" is one'],
  ['choices of a list', field('f', 'array', { items: { type: 'string' }, ...choicesOf('low') }), 'none of the choices of "f" is one'],
  ['true or false', field('f', 'boolean'), '"f" is of type "boolean"'],
])('lint reports that %s is never greater than a number', (_name, compared, why) => {
  expect(isGreater(compared)).toEqual([neverHolds(why)])
})

test.each<[string, object]>([
  ['a text', field('f', 'string')],
  ['an address', field('f', 'string', { format: 'uri' })],
  ['a choice that reads as a number', field('f', 'string', choicesOf('low', '10'))],
  ['choices of a number', field('f', 'number', choicesOf(1, 10))],
  ['choices beside typed numbers', field('f', 'string', { ...choicesOf('low'), validation: { pattern: '^(low|[0-9]+)$' } })],
  ['choices as suggestions', field('f', 'string', { ...choicesOf('low'), ui_options: { ui_widget: 'input' } })],
  ['content', field('f', 'string', { content: { type: ['managed'], content_objects: [{ id: 'x' }] } })],
  ['choices of a date', field('f', 'string', { format: 'date', ...choicesOf('10') })],
])('lint leaves open whether %s is greater than a number', (_name, compared) => {
  expect(isGreater(compared).filter((line) => line.startsWith('rules/'))).toEqual([])
})

test('lint leaves open what a date holds that a rule makes another text', () => {
  const rules = [
    {
      if: { and: [{ id: 'b', operator: 'equal', value: 'x' }] },
      then: { fields: [{ id: 'f', apply_as: 'merge', format: 'email' }] },
    },
  ]
  expect(isGreater(field('f', 'string', { format: 'date', rules })).filter((line) => line.includes('not-a-number'))).toEqual([])
})

test('lint takes a list, drawn in whatever way, for many values: two of them can equal two texts', () => {
  const code = field('r', 'array', { items: { type: 'string', label: 'Row' }, ui_options: { ui_widget: 'CodeblockWidget' } })
  const both = { and: ['x', 'y'].map((value) => ({ id: 'r', operator: 'equal', value })) }
  const rules = [{ if: both, then: { fields: [{ id: 'b', apply_as: 'merge', ui_options: { ui_widget: 'hidden' } }] } }]
  const codes = lintSchema({ metadata, fields: [code, field('b', 'string', { rules })] }).map(({ code: name }) => name)
  expect(codes).not.toContain('rules/never-holds')
})

test('lint takes rows of objects without fields, which hold JSON, for no headings', () => {
  const rows = field('r', 'array', { items: { type: 'object', label: 'Row' } })
  expect(found(rows, { id: 'r.items', operator: 'is_not_empty' }).join()).not.toContain('rules/operand-without-value')
})

test.each([
  ['string', 'max_length'],
  ['array', 'max_items'],
])('lint reports a required %s of which nothing may be entered', (type, upper) => {
  const limited = (limit: number) =>
    lintSchema({
      metadata,
      fields: [field('f', type, { items: { type: 'string', label: 'Row' }, validation: { required: true, [upper]: limit } })],
    })
      .filter(({ code }) => code === 'validation/min-above-max')
      .map((problem) => formatProblem(problem).message)
  expect(limited(0)).toEqual([expect.stringContaining(`the field is required, but "${upper}" is 0; no value is right.`)])
  expect(limited(1)).toEqual([])
})
