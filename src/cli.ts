import { buffer } from 'node:stream/consumers'
import { setFlagsFromString } from 'node:v8'
import { runCli } from './cli/runCli.ts'

// Reading a large schema leaves much behind, and V8 would rather take three times the memory than collect it.
setFlagsFromString('--heap-growing-percent=10')

const ending = new AbortController()
process.once('SIGINT', () => ending.abort())

// A reader such as `| head` may close the pipe early.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
  process.exit()
})

// Without a reader of its messages a run still has its report and its exit code.
process.stderr.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
})

process.exitCode = await runCli(process.argv.slice(2), {
  folder: process.cwd(),
  environment: process.env,
  isInteractive: process.stdout.isTTY,
  columns: process.stdout.isTTY ? process.stdout.columns : undefined,
  readInput: () => buffer(process.stdin),
  write: (written) => void process.stdout.write(written),
  writeError: (written) => void process.stderr.write(written),
  signal: ending.signal,
})
