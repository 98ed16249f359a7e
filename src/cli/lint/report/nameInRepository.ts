import { isAbsolute, relative, resolve, sep } from 'node:path'
import type { Terminal } from '../../terminal.ts'

/** A displayed file name from the root of the repository: GitHub takes it so, wherever in the repository a step works. */
export function nameInRepository(name: string, { folder, environment }: Pick<Terminal, 'folder' | 'environment'>): string {
  const root = environment['GITHUB_WORKSPACE'] ?? ''
  if (root === '') return name
  const path = relative(root, resolve(folder, name))
  return path.startsWith(`..${sep}`) || isAbsolute(path) ? name : path.replaceAll(sep, '/')
}
