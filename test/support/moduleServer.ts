import { createServer } from 'node:http'
import { closeServer } from '../../src/cli/playground/closeServer.ts'
import { listen } from '../../src/cli/playground/listen.ts'
import { nodeAdapter } from '../../src/cli/playground/nodeAdapter.ts'

export interface ModuleServer {
  /** `http://127.0.0.1:<port>`, without a trailing slash. */
  readonly origin: string
  readonly close: () => Promise<void>
}

/** Serves a Fetch-standard handler at a port of 127.0.0.1; 0 is any free one. */
export async function startModuleServer(handler: (request: Request) => Promise<Response>, at = 0): Promise<ModuleServer> {
  const server = createServer((incoming, outgoing) => nodeAdapter(handler, incoming, outgoing))
  const port = await listen(server, [at])
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () => closeServer(server),
  }
}
