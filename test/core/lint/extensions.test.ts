import { formatProblem, lintSchema } from 'moduleform/lint'
import { expect, test } from 'vitest'

const told = (items: object) =>
  lintSchema({
    metadata: { workflows_module_schema_version: '1.0.0' },
    fields: [{ id: 'a', type: 'array', label: 'A', items }],
  }).map((problem) => `${problem.level} ${problem.code} ${formatProblem(problem).message}`)

test.each(['number', 'integer', 'boolean'])('lint says that other platforms may not know items of type %s', (type) => {
  expect(told({ type })).toEqual([
    `info key/extension At /fields/0/items/type: items of type "${type}" are supported here, but the specification has only texts and objects as items.`,
  ])
})

test('lint says nothing of items that are texts or objects, and of lists in lists once', () => {
  expect(told({ type: 'string' })).toEqual([])
  expect(told({ type: 'object', fields: [{ id: 'b', type: 'number', label: 'B' }] })).toEqual([])
  expect(told({ type: 'array', items: { type: 'string' } })).toHaveLength(1)
})
