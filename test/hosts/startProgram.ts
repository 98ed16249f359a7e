import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { stripVTControlCharacters } from 'node:util'

interface Started {
  /** The address that the program reports, with a slash at the end. */
  readonly address: string
  readonly end: () => void
}

/** Starts a Node script that serves at 127.0.0.1, in a folder. Rejects with its output if it ends before it serves. */
export function startProgram(folder: string, script: string, ...args: readonly string[]): Promise<Started> {
  const program = spawn(process.execPath, [script, ...args], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
  })
  return new Promise((resolve, reject) => {
    const lines: string[] = []
    const read = (line: string) => {
      // Where a variable says that this is CI, programs write in colours.
      const plain = stripVTControlCharacters(line)
      lines.push(plain)
      const found = /http:\/\/127\.0\.0\.1:\d+/.exec(plain)?.[0]
      if (found !== undefined) resolve({ address: `${found}/`, end: () => void program.kill() })
    }
    createInterface(program.stdout).on('line', read)
    createInterface(program.stderr).on('line', read)
    program.on('exit', (code) => reject(new Error(`${script} ended with ${code}: ${lines.join('\n')}`)))
  })
}
