import { describe, expect, it, vi } from 'vitest'
import { createPatternMatcher, type PatternMatcherOptions } from '../../src/patterns/createPatternMatcher.ts'
import type { PatternQuestion, PatternWorkerEvents } from '../../src/patterns/patternWorker.ts'
import { createManualClock, settlePromises } from '../support/manualClock.ts'

const lookAhead = '^(?=.*\\d).+$'

/** Workers that tests control, and the questions they received. */
const createWorkers = () => {
  const workers: { readonly events: PatternWorkerEvents; readonly questions: PatternQuestion[]; isEnded: boolean }[] = []
  const createWorker = (events: PatternWorkerEvents) => {
    const worker = { events, questions: [] as PatternQuestion[], isEnded: false }
    workers.push(worker)
    return {
      name: 'https://app.test/pattern.worker.js',
      ask: (question: PatternQuestion) => void worker.questions.push(question),
      end: () => {
        worker.isEnded = true
      },
    }
  }
  const at = (index: number) => {
    const worker = workers[index]
    if (!worker) throw new Error(`Worker ${index} was not made`)
    return worker
  }
  return { workers, createWorker, at }
}

/** A matcher whose engine has loaded, with its environment. */
const setUp = async (options: Partial<PatternMatcherOptions> = {}) => {
  const clock = createManualClock()
  const fake = createWorkers()
  const matcher = createPatternMatcher({ clock, createWorker: fake.createWorker, ...options })
  const listener = vi.fn()
  matcher.subscribe(listener)
  matcher.match('x', '')
  await vi.waitUntil(() => listener.mock.calls.length > 0)
  listener.mockClear()
  return { matcher, clock, listener, ...fake }
}

const unavailable = () => {
  throw new Error('Workers are not allowed here')
}

describe('createPatternMatcher', () => {
  it('is pending while the engine loads, and tells when it has', async () => {
    const matcher = createPatternMatcher({ clock: createManualClock(), createWorker: unavailable })
    const told = new Promise<void>((resolve) => matcher.subscribe(resolve))
    expect(matcher.match('^a+$', 'aaa')).toBe('pending')
    await told
    expect(matcher.match('^a+$', 'aaa')).toBe(true)
    expect(matcher.match('^a+$', 'aab')).toBe(false)
    expect(matcher.whyUnchecked('^a+$')).toBeUndefined()
  })

  it('loads no engine for a pattern that allows any text', () => {
    const loadEngine = vi.fn()
    const matcher = createPatternMatcher({ clock: createManualClock(), loadEngine })
    expect(matcher.match('.*', 'x')).toBe(true)
    expect(loadEngine).not.toHaveBeenCalled()
  })

  it('loads the engine once', async () => {
    const loadEngine = vi.fn(async () => ({ compile: () => undefined }))
    const matcher = createPatternMatcher({ clock: createManualClock(), loadEngine, createWorker: unavailable })
    matcher.match('a', '1')
    matcher.match('b', '2')
    await settlePromises()
    matcher.match('c', '3')
    expect(loadEngine).toHaveBeenCalledTimes(1)
  })

  it('answers a hostile pattern in linear time, without a worker', async () => {
    const { matcher, workers } = await setUp()
    expect(matcher.match('^(a|a)*$', `${'a'.repeat(50_000)}b`)).toBe(false)
    expect(matcher.match('^(a|a)*$', 'a'.repeat(50_000))).toBe(true)
    expect(workers).toHaveLength(0)
  })

  it('sends what the engine refuses to a worker, once for each text, and remembers the answer', async () => {
    const { matcher, at, listener, workers, clock } = await setUp()
    expect(matcher.match(lookAhead, 'a1')).toBe('pending')
    expect(matcher.match(lookAhead, 'a1')).toBe('pending')
    expect(at(0).questions).toEqual([])
    at(0).events.ready()
    expect(at(0).questions).toEqual([{ pattern: lookAhead, text: 'a1' }])
    at(0).events.answer(false)
    expect(listener).toHaveBeenCalledTimes(1)
    expect(matcher.match(lookAhead, 'a1')).toBe(false)
    expect(workers).toHaveLength(1)
    expect(clock.pendingTimers()).toBe(0)
  })

  it('asks one question after the other and tells when all are answered', async () => {
    const { matcher, at, listener } = await setUp()
    for (const text of ['a', 'b', 'c']) matcher.match(lookAhead, text)
    at(0).events.ready()
    at(0).events.answer(true)
    at(0).events.answer(false)
    expect(listener).not.toHaveBeenCalled()
    at(0).events.answer(true)
    expect(listener).toHaveBeenCalledTimes(1)
    expect(at(0).questions.map(({ text }) => text)).toEqual(['a', 'b', 'c'])
    expect(['a', 'b', 'c'].map((text) => matcher.match(lookAhead, text))).toEqual([true, false, true])
  })

  it('ends a worker after 100 ms of matching, leaves the text unchecked, and goes on with the next in a new one', async () => {
    const { matcher, at, clock, listener } = await setUp()
    matcher.match(lookAhead, 'slow')
    matcher.match(lookAhead, 'next')
    at(0).events.ready()
    await clock.advance(99)
    expect(at(0).isEnded).toBe(false)
    await clock.advance(1)
    expect(at(0).isEnded).toBe(true)
    expect(listener).toHaveBeenCalledTimes(1)
    expect(matcher.match(lookAhead, 'slow')).toBe('unchecked')
    expect(matcher.whyUnchecked(lookAhead)).toEqual({ kind: 'slow', cause: '' })
    at(1).events.ready()
    expect(at(1).questions).toEqual([{ pattern: lookAhead, text: 'next' }])
    at(0).events.answer(true)
    expect(matcher.match(lookAhead, 'next')).toBe('pending')
    at(1).events.answer(false)
    expect(matcher.match(lookAhead, 'next')).toBe(false)
  })

  it('counts the 100 ms from the moment the script has loaded', async () => {
    const { matcher, at, clock } = await setUp()
    matcher.match(lookAhead, 'a')
    await clock.advance(5_000)
    expect(matcher.match(lookAhead, 'a')).toBe('pending')
    at(0).events.ready()
    at(0).events.answer(true)
    expect(matcher.match(lookAhead, 'a')).toBe(true)
    expect(matcher.whyUnchecked(lookAhead)).toBeUndefined()
  })

  it('tries a pattern no more that took too long three times', async () => {
    const { matcher, at, clock, workers } = await setUp()
    for (const [index, text] of ['a', 'b', 'c'].entries()) {
      matcher.match(lookAhead, text)
      at(index).events.ready()
      await clock.advance(100)
    }
    expect(matcher.match(lookAhead, 'd')).toBe('unchecked')
    expect(workers).toHaveLength(3)
  })

  it('treats a run that breaks the worker like one that took too long', async () => {
    const { matcher, at } = await setUp()
    matcher.match(lookAhead, 'a')
    at(0).events.ready()
    at(0).events.fail('Out of memory')
    expect(matcher.match(lookAhead, 'a')).toBe('unchecked')
    expect(matcher.whyUnchecked(lookAhead)).toMatchObject({ kind: 'slow' })
    matcher.match(lookAhead, 'b')
    at(1).events.ready()
    expect(at(1).questions).toEqual([{ pattern: lookAhead, text: 'b' }])
  })

  it('leaves unchecked what neither engine nor worker can run, at once, and says why', async () => {
    const { matcher, listener } = await setUp({ createWorker: unavailable })
    expect(matcher.match(lookAhead, 'a')).toBe('unchecked')
    expect(matcher.whyUnchecked(lookAhead)).toEqual({ kind: 'no-worker', cause: 'Workers are not allowed here' })
    expect(listener).not.toHaveBeenCalled()
  })

  it('gives up on a worker whose script does not load', async () => {
    const { matcher, at, clock, listener, workers } = await setUp()
    matcher.match(lookAhead, 'a')
    matcher.match('(?!b)c', 'a')
    await clock.advance(10_000)
    expect(at(0).isEnded).toBe(true)
    expect(listener).toHaveBeenCalledTimes(1)
    expect([matcher.match(lookAhead, 'a'), matcher.match('(?!b)c', 'a'), matcher.match('(?!d)', 'x')]).toEqual([
      'unchecked',
      'unchecked',
      'unchecked',
    ])
    const cause = 'https://app.test/pattern.worker.js did not start within 10 seconds.'
    expect(matcher.whyUnchecked('(?!b)c')).toEqual({ kind: 'no-worker', cause })
    expect(workers).toHaveLength(1)
  })

  it('says what a worker fails with before it has started', async () => {
    const { matcher, at, listener } = await setUp()
    matcher.match(lookAhead, 'a')
    at(0).events.fail('It is not there.')
    expect(listener).toHaveBeenCalledTimes(1)
    expect(matcher.match(lookAhead, 'a')).toBe('unchecked')
    expect(matcher.whyUnchecked(lookAhead)).toEqual({ kind: 'no-worker', cause: 'It is not there.' })
  })

  it('asks a hundred patterns that take too long for 2 s in all, and for the others of them in the next submit', async () => {
    const { matcher, at, clock, workers } = await setUp()
    const patterns = Array.from({ length: 100 }, (_, index) => `^(?=.*${index})(?:a+)+$`)
    const ask = () => patterns.map((pattern) => matcher.match(pattern, 'aaaa'))
    const startWorkersFor = async (milliseconds: number) => {
      for (let passed = 0; passed < milliseconds; passed += 100) {
        workers.at(-1)?.events.ready()
        await clock.advance(100)
      }
    }
    ask()
    await startWorkersFor(1_900)
    expect(ask().filter((answer) => answer === 'pending')).toHaveLength(81)
    await startWorkersFor(100)
    expect(new Set(ask())).toEqual(new Set(['unchecked']))
    expect(workers.length).toBeLessThanOrEqual(21)
    expect(clock.pendingTimers()).toBe(0)
    matcher.renew()
    // The first nineteen have had their turn for this text.
    expect(ask().slice(17, 21)).toEqual(['unchecked', 'unchecked', 'pending', 'pending'])
    expect(at(workers.length - 1).isEnded).toBe(false)
  })

  it('leaves patterns over 5,000 characters unchecked, and loads nothing for them', () => {
    const loadEngine = vi.fn()
    const matcher = createPatternMatcher({ clock: createManualClock(), loadEngine })
    expect(matcher.match('a?'.repeat(250_000), 'a')).toBe('unchecked')
    expect(loadEngine).not.toHaveBeenCalled()
  })

  it('sends everything to the worker where the engine does not load', async () => {
    const { matcher, at } = await setUp({ loadEngine: () => Promise.reject(new Error('offline')) })
    expect(matcher.match('^a+$', 'aaa')).toBe('pending')
    at(0).events.ready()
    expect(at(0).questions).toEqual([{ pattern: '^a+$', text: 'aaa' }])
  })

  it('sends to the worker what would keep the engine busy for long', async () => {
    const { matcher } = await setUp()
    expect(matcher.match('^(?:a?){500}a{500}$', 'a'.repeat(20_000))).toBe('pending')
    expect(matcher.match('^(?:a?){500}a{500}$', 'a'.repeat(500))).toBe(true)
  })

  it('sends to the worker a pattern that the engine would write out at length', async () => {
    const compile = vi.fn(() => ({ test: () => true, size: 1 }))
    const { matcher } = await setUp({ loadEngine: () => Promise.resolve({ compile }) })
    compile.mockClear()
    expect(matcher.match('x{1000}'.repeat(700), 'x')).toBe('pending')
    expect(matcher.match('(?:(?:x{31}){31}y){30}', 'x')).toBe('pending')
    expect(compile).not.toHaveBeenCalled()
    expect(matcher.match('^(?:[a-z]{1,500}[.,]?){1,30}$', 'x')).toBe(true)
    expect(matcher.match('^[\\w{2}]{900}$', 'x')).toBe(true)
  })

  it('sends texts to the worker that the engine reads in another way', async () => {
    const { matcher } = await setUp()
    expect(matcher.match('^.$', '😀')).toBe(true)
    expect(matcher.match('^.$', '\ud83d')).toBe('pending')
    // Invalid in Unicode mode, so an emoji counts as two characters.
    expect(matcher.match('^[\\w-.]$', '😀')).toBe('pending')
    expect(matcher.match('^[\\w-.]$', '-')).toBe(true)
  })

  it('does not enforce a pattern that does not compile', async () => {
    const { matcher } = await setUp()
    expect(matcher.match('(', 'x')).toBe(true)
    expect(matcher.whyUnchecked('(')).toBeUndefined()
  })

  it('tells nobody any more after it was disposed of, and starts anew when it is asked again', async () => {
    const { matcher, at, clock, listener } = await setUp()
    matcher.match(lookAhead, 'a')
    at(0).events.ready()
    matcher.dispose()
    expect(at(0).isEnded).toBe(true)
    expect(clock.pendingTimers()).toBe(0)
    at(0).events.answer(true)
    expect(listener).not.toHaveBeenCalled()
    expect(matcher.match(lookAhead, 'a')).toBe('pending')
    at(1).events.ready()
    at(1).events.answer(false)
    expect(matcher.match(lookAhead, 'a')).toBe(false)
  })

  it('stops telling a listener that unsubscribed', async () => {
    const { matcher, at } = await setUp()
    const other = vi.fn()
    matcher.subscribe(other)()
    matcher.match(lookAhead, 'a')
    at(0).events.ready()
    at(0).events.answer(true)
    expect(other).not.toHaveBeenCalled()
  })
})
