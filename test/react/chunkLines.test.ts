import { array, assert, property, subarray, uniqueArray, integer } from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Line } from '../../src/core/plan/plan.ts'
import { chunkLines, type ChunkedLines } from '../../src/react/field/chunkLines.ts'

const linesOf = (ids: readonly (number | string)[]): Line[] => ids.map((id) => [String(id)])
const numbers = (count: number) => Array.from({ length: count }, (_, index) => index)
const flat = ({ chunks }: ChunkedLines): Line[] => chunks.flatMap(({ lines }) => lines)
const chunkOf = ({ chunks }: ChunkedLines, id: number | string): string | undefined =>
  chunks.find(({ lines }) => lines.some((line) => line[0] === String(id)))?.key

describe('lines in chunks', () => {
  it('are a hundred at most in each at first, in order', () => {
    const chunked = chunkLines(linesOf(numbers(250)))
    expect(chunked.chunks.map(({ lines }) => lines.length)).toEqual([100, 100, 50])
    expect(flat(chunked)).toEqual(linesOf(numbers(250)))
  })

  it('stay where they were when others come between them, however many', () => {
    const before = chunkLines(linesOf(numbers(250)))
    const added = numbers(250).map((id) => `new ${id}`)
    const after = chunkLines(linesOf([...numbers(50), ...added, ...numbers(250).slice(50)]), before.chunkOf)
    for (const id of numbers(250)) expect(chunkOf(after, id)).toBe(chunkOf(before, id))
  })

  it('come back to where they were when they have been away, the first ones too', () => {
    const before = chunkLines(linesOf(numbers(250)))
    const without = chunkLines(linesOf(numbers(250).slice(120)), before.chunkOf)
    const after = chunkLines(linesOf(numbers(250)), without.chunkOf)
    for (const id of numbers(250).slice(120)) expect(chunkOf(without, id)).toBe(chunkOf(before, id))
    for (const id of numbers(250)) expect(chunkOf(after, id)).toBe(chunkOf(before, id))
  })

  it('begin chunks of their own at the end of a full one', () => {
    const before = chunkLines(linesOf(numbers(100)))
    const after = chunkLines(linesOf(numbers(150)), before.chunkOf)
    expect(after.chunks.map(({ lines }) => lines.length)).toEqual([100, 50])
  })

  it('are all there in their order, whatever came, went and moved before', () => {
    const some = uniqueArray(integer({ min: 0, max: 400 }), { maxLength: 300 })
    assert(
      property(array(some, { maxLength: 6 }), (turns) => {
        let known: ReadonlyMap<string, string> | undefined
        for (const ids of turns) {
          const chunked = chunkLines(linesOf(ids), known)
          expect(flat(chunked)).toEqual(linesOf(ids))
          expect(new Set(chunked.chunks.map(({ key }) => key)).size).toBe(chunked.chunks.length)
          known = chunked.chunkOf
        }
      }),
    )
  })

  it('keep their chunks as long as none moves', () => {
    assert(
      property(array(subarray(numbers(300)), { maxLength: 6 }), (turns) => {
        let chunked = chunkLines(linesOf(numbers(300)))
        const first = chunked
        for (const ids of turns) {
          chunked = chunkLines(linesOf(ids), chunked.chunkOf)
          for (const id of ids) expect(chunkOf(chunked, id)).toBe(chunkOf(first, id))
        }
      }),
    )
  })
})
