import { createServer } from 'vite'

export interface PlaygroundServer {
  /** Of the page, with a slash at the end. */
  readonly url: string
  /** Origin of the demo modules, `http://127.0.0.1:<port>`. */
  readonly modules: string
  readonly close: () => Promise<void>
}

interface PlaygroundOptions {
  /** Of the page; 0 is any free one. */
  readonly port?: number
  /** Folder of prebundled dependencies, below the checkout. Each server needs its own: two that share one would rebuild each other's. */
  readonly cacheDir?: string
}

/** Starts what `npm start` starts, without watching files: an edit must not reload a page under test. */
export async function startPlayground({ port = 0, cacheDir = 'journeys' }: PlaygroundOptions = {}): Promise<PlaygroundServer> {
  const server = await createServer({
    root: 'playground',
    configFile: 'vite.config.ts',
    mode: 'playground',
    logLevel: 'error',
    cacheDir: `../node_modules/.vite/${cacheDir}`,
    // Not `null`, which would keep the default.
    server: { port, watch: { ignored: ['**'] } },
  })
  await server.listen()
  const url = server.resolvedUrls?.local[0]
  if (url === undefined) throw new Error('The dev server does not say where it listens.')
  const html = await (await fetch(url)).text()
  const modules = /<meta name="demo-modules" content="([^"]+)"/.exec(html)?.[1]
  if (modules === undefined) throw new Error(`The page at ${url} does not say where its demo modules run.`)
  return { url, modules, close: () => server.close() }
}
