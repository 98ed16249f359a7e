import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { onTestFinished } from 'vitest'
import type { ExitCode } from '../../src/cli/command.ts'
import { createPlaygroundCommand } from '../../src/cli/playground/playgroundCommand.ts'
import { UsageError } from '../../src/cli/UsageError.ts'
import { makeFolder } from './makeFolder.ts'

interface Started {
  /** Of the page, once it is served. */
  readonly url: string
  /** Texts written to standard output, and to standard error. */
  readonly written: readonly string[]
  readonly errors: readonly string[]
  /** Addresses that were opened in the browser. */
  readonly opened: readonly string[]
  /** Ends the command like Ctrl+C. Resolves with the exit code. */
  readonly end: () => Promise<ExitCode>
}

interface Circumstances {
  /** Of the built page. Default: a page of a single line. */
  readonly pageFolder?: string
  /** The folder for relative paths. */
  readonly folder?: string
  readonly environment?: Readonly<Record<string, string>>
  readonly isInteractive?: boolean
  /** Why the browser does not open. */
  readonly browserFault?: string
}

const page = '<!doctype html><html><head><title>page</title></head><body></body></html>'

async function makePage(): Promise<string> {
  const folder = await makeFolder()
  await writeFile(join(folder, 'index.html'), page)
  return folder
}

/** Starts `moduleform playground` until the test ends. Rejects with the command's error if it throws before it serves. */
export async function startPlaygroundCommand(args: readonly string[], circumstances: Circumstances = {}): Promise<Started> {
  const { folder = '/', environment = {}, isInteractive = false, browserFault } = circumstances
  const pageFolder = circumstances.pageFolder ?? (await makePage())
  const written: string[] = []
  const errors: string[] = []
  const opened: string[] = []
  const ending = new AbortController()
  const command = createPlaygroundCommand({
    findBuild: () => ({
      page: pathToFileURL(join(pageFolder, '/')),
      demoModules: new URL('../../playground/modules/modules.ts', import.meta.url),
    }),
    openBrowser: async (url) => {
      opened.push(url)
      return browserFault
    },
  })
  let tellUrl: (url: string) => void = () => {}
  const serving = new Promise<string>((resolve) => (tellUrl = resolve))
  const run = command.run(args, {
    folder,
    environment,
    isInteractive,
    columns: undefined,
    readInput: async () => new Uint8Array(),
    write: (text) => {
      written.push(text)
      const url = /http:\S+/.exec(text)?.[0]
      if (url !== undefined) tellUrl(url)
    },
    writeError: (text) => void errors.push(text),
    signal: ending.signal,
  })
  const end = () => {
    ending.abort()
    return run
  }
  onTestFinished(async () => {
    await end().catch(() => undefined)
  })
  const url = await Promise.race([serving, run.then(() => Promise.reject(new Error('The command has ended before it served anything.')))])
  return { url, written, errors, opened, end }
}

/** The error message for an invalid command line. */
export async function refusalOf(args: readonly string[], folder?: string): Promise<string> {
  try {
    await startPlaygroundCommand(args, folder === undefined ? {} : { folder })
  } catch (error) {
    if (error instanceof UsageError) return error.message
    throw error
  }
  throw new Error('The command line is accepted.')
}
