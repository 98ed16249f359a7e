/** What the page shows of a schema file. */
export interface SchemaFileState {
  /** What the file held when it could be read last, without the wrapper of a recorded answer; absent where it never could. */
  readonly schema?: unknown
  /** Of the values in `schema`. */
  readonly positions?: ValuePositions
  /** The file has changed since then, and cannot be read any more. */
  readonly isOld?: true
  /** What is wrong with its text. */
  readonly problem?: FileProblem
}

/** Where in the text of the file each value begins, at its key where it has one, by JSON Pointer. Counted from 1. */
export type ValuePositions = Readonly<Record<string, readonly [line: number, column: number]>>

/** Line and column are counted from 1, and absent where the file as a whole is meant. */
export interface FileProblem {
  readonly message: string
  readonly line?: number
  readonly column?: number
}
