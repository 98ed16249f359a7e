/** What the page shows of a schema file. */
export interface SchemaFileState {
  /** What the file held when it could be read last; absent where it never could. */
  readonly json?: unknown
  /** Why it cannot be read at present. */
  readonly problem?: FileProblem
}

/** Counted from 1; absent where the file as a whole is meant. */
export interface FileProblem {
  readonly message: string
  readonly line?: number
  readonly column?: number
}
