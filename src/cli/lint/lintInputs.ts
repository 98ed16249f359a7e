import { randomUUID } from 'node:crypto'
import { type Dirent, readdir } from 'node:fs'
import { readFile, realpath, rename, rm, stat, writeFile } from 'node:fs/promises'
import type { Terminal } from '../terminal.ts'
import type { FileReport } from './finding.ts'
import type { LintSettings } from './lintSettings.ts'
import { lintText } from './lintText.ts'
import { formatPatch } from './report/formatPatch.ts'
import { byteOrderMark, withoutByteOrderMark } from './source/byteOrderMark.ts'
import { decodeFile } from './source/decodeFile.ts'
import { relative, resolve, sep } from 'node:path'
import { glob } from 'tinyglobby'

export interface LintedInputs {
  readonly reports: readonly FileReport[]
  /** Findings that `--fix` has fixed, or would fix. */
  readonly fixedCount: number
  /** Sentences about files that could not be written, or not be shown completely. */
  readonly failures: readonly string[]
}

/** Lints the inputs, and fixes them if requested. For a fixed text the remaining findings are reported. */
export const lintInputs = async (inputs: readonly Input[], settings: LintSettings, terminal: Terminal): Promise<LintedInputs> => {
  const { fix } = settings
  if (fix === 'no')
    return { reports: inputs.map(({ name, text }) => reportOf(lintText(name, text, settings))), fixedCount: 0, failures: [] }
  const linted = inputs.map((input) => lintAndFix(input, settings))
  const reports = linted.map(({ report }) => report)
  return {
    reports,
    fixedCount: reports.reduce((sum, { fixed = [] }) => sum + fixed.length, 0),
    failures: fix === 'write' ? await writeAll(linted, terminal) : [],
  }
}

/** Drops the other properties, which take much memory: there may be many files. */
const reportOf = ({ name, text, lines, findings }: FileReport): FileReport => ({ name, text, lines, findings })

const lintAndFix = (input: Input, settings: LintSettings): LintedInput => {
  const { name, text, hasByteOrderMark } = input
  const mark = hasByteOrderMark ? byteOrderMark : ''
  const before = lintText(name, text, settings)
  const after = reportOf(before.reportFixed())
  const report = {
    ...after,
    fixed: before.findings.filter(({ isFixable }) => isFixable),
    // Defaults of passwords are masked, so a patch with one among its lines cannot be applied; use `--fix`.
    ...(settings.fix === 'show' ? { patch: formatPatch(name, mark + before.text, mark + after.text) } : {}),
  }
  return { input, report, fixedText: before.fixedText }
}

interface LintedInput {
  readonly input: Input
  readonly report: FileReport
  readonly fixedText: string
}

/** Standard input is written to standard output, changed or not; files are written only if they changed. */
const writeAll = async (linted: readonly LintedInput[], terminal: Terminal): Promise<string[]> => {
  const failures: string[] = []
  for (const { input, fixedText } of linted) {
    const { name, path, text, hasByteOrderMark } = input
    if (path === undefined) terminal.write(hasByteOrderMark ? byteOrderMark + fixedText : fixedText)
    else if (fixedText !== text) {
      try {
        await writeAtomically(path, hasByteOrderMark ? byteOrderMark + fixedText : fixedText)
      } catch (error) {
        failures.push(`${name} cannot be written: ${error instanceof Error ? error.message : String(error)}.`)
      }
    }
  }
  return failures
}

/** Replaces a file completely or not at all: writes a new file beside it and moves it. Follows links and keeps the mode. */
const writeAtomically = async (path: string, text: string): Promise<void> => {
  const target = await realpath(path)
  const { mode } = await stat(target)
  const draft = `${target}.${randomUUID()}.tmp`
  try {
    await writeFile(draft, text, { mode })
    await rename(draft, target)
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
}

export interface Inputs {
  readonly inputs: readonly Input[]
  /** Sentences about what could not be read. */
  readonly failures: readonly string[]
}

/** Reads the files that match the patterns, each once; `-` is standard input. */
export const readInputs = async (settings: LintSettings, terminal: Terminal): Promise<Inputs> => {
  const { patterns, patternFolder, stdinName } = settings
  const { paths, failures } = await findFiles(
    patterns.filter((pattern) => pattern !== '-'),
    patternFolder,
  )
  const fromStdin = patterns.includes('-') ? [await readInput(stdinName, undefined, terminal.readInput)] : []
  const fromFiles = await Promise.all(paths.map((path) => readInput(shownPath(path, terminal.folder), path, () => readFile(path))))
  const read = [...fromStdin, ...fromFiles]
  return {
    inputs: read.flatMap((one) => ('failure' in one ? [] : [one])),
    failures: [...failures, ...read.flatMap((one) => ('failure' in one ? [one.failure] : []))],
  }
}

export interface Input {
  /** As displayed. */
  readonly name: string
  /** Absolute; `undefined` for standard input. */
  readonly path: string | undefined
  readonly text: string
  /** The file begins with a byte order mark, which `text` does not include. */
  readonly hasByteOrderMark: boolean
}

/** Reads one file or standard input. `failure` is a sentence. */
const readInput = async (
  name: string,
  path: string | undefined,
  readBytes: () => Promise<Uint8Array>,
): Promise<Input | { readonly failure: string }> => {
  try {
    const decoded = decodeFile(await readBytes())
    return 'failure' in decoded ? { failure: `${name} ${decoded.failure}` } : inputOf(name, path, decoded.text)
  } catch (error) {
    return { failure: `${name} cannot be read: ${error instanceof Error ? error.message : String(error)}.` }
  }
}

const inputOf = (name: string, path: string | undefined, read: string): Input => {
  const text = withoutByteOrderMark(read)
  return { name, path, text, hasByteOrderMark: text !== read }
}

interface FoundFiles {
  /** Absolute paths without duplicates, in the order of the patterns and sorted within each. */
  readonly paths: readonly string[]
  /** Sentences about patterns that match nothing. */
  readonly failures: readonly string[]
}

/** Skipped in folders and globs; linted if named explicitly. */
const ignored = ['**/node_modules/**', '**/package.json', '**/package-lock.json', '**/tsconfig*.json']

const extensions = '**/*.{json,yaml,yml}'

/** A pattern of what is left out: `!sub/**`. */
export const isExclusion = (pattern: string): boolean => /^!./.test(pattern)

/**
 * Finds the files that file names, folders and globs match, without those that patterns with a "!" match. A name that exists is that file,
 * whatever characters it has; a folder stands for the JSON and YAML files in it.
 */
const findFiles = async (patterns: readonly string[], folder: string): Promise<FoundFiles> => {
  const [wanted, excluded] = [emptyFind(), emptyFind()]
  const failures: string[] = []
  for (const pattern of patterns) {
    const isExcluding = isExclusion(pattern) && (await kindOf(resolve(folder, pattern))) === 'nothing'
    const { files, unread } = await findOne(isExcluding ? pattern.slice(1) : pattern, folder)
    const into = isExcluding ? excluded : wanted
    if (files.length + unread.length === 0 && !isExcluding) failures.push(await describeNothing(pattern, folder))
    for (const path of files) into.files.add(path)
    for (const path of unread) into.unread.add(path)
  }
  const paths = [...wanted.files].filter((path) => !excluded.files.has(path))
  const unread = [...wanted.unread].filter((path) => !excluded.unread.has(path))
  failures.push(...unread.map((path) => `The folder "${shownPath(path, folder)}" cannot be read.`))
  if (paths.length === 0 && failures.length === 0 && patterns.some(isExclusion))
    failures.push('No file is left by the patterns with a "!".')
  return { paths, failures }
}

const emptyFind = () => ({ files: new Set<string>(), unread: new Set<string>() })

/** What one pattern matches, and the folders in which it could not be seen. Absolute paths. */
interface Found {
  readonly files: readonly string[]
  readonly unread: readonly string[]
}

const findOne = async (pattern: string, folder: string): Promise<Found> => {
  const unread: string[] = []
  // As a path it would be the folder itself.
  if (pattern === '') return { files: [], unread }
  const path = resolve(folder, pattern)
  const kind = await kindOf(path)
  if (kind === 'file') return { files: [path], unread }
  const found = await glob(kind === 'folder' ? extensions : pattern, {
    cwd: kind === 'folder' ? path : folder,
    absolute: true,
    onlyFiles: true,
    expandDirectories: false,
    // Links may lead out of the tree or in circles; a path that is named explicitly is read wherever it is.
    followSymbolicLinks: false,
    ignore: ignored,
    fs: { readdir: readdirTelling((one) => unread.push(one)) },
  })
  return { files: found.map((one) => resolve(one)).sort(), unread }
}

/** `readdir` for the search, which passes over folders that cannot be read. `as`: it calls only this one of the overloads. */
const readdirTelling = (onUnread: (path: string) => void) =>
  ((path: string, options: { withFileTypes: true }, done: (error: Error | null, entries: Dirent[]) => void) =>
    readdir(path, options, (error, entries) => {
      if (error !== null && error.code !== 'ENOENT') onUnread(resolve(path))
      done(error, entries)
    })) as typeof readdir

const kindOf = async (path: string): Promise<'file' | 'folder' | 'nothing'> => {
  try {
    return (await stat(path)).isDirectory() ? 'folder' : 'file'
  } catch {
    // Not an existing path: it may be a glob.
    return 'nothing'
  }
}

const describeNothing = async (pattern: string, folder: string): Promise<string> => {
  if (pattern !== '' && (await kindOf(resolve(folder, pattern))) === 'folder')
    return `The folder "${pattern}" holds no schema: no .json, .yaml or .yml file.`
  return /[*?{}[\]!()]/.test(pattern)
    ? `No file matches "${pattern}". Put globs between quotes, so that the shell leaves them alone.`
    : `There is no file "${pattern}".`
}

/** A path as shown: from the folder of the terminal, with forward slashes. */
const shownPath = (path: string, folder: string): string => relative(folder, path).replaceAll(sep, '/')
