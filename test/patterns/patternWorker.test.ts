import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createPatternMatcher } from '../../src/patterns/createPatternMatcher.ts'
import type { PatternQuestion } from '../../src/patterns/patternWorker.ts'
import { waysToStart } from '../../src/patterns/startPatternWorker.ts'
import { createManualClock, settlePromises } from '../support/manualClock.ts'

const lookAhead = '^(?=.*\\d).+$'

type Fate = 'runs' | 'throws' | 'is missing' | 'breaks later'

/** What becomes of a worker started from the file, and from the text of its script. */
let fates: { readonly file: Fate; readonly text: Fate }
let started: FakeWorker[]

/** `Worker` of a browser. */
class FakeWorker extends EventTarget {
  readonly kind: 'file' | 'text'
  isEnded = false

  constructor(address: string) {
    super()
    this.kind = address.startsWith('blob:') ? 'text' : 'file'
    const fate = fates[this.kind]
    if (fate === 'throws') throw new Error(`The ${this.kind} cannot be accessed from this origin`)
    started.push(this)
    queueMicrotask(() => {
      if (fate === 'is missing') for (let times = 0; times < 2; times += 1) this.fail()
      else this.tell('ready')
    })
  }

  postMessage({ text }: PatternQuestion) {
    queueMicrotask(() => (fates[this.kind] === 'breaks later' ? this.fail() : this.tell(/\d/.test(text))))
  }

  terminate() {
    this.isEnded = true
  }

  private tell(data: unknown) {
    this.dispatchEvent(Object.assign(new Event('message'), { data }))
  }

  private fail() {
    this.dispatchEvent(new Event('error', { cancelable: true }))
  }
}

const said = vi.spyOn(console, 'error')
beforeEach(() => {
  said.mockClear()
  started = []
  vi.stubGlobal('Worker', FakeWorker)
})
afterEach(() => vi.unstubAllGlobals())

/** The answer for a text without a digit, why it is unchecked, and which workers were started. */
async function matchIn(workers: typeof fates) {
  fates = workers
  const matcher = createPatternMatcher({ clock: createManualClock() })
  const listener = vi.fn()
  matcher.subscribe(listener)
  const answer = await vi.waitUntil(() => {
    const found = matcher.match(lookAhead, 'abc')
    return found !== 'pending' && { found }
  })
  const told = listener.mock.calls.length
  await settlePromises()
  expect(listener).toHaveBeenCalledTimes(told)
  expect(said).not.toHaveBeenCalled()
  const cause = matcher.whyUnchecked(lookAhead)?.cause
  matcher.dispose()
  return { answer: answer.found, cause, kinds: started.map(({ kind }) => kind), left: started.filter(({ isEnded }) => !isEnded).length }
}

describe('the worker for patterns', () => {
  it('is started from its file, once', async () => {
    expect(await matchIn({ file: 'runs', text: 'runs' })).toEqual({ answer: false, cause: undefined, kinds: ['file'], left: 0 })
  })

  it.each([
    ['lies at another origin', 'throws', ['text']],
    ['is not where the bundler says', 'is missing', ['file', 'text']],
  ] as const)('is started from the text of its script where the file %s', async (_, file, kinds) => {
    expect(await matchIn({ file, text: 'runs' })).toEqual({ answer: false, cause: undefined, kinds, left: 0 })
  })

  it.each(['throws', 'is missing'] as const)('is told by its file where neither can be started: the text %s', async (text) => {
    for (const file of ['throws', 'is missing'] as const) {
      const { answer, cause, left } = await matchIn({ file, text })
      expect([answer, left]).toEqual(['unchecked', 0])
      expect(cause).toMatch(/pattern\.worker\.ts could not be (started|loaded) as a worker/)
    }
  })

  it('is not started anew from the text when it fails after it was ready', async () => {
    const { answer, kinds } = await matchIn({ file: 'breaks later', text: 'runs' })
    expect([answer, kinds]).toEqual(['unchecked', ['file']])
  })
})

describe('the first way to start the worker', () => {
  const firstAt = (address: string) => {
    fates = { file: 'runs', text: 'runs' }
    waysToStart(address)[0]?.()
    return started[0]?.kind
  }

  it.each([
    'http://localhost:5173/node_modules/.vite/deps/startPatternWorker-B1x.js?v=1f2e3d4c',
    'http://localhost:6006/node_modules/.cache/storybook/4b5c/sb-vite/deps/startPatternWorker-B1x.js?v=1f2e3d4c',
  ])('is its text in a folder of Vite that has no worker: %s', (address) => expect(firstAt(address)).toBe('text'))

  it.each([
    'https://app.test/assets/startPatternWorker-B1x.js',
    'https://app.test/deps/startPatternWorker.js',
    'http://localhost:5173/node_modules/moduleform/dist/patterns/startPatternWorker.js?v=1f2e3d4c',
  ])('is its file elsewhere: %s', (address) => expect(firstAt(address)).toBe('file'))
})
