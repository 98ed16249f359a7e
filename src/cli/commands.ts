import type { Command } from './command.ts'

/** One row per command, in the order of `moduleform --help`. The code of a command is loaded on demand. */
export const commands: Readonly<Record<string, () => Promise<Command>>> = {
  lint: async () => (await import('./lint/lintCommand.ts')).lintCommand,
  check: async () => (await import('./check/checkCommand.ts')).checkCommand,
  playground: async () => (await import('./playground/playgroundCommand.ts')).playgroundCommand,
}

/** What `moduleform --help` prints. */
export const formatHelp = async (): Promise<string> => {
  const loaded = await Promise.all(Object.values(commands).map((load) => load()))
  const width = Math.max(...loaded.map(({ name }) => name.length))
  return [
    'Tools for those who write and test workflow modules.',
    '',
    'Usage: moduleform <command> [options]',
    '',
    'Commands:',
    ...loaded.map(({ name, summary }) => `  ${name.padEnd(width)}  ${summary}`),
    '',
    'Options:',
    '  --help     What is here, or after a command what it takes',
    '  --version  The version of the installed package',
    '',
    'Exit codes: 0 clean, 1 findings, 2 wrong use or input that cannot be read.',
  ].join('\n')
}
