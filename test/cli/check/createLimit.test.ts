import { describe, expect, it } from 'vitest'
import { createLimit } from '../../../src/cli/check/exchange/session.ts'
import { createGate } from '../../support/createGate.ts'

describe('A limit', () => {
  it('runs so many at once, the others in their order, also after one has failed', async () => {
    const limit = createLimit(2)
    const gates = [createGate(), createGate(), createGate(), createGate()]
    const started: number[] = []
    const works = gates.map((gate, index) =>
      limit(async () => {
        started.push(index)
        await gate.opened
        if (index === 0) throw new Error('broken')
        return index
      }),
    )
    const outcomes = Promise.allSettled(works)
    expect(started).toEqual([0, 1])
    gates[0]?.open()
    await expect(works[0]).rejects.toThrow('broken')
    gates[1]?.open()
    await works[1]
    gates[2]?.open()
    gates[3]?.open()
    expect((await outcomes).map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled', 'fulfilled'])
    expect(started).toEqual([0, 1, 2, 3])
  })

  it('hands a place on to who waits, not to who comes', async () => {
    const limit = createLimit(1)
    const gate = createGate()
    const order: string[] = []
    const first = limit(() => gate.opened)
    const waiting = limit(async () => void order.push('waited'))
    gate.open()
    await first
    await Promise.all([waiting, limit(async () => void order.push('came'))])
    expect(order).toEqual(['waited', 'came'])
  })
})
