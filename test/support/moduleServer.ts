import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { nodeAdapter } from '../../src/cli/playground/nodeAdapter.ts'

export interface ModuleServer {
  /** `http://127.0.0.1:<port>`, without a trailing slash. */
  readonly origin: string
  readonly close: () => Promise<void>
}

/** Serves a Fetch-standard handler at a port of 127.0.0.1; 0 is any free one. */
export async function startModuleServer(handler: (request: Request) => Promise<Response>, at = 0): Promise<ModuleServer> {
  const server = createServer((incoming, outgoing) => nodeAdapter(handler, incoming, outgoing))
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(at, '127.0.0.1', resolve)
  })
  // The address of a listening TCP server is never a string or null.
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve, reject) => {
        server.close((error) => (error === undefined ? resolve() : reject(error)))
        server.closeAllConnections()
      }),
  }
}
