import { findNearMiss } from '../core/schema/findNearMiss.ts'
import type { ExitCode } from './command.ts'
import { commands, formatHelp } from './commands.ts'
import { readVersion } from './readVersion.ts'
import type { Terminal } from './terminal.ts'
import { UsageError } from './UsageError.ts'

/**
 * The command line `moduleform <command> …`, independent of the process. Wrong usage prints one sentence on standard error; exit code 2.
 *
 * @example await runCli(['lint', 'schema.json'], terminal) // 0, 1 or 2
 */
export const runCli = async (args: readonly string[], terminal: Terminal): Promise<ExitCode> => {
  const [name = '--help', ...rest] = args[0] === 'help' && args.length > 1 ? [...args.slice(1), '--help'] : args
  try {
    const answer = Object.hasOwn(answers, name) ? answers[name] : undefined
    if (answer !== undefined) {
      terminal.write(`${await answer()}\n`)
      return 0
    }
    return await runCommand(name, rest, terminal)
  } catch (error) {
    // A crash ends with 2, too: 1 means findings.
    terminal.writeError(`${error instanceof UsageError ? error.message : describeCrash(error)}\n`)
    return 2
  }
}

const describeCrash = (error: unknown): string =>
  `moduleform: this is a fault of moduleform itself.\n${error instanceof Error ? (error.stack ?? error.message) : String(error)}`

/** Options of the program itself, not of a command. */
const answers: Readonly<Record<string, () => Promise<string>>> = {
  '--help': formatHelp,
  '-h': formatHelp,
  help: formatHelp,
  '--version': readVersion,
  '-v': readVersion,
}

const runCommand = async (name: string, args: readonly string[], terminal: Terminal): Promise<ExitCode> => {
  const load = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (load === undefined) throw new UsageError(describeUnknown(name))
  const command = await load()
  const options = args.includes('--') ? args.slice(0, args.indexOf('--')) : args
  if (!options.includes('--help') && !options.includes('-h')) return command.run(args, terminal)
  terminal.write(`${command.help.trim()}\n`)
  return 0
}

const describeUnknown = (name: string): string => {
  const kind = name.startsWith('-') ? 'option' : 'command'
  const right = findNearMiss(name, [...Object.keys(commands), ...Object.keys(answers)])
  const names = Object.keys(commands).join(', ')
  const advice = right === undefined ? `The commands are ${names}; "moduleform --help" says what they do.` : `Did you mean "${right}"?`
  return `moduleform: there is no ${kind} "${name}". ${advice}`
}
