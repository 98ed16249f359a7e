import type { Terminal } from './terminal.ts'

/** 0: clean. 1: findings. 2: wrong use, or input that cannot be read. */
export type ExitCode = 0 | 1 | 2

/** One word after `moduleform`. */
export interface Command {
  readonly name: string
  /** One line for the list of commands. */
  readonly summary: string
  /** What `moduleform <name> --help` prints. */
  readonly help: string
  /** `args` are those after the command's name. Writes to the terminal and says how it ended; throws a `UsageError` for wrong use. */
  readonly run: (args: readonly string[], terminal: Terminal) => Promise<ExitCode>
}
