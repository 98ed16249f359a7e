import { formatProblem, lintSchema } from 'moduleform/lint'
import { expect, test } from 'vitest'

const metadata = { workflows_module_schema_version: '1.0.0' }
const field = (type: string, values: readonly unknown[], more: object = {}) => ({
  id: 'a',
  type,
  label: 'A',
  choices: { values: values.map((value, index) => ({ value, label: `Choice ${index}` })) },
  ...more,
})
const found = (own: object) =>
  lintSchema({ metadata, fields: [own] })
    .filter(({ level }) => level !== 'info')
    .map((problem) => `${problem.pointer.replace('/fields/0/', '')}: ${formatProblem(problem).message.replace(/^At [^:]*: /, '')}`)

test.each([
  [field('number', [1, 7], { validation: { maximum: 5 } }), 1, '"7"', 'maximum'],
  [field('string', ['a', '5'], { validation: { pattern: '^[a-z]$' } }), 1, '"5"', 'pattern'],
  [field('string', ['abc'], { format: 'uuid' }), 0, '"abc"', 'format'],
])('lint reports a choice that the field refuses: %#', (own, at, value, rule) => {
  expect(found(own)).toEqual([
    `choices/values/${at}/value: the choice ${value} breaks the rule "${rule}" of the field; a form with it cannot be submitted.`,
  ])
})

test('lint counts further choices that break the same rule', () => {
  expect(found(field('string', ['abc', 'ab', 'abd', 'abe'], { validation: { max_length: 2 } }))).toEqual([
    'choices/values/0/value: the choice "abc" breaks the rule "max_length" of the field, and so do 2 more; a form with it cannot be submitted.',
  ])
})

test.each([
  [
    'are never validated, since the field is never shown',
    field('string', ['abc'], { format: 'uuid', ui_options: { ui_widget: 'hidden' } }),
  ],
  ['count as empty', field('string', ['', 'abc'], { validation: { min_length: 2 } })],
  [
    'are counted as a list and not each by its length',
    field('array', ['a', 'b'], { items: { type: 'string' }, validation: { min_items: 2 } }),
  ],
])('lint accepts choices that %s', (_name, own) => {
  expect(found(own).filter((line) => line.includes('breaks'))).toEqual([])
})
