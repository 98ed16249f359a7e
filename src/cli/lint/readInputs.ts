import { readFile } from 'node:fs/promises'
import { findFiles, shownPath } from './findFiles.ts'
import type { LintSettings } from './lintSettings.ts'
import type { Terminal } from '../terminal.ts'

export interface Inputs {
  readonly inputs: readonly Input[]
  /** Sentences about what could not be read. */
  readonly failures: readonly string[]
}

/** Reads what the patterns mean, each file once; `-` is standard input. */
export const readInputs = async (settings: LintSettings, terminal: Terminal): Promise<Inputs> => {
  const { patterns, patternFolder, stdinName } = settings
  const fromStdin = patterns.includes('-') ? [inputOf(stdinName, undefined, await terminal.readInput())] : []
  const { paths, failures } = await findFiles(
    patterns.filter((pattern) => pattern !== '-'),
    patternFolder,
  )
  const read = await Promise.all(paths.map((path) => readInput(path, terminal.folder)))
  return {
    inputs: [...fromStdin, ...read.flatMap((one) => ('failure' in one ? [] : [one]))],
    failures: [...failures, ...read.flatMap((one) => ('failure' in one ? [one.failure] : []))],
  }
}

/** A text to lint. */
export interface Input {
  /** As shown. */
  readonly name: string
  /** Absolute; `undefined` for standard input. */
  readonly path: string | undefined
  readonly text: string
  /** The file begins with a byte order mark, which is no part of the text. */
  readonly hasByteOrderMark: boolean
}

/** Reads one file. The failure is a sentence. */
const readInput = async (path: string, folder: string): Promise<Input | { readonly failure: string }> => {
  const name = shownPath(path, folder)
  try {
    const bytes = await readFile(path)
    if (isUtf16(bytes)) return { failure: `${name} is UTF-16. Save it as UTF-8, which JSON and YAML are exchanged in.` }
    return inputOf(name, path, new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes))
  } catch (error) {
    if (error instanceof TypeError) return { failure: `${name} is no UTF-8 text.` }
    return { failure: `${name} cannot be read: ${error instanceof Error ? error.message : String(error)}.` }
  }
}

/** By its byte order mark, or by the zero that is half of each letter. */
const isUtf16 = ([first, second, third]: Uint8Array): boolean =>
  (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff) || first === 0 || (second === 0 && third !== 0)

export const byteOrderMark = '\uFEFF'

const inputOf = (name: string, path: string | undefined, text: string): Input => {
  const hasByteOrderMark = text.startsWith(byteOrderMark)
  return { name, path, text: hasByteOrderMark ? text.slice(1) : text, hasByteOrderMark }
}
