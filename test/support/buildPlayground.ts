import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

/** `production`: as `npm run build` does. `development`: readable, with React's warnings. */
type Environment = 'production' | 'development'

export interface BuiltPlayground {
  /** The absolute path of its folder. */
  readonly folder: string
  /** The folder as Vite names it. */
  readonly outDir: string
}

/** Builds the playground. */
export async function buildPlayground(environment: Environment): Promise<BuiltPlayground> {
  const outDir = `../node_modules/.vite/journeys-${environment}`
  const options = ['playground', '--config', 'vite.config.ts', '--mode', 'playground', '--outDir', outDir, '--emptyOutDir']
  if (environment === 'development') options.push('--minify', 'false')
  // In a separate process, because Vitest's environment variables would make every build a development build.
  await promisify(execFile)(process.execPath, ['node_modules/vite/bin/vite.js', 'build', ...options, '--logLevel', 'error'], {
    env: { ...process.env, NODE_ENV: environment },
  })
  return { folder: fileURLToPath(new URL(`../../playground/${outDir}/`, import.meta.url)), outDir }
}
