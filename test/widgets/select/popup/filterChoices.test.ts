import fc from 'fast-check'
import { expect, it } from 'vitest'
import { filterChoices } from '../../../../src/widgets/select/popup/filterChoices.ts'

const choicesOf = (...labels: string[]) => labels.map((label) => ({ label, value: `id-of-${label}` }))
const labels = (list: ReturnType<typeof filterChoices>) => list.choices.map(({ label }) => label)

it('puts labels that start with the query first, then words, then the rest, then ids', () => {
  const choices = [...choicesOf('Discount', 'Email count', 'Country', 'Counter'), { label: 'Other', value: 'count-7' }]
  expect(labels(filterChoices(choices, 'count'))).toEqual(['Country', 'Counter', 'Email count', 'Discount', 'Other'])
})

it.each([
  ['quebec', 'Québec'],
  ['QUÉ', 'Québec'],
  ['malmo', 'Malmö'],
  [' que ', 'Québec'],
])('finds by %j the label %j, regardless of case, accents and outer spaces', (query, label) => {
  expect(labels(filterChoices(choicesOf('Québec', 'Malmö'), query))).toEqual([label])
})

it('finds labels of several lines among others', () => {
  expect(labels(filterChoices(choicesOf('One\nTwo', 'Three'), 'three'))).toEqual(['Three'])
})

it('keeps the very list for an empty query', () => {
  const choices = choicesOf('B', 'A')
  expect(filterChoices(choices, '  ').choices).toBe(choices)
})

it('finds an id by its start only, because parts of ids match by chance', () => {
  const choices = [{ label: 'Ada', value: { id: '42-ab', label: 'Ada' } }]
  expect(labels(filterChoices(choices, '42'))).toEqual(['Ada'])
  expect(labels(filterChoices(choices, 'ab'))).toEqual([])
})

it.each([
  ['Paris', true],
  ['paris', false],
  ['id-of-Paris', true],
  ['pari', false],
  ['', false],
])('says of %j whether a choice is called so: %j', (query, exact) => {
  expect(filterChoices(choicesOf('Paris'), query).exact).toBe(exact)
})

it('leaves each matching choice exactly once, in the order of the module within a rank', () => {
  const choice = fc.record({ label: fc.string(), value: fc.string() })
  fc.assert(
    fc.property(fc.array(choice), fc.string({ maxLength: 3 }), (choices, query) => {
      const found = filterChoices(choices, query).choices
      expect(new Set(found).size).toBe(found.length)
      for (const one of found) expect(choices).toContain(one)
    }),
  )
})
