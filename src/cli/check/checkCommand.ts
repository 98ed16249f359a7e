import { writeFile } from 'node:fs/promises'
import { systemClock } from '../../client/clock.ts'
import type { Command, ExitCode } from '../command.ts'
import { maskUrl } from '../../core/secrets/maskUrl.ts'
import { createPaint, hasColours } from '../paint.ts'
import type { Terminal } from '../terminal.ts'
import { UsageError } from '../UsageError.ts'
import { checkHelp } from './checkHelp.ts'
import { createProgress } from './createProgress.ts'
import { readCheckArgs } from './readCheckArgs.ts'
import { recordModule } from './recordModule.ts'
import type { CheckReport } from './report/createReport.ts'
import { createReport } from './report/createReport.ts'
import { formatJunit } from './report/formatJunit.ts'
import { oneLine } from './report/oneLine.ts'
import { formatText } from './report/formatText.ts'

async function run(args: readonly string[], terminal: Terminal): Promise<ExitCode> {
  const { options, isJson, junitFile } = await readCheckArgs(args, terminal.folder)
  const progress = createProgress(terminal, options, systemClock)
  const world = { fetch, clock: systemClock, signal: terminal.signal, onProgress: progress.show }
  const recorded = await recordModule(options, world).finally(progress.clear)
  const { recording } = recorded
  if (recording === undefined) throw new UsageError('moduleform check: ended before the module had answered.')
  const { outcome } = recording.first
  if (outcome.kind === 'failure')
    throw new UsageError(`moduleform check: nothing answers at ${maskUrl(options.baseUrl)}: ${oneLine(outcome.message)}`)
  const report = createReport(recording, recorded)
  if (junitFile !== undefined) await writeJunit(junitFile, report)
  const paint = createPaint(hasColours(terminal.isInteractive, terminal.environment))
  terminal.write(isJson ? `${JSON.stringify(report, null, 2)}\n` : formatText(report, paint))
  return exitCodeOf(report)
}

async function writeJunit(file: string, report: CheckReport): Promise<void> {
  await writeFile(file, formatJunit(report)).catch((cause: unknown) => {
    throw new UsageError(
      `moduleform check: the file of --junit cannot be written: ${cause instanceof Error ? cause.message : String(cause)}`,
    )
  })
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
