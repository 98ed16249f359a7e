import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'vite'
import { sourceAlias } from '../../support/sourceAlias.ts'
import type { LimitReadings } from './limits/measureLimits.ts'
import { measureLint } from './limits/measureLint.ts'
import { measurePlayground } from './limits/measurePlayground.ts'
import { measureTypes } from './limits/measureTypes.ts'
import type { CoreResult } from './measureCore.ts'

/** Runs a file in this process as a production build: a development server's modules are slower. */
async function importBuilt(path: string): Promise<unknown> {
  const input = fileURLToPath(new URL(path, import.meta.url))
  const result = await build({
    configFile: false,
    mode: 'production',
    logLevel: 'error',
    resolve: { alias: sourceAlias },
    ssr: { noExternal: true },
    build: { ssr: true, write: false, minify: true, rolldownOptions: { input, output: { format: 'es', codeSplitting: false } } },
  })
  if (!('output' in result)) throw new Error(`The build of ${path} has no single output.`)
  // From a file, since what is bundled in asks where it lies.
  const folder = await mkdtemp(join(tmpdir(), 'moduleform-bench-'))
  try {
    const file = join(folder, 'built.mjs')
    await writeFile(file, result.output[0].code)
    return await import(/* @vite-ignore */ pathToFileURL(file).href)
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** Measures the core by itself, without a browser. */
export async function runCore(): Promise<CoreResult> {
  // `as`, here and below: what a build exports is what its file exports.
  const built = (await importBuilt('measureCore.ts')) as { measureCore: () => CoreResult }
  return built.measureCore()
}

/** Measures what a schema may cost. */
export async function runLimits(): Promise<LimitReadings> {
  const built = (await importBuilt('limits/measureLimits.ts')) as { measureLimits: () => Promise<LimitReadings> }
  return { ...(await built.measureLimits()), ...(await measureLint()), ...measureTypes(), ...(await measurePlayground()) }
}
