import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createRankQueue } from '../../src/store/rules/rankQueue.ts'

it('gives out what it was given, lowest rank first, also while more comes in', () => {
  fc.assert(
    fc.property(fc.array(fc.option(fc.nat(20), { nil: undefined }), { maxLength: 60 }), (steps) => {
      const queue = createRankQueue<number>()
      const waiting: number[] = []
      // A number is added, `undefined` removes one.
      for (const step of [...steps, ...steps.map(() => undefined)]) {
        if (step === undefined) {
          waiting.sort((a, b) => a - b)
          expect(queue.take()).toBe(waiting.shift())
        } else {
          queue.add(step, step)
          waiting.push(step)
        }
      }
      expect(queue.take()).toBeUndefined()
    }),
    { numRuns: 200 },
  )
})
