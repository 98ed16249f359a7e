import { array, assert, property, subarray, uniqueArray, integer } from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Line } from '../../src/core/plan/plan.ts'
import { partLines, type PartedLines } from '../../src/react/field/partLines.ts'

const linesOf = (ids: readonly (number | string)[]): Line[] => ids.map((id) => [String(id)])
const numbers = (count: number) => Array.from({ length: count }, (_, index) => index)
const flat = ({ parts }: PartedLines): Line[] => parts.flatMap(({ lines }) => lines)
const partOf = ({ parts }: PartedLines, id: number | string): string | undefined =>
  parts.find(({ lines }) => lines.some((line) => line[0] === String(id)))?.key

describe('lines in parts', () => {
  it('are a hundred at most in each at first, in order', () => {
    const parted = partLines(linesOf(numbers(250)))
    expect(parted.parts.map(({ lines }) => lines.length)).toEqual([100, 100, 50])
    expect(flat(parted)).toEqual(linesOf(numbers(250)))
  })

  it('stay where they were when others come between them, however many', () => {
    const before = partLines(linesOf(numbers(250)))
    const added = numbers(250).map((id) => `new ${id}`)
    const after = partLines(linesOf([...numbers(50), ...added, ...numbers(250).slice(50)]), before.partOf)
    for (const id of numbers(250)) expect(partOf(after, id)).toBe(partOf(before, id))
  })

  it('come back to where they were when they have been away, the first ones too', () => {
    const before = partLines(linesOf(numbers(250)))
    const without = partLines(linesOf(numbers(250).slice(120)), before.partOf)
    const after = partLines(linesOf(numbers(250)), without.partOf)
    for (const id of numbers(250).slice(120)) expect(partOf(without, id)).toBe(partOf(before, id))
    for (const id of numbers(250)) expect(partOf(after, id)).toBe(partOf(before, id))
  })

  it('begin parts of their own at the end of a full one', () => {
    const before = partLines(linesOf(numbers(100)))
    const after = partLines(linesOf(numbers(150)), before.partOf)
    expect(after.parts.map(({ lines }) => lines.length)).toEqual([100, 50])
  })

  it('are all there in their order, whatever came, went and moved before', () => {
    const some = uniqueArray(integer({ min: 0, max: 400 }), { maxLength: 300 })
    assert(
      property(array(some, { maxLength: 6 }), (turns) => {
        let known: ReadonlyMap<string, string> | undefined
        for (const ids of turns) {
          const parted = partLines(linesOf(ids), known)
          expect(flat(parted)).toEqual(linesOf(ids))
          expect(new Set(parted.parts.map(({ key }) => key)).size).toBe(parted.parts.length)
          known = parted.partOf
        }
      }),
    )
  })

  it('keep their parts as long as none moves', () => {
    assert(
      property(array(subarray(numbers(300)), { maxLength: 6 }), (turns) => {
        let parted = partLines(linesOf(numbers(300)))
        const first = parted
        for (const ids of turns) {
          parted = partLines(linesOf(ids), parted.partOf)
          for (const id of ids) expect(partOf(parted, id)).toBe(partOf(first, id))
        }
      }),
    )
  })
})
