import { describe, expect, it } from 'vitest'
import { answerKey, createAnswerCache } from '../../src/patterns/answerCache.ts'

describe('createAnswerCache', () => {
  it('drops the oldest answers beyond its size and never the newest', () => {
    const cache = createAnswerCache(8)
    cache.set('aaaa', true)
    cache.set('bbbb', false)
    expect(cache.get('aaaa')).toBe(true)
    cache.set('cccc', true)
    expect([cache.get('aaaa'), cache.get('bbbb'), cache.get('cccc')]).toEqual([undefined, false, true])
    cache.set('d'.repeat(100), true)
    expect([cache.get('cccc'), cache.get('d'.repeat(100))]).toEqual([undefined, true])
  })
})

describe('answerKey', () => {
  it('tells pattern and text apart', () => {
    expect(answerKey('a', 'bc')).not.toBe(answerKey('ab', 'c'))
  })
})
