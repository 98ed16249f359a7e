import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'
import { build } from 'vite'
import { sourceAlias } from '../../support/sourceAlias.ts'
import type { LimitReadings } from './limits/measureLimits.ts'
import { measureLint } from './limits/measureLint.ts'
import { measurePlayground } from './limits/measurePlayground.ts'
import { measureTypes } from './limits/measureTypes.ts'
import type { CoreResult } from './measureCore.ts'

/** Runs a file as a production build, because modules of a development server are slower. */
async function withBuilt<Result>(path: string, run: (built: string) => Promise<Result>): Promise<Result> {
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
  // Written to a file, because bundled code uses its own path.
  const folder = await mkdtemp(join(tmpdir(), 'moduleform-bench-'))
  try {
    const file = join(folder, 'built.mjs')
    await writeFile(file, result.output[0].code)
    return await run(pathToFileURL(file).href)
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** In this process. `unknown`: the build has the exports of its file. */
const importBuilt = (path: string): Promise<unknown> => withBuilt(path, (built) => import(/* @vite-ignore */ built))

/**
 * A young generation that holds all garbage of an operation on 20,000 fields. With the default of Node and of browsers, the collector
 * repeatedly copies what is still in use, and more so the larger the form: parsing a field takes 5.4 µs of 1,000 and 8.3 of 20,000, but 5.9
 * and 5.4 with this one.
 */
const youngGeneration = 768

/** Measures how work grows with the number of fields, in a thread with a large young generation. */
const measureGrowth = (built: string): Promise<LimitReadings> =>
  new Promise((resolve, reject) => {
    const code = `import { parentPort, workerData } from 'node:worker_threads'
      const { measureGrowth } = await import(workerData)
      parentPort.postMessage(measureGrowth())`
    const worker = new Worker(code, {
      eval: true,
      execArgv: ['--input-type=module'],
      workerData: built,
      resourceLimits: { maxYoungGenerationSizeMb: youngGeneration },
    })
    worker.once('message', (readings: LimitReadings) => {
      void worker.terminate()
      resolve(readings)
    })
    worker.once('error', reject)
  })

/** Measures the core alone, without a browser. */
export async function runCore(): Promise<CoreResult> {
  // `as`, here and below: the build has the exports of its file.
  const built = (await importBuilt('measureCore.ts')) as { measureCore: () => CoreResult }
  return built.measureCore()
}

/** Measures the cost of schemas. */
export async function runLimits(): Promise<LimitReadings> {
  const forms = await withBuilt('limits/measureLimits.ts', async (built) => {
    const { measureLimits } = (await import(/* @vite-ignore */ built)) as { measureLimits: () => Promise<LimitReadings> }
    return { ...(await measureLimits()), ...(await measureGrowth(built)) }
  })
  return { ...forms, ...(await measureLint()), ...measureTypes(), ...(await measurePlayground()) }
}
