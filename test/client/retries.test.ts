import { loadCalls } from '../../src/client/createClient.ts'
import { createClient, type ClientOptions } from 'moduleform/client'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { createManualClock } from '../support/manualClock.ts'

// The manual clock must not start before the lazy code for requests has loaded.
beforeAll(loadCalls)

const schemaRequest = { schema: {}, form_data: {}, content_objects: [] }
const good = () => Response.json({ fields: [] })
const failing =
  (status: number, headers: Record<string, string> = {}) =>
  () =>
    Response.json({ error: 'Later' }, { status, headers })
const broken = (): Response => {
  throw new TypeError('fetch failed')
}

/** A call whose attempts get these answers in turn, the last one repeatedly. */
function start(answers: readonly (() => Response)[], options: Partial<ClientOptions> = {}) {
  const clock = createManualClock()
  const sentAt: number[] = []
  const fetch = async () => {
    sentAt.push(clock.now())
    const answer = answers[Math.min(sentAt.length, answers.length) - 1]
    if (answer === undefined) throw new Error('No answer was prepared')
    return answer()
  }
  const signal = new AbortController()
  const client = createClient({ baseUrl: 'https://modules.test', fetch, clock, ...options })
  const outcome = client.loadSchema(schemaRequest, { signal: signal.signal }).then(
    (value) => value.schema,
    (error: unknown) => error,
  )
  return { clock, sentAt, outcome, abort: signal }
}

describe('a failure that may pass', () => {
  it.each([
    ['429', failing(429)],
    ['502', failing(502)],
    ['503', failing(503)],
    ['504', failing(504)],
    ['a network error', broken],
  ])('%s is tried again after 500 ms, then after 1 s more', async (_what, answer) => {
    const { clock, sentAt, outcome } = start([answer, answer, good])
    await clock.advance(500)
    await clock.advance(1_000)
    expect(await outcome).toEqual({ fields: [] })
    expect(sentAt).toEqual([0, 500, 1_500])
    expect(clock.pendingTimers()).toBe(0)
  })

  it('is reported after the third attempt', async () => {
    const { clock, sentAt, outcome } = start([failing(503)])
    await clock.advance(10_000)
    expect(await outcome).toMatchObject({ kind: 'status', status: 503, moduleMessage: 'Later' })
    expect(sentAt).toEqual([0, 500, 1_500])
  })

  it('is tried as often and as late as the host says', async () => {
    const { clock, sentAt } = start([failing(503)], { retries: 3, backoff: (attempt) => attempt * 10 })
    await clock.advance(1_000)
    expect(sentAt).toEqual([0, 10, 30, 60])
  })

  it('is reported at once with retries: 0', async () => {
    const { sentAt, outcome } = start([failing(503)], { retries: 0 })
    expect(await outcome).toMatchObject({ status: 503 })
    expect(sentAt).toEqual([0])
  })
})

describe('a failure that stays', () => {
  it.each([400, 401, 403, 404, 409, 422, 500, 501])('%i is not tried again', async (status) => {
    const { sentAt, outcome } = start([failing(status)], { wire: 'plain' })
    expect(await outcome).toMatchObject({ status })
    expect(sentAt).toEqual([0])
  })

  it('a useless answer is not tried again', async () => {
    const { sentAt, outcome } = start([() => Response.json({})])
    expect(await outcome).toMatchObject({ kind: 'answer' })
    expect(sentAt).toEqual([0])
  })
})

describe('Retry-After', () => {
  it.each([
    ['seconds', '3', 3_000],
    ['0 seconds', '0', 0],
    ['a date', 'Thu, 01 Jan 1970 00:00:07 GMT', 7_000],
    ['a date gone by', 'Wed, 31 Dec 1969 23:59:00 GMT', 0],
    ['neither, so that the backoff counts', 'soon', 500],
    ['a number that HTTP does not know', '1e3', 500],
  ])('as %s', async (_what, value, delay) => {
    const { clock, sentAt, outcome } = start([failing(429, { 'retry-after': value }), good])
    await clock.advance(delay)
    expect(await outcome).toEqual({ fields: [] })
    expect(sentAt).toEqual([0, delay])
  })

  it('as a date counts from the time of the answer', async () => {
    const { clock, sentAt } = start([failing(503), failing(429, { 'retry-after': 'Thu, 01 Jan 1970 00:00:07 GMT' }), good])
    await clock.advance(7_000)
    expect(sentAt).toEqual([0, 500, 7_000])
  })

  it.each(['301', '9999999999', 'Fri, 01 Jan 2100 00:00:00 GMT'])('of %s is not waited for, not even without a time-out', async (value) => {
    const { sentAt, outcome } = start([failing(503, { 'retry-after': value }), good], { timeout: Infinity })
    expect(await outcome).toMatchObject({ status: 503, retryAfter: expect.any(Number) })
    expect(sentAt).toEqual([0])
  })

  it('of five minutes is waited for where the time-out allows', async () => {
    const { clock, sentAt } = start([failing(503, { 'retry-after': '300' }), good], { timeout: Infinity })
    await clock.advance(300_000)
    expect(sentAt).toEqual([0, 300_000])
  })

  it('past the time-out fails at once, with the time the module asks for', async () => {
    const { sentAt, outcome } = start([failing(429, { 'retry-after': '60' })])
    expect(await outcome).toMatchObject({ status: 429, retryAfter: 60_000 })
    expect(sentAt).toEqual([0])
  })
})

describe('an abort between attempts', () => {
  it('rejects at once and asks no more', async () => {
    const { clock, sentAt, outcome, abort } = start([failing(503)])
    await clock.advance(100)
    abort.abort()
    expect(await outcome).toBe(abort.signal.reason)
    expect(clock.pendingTimers()).toBe(0)
    await clock.advance(10_000)
    expect(sentAt).toEqual([0])
  })
})

describe('the system clock', () => {
  it('times retries where no other is given', async () => {
    const answers = [failing(503), good]
    const fetch = async () => (answers.shift() ?? good)()
    const client = createClient({ baseUrl: 'https://modules.test', fetch, backoff: () => 0 })
    expect((await client.loadSchema(schemaRequest)).schema).toEqual({ fields: [] })
  })
  it.each([
    ['on', 3_600_000],
    ['back', -3_600_000],
  ])('retries, and gives up in time, where the clock of the computer is put %s meanwhile, as after sleep', async (_where, change) => {
    const shifted = vi.spyOn(Date, 'now')
    const load = async (answers: (() => Response)[], options: Partial<ClientOptions>) => {
      const wall = new Date().getTime()
      shifted.mockReturnValue(wall)
      const fetch = async () => {
        shifted.mockReturnValue(wall + change)
        return (answers.shift() ?? good)()
      }
      return createClient({ baseUrl: 'https://modules.test', fetch, ...options }).loadSchema(schemaRequest)
    }
    expect((await load([failing(502)], { backoff: () => 0 })).schema).toEqual({ fields: [] })
    await expect(load([failing(502)], { backoff: () => 60_000 })).rejects.toMatchObject({ kind: 'status', status: 502 })
    shifted.mockRestore()
  })
})
