import { afterEach, expect, it } from 'vitest'
import { systemClock, type Clock } from '../../src/client/clock.ts'
import { createPatternMatcher } from '../../src/patterns/createPatternMatcher.ts'

/** Ten times the time, so that a busy machine ends only what would never end. */
const patientClock: Clock = { ...systemClock, setTimeout: (callback, milliseconds) => systemClock.setTimeout(callback, milliseconds * 10) }

const matcher = createPatternMatcher({ clock: patientClock })
afterEach(() => matcher.dispose())

/** Asks until the answer is there; while it waits the page stays free. */
const matchAtLast = async (pattern: string, text: string): Promise<boolean | 'unchecked'> => {
  for (;;) {
    const told = new Promise<void>((resolve) => matcher.subscribe(resolve))
    const answer = matcher.match(pattern, text)
    if (answer !== 'pending') return answer
    await told
  }
}

it('answers a hostile pattern rightly that would freeze the page natively', async () => {
  expect(await matchAtLast('^(a|a)*$', `${'a'.repeat(50_000)}b`)).toBe(false)
  expect(await matchAtLast('^(a|a)*$', 'a'.repeat(50_000))).toBe(true)
})

it('matches a look-around in a worker', async () => {
  const pattern = '^(?=.*\\d)(?=.*[a-z]).{4,}$'
  expect(await matchAtLast(pattern, 'abc1')).toBe(true)
  expect(await matchAtLast(pattern, 'abcd')).toBe(false)
})

it('ends a hostile look-around, says so, and still answers the next pattern', async () => {
  const hostile = '(?=.*\\d)^(?:a+)+$'
  const text = `${'a'.repeat(50)}1`
  const harmless = '^(?!x).$'
  const answers = await Promise.all([matchAtLast(hostile, text), matchAtLast(harmless, 'x'), matchAtLast(harmless, 'y')])
  expect(answers).toEqual(['unchecked', false, true])
  expect([hostile, harmless].map(matcher.whyUnchecked)).toEqual([{ kind: 'slow', cause: '' }, undefined])
})
