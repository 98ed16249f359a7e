import type { Server } from 'node:http'

/** Ends a server and every connection to it. Rejects with Node's error where it did not listen. */
export const closeServer = (server: Server): Promise<void> =>
  new Promise((resolve, reject) => {
    server.close((error) => (error === undefined ? resolve() : reject(error)))
    server.closeAllConnections()
  })
