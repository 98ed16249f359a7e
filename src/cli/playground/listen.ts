import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { codeOf } from './codeOf.ts'

/** Has a server listen on 127.0.0.1 at the first of the ports that is free; 0 is any. Resolves with the port, rejects with Node's error where none is. */
export async function listen(server: Server, [port = 0, ...rest]: readonly number[]): Promise<number> {
  try {
    await listenAt(server, port)
  } catch (error) {
    if (rest.length === 0 || codeOf(error) !== 'EADDRINUSE') throw error
    return listen(server, rest)
  }
  // The address of a listening TCP server is never a string or null.
  return (server.address() as AddressInfo).port
}

const listenAt = (server: Server, port: number) =>
  new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', () => {
      server.off('error', reject)
      resolve()
    })
  })

/** Ends a server and every connection to it. Rejects with Node's error where it did not listen. */
export const closeServer = (server: Server): Promise<void> =>
  new Promise((resolve, reject) => {
    server.close((error) => (error === undefined ? resolve() : reject(error)))
    server.closeAllConnections()
  })
