import { randomUUID } from 'node:crypto'
import { realpath, rename, rm, stat, writeFile } from 'node:fs/promises'

/** Replaces a file whole or not at all: written beside it, then moved over it. Links are followed and the mode stays. */
export const writeAtomically = async (path: string, text: string): Promise<void> => {
  const target = await realpath(path)
  const { mode } = await stat(target)
  const draft = `${target}.${randomUUID()}.tmp`
  try {
    await writeFile(draft, text, { mode })
    await rename(draft, target)
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
}
