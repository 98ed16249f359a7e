import type { Terminal } from './terminal.ts'

/** 0: clean. 1: findings. 2: wrong usage, or unreadable input. */
export type ExitCode = 0 | 1 | 2

/** A subcommand of `moduleform`. */
export interface Command {
  readonly name: string
  /** One line for the list of commands. */
  readonly summary: string
  /** What `moduleform <name> --help` prints. */
  readonly help: string
  /**
   * `args` are those after the command's name. Writes to the terminal and resolves with the exit code; throws a `UsageError` for wrong
   * usage.
   */
  readonly run: (args: readonly string[], terminal: Terminal) => Promise<ExitCode>
}
