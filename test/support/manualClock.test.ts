import { describe, expect, it } from 'vitest'
import { createManualClock } from './manualClock.ts'

describe('createManualClock', () => {
  it('fires timers in the order of their times, those set on the way too', async () => {
    const clock = createManualClock()
    const fired: string[] = []
    const note = (name: string) => () => void fired.push(`${name} at ${clock.now()}`)
    clock.setTimeout(note('late'), 20)
    clock.setTimeout(() => {
      note('early')()
      clock.setTimeout(note('nested'), 5)
    }, 10)
    clock.setTimeout(note('same time, set later'), 10)
    clock.setTimeout(note('too late'), 31)
    await clock.advance(30)
    expect(fired).toEqual(['early at 10', 'same time, set later at 10', 'nested at 15', 'late at 20'])
    expect(clock.now()).toBe(30)
    expect(clock.pendingTimers()).toBe(1)
  })

  it('settles promises between timers', async () => {
    const clock = createManualClock()
    const wait = (milliseconds: number) => new Promise<void>((resolve) => clock.setTimeout(resolve, milliseconds))
    let doneAt: number | undefined
    void wait(10)
      .then(() => wait(10))
      .then(() => (doneAt = clock.now()))
    await clock.advance(20)
    expect(doneAt).toBe(20)
  })

  it('forgets a timer that is cleared', async () => {
    const clock = createManualClock()
    let hasFired = false
    clock.clearTimeout(clock.setTimeout(() => (hasFired = true), 1))
    await clock.advance(1)
    expect(hasFired).toBe(false)
  })
})
