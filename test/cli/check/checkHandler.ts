import { systemClock } from '../../../src/client/clock.ts'
import type { CheckOptions } from '../../../src/cli/check/checkOptions.ts'
import type { CheckWorld } from '../../../src/cli/check/exchange/session.ts'
import { defaults } from '../../../src/cli/check/readCheckArgs.ts'
import { recordModule, type RecordedRun } from '../../../src/cli/check/recordModule.ts'
import type { CheckReport } from '../../../src/cli/check/report/createReport.ts'
import { createReport } from '../../../src/cli/check/report/createReport.ts'
import { startServer } from '../../support/startServer.ts'
import { type Handler, page } from './goodModule.ts'

/** Generous, so that a busy machine causes no finding. */
const budgets = { median: 60_000, p95: 60_000, size: 300_000 }

/** Records the answers of a handler behind a real server. */
export async function recordHandler(
  handler: Handler,
  options: Partial<CheckOptions> = {},
  world: Partial<CheckWorld> = {},
): Promise<RecordedRun> {
  return recordAt(`${await startServer(handler)}/base`, options, world)
}

function recordAt(baseUrl: string, options: Partial<CheckOptions>, world: Partial<CheckWorld> = {}): Promise<RecordedRun> {
  const { timeout, concurrency, maxRequests, maxTime } = defaults
  return recordModule(
    {
      baseUrl,
      format: undefined,
      headers: [],
      connections: [],
      credentials: undefined,
      formData: {},
      origin: page,
      timeout,
      concurrency,
      maxRequests,
      maxTime,
      budgets,
      showSecrets: false,
      ...options,
    },
    { fetch, clock: systemClock, signal: new AbortController().signal, onProgress: () => undefined, ...world },
  )
}

/** Checks a handler behind a real server. */
export async function checkHandler(...given: Parameters<typeof recordHandler>): Promise<CheckReport> {
  return reportOf(await recordHandler(...given))
}

/** Checks the module at an address. */
export const checkAt = async (baseUrl: string, options: Partial<CheckOptions>): Promise<CheckReport> =>
  reportOf(await recordAt(baseUrl, { origin: undefined, ...options }))

function reportOf(recorded: RecordedRun): CheckReport {
  if (recorded.recording === undefined) throw new Error('The module was not asked at all.')
  return createReport(recorded.recording, recorded)
}

/** The codes of the findings, without duplicates. */
export const codesOf = ({ findings }: CheckReport): string[] => [...new Set(findings.map(({ code }) => code))]
