import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const outDir = '../node_modules/.vite/journeys-build'

/** Builds the playground as `npm run build` does. Resolves with the absolute path of the folder, and with its name for Vite. */
export async function buildPlayground(): Promise<{ readonly folder: string; readonly outDir: string }> {
  const options = ['playground', '--config', 'vite.config.ts', '--mode', 'playground', '--outDir', outDir, '--emptyOutDir']
  // In a separate process, because Vitest's environment variables would make it a development build.
  await promisify(execFile)(process.execPath, ['node_modules/vite/bin/vite.js', 'build', ...options, '--logLevel', 'error'], {
    env: { ...process.env, NODE_ENV: 'production' },
  })
  return { folder: fileURLToPath(new URL(`../../playground/${outDir}/`, import.meta.url)), outDir }
}
