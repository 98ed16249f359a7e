import { createServer } from 'node:http'
import { extname } from 'node:path'
import type { AddressInfo } from 'node:net'

const types: Readonly<Record<string, string>> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' }

export interface FileServer {
  /** `http://127.0.0.1:<port>`, without a trailing slash. */
  readonly origin: string
  readonly close: () => void
}

/** Serves files that are held in memory, by folder and name: `/<folder>/<name>`. */
export async function serveFiles(folders: ReadonlyMap<string, ReadonlyMap<string, string | Uint8Array>>): Promise<FileServer> {
  const server = createServer(({ url = '/' }, response) => {
    const [, folder = '', ...rest] = url.split('/')
    const file = folders.get(folder)?.get(rest.join('/'))
    response.writeHead(file === undefined ? 404 : 200, { 'content-type': types[extname(url)] ?? 'application/octet-stream' })
    response.end(file)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // `as`: the address of a listening TCP server is never a string or null.
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
