import { readFile } from 'node:fs/promises'
import { isJsonObject } from '../core/schema/json.ts'

/** The version of the package that contains this code: of the first `package.json` with its name upwards. */
export const readVersion = async (folder = new URL('./', import.meta.url)): Promise<string> => {
  const manifest = await readManifest(new URL('package.json', folder))
  if (manifest?.['name'] === 'moduleform' && typeof manifest['version'] === 'string') return manifest['version']
  const parent = new URL('..', folder)
  return parent.href === folder.href ? 'unknown' : readVersion(parent)
}

const readManifest = async (file: URL) => {
  try {
    const json: unknown = JSON.parse(await readFile(file, 'utf8'))
    return isJsonObject(json) ? json : undefined
  } catch {
    // No such file here: the search continues upwards.
    return undefined
  }
}
