import { readFile } from 'node:fs/promises'
import { shownPath } from './findFiles.ts'

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
export const readInput = async (path: string, folder: string): Promise<Input | { readonly failure: string }> => {
  const name = shownPath(path, folder)
  try {
    return inputOf(name, path, new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(await readFile(path)))
  } catch (error) {
    if (error instanceof TypeError) return { failure: `${name} is no UTF-8 text.` }
    return { failure: `${name} cannot be read: ${error instanceof Error ? error.message : String(error)}.` }
  }
}

export const byteOrderMark = '\uFEFF'

export const inputOf = (name: string, path: string | undefined, text: string): Input => {
  const hasByteOrderMark = text.startsWith(byteOrderMark)
  return { name, path, text: hasByteOrderMark ? text.slice(1) : text, hasByteOrderMark }
}
