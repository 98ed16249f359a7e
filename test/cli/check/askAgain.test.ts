import { describe, expect, it } from 'vitest'
import { systemClock } from '../../../src/client/clock.ts'
import type { CheckOptions } from '../../../src/cli/check/checkOptions.ts'
import { checkHandler, codesOf } from './checkHandler.ts'
import { type Asked, smallModule } from './smallModule.ts'

/** Waits take no time, unlike the limits of a run. */
const clock = {
  ...systemClock,
  setTimeout: (callback: () => void, wait: number) => systemClock.setTimeout(callback, wait < 9_000 ? 0 : wait),
}

const later = (status: number, error: string, retryAfter?: string) =>
  Response.json({ error }, { status, headers: retryAfter === undefined ? {} : { 'retry-after': retryAfter } })

/** Checks a module that puts some requests off. */
async function check(answer: (asked: Asked) => Response | undefined, options: Partial<CheckOptions> = {}) {
  let asked = 0
  const module = smallModule({
    answer: (one) => {
      asked += 1
      return answer(one)
    },
  })
  const report = await checkHandler(module, { origin: undefined, ...options }, { clock })
  return { report, asked, found: report.findings.map(({ level, code, came }) => `${level} ${code}: ${came}`) }
}

describe('moduleform check', () => {
  it.each([429, 502, 503, 504])('asks again in the same format where the first load is answered with %i, and says so', async (status) => {
    const { report, found, asked } = await check(({ count }) => (count === 0 ? later(status, 'Warming up.') : undefined))
    expect(report).toMatchObject({ format: 'plain', formatFoundBy: 'its schema stands outside "data"', requests: asked })
    expect(found).toEqual([`advice answer/status: ${status}: Warming up. Asked again, it answered.`])
  })

  it('finds no wire format where the first load fails each time with a status that may pass', async () => {
    const { report, found, asked } = await check(() => later(503, 'Warming up.'))
    expect(report.formatFoundBy).toBe('the first load was answered with 503 each time, so none was found')
    expect([found, asked]).toEqual([['error answer/status: 503: Warming up.'], 3])
  })

  it.each([429, 503])('waits as a module asks that answers %i now and then', async (status) => {
    const { report, found } = await check(({ count }) => (count % 10 === 9 ? later(status, 'Slow down', '1') : undefined))
    expect(report.notReached).toEqual([])
    expect([...new Set(found)]).toEqual([`advice answer/status: ${status}: Slow down. Asked again, it answered.`])
  })

  it('asks no more, and judges nothing, where a module asks to wait for longer than the run may take', async () => {
    const { report, found, asked } = await check(({ count }) => (count >= 30 ? later(429, 'Slow down', '3600') : undefined))
    expect(found).toEqual([])
    expect(asked).toBeLessThan(40)
    expect(new Set(report.notReached.map(({ why }) => why))).toContain('the module asked to wait for longer than the run may take')
  })

  it('fails a module that answers 429 whenever it is asked', async () => {
    const { report, asked } = await check(({ endpoint }) => (endpoint === 'content' ? later(429, 'Slow down', '1') : undefined))
    expect(codesOf(report)).toEqual(['answer/status'])
    expect(report.notReached.map(({ why }) => why)).toContain('the module asked to come again later, several times in a row')
    expect(asked).toBeGreaterThan(30)
  })

  it('sends no more requests than it may where some are sent again', async () => {
    const { asked } = await check(({ count }) => (count % 3 === 2 ? later(429, 'Slow down', '1') : undefined), { maxRequests: 40 })
    expect(asked).toBeLessThanOrEqual(40)
  })
})
