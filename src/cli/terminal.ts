/** The environment of a command: its streams, folder and environment variables. Tests pass their own. */
export interface Terminal {
  /** Absolute path of the working directory, for relative paths. */
  readonly folder: string
  readonly environment: Readonly<Record<string, string | undefined>>
  /** Whether a person reads standard output: only then there are colours and progress lines. */
  readonly isInteractive: boolean
  /** Columns of the terminal, if known. */
  readonly columns: number | undefined
  /** The whole of standard input, which may be no text. */
  readonly readInput: () => Promise<Uint8Array>
  /** Write text unchanged to standard output and to standard error. */
  readonly write: (text: string) => void
  readonly writeError: (text: string) => void
  /** Aborted when the user stops the command (Ctrl+C). */
  readonly signal: AbortSignal
}
