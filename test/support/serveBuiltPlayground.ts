import { preview } from 'vite'

/** The policy of a page that runs only its own files. Monaco needs inline styles. */
const policy = (modules: string) =>
  `default-src 'self'; script-src 'self'; worker-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src ${modules}`

/** Serves a build of the playground, and nothing else, with a strict content security policy that permits modules at one origin. */
export async function serveBuiltPlayground(
  outDir: string,
  modules: string,
): Promise<{ readonly url: string; readonly close: () => Promise<void> }> {
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
