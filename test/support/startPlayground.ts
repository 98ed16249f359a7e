import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sirv from 'sirv'
import { createServer, type Plugin } from 'vite'
import { toNodeListener } from '../../src/node.ts'

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
  /** Absolute path of a built page to serve in place of the sources: it opens three times as fast, and most tests open several. */
  readonly pageFolder?: string
}

/** Starts what `npm start` starts, without watching files: an edit must not reload a page under test. */
export async function startPlayground({ port = 0, cacheDir = 'journeys', pageFolder }: PlaygroundOptions = {}): Promise<PlaygroundServer> {
  const server = await createServer({
    root: 'playground',
    configFile: 'vite.config.ts',
    mode: 'playground',
    logLevel: 'error',
    cacheDir: `../node_modules/.vite/${cacheDir}`,
    ...(pageFolder === undefined ? {} : { plugins: [builtPage(pageFolder)], optimizeDeps: { noDiscovery: true } }),
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

/** The built page, with what the dev server's plugins offer to their page. */
const builtPage = (folder: string): Plugin => ({
  name: 'built-page',
  configureServer(vite) {
    const files = sirv(folder, { etag: true })
    const page = async () => {
      const [html, own] = await Promise.all([
        readFile(join(folder, 'index.html'), 'utf8'),
        vite.transformIndexHtml('/', '<html><head></head><body></body></html>'),
      ])
      const offer = own.match(/<meta [^>]+>/g) ?? []
      return new Response(html.replace('</head>', `${offer.join('')}</head>`), { headers: { 'content-type': 'text/html; charset=utf-8' } })
    }
    const writePage = toNodeListener({ fetch: page })
    vite.middlewares.use((incoming, outgoing, next) => {
      if (/^\/(\?|$)/.test(incoming.url ?? '')) writePage(incoming, outgoing)
      else files(incoming, outgoing, next)
    })
  },
})
