import { expect, it } from 'vitest'
import { suggestionsFor } from '../../../src/widgets/text/suggestionsFor.ts'

const choice = (value: unknown, label = String(value)) => ({ value, label })

it('suggests what contains the typed text in value or label, whatever its case', () => {
  const choices = [choice('orders'), choice('order_lines'), choice('c1', 'Customer orders'), choice('items')]
  expect(suggestionsFor(choices, 'ORDER').map(({ value }) => value)).toEqual(['orders', 'order_lines', 'c1'])
})

it('suggests the id of an object and each text once', () => {
  expect(suggestionsFor([choice({ id: 'on' }, 'Ontario'), choice('on', 'Ontario again'), choice(7, 'Seven')], '')).toEqual([
    { value: 'on', label: 'Ontario' },
    { value: '7', label: 'Seven' },
  ])
})

it('passes over choices that no text can stand for', () => {
  expect(suggestionsFor([choice(null), choice(''), choice({ code: 1 }), choice({ id: { deep: true } })], '')).toEqual([])
})

it('suggests no more than 200', () => {
  const choices = Array.from({ length: 10_000 }, (_, index) => choice(`item ${index}`))
  expect(suggestionsFor(choices, 'item')).toHaveLength(200)
})
