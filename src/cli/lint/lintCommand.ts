import { isAbsolute, relative, resolve, sep } from 'node:path'
import type { Command, ExitCode } from '../command.ts'
import { parseFlags } from '../parseFlags.ts'
import { readVersion } from '../readVersion.ts'
import { reportFlagsHelp, writeReport } from '../reportFlags.ts'
import type { Terminal } from '../terminal.ts'
import { visibleLine } from '../visibleText.ts'
import { countFindings, type LintResult } from './finding.ts'
import { lintInputs, readInputs } from './lintInputs.ts'
import { lintFlags, type LintSettings, readSettings } from './lintSettings.ts'
import { formatNames, forRepositories, reporters } from './report/reporters.ts'

export const lintHelp = `
Checks schemas in JSON and YAML files: what deviates from the specification and what cannot be meant.

Usage: moduleform lint [options] <files, folders or globs…>

A folder stands for the .json, .yaml and .yml files in it, - for standard input; "!sub/**" leaves files out. A file may
also be the recorded answer of a module, with its schema in "schema", "data" or "data.schema".

Options:
  --max-warnings <n>      So many warnings are no failure; 0 by default. An info never is one
  --disable <codes>       Leaves out codes: one, several with commas, or an area as "rules/*"; may be repeated
  --widgets <names>       Names of widgets of your own, one or several with commas; may be repeated
  --quiet                 Shows errors only; warnings count all the same
  --fix                   Fixes what can be fixed automatically and leaves the rest of the file as it is
  --dry-run               With --fix: shows the changes and writes nothing
  --stdin-filename <name> The name for standard input; its extension says whether it is JSON or YAML
  --no-config             Reads no configuration
  --watch                 Lints again whenever a file changes, until Ctrl+C
${reportFlagsHelp(formatNames, 24)}
  --help                  This text

The nearest package.json may hold "moduleform": { "lint": { "files", "disable", "widgets", "maxWarnings", "format" } }, or
a file .moduleformrc.json or .moduleformrc.yaml { "lint": { … } } alone; options win over it, --disable and --widgets add
to it.

What is meant at one place is said there: "x-moduleform-ignore": { "<code>": "<reason>" } in an object of JSON, or a comment
"moduleform-ignore <code>: <reason>" on the line or above it.

Exit codes: 0 clean, 1 findings, 2 wrong use or input that cannot be read.
`

const run = async (args: readonly string[], terminal: Terminal): Promise<ExitCode> => {
  const settings = await readSettings(parseFlags('lint', args, lintFlags), terminal)
  if (!settings.isWatching) return lintOnce(settings, terminal)
  const { followFiles } = await import('./followFiles.ts')
  return followFiles(settings, terminal, () => lintOnce(settings, terminal))
}

const lintOnce = async (settings: LintSettings, terminal: Terminal): Promise<ExitCode> => {
  const { inputs, failures: unread } = await readInputs(settings, terminal)
  const { reports, fixedCount, failures: unwritten } = await lintInputs(inputs, settings, terminal)
  const failures = [...unread, ...unwritten]
  const { isColoured, outputFile } = settings.report
  const result: LintResult = {
    reports,
    failures,
    fixedCount,
    isDryRun: settings.fix === 'show',
    maxWarnings: settings.maxWarnings,
    isQuiet: settings.isQuiet,
    version: await readVersion(),
    isWatched: terminal.isInteractive || isColoured || outputFile !== undefined || (terminal.environment['CI'] ?? '') !== '',
    isColoured,
    columns: terminal.columns ?? 120,
  }
  // The fixed text of standard input goes to standard output, so the report goes to standard error.
  const isTextWritten = settings.fix === 'write' && inputs.some(({ path }) => path === undefined)
  const write = isTextWritten ? terminal.writeError : terminal.write
  const { format } = settings.report
  const named = forRepositories.has(format) ? reports.map((one) => ({ ...one, name: nameInRepository(one.name, terminal) })) : reports
  const written = () => reporters[format]({ ...result, reports: named, isWatched: false, isColoured: false })
  // What people read of failures is on standard error.
  const forPeople = () => (inputs.length > 0 ? reporters.text({ ...result, failures: [] }) : '')
  await writeReport('lint', settings.report, { forPeople, written }, write)
  for (const failure of failures) terminal.writeError(`moduleform lint: ${visibleLine(failure)}\n`)
  return failures.length > 0 ? 2 : exitCodeOf(result)
}

/** A displayed file name from the root of the repository: GitHub takes it so, wherever in the repository a step works. */
function nameInRepository(name: string, { folder, environment }: Pick<Terminal, 'folder' | 'environment'>): string {
  const root = environment['GITHUB_WORKSPACE'] ?? ''
  if (root === '') return name
  const path = relative(root, resolve(folder, name))
  return path.startsWith(`..${sep}`) || isAbsolute(path) ? name : path.replaceAll(sep, '/')
}

const exitCodeOf = ({ reports, maxWarnings, isDryRun, fixedCount }: LintResult): ExitCode => {
  const { error, warning } = countFindings(reports)
  return error > 0 || warning > maxWarnings || (isDryRun && fixedCount > 0) ? 1 : 0
}

/** `moduleform lint`: reports what is wrong with schemas, where in the file, and how to fix it. */
export const lintCommand: Command = {
  name: 'lint',
  summary: 'Checks schemas in files: what deviates from the specification and what cannot be meant',
  help: lintHelp,
  run,
}
