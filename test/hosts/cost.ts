import { readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect } from 'vitest'
import type { Host } from './installHost.ts'

/** Bundles parts that need nothing else of the package, and checks that nothing else is included. In bytes gzipped. */
export async function expectSmallParts({ folder, run }: Host): Promise<void> {
  await run(process.execPath, 'cost.js')
  expect(await bytesAtStart(folder, 'messages')).toBeLessThan(3_000)
  expect(await bytesAtStart(folder, 'definition')).toBeLessThan(300)
}

/** The size of an entry's script and its static imports; bundlers write further files that are never requested. */
async function bytesAtStart(folder: string, name: string): Promise<number> {
  const cost = join(folder, 'cost', name)
  const paths = (await readdir(cost, { recursive: true })).filter((path) => path.endsWith('.js'))
  const entry = paths.find((path) => basename(path).startsWith(name))
  if (entry === undefined) throw new Error(`${cost} has no script of ${name}.`)
  const wanted = new Set([basename(entry)])
  let bytes = 0
  // A set can grow during iteration; added entries are visited too.
  for (const file of wanted) {
    const code = await readFile(join(cost, paths.find((path) => basename(path) === file) ?? file), 'utf8')
    bytes += gzipSync(code).length
    for (const [, imported] of code.matchAll(/(?:from|import)\s*"\.\/([^"]+)"/g)) if (imported !== undefined) wanted.add(imported)
  }
  return bytes
}
