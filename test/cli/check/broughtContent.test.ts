import { describe, expect, it } from 'vitest'
import { checkHandler } from './checkHandler.ts'
import { form, loaded, option, smallModule, text } from './smallModule.ts'

const { content } = loaded('size', 'sizes')
const size = text('size', { choices: { values: [option('s')] } })

/** A rule that brings the content object "sizes" to the field "size". */
const bringing = (...and: readonly object[]) => ({
  rules: [{ if: { and }, then: { fields: [{ id: 'size', apply_as: 'merge', content }] } }],
})
const kindIs = (value: string) => ({ id: 'kind', operator: 'equal', value })
const kinds = { choices: { values: ['a', 'b', 'c', 'd'].map((kind) => option(kind)) } }

const check = async (fields: readonly unknown[], sizes: () => unknown = () => ['large']) => {
  const module = smallModule({ schema: () => form(...fields, size), content: { sizes } })
  const { findings, notReached } = await checkHandler(module, { origin: undefined })
  return { codes: findings.map(({ code }) => code), notReached }
}

describe('moduleform check, of content that a rule brings,', () => {
  it.each<[string, Readonly<Record<string, unknown>>]>([
    ['one of many choices', { ...kinds, ...bringing(kindIs('d')) }],
    ['a text', bringing(kindIs('d'))],
    ['a choice that is not a first one', { ...kinds, ...bringing({ id: 'kind', operator: 'is_in', value: ['c', 'd'] }) }],
    ['any choice', { ...kinds, ...bringing({ id: 'kind', operator: 'is_not_empty' }) }],
    ['nothing', { ...kinds, ...bringing({ id: 'kind', operator: 'is_empty' }) }],
  ])('judges the options where the rule asks for %s', async (_what, rest) => {
    const { codes, notReached } = await check([text('kind', rest)])
    expect(codes).toContain('content/choice-shape')
    expect(notReached).toEqual([])
  })

  it('has nothing against right options', async () => {
    expect((await check([text('kind', { ...kinds, ...bringing(kindIs('d')) })], () => [option('s'), option('m')])).codes).toEqual([])
  })

  it('says where no form met the condition of the rule', async () => {
    const { notReached } = await check([
      text('kind', { ...kinds, ...bringing(kindIs('b'), { id: 'size', operator: 'equal', value: 's' }) }),
    ])
    expect(notReached).toEqual([{ what: 'content object "sizes", which a rule brings', why: 'no form met the condition of the rule' }])
  })
})
