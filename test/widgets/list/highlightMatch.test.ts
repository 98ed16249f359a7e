import fc from 'fast-check'
import { expect, it } from 'vitest'
import { highlightMatch } from '../../../src/widgets/list/matchText.ts'

it.each([
  ['Contact', 'cont', ['', 'Cont', 'act']],
  ['Email content', 'cont', ['Email ', 'cont', 'ent']],
  ['Discount count', 'count', ['Discount ', 'count', '']],
  ['Café au lait', 'fe a', ['Ca', 'fé a', 'u lait']],
  ['Cafe\u0301 au lait', 'fe', ['Ca', 'fe\u0301', ' au lait']],
  ['İzmir', 'zm', ['İ', 'zm', 'ir']],
  ['Contact', 'x', ['Contact', '', '']],
  ['Contact', ' ', ['Contact', '', '']],
])('cuts %j at %j', (text, query, [before, match, after]) => {
  expect(highlightMatch(text, query)).toEqual({ before, match, after })
})

it('loses no letter of any text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme', maxLength: 3 }), (text, query) => {
      const { before, match, after } = highlightMatch(text, query)
      expect(before + match + after).toBe(text)
    }),
  )
})
