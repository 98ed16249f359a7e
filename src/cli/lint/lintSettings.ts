import { findNearMiss } from '../../core/schema/findNearMiss.ts'
import { type FlagKind, type ParsedFlags, splitNames } from '../parseFlags.ts'
import { readReportFlags, reportFlags, type ReportTarget } from '../reportFlags.ts'
import type { Terminal } from '../terminal.ts'
import { UsageError } from '../UsageError.ts'
import { codeTable } from './codeTable.ts'
import { formatNames, type FormatName } from './report/reporters.ts'
import { basename, dirname, parse } from 'node:path'
import { lilconfig } from 'lilconfig'
import { parse as parseYaml } from 'yaml'
import { isJsonObject, type JsonObject } from '../../core/schema/json.ts'

export const lintFlags = {
  ...reportFlags,
  'max-warnings': 'text',
  disable: 'texts',
  widgets: 'texts',
  quiet: 'switch',
  fix: 'switch',
  'dry-run': 'switch',
  watch: 'switch',
  'stdin-filename': 'text',
  'no-config': 'switch',
} as const satisfies Readonly<Record<string, FlagKind>>

/** The settings of a run, from its options and configuration. */
export interface LintSettings {
  readonly patterns: readonly string[]
  /** Absolute path of the folder the patterns start from. */
  readonly patternFolder: string
  readonly stdinName: string
  readonly report: ReportTarget<FormatName>
  /** Up to this many warnings the run still succeeds. */
  readonly maxWarnings: number
  readonly isReported: (code: string) => boolean
  /** Names of the host's own widgets, which are known besides those of the specification. */
  readonly widgets: readonly string[]
  readonly isQuiet: boolean
  readonly fix: 'no' | 'write' | 'show'
  readonly isWatching: boolean
}

/** Merges options and configuration; options win. Throws a `UsageError`. */
export const readSettings = async ({ flags, positionals }: ParsedFlags<typeof lintFlags>, terminal: Terminal): Promise<LintSettings> => {
  const { folder } = terminal
  const config = flags['no-config'] ? undefined : await readConfig(folder)
  const fromFlags = readDisabled(splitNames(flags.disable), '--disable')
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
    widgets: [...splitNames(flags.widgets), ...(config?.widgets ?? [])],
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

/**
 * Tests whether a code is enabled; `codes` disables whole codes, or an area such as `rules/*`. Throws a `UsageError` for an unknown one.
 */
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

/** `"moduleform": { "lint": { … } }` of a package.json, or `lint` of a configuration file. Flags override it. */
interface LintConfig {
  /** Absolute path of its folder; `files` are relative to it. */
  readonly folder: string
  /** Name of the configuration file. */
  readonly name: string
  readonly files: readonly string[]
  readonly disable: readonly string[]
  readonly widgets: readonly string[]
  readonly maxWarnings: number | undefined
  readonly format: string | undefined
}

const none = { files: [], disable: [], widgets: [], maxWarnings: undefined, format: undefined }

/** The first of these in the nearest folder upwards that has one. */
const searchPlaces = ['package.json', '.moduleformrc.json', '.moduleformrc.yaml']

/**
 * Reads the nearest configuration upwards: the key `moduleform` of a package.json, or a separate file. Throws a `UsageError` if it cannot
 * be read.
 */
const readConfig = async (folder: string): Promise<LintConfig> => {
  const loaders = { '.json': readText, '.yaml': readText }
  const searcher = lilconfig('moduleform', { searchPlaces, loaders, stopDir: parse(folder).root, cache: false })
  const found = await searcher.search(folder).catch((error: unknown) => {
    if (error instanceof UsageError) throw error
    // The error of a folder in place of a file does not say which.
    const places = 'package.json, .moduleformrc.json or .moduleformrc.yaml, here or in a folder above,'
    const because = error instanceof Error ? error.message : String(error)
    throw new UsageError(`moduleform lint: ${places} cannot be read: ${because}. Mend it, or pass --no-config.`)
  })
  if (found === null) return { ...none, folder, name: 'package.json' }
  const name = basename(found.filepath)
  // `as`: the library types the content of the file as `any`.
  const own = found.config as unknown
  const isPackage = name === 'package.json'
  if (isJsonObject(own)) refuseOtherKeys(own, isPackage ? `${found.filepath}, "moduleform"` : found.filepath)
  const where = isPackage ? '"moduleform.lint"' : '"lint"'
  return parseConfig(isJsonObject(own) ? own['lint'] : own, dirname(found.filepath), name, `${found.filepath}, ${where}`)
}

/** Settings one level too high or too low would have no effect. Throws a `UsageError`. */
const refuseOtherKeys = (own: JsonObject, where: string): void => {
  const other = Object.keys(own).find((key) => key !== 'lint')
  if (other !== undefined) throw new UsageError(`${where}: there is no key "${other}" here. ${adviceForOther(other)}`)
}

const adviceForOther = (key: string): string => {
  const inLint = findNearMiss(key, Object.keys(none))
  if (inLint !== undefined) return `${inLint === key ? '' : `Did you mean "${inLint}"? `}Put it into "lint": { … }.`
  if (key === 'moduleform') return 'Put what is in it in its place: "lint": { … }.'
  return adviceFor(key, ['lint'], 'The only key is "lint".')
}

/** YAML 1.2 includes JSON. */
const readText = (path: string, text: string): unknown => {
  const read = parseText(path, text.replace(/^\uFEFF/, ''))
  // The library takes a key of it unseen.
  if (basename(path) === 'package.json' && !isJsonObject(read)) throw new UsageError(describeUnread(path, 'holds no JSON object'))
  return read
}

const parseText = (path: string, text: string): unknown => {
  const isJson = path.endsWith('.json')
  try {
    const read: unknown = isJson ? JSON.parse(text) : parseYaml(text)
    return read
  } catch {
    throw new UsageError(describeUnread(path, isJson ? 'is no JSON' : 'is no YAML'))
  }
}

const describeUnread = (path: string, fault: string): string =>
  `${path} ${fault}, so the configuration in it cannot be read. Mend it, or pass --no-config.`

const parseConfig = (value: unknown, folder: string, name: string, where: string): LintConfig => {
  if (value === undefined) return { ...none, folder, name }
  if (!isJsonObject(value)) throw new UsageError(`${where} must be an object, as { "disable": ["key/unknown"] }.`)
  for (const key of Object.keys(value)) if (!Object.hasOwn(none, key)) throw new UsageError(describeUnknown(key, where))
  const { files, disable, widgets, maxWarnings, format } = value
  return {
    folder,
    name,
    files: readTexts(files, `${where}, "files"`),
    disable: readTexts(disable, `${where}, "disable"`),
    widgets: readTexts(widgets, `${where}, "widgets"`),
    maxWarnings: readOptional(maxWarnings, 'number', `${where}, "maxWarnings"`),
    format: readOptional(format, 'string', `${where}, "format"`),
  }
}

const describeUnknown = (key: string, where: string): string => {
  const right = findNearMiss(key, Object.keys(none))
  const advice = right === undefined ? `The keys are ${Object.keys(none).join(', ')}.` : `Did you mean "${right}"?`
  return `${where}: there is no key "${key}". ${advice}`
}

const readTexts = (value: unknown, where: string): readonly string[] => {
  if (value === undefined) return []
  if (Array.isArray(value) && value.every((entry): entry is string => typeof entry === 'string')) return value
  throw new UsageError(`${where} must be a list of texts.`)
}

interface Kinds {
  readonly number: number
  readonly string: string
}

const readOptional = <Kind extends keyof Kinds>(value: unknown, kind: Kind, where: string): Kinds[Kind] | undefined => {
  // `as`: `typeof` was just checked.
  if (value === undefined || typeof value === kind) return value as Kinds[Kind] | undefined
  throw new UsageError(`${where} must be a ${kind}.`)
}
