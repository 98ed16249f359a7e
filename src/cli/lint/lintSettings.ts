import { findNearMiss } from '../../core/schema/findNearMiss.ts'
import type { FlagKind, ParsedFlags } from '../parseFlags.ts'
import { readReportFlags, reportFlags, type ReportTarget } from '../reportFlags.ts'
import type { Terminal } from '../terminal.ts'
import { UsageError } from '../UsageError.ts'
import { codeTable } from './codeTable.ts'
import { type LintConfig, readConfig } from './readConfig.ts'
import { formatNames, type FormatName } from './report/reporters.ts'

export const lintFlags = {
  ...reportFlags,
  'max-warnings': 'text',
  disable: 'texts',
  quiet: 'switch',
  fix: 'switch',
  'dry-run': 'switch',
  watch: 'switch',
  'stdin-filename': 'text',
  'no-config': 'switch',
} as const satisfies Readonly<Record<string, FlagKind>>

/** What a run is asked to do, by its options and configuration. */
export interface LintSettings {
  readonly patterns: readonly string[]
  /** Absolute path of the folder the patterns start from. */
  readonly patternFolder: string
  readonly stdinName: string
  readonly report: ReportTarget<FormatName>
  /** So many warnings are no failure. */
  readonly maxWarnings: number
  readonly isReported: (code: string) => boolean
  readonly isQuiet: boolean
  readonly fix: 'no' | 'write' | 'show'
  readonly isWatching: boolean
}

/** Puts options and configuration together; options win. Throws a `UsageError`. */
export const readSettings = async ({ flags, positionals }: ParsedFlags<typeof lintFlags>, terminal: Terminal): Promise<LintSettings> => {
  const { folder } = terminal
  const config = flags['no-config'] ? undefined : await readConfig(folder)
  const fromFlags = readDisabled(
    flags.disable.flatMap((codes) => codes.split(',')).map((code) => code.trim()),
    '--disable',
  )
  const fromConfig = readDisabled(config?.disable ?? [], `${config?.name ?? ''}, "disable"`)
  if (flags['dry-run'] && !flags.fix) throw new UsageError('moduleform lint: --dry-run says what --fix would do. Pass both.')
  if (flags.watch && positionals.includes('-')) throw new UsageError('moduleform lint: --watch follows files, and not standard input.')
  const otherwise = config?.format === undefined ? undefined : { format: config.format, where: `${config.name}, "format"` }
  return {
    ...readPatterns(positionals, config, folder),
    stdinName: flags['stdin-filename'] ?? '<stdin>',
    report: readReportFlags('lint', flags, formatNames, terminal, otherwise),
    maxWarnings: readMaxWarnings(
      flags['max-warnings'] ?? config?.maxWarnings ?? 0,
      flags['max-warnings'] === undefined ? `${config?.name ?? ''}, "maxWarnings"` : '--max-warnings',
    ),
    isReported: (code) => fromFlags(code) && fromConfig(code),
    isQuiet: flags.quiet,
    isWatching: flags.watch,
    fix: flags.fix ? (flags['dry-run'] ? 'show' : 'write') : 'no',
  }
}

const readPatterns = (positionals: readonly string[], config: LintConfig | undefined, folder: string) => {
  if (positionals.length > 0) return { patterns: positionals, patternFolder: folder }
  if (config !== undefined && config.files.length > 0) return { patterns: config.files, patternFolder: config.folder }
  throw new UsageError('moduleform lint: no files were named. Try: moduleform lint "schemas/**/*.json", or "moduleform lint --help".')
}

/** Reads a number of warnings. Throws a `UsageError`. */
const readMaxWarnings = (value: string | number, where: string): number => {
  const count = Number(value)
  if (String(value).trim() !== '' && Number.isInteger(count) && count >= 0) return count
  throw new UsageError(`${where}: a whole number, 0 or more, was expected, but "${value}" came.`)
}

/** A test for codes that are not switched off: whole codes, or an area as `rules/*`. Throws a `UsageError` for one that does not exist. */
const readDisabled = (codes: readonly string[], where: string): ((code: string) => boolean) => {
  const known = codeTable.map(({ code }) => code)
  const areas = new Set(known.map(areaOf))
  for (const code of codes) {
    const isKnown = known.includes(code) || (code.endsWith('/*') && areas.has(areaOf(code)))
    if (!isKnown) throw new UsageError(`${where}: there is no code "${code}". ${adviceForCode(code, known, [...areas])}`)
  }
  const disabled = new Set(codes)
  return (code) => !disabled.has(code) && !disabled.has(`${areaOf(code)}/*`)
}

const areaOf = (code: string): string => code.slice(0, Math.max(0, code.indexOf('/')))

const adviceForCode = (code: string, known: readonly string[], areas: readonly string[]): string => {
  const wildcards = areas.map((area) => `${area}/*`)
  return adviceFor(code, [...known, ...wildcards], `Areas are ${wildcards.join(', ')}.`)
}

const adviceFor = (word: string, known: readonly string[], otherwise: string): string => {
  const right = findNearMiss(word, known)
  return right === undefined ? otherwise : `Did you mean "${right}"?`
}
