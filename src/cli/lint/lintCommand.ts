import type { Command, ExitCode } from '../command.ts'
import { parseFlags } from '../parseFlags.ts'
import { readVersion } from '../readVersion.ts'
import type { Terminal } from '../terminal.ts'
import { countFindings } from './countFindings.ts'
import { lintHelp } from './lintHelp.ts'
import { lintInputs } from './lintInputs.ts'
import { lintFlags, readSettings } from './lintSettings.ts'
import { readInputs } from './readInputs.ts'
import type { LintResult } from './report/lintResult.ts'
import { hasColours } from './report/paint.ts'
import { reporters } from './report/reporters.ts'

const run = async (args: readonly string[], terminal: Terminal): Promise<ExitCode> => {
  const settings = await readSettings(parseFlags('lint', args, lintFlags), terminal.folder)
  const { inputs, failures: unread } = await readInputs(settings, terminal)
  const { reports, fixedCount, failures: unwritten, diff } = await lintInputs(inputs, settings, terminal)
  const result: LintResult = {
    reports,
    fixedCount,
    isDryRun: settings.fix === 'show',
    maxWarnings: settings.maxWarnings,
    isQuiet: settings.isQuiet,
    version: await readVersion(),
    isColoured: hasColours(terminal.isInteractive, terminal.environment),
    columns: terminal.columns ?? 120,
  }
  // The mended text of standard input has standard output for itself.
  const isTextWritten = settings.fix === 'write' && inputs.some(({ path }) => path === undefined)
  const write = isTextWritten ? terminal.writeError : terminal.write
  if (diff !== '') write(`${diff}\n`)
  if (inputs.length > 0) write(reporters[settings.format](result))
  const failures = [...unread, ...unwritten]
  for (const failure of failures) terminal.writeError(`moduleform lint: ${failure}\n`)
  return failures.length > 0 ? 2 : exitCodeOf(result)
}

const exitCodeOf = ({ reports, maxWarnings, isDryRun, fixedCount }: LintResult): ExitCode => {
  const { error, warning } = countFindings(reports)
  return error > 0 || warning > maxWarnings || (isDryRun && fixedCount > 0) ? 1 : 0
}

/** `moduleform lint`: says what is wrong with schemas, where in the file, and how to mend it. */
export const lintCommand: Command = {
  name: 'lint',
  summary: 'Checks schemas in files: what deviates from the specification and what cannot be meant',
  help: lintHelp,
  run,
}
