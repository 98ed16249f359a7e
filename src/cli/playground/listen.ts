import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { codeOf } from './codeOf.ts'

/**
 * Makes a server listen on 127.0.0.1 at the first free port of the list; 0 is any. Resolves with the port, rejects with Node's error if
 * none is free.
 */
export async function listen(server: Server, [port = 0, ...rest]: readonly number[]): Promise<number> {
  try {
    await listenAt(server, port)
  } catch (error) {
    if (rest.length === 0 || codeOf(error) !== 'EADDRINUSE') throw error
    return listen(server, rest)
  }
  // `as`: the address of a listening TCP server is never a string or null.
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

/** Closes a server and all its connections. Rejects with Node's error if it was not listening. */
export const closeServer = (server: Server): Promise<void> =>
  new Promise((resolve, reject) => {
    server.close((error) => (error === undefined ? resolve() : reject(error)))
    server.closeAllConnections()
  })
