import { watch, type ChokidarOptions, type FSWatcher } from 'chokidar'
import { accessSync, constants, existsSync } from 'node:fs'
import { dirname, isAbsolute, relative, resolve, sep } from 'node:path'
import { awaitWriteFinish } from './awaitWriteFinish.ts'

interface WatchOptions extends Pick<ChokidarOptions, 'followSymlinks'> {
  /** The folder that is worked in. */
  readonly folder: string
  /** What in these paths is not watched. */
  readonly ignored?: (path: string, isFile: boolean) => boolean
}

/**
 * Watches files and folders by absolute paths, from a folder above them: what is watched itself is forgotten once it is removed, and would
 * not be noticed when it comes back. Resolves when watching has started.
 */
export async function watchPaths(paths: readonly string[], { folder, ignored, ...options }: WatchOptions): Promise<FSWatcher> {
  const watcher = watch([...new Set(paths.map((path) => startFor(path, folder)))], {
    ...options,
    ignoreInitial: true,
    ignorePermissionErrors: true,
    awaitWriteFinish,
    ignored: (found, stats) => {
      const path = resolve(found)
      const isOnTheWay = paths.some((one) => isWithin(one, path))
      return !isOnTheWay && (!paths.some((one) => isWithin(path, one)) || ignored?.(path, stats?.isFile() === true) === true)
    },
  })
  await new Promise<void>((done, fail) => void watcher.once('ready', done).once('error', fail))
  return watcher
}

/**
 * For what is in the working folder that, else two folders up; where that does not exist, the next one above. A folder that may not be read
 * leads nowhere.
 */
function startFor(path: string, folder: string): string {
  let start = path !== folder && isWithin(path, folder) ? folder : dirname(dirname(path))
  while (!existsSync(start) && dirname(start) !== start) start = dirname(start)
  try {
    accessSync(start, constants.R_OK)
    return start
  } catch {
    return path
  }
}

function isWithin(path: string, around: string): boolean {
  const way = relative(around, path)
  return way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way)
}
