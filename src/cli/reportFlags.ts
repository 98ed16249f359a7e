import { writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { isWireName } from '../client/wireNames.ts'
import { findNearMiss } from '../core/schema/findNearMiss.ts'
import { hasColours } from './paint.ts'
import type { FlagKind } from './parseFlags.ts'
import type { Terminal } from './terminal.ts'
import { UsageError } from './UsageError.ts'

/** The options of every command that writes a report; they mean the same everywhere. */
export const reportFlags = {
  format: 'text',
  json: 'switch',
  'output-file': 'text',
  color: 'text',
} as const satisfies Readonly<Record<string, FlagKind>>

/**
 * The description of these options in a command's help; `formats` are the names of its reports, `width` that of the column of its options.
 */
export const reportFlagsHelp = (formats: readonly string[], width: number): string =>
  [
    ['--format <name>', `The format of the report: ${formats.slice(0, -1).join(', ')} or ${formats.at(-1)}; text by default`],
    ['--json', 'Short for --format json'],
    ['--output-file <file>', 'Writes the report there; standard output has it as text besides'],
    ['--color <when>', 'auto (the default: for people, unless NO_COLOR is set), always or never'],
  ]
    .map(([option = '', meaning]) => `  ${option.padEnd(width)}${meaning}`)
    .join('\n')

/** The given values of these options. */
export interface GivenReportFlags {
  readonly format: string | undefined
  readonly json: boolean
  readonly 'output-file': string | undefined
  readonly color: string | undefined
}

export interface ReportTarget<Format extends string> {
  readonly format: Format
  /** Absolute. */
  readonly outputFile: string | undefined
  readonly isColoured: boolean
}

/** Reads where to write a report, and in which format. `otherwise` is the format in the configuration. Throws a `UsageError`. */
export const readReportFlags = <Format extends string>(
  command: string,
  { format, json, 'output-file': file, color }: GivenReportFlags,
  formats: readonly Format[],
  { folder, isInteractive, environment }: Pick<Terminal, 'folder' | 'isInteractive' | 'environment'>,
  otherwise?: { readonly format: string; readonly where: string },
): ReportTarget<Format> => {
  if (json && format !== undefined && format !== 'json')
    throw new UsageError(`moduleform ${command}: --json and --format ${format} exclude each other.`)
  const given = json ? 'json' : format
  const [name, where] = given === undefined ? [otherwise?.format ?? 'text', otherwise?.where ?? '--format'] : [given, '--format']
  return {
    format: readFormat(name, where, formats),
    outputFile: file === undefined ? undefined : resolve(folder, file),
    isColoured: readColour(command, color) ?? hasColours(isInteractive, environment),
  }
}

const readFormat = <Format extends string>(name: string, where: string, formats: readonly Format[]): Format => {
  const format = formats.find((one) => one === name)
  if (format !== undefined) return format
  const right = findNearMiss(name, formats)
  // Earlier, `--format` took a wire format.
  const advice = isWireName(name)
    ? `How a module takes its requests is --wire ${name}; --format is that of the report.`
    : right === undefined
      ? `Use one of ${formats.join(', ')}.`
      : `Did you mean "${right}"?`
  throw new UsageError(`${where}: there is no format "${name}". ${advice}`)
}

const readColour = (command: string, when = 'auto'): boolean | undefined => {
  if (when === 'auto') return undefined
  if (when === 'always' || when === 'never') return when === 'always'
  throw new UsageError(`moduleform ${command}: --color is auto, always or never, not "${when}".`)
}

/** A report: `forPeople` as text for the terminal, `written` in the requested format, without colours. */
export interface WrittenReport {
  readonly forPeople: () => string
  readonly written: () => string
}

/**
 * Writes a report to its file and the text for people to the terminal, or only to standard output. Throws a `UsageError` if the file cannot
 * be written.
 */
export const writeReport = async (
  command: string,
  { format, outputFile }: Pick<ReportTarget<string>, 'format' | 'outputFile'>,
  { forPeople, written }: WrittenReport,
  write: (text: string) => void,
): Promise<void> => {
  if (outputFile !== undefined) {
    await writeFile(outputFile, written()).catch((cause: unknown) => {
      const because = cause instanceof Error ? cause.message : String(cause)
      throw new UsageError(`moduleform ${command}: the file of --output-file cannot be written: ${because}`)
    })
  }
  write(outputFile !== undefined || format === 'text' ? forPeople() : written())
}
