import { once } from 'node:events'
import { resolve } from 'node:path'
import type { ExitCode } from '../command.ts'
import type { Terminal } from '../terminal.ts'
import { watchPaths } from '../watchPaths.ts'
import { isExclusion } from './lintInputs.ts'
import type { LintSettings } from './lintSettings.ts'

/**
 * Runs at once, and again whenever a file changes that the patterns match or could match, one run at a time. Resolves with the exit code of
 * the last run when the user stops it.
 */
export const followFiles = async (
  { patterns: given, patternFolder }: Pick<LintSettings, 'patterns' | 'patternFolder'>,
  terminal: Terminal,
  run: () => Promise<ExitCode>,
): Promise<ExitCode> => {
  const { signal, writeError } = terminal
  const patterns = given.filter((pattern) => !isExclusion(pattern))
  const watcher = await watchPaths(
    patterns.map((pattern) => rootOf(pattern, patternFolder)),
    {
      folder: patternFolder,
      followSymlinks: false,
      ignored: (path, isFile) => /[\\/](?:node_modules|\.git)(?:[\\/]|$)/.test(path) || (isFile && !isSchemaName(path, patterns)),
    },
  )
  let last = await run()
  writeError('Watching. Ctrl+C ends it.\n')
  let turn = Promise.resolve()
  let isWaiting = false
  const runAgain = async () => {
    isWaiting = false
    last = await run()
  }
  const failed = new Promise<never>((_done, fail) => {
    watcher.once('error', fail)
    watcher.on('all', () => {
      // Several files saved at once cause one run.
      if (isWaiting) return
      isWaiting = true
      turn = turn.then(runAgain)
      turn.catch(fail)
    })
  })
  try {
    if (!signal.aborted) await Promise.race([once(signal, 'abort'), failed])
    await turn
  } finally {
    await watcher.close()
  }
  return last
}

/** The path to watch for a pattern: the file or folder itself, or the folder before the first part with a wildcard. */
const rootOf = (pattern: string, folder: string): string => {
  const parts = pattern.split('/')
  const glob = parts.findIndex((part) => /[*?{}[\]!()]/.test(part))
  const before = parts.slice(0, glob).join('/')
  return resolve(folder, glob === -1 ? pattern : before === '' && pattern.startsWith('/') ? '/' : before)
}

const isSchemaName = (path: string, patterns: readonly string[]): boolean =>
  /\.(?:json|ya?ml)$/i.test(path) || patterns.some((pattern) => path.endsWith(pattern))
