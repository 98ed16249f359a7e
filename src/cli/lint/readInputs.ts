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
    return inputOf(name, path, new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(await readFile(path)))
  } catch (error) {
    if (error instanceof TypeError) return { failure: `${name} is no UTF-8 text.` }
    return { failure: `${name} cannot be read: ${error instanceof Error ? error.message : String(error)}.` }
  }
}

export const byteOrderMark = '\uFEFF'

const inputOf = (name: string, path: string | undefined, text: string): Input => {
  const hasByteOrderMark = text.startsWith(byteOrderMark)
  return { name, path, text: hasByteOrderMark ? text.slice(1) : text, hasByteOrderMark }
}
