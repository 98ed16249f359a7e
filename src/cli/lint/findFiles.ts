import { stat } from 'node:fs/promises'
import { relative, resolve, sep } from 'node:path'
import { glob } from 'tinyglobby'

export interface FoundFiles {
  /** Absolute paths, each once, in the order of the patterns and sorted within each. */
  readonly paths: readonly string[]
  /** Sentences about patterns that lead to nothing. */
  readonly failures: readonly string[]
}

/** Never meant by a folder or a glob; named in full they are linted all the same. */
const ignored = ['**/node_modules/**', '**/package.json', '**/package-lock.json', '**/tsconfig*.json']

const extensions = '**/*.{json,yaml,yml}'

/** Finds what file names, folders and globs mean. A name that exists is that file, whatever characters it has; a folder stands for the JSON and YAML files in it. */
export const findFiles = async (patterns: readonly string[], folder: string): Promise<FoundFiles> => {
  const paths = new Set<string>()
  const failures: string[] = []
  for (const pattern of patterns) {
    const found = await findOne(pattern, folder)
    if (found.length === 0) failures.push(await describeNothing(pattern, folder))
    for (const path of found) paths.add(path)
  }
  return { paths: [...paths], failures }
}

const findOne = async (pattern: string, folder: string): Promise<readonly string[]> => {
  const path = resolve(folder, pattern)
  const kind = await kindOf(path)
  if (kind === 'file') return [path]
  const found = await glob(kind === 'folder' ? extensions : pattern, {
    cwd: kind === 'folder' ? path : folder,
    absolute: true,
    onlyFiles: true,
    expandDirectories: false,
    // Links may lead out of the tree, or round in it; what is named itself is read wherever it lies.
    followSymbolicLinks: false,
    ignore: ignored,
  })
  return found.map((one) => resolve(one)).sort()
}

const kindOf = async (path: string): Promise<'file' | 'folder' | 'nothing'> => {
  try {
    return (await stat(path)).isDirectory() ? 'folder' : 'file'
  } catch {
    // Not a name of something: it may be a glob.
    return 'nothing'
  }
}

const describeNothing = async (pattern: string, folder: string): Promise<string> => {
  if ((await kindOf(resolve(folder, pattern))) === 'folder') return `The folder "${pattern}" holds no schema: no .json, .yaml or .yml file.`
  return /[*?{}[\]!()]/.test(pattern)
    ? `No file matches "${pattern}". Put globs between quotes, so that the shell leaves them alone.`
    : `There is no file "${pattern}".`
}

/** A path as shown: from the folder of the terminal, with forward slashes. */
export const shownPath = (path: string, folder: string): string => relative(folder, path).replaceAll(sep, '/')
