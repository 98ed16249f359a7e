import { type Clock, systemClock } from '../../client/clock.ts'
import { maskUrl } from '../../core/secrets/maskUrl.ts'
import type { Command, ExitCode } from '../command.ts'
import { createPaint } from '../paint.ts'
import { writeReport } from '../reportFlags.ts'
import type { Terminal } from '../terminal.ts'
import { UsageError } from '../UsageError.ts'
import { visibleJson, visibleLine } from '../visibleText.ts'
import type { CheckOptions } from './checkOptions.ts'
import type { Purpose } from './exchange/exchange.ts'
import { type CheckFormat, checkHelp, readCheckArgs } from './readCheckArgs.ts'
import { recordModule, type RecordedRun } from './recordModule.ts'
import type { Recording } from './recording.ts'
import { type CheckReport, createReport } from './report/createReport.ts'
import { type CheckFailure, formatJunit, formatJunitFailure } from './report/formatJunit.ts'
import { formatText } from './report/formatText.ts'

async function run(args: readonly string[], terminal: Terminal): Promise<ExitCode> {
  const { options, report: target } = await readCheckArgs(args, terminal)
  const progress = createProgress(terminal, options, systemClock)
  const world = { fetch, clock: systemClock, signal: terminal.signal, onProgress: progress.show }
  const recorded = await recordModule(options, world).finally(progress.clear)
  const recording = readAnswered(recorded, options)
  if (typeof recording === 'string') {
    const failure = { baseUrl: visibleLine(maskUrl(options.baseUrl)), failures: [`moduleform check: ${recording}`] }
    // An older report must not pass for the result of this run. What people read is on standard error.
    await writeReport('check', target, { forPeople: () => '', written: () => failureReporters[target.format](failure) }, terminal.write)
    throw new UsageError(failure.failures.join())
  }
  const report = createReport(recording, recorded)
  const forPeople = () => formatText(report, createPaint(target.isColoured))
  await writeReport('check', target, { forPeople, written: () => reporters[target.format](report) }, terminal.write)
  return exitCodeOf(report)
}

/** The recording, or why there is nothing to judge. */
function readAnswered({ recording }: RecordedRun, { baseUrl }: CheckOptions): Recording | string {
  if (recording === undefined) return 'ended before the module had answered.'
  const { outcome } = recording.first
  // A module that breaks off its answers is there, and that is a finding.
  if (outcome.kind === 'answer' || outcome.hasBegun) return recording
  if (outcome.isThere) return visibleLine(outcome.message)
  return `nothing answers at ${maskUrl(baseUrl)}: ${visibleLine(outcome.message)}`
}

const reporters: Readonly<Record<CheckFormat, (report: CheckReport) => string>> = {
  text: (report) => formatText(report, createPaint(false)),
  json: (report) => `${visibleJson(report)}\n`,
  junit: formatJunit,
}

const failureReporters: Readonly<Record<CheckFormat, (failure: CheckFailure) => string>> = {
  text: ({ failures }) => `${failures.join('\n')}\n`,
  json: (failure) => `${visibleJson(failure)}\n`,
  junit: formatJunitFailure,
}

/** An interrupted run without findings proves nothing. */
function exitCodeOf({ findings, isInterrupted }: CheckReport): ExitCode {
  if (findings.some(({ level }) => level !== 'advice')) return 1
  return isInterrupted ? 2 : 0
}

/** `moduleform check`: black-box conformance check of a running module. Specification 4, decisions §5 to §7. */
export const checkCommand: Command = {
  name: 'check',
  summary: 'Asks a running module everything a form would, and what no form should',
  help: checkHelp,
  run,
}

/**
 * Shows the progress of a run on standard error, because standard output is for the report. A terminal gets one line that is overwritten, a
 * log gets a line now and then. Chosen values are not shown: they may be secret.
 */
export interface Progress {
  readonly show: (requests: number, purpose: Purpose) => void
  readonly clear: () => void
}

/** Milliseconds between two lines. */
const pauses = { interactive: 1_000, log: 10_000 }

export function createProgress(
  { isInteractive, columns = 80, writeError }: Terminal,
  { maxRequests, maxTime }: Pick<CheckOptions, 'maxRequests' | 'maxTime'>,
  clock: Clock,
): Progress {
  const startedAt = clock.now()
  let text = 'waiting for the first answer'
  let timer: unknown
  const write = () => {
    const seconds = Math.round((clock.now() - startedAt) / 1_000)
    const line = visibleLine(`${text} (${seconds} s of at most ${Math.ceil(maxTime / 1_000)})`)
    if (isInteractive) writeError(`\r\u001b[K${line.length >= columns ? `${line.slice(0, columns - 2)}…` : line}`)
    else writeError(`moduleform check: ${line}\n`)
  }
  const tick = () => {
    timer = clock.setTimeout(
      () => {
        write()
        tick()
      },
      isInteractive ? pauses.interactive : pauses.log,
    )
  }
  tick()
  return {
    show: (requests, { group, field }) => {
      text = `${requests} of at most ${maxRequests} requests: ${group}${field === undefined ? '' : ` of "${field}"`}`
      if (isInteractive) write()
    },
    clear: () => {
      clock.clearTimeout(timer)
      if (isInteractive) writeError('\r\u001b[K')
    },
  }
}
