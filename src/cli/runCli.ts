import type { Command, ExitCode } from './command.ts'
import type { Terminal } from './terminal.ts'
import { UsageError } from './UsageError.ts'

/** Each command's own code is loaded when it is called. */
const commands: Readonly<Record<string, () => Promise<Command>>> = {}

/**
 * The command line `moduleform <command> …`, without the process around it.
 *
 * @example await runCli(['lint', 'schema.json'], terminal) // 0, 1 or 2
 */
export const runCli = async (args: readonly string[], terminal: Terminal): Promise<ExitCode> => {
  const [name = '--help', ...rest] = args
  try {
    const load = Object.hasOwn(commands, name) ? commands[name] : undefined
    if (load === undefined) throw new UsageError(`There is no command "${name}". Commands: ${Object.keys(commands).join(', ')}.`)
    const command = await load()
    if (rest.includes('--help')) {
      terminal.write(command.help)
      return 0
    }
    return await command.run(rest, terminal)
  } catch (error) {
    if (!(error instanceof UsageError)) throw error
    terminal.writeError(`${error.message}\n`)
    return 2
  }
}
