import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { sourceAlias } from '../../support/sourceAlias.ts'
import type { CoreResult } from './measureCore.ts'

const input = fileURLToPath(new URL('measureCore.ts', import.meta.url))

/** Measures a production build of the core in this process: a development server's modules are slower. */
export async function runCore(): Promise<CoreResult> {
  const result = await build({
    configFile: false,
    mode: 'production',
    logLevel: 'error',
    resolve: { alias: sourceAlias },
    ssr: { noExternal: true },
    build: { ssr: true, write: false, minify: true, rolldownOptions: { input, output: { format: 'es' } } },
  })
  if (!('output' in result)) throw new Error('The build of the core has no single output.')
  // What it exports is what the file exports.
  const built = (await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(result.output[0].code)}`)) as {
    measureCore: () => CoreResult
  }
  return built.measureCore()
}
