/** What a command has of the world: its streams, its folder and its environment. Tests give their own. */
export interface Terminal {
  /** Absolute path of the folder that relative paths start from. */
  readonly folder: string
  readonly environment: Readonly<Record<string, string | undefined>>
  /** Whether standard output is read by a person: colours and progress lines are for them alone. */
  readonly isInteractive: boolean
  /** Columns of the terminal, where it has such. */
  readonly columns: number | undefined
  /** The whole of standard input. */
  readonly readInput: () => Promise<string>
  /** Writes text as it is to standard output, and to standard error. */
  readonly write: (text: string) => void
  readonly writeError: (text: string) => void
  /** Aborted when the person asks for an end (Ctrl+C). */
  readonly signal: AbortSignal
}
