import { runCli } from '../../src/cli/runCli.ts'
import type { Terminal } from '../../src/cli/terminal.ts'

export interface CliRun {
  readonly exitCode: number
  readonly output: string
  readonly errors: string
}

/** Runs the command line in a folder, with a non-interactive terminal. */
export async function runIn(folder: string, args: readonly string[], terminal: Partial<Terminal> = {}): Promise<CliRun> {
  let [output, errors] = ['', '']
  const exitCode = await runCli(args, {
    folder,
    environment: {},
    isInteractive: false,
    columns: undefined,
    readInput: async () => new Uint8Array(),
    write: (text) => void (output += text),
    writeError: (text) => void (errors += text),
    signal: new AbortController().signal,
    ...terminal,
  })
  return { exitCode, output, errors }
}
