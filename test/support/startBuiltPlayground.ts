import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { preview } from 'vite'

const outDir = '../node_modules/.vite/journeys-build'

/** Of a page that runs nothing but its own files. Monaco writes its styles inline. */
const policy = (modules: string) =>
  `default-src 'self'; script-src 'self'; worker-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src ${modules}`

/** Builds the playground and serves it under a strict content security policy that lets it ask modules at one origin. */
export async function startBuiltPlayground(modules: string): Promise<{ readonly url: string; readonly close: () => Promise<void> }> {
  const options = ['playground', '--config', 'vite.config.ts', '--mode', 'playground', '--outDir', outDir, '--emptyOutDir']
  // A process of its own: what Vitest sets in this one would make it a build for development.
  await promisify(execFile)(process.execPath, ['node_modules/vite/bin/vite.js', 'build', ...options, '--logLevel', 'error'], {
    env: { ...process.env, NODE_ENV: 'production' },
  })
  const server = await preview({
    root: 'playground',
    configFile: 'vite.config.ts',
    mode: 'playground',
    logLevel: 'error',
    build: { outDir },
    preview: { host: '127.0.0.1', port: 0, headers: { 'content-security-policy': policy(modules) } },
  })
  const url = server.resolvedUrls?.local[0]
  if (url === undefined) throw new Error('The server of the build does not say where it listens.')
  return { url, close: () => server.close() }
}
