import { describe, expect, it } from 'vitest'
import { createModuleWatch } from '../../playground/src/module/createModuleWatch.ts'
import { createManualClock } from '../support/manualClock.ts'

function startWatch() {
  const clock = createManualClock()
  const state = { isThere: false }
  const looks: number[] = []
  let returns = 0
  const watch = createModuleWatch({
    clock,
    probe: async () => {
      looks.push(clock.now())
      return state.isThere
    },
    onBack: () => {
      returns += 1
    },
  })
  return { clock, state, looks, watch, returns: () => returns }
}

describe('A module that is away', () => {
  it('is looked after, more and more rarely, until it is back', async () => {
    const { clock, state, looks, watch, returns } = startWatch()
    watch.tell('away')
    await clock.advance(10_000)
    expect(looks).toEqual([1000, 2500, 4750, 8125])
    state.isThere = true
    await clock.advance(10_000)
    expect(returns()).toBe(1)
    expect(watch.getPresence()).toBe('unknown')
    expect(clock.pendingTimers()).toBe(0)
  })

  it('is left alone while it is there', async () => {
    const { clock, looks, watch } = startWatch()
    watch.tell('here')
    await clock.advance(60_000)
    expect(looks).toEqual([])
  })

  it('is not looked after any more once a request is answered', async () => {
    const { clock, looks, watch, returns } = startWatch()
    watch.tell('away')
    watch.tell('here')
    await clock.advance(60_000)
    expect(looks).toEqual([])
    expect(returns()).toBe(0)
    expect(watch.getPresence()).toBe('here')
  })

  it('is asked ever more rarely where it answers looks and no requests', async () => {
    const { clock, state, looks, watch } = startWatch()
    state.isThere = true
    watch.tell('away')
    await clock.advance(1000)
    watch.tell('away')
    await clock.advance(1499)
    expect(looks).toEqual([1000])
    await clock.advance(1)
    expect(looks).toEqual([1000, 2500])
  })

  it('is looked after once, however many requests have failed', async () => {
    const { clock, looks, watch } = startWatch()
    for (let failed = 0; failed < 3; failed += 1) watch.tell('away')
    await clock.advance(1000)
    expect(looks).toEqual([1000])
  })

  it('is forgotten with the form', async () => {
    const { clock, looks, watch } = startWatch()
    watch.tell('away')
    watch.stop()
    await clock.advance(60_000)
    expect(looks).toEqual([])
  })
})
