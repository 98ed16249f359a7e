import { createServer } from 'node:http'
import { closeServer, listen } from '../../src/cli/playground/listen.ts'
import { toNodeListener } from '../../src/node.ts'

export interface ModuleServer {
  /** `http://127.0.0.1:<port>`, without a trailing slash. */
  readonly origin: string
  readonly close: () => Promise<void>
}

/** Serves a Fetch-standard handler at a port of 127.0.0.1; 0 is any free one. */
export async function startModuleServer(handler: (request: Request) => Promise<Response>, at = 0): Promise<ModuleServer> {
  const server = createServer(toNodeListener({ fetch: handler }))
  const port = await listen(server, [at])
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () => closeServer(server),
  }
}
