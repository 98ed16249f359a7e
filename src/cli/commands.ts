import type { Command } from './command.ts'

/** One row a command, in the order of `moduleform --help`. Each command's own code is loaded when it is needed. */
export const commands: Readonly<Record<string, () => Promise<Command>>> = {
  lint: async () => (await import('./lint/lintCommand.ts')).lintCommand,
  check: async () => (await import('./check/checkCommand.ts')).checkCommand,
  playground: async () => (await import('./playground/playgroundCommand.ts')).playgroundCommand,
}
