/** A place in printed JSON; both count from 1. */
export interface Position {
  readonly line: number
  readonly column: number
}
