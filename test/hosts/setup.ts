import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    /** The packed package, as an absolute path. */
    readonly tarball: string
    /** The folder for copies of the apps: outside of the checkout, so that they cannot use anything of it. */
    readonly hostsFolder: string
  }
}

/** Packs what `npm run build` left in `dist`, as `npm publish` would, outside of the checkout. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'moduleform-hosts-'))
  const { stdout } = await promisify(execFile)('npm', ['pack', '--json', '--ignore-scripts', '--pack-destination', folder], {
    maxBuffer: 2 ** 24,
  })
  const [packed] = JSON.parse(stdout) as readonly { readonly filename: string }[]
  if (packed === undefined) throw new Error('npm pack wrote no tarball.')
  project.provide('tarball', join(folder, packed.filename))
  project.provide('hostsFolder', folder)
  return () => rm(folder, { recursive: true })
}
