import { systemClock } from '../../client/clock.ts'
import type { Command, ExitCode } from '../command.ts'
import { maskUrl } from '../../core/secrets/maskUrl.ts'
import { createPaint } from '../paint.ts'
import { writeReport } from '../reportFlags.ts'
import type { Terminal } from '../terminal.ts'
import { UsageError } from '../UsageError.ts'
import { visibleJson, visibleLine } from '../visibleText.ts'
import { checkHelp } from './checkHelp.ts'
import { createProgress } from './createProgress.ts'
import { type CheckFormat, readCheckArgs } from './readCheckArgs.ts'
import { recordModule } from './recordModule.ts'
import type { CheckReport } from './report/createReport.ts'
import { createReport } from './report/createReport.ts'
import { formatJunit } from './report/formatJunit.ts'
import { formatText } from './report/formatText.ts'

async function run(args: readonly string[], terminal: Terminal): Promise<ExitCode> {
  const { options, report: target } = await readCheckArgs(args, terminal)
  const progress = createProgress(terminal, options, systemClock)
  const world = { fetch, clock: systemClock, signal: terminal.signal, onProgress: progress.show }
  const recorded = await recordModule(options, world).finally(progress.clear)
  const { recording } = recorded
  if (recording === undefined) throw new UsageError('moduleform check: ended before the module had answered.')
  const { outcome } = recording.first
  if (outcome.kind === 'failure')
    throw new UsageError(`moduleform check: nothing answers at ${maskUrl(options.baseUrl)}: ${visibleLine(outcome.message)}`)
  const report = createReport(recording, recorded)
  const forPeople = () => formatText(report, createPaint(target.isColoured))
  await writeReport('check', target, { forPeople, written: () => reporters[target.format](report) }, terminal.write)
  return exitCodeOf(report)
}

const reporters: Readonly<Record<CheckFormat, (report: CheckReport) => string>> = {
  text: (report) => formatText(report, createPaint(false)),
  json: (report) => `${visibleJson(report)}\n`,
  junit: formatJunit,
}

/** A run that was ended proves nothing where it has found nothing. */
function exitCodeOf({ findings, isInterrupted }: CheckReport): ExitCode {
  if (findings.some(({ level }) => level !== 'advice')) return 1
  return isInterrupted ? 2 : 0
}

/** `moduleform check`: black-box conformance of a running module. Specification 4, decisions §5 to §7. */
export const checkCommand: Command = {
  name: 'check',
  summary: 'Asks a running module everything a form would, and what no form should',
  help: checkHelp,
  run,
}
