import type { Terminal } from '../terminal.ts'
import { findFiles } from './findFiles.ts'
import { type Input, inputOf, readInput } from './readInput.ts'
import type { LintSettings } from './lintSettings.ts'

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
