import { describe, expect, it } from 'vitest'
import { createProgress } from '../../../src/cli/check/checkCommand.ts'
import type { CheckReport } from '../../../src/cli/check/report/createReport.ts'
import { createManualClock } from '../../support/manualClock.ts'
import { checkHandler, codesOf } from './checkHandler.ts'
import { failure } from './faultyModule.ts'
import type { Handler } from './goodModule.ts'
import { city, country, form, option, reloads, smallModule, text } from './smallModule.ts'

const wide = (count: number) => {
  const values = Array.from({ length: 20 }, (_, index) => option(`c${index}`))
  return form(...Array.from({ length: count }, (_, index) => text(`field_${index}`, { choices: { values }, ...reloads })))
}

/** A module with this many fields that load the schema for each of their 20 choices, counting its requests. */
function wideModule(count: number, onRequest: (asked: number) => void = () => undefined) {
  const schema = wide(count)
  const module = smallModule({ schema: () => schema })
  const seen = { requests: 0 }
  const handler: Handler = (request) => {
    seen.requests += 1
    onRequest(seen.requests)
    return module(request)
  }
  return { handler, seen }
}

const whyOf = ({ notReached }: CheckReport, what: string) => notReached.find((entry) => entry.what.includes(what))?.why

describe('The budgets of moduleform check', () => {
  it('hold for a module with 60,000 choices, none of which is prepared in vain', async () => {
    const { handler, seen } = wideModule(3_000)
    const report = await checkHandler(handler, { origin: undefined, maxRequests: 6, timeout: 600_000, maxTime: 600_000 })
    expect(seen.requests).toBe(6)
    expect(whyOf(report, 'malformed requests')).toBe('--max-requests 6 was spent')
  })

  it('name the fields whose choices were left out, and count the others', async () => {
    const { handler } = wideModule(30)
    const { notReached } = await checkHandler(handler, { origin: undefined, maxRequests: 100 })
    const about = notReached.map(({ what }) => what).find((what) => what.includes('about choices of'))
    expect(about).toMatch(/^\d+ requests about choices of "field_\d+", "field_\d+", "field_\d+" and [\d,]+ more fields$/)
  })

  it('leave requests for what follows from other fields where one has a long list', async () => {
    const values = Array.from({ length: 150 }, (_, index) => option(`c${index}`))
    const module = smallModule({
      schema: () => form(text('kind', { choices: { values }, ...reloads }), country, city),
      answer: ({ names, formData }) =>
        names.includes('cities') && ['ca', 'mx'].includes(String(formData['country'])) ? failure(500, 'Cities broke.') : undefined,
    })
    const { findings } = await checkHandler(module, { origin: undefined, maxRequests: 190 })
    expect(findings.map(({ came }) => came)).toContain('500: Cities broke.')
  })

  it('end a run at once where the person asks for it, whatever is being prepared', async () => {
    const ending = new AbortController()
    const { handler, seen } = wideModule(1_000, (requests) => {
      if (requests === 5) ending.abort()
    })
    const report = await checkHandler(handler, { origin: undefined, concurrency: 1 }, { signal: ending.signal })
    expect(report.isInterrupted).toBe(true)
    expect(seen.requests).toBe(5)
    expect(whyOf(report, 'malformed requests')).toBe('the run was stopped')
  })

  it('end a run whose time is over, also while an answer is awaited', async () => {
    const hanging = smallModule({ answer: ({ endpoint }) => (endpoint === 'content' ? new Promise(() => undefined) : undefined) })
    const report = await checkHandler(hanging, { origin: undefined, timeout: 600_000, maxTime: 1_500 })
    expect(whyOf(report, 'hostile form data')).toBe('three quarters of --max-time 1500 were over, and the rest is for the checks')
  })

  it('may give a run more time than a timer holds', async () => {
    const { notReached } = await checkHandler(smallModule(), { origin: undefined, maxTime: 3_000_000_000 })
    expect(notReached.filter(({ why }) => why.includes('--max-time'))).toEqual([])
  })

  it('leave an endpoint alone that gives no answer several times in a row', async () => {
    let asked = 0
    const hanging = smallModule({
      answer: ({ endpoint }) => {
        if (endpoint === 'schema') return undefined
        asked += 1
        return new Promise(() => undefined)
      },
    })
    const report = await checkHandler(hanging, { origin: undefined, timeout: 200 })
    expect(codesOf(report)).toContain('answer/timeout')
    expect(asked).toBeLessThan(12)
    expect(whyOf(report, 'form data')).toBe('the endpoint had given no answer within --timeout 200, several times in a row')
  })
})

describe('The progress of moduleform check', () => {
  const purpose = { kind: 'preflight', subject: 'with "key" set to "sesame"', group: 'choices', field: 'key' } as const
  async function show(isInteractive: boolean) {
    const clock = createManualClock()
    let written = ''
    const terminal = {
      folder: '/',
      environment: {},
      isInteractive,
      columns: 80,
      readInput: async () => new Uint8Array(),
      write: () => undefined,
      writeError: (text: string) => (written += text),
      signal: new AbortController().signal,
    }
    const progress = createProgress(terminal, { maxRequests: 9, maxTime: 60_000 }, clock)
    progress.show(3, purpose)
    await clock.advance(25_000)
    progress.clear()
    return { written, pending: clock.pendingTimers() }
  }

  it('is a line now and then in a log, which names nothing that was chosen', async () => {
    const { written, pending } = await show(false)
    expect(written).toBe(
      'moduleform check: 3 of at most 9 requests: choices of "key" (10 s of at most 60)\n' +
        'moduleform check: 3 of at most 9 requests: choices of "key" (20 s of at most 60)\n',
    )
    expect(pending).toBe(0)
  })

  it('goes on for a person while an answer is awaited', async () => {
    expect((await show(true)).written).toContain('\r\u001b[K3 of at most 9 requests: choices of "key" (25 s of at most 60)')
  })
})
