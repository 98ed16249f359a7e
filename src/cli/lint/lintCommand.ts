import type { Command, ExitCode } from '../command.ts'
import { parseFlags } from '../parseFlags.ts'
import { readVersion } from '../readVersion.ts'
import type { Terminal } from '../terminal.ts'
import { countFindings } from './countFindings.ts'
import { lintHelp } from './lintHelp.ts'
import { lintFlags, readSettings } from './lintSettings.ts'
import { lintText } from './lintText.ts'
import { readInputs } from './readInputs.ts'
import type { LintResult } from './report/lintResult.ts'
import { hasColours } from './report/paint.ts'
import { reporters } from './report/reporters.ts'

const run = async (args: readonly string[], terminal: Terminal): Promise<ExitCode> => {
  const settings = await readSettings(parseFlags('lint', args, lintFlags), terminal.folder)
  const { inputs, failures } = await readInputs(settings, terminal)
  const reports = inputs.map(({ name, text }) => lintText(name, text, settings.isReported))
  const result: LintResult = {
    reports,
    fixedCount: 0,
    maxWarnings: settings.maxWarnings,
    isQuiet: settings.isQuiet,
    version: await readVersion(),
    isColoured: hasColours(terminal.isInteractive, terminal.environment),
    columns: terminal.columns ?? 120,
  }
  if (inputs.length > 0) terminal.write(reporters[settings.format](result))
  for (const failure of failures) terminal.writeError(`moduleform lint: ${failure}\n`)
  return failures.length > 0 ? 2 : exitCodeOf(result)
}

const exitCodeOf = ({ reports, maxWarnings }: LintResult): ExitCode => {
  const { error, warning } = countFindings(reports)
  return error > 0 || warning > maxWarnings ? 1 : 0
}

/** `moduleform lint`: says what is wrong with schemas, where in the file, and how to mend it. */
export const lintCommand: Command = {
  name: 'lint',
  summary: 'Checks schemas in files: what deviates from the specification and what cannot be meant',
  help: lintHelp,
  run,
}
