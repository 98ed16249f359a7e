/** What the page shows of a schema file. */
export interface SchemaFileState {
  /** What the file held when it could be read last; absent where it never could. */
  readonly json?: unknown
  /** The file has changed since then, and cannot be read any more. */
  readonly isOld?: true
  /** What is wrong with its text. */
  readonly problem?: FileProblem
}

/** Line and column are counted from 1, and absent where the file as a whole is meant. */
export interface FileProblem {
  readonly message: string
  readonly line?: number
  readonly column?: number
}
