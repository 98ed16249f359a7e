import type { Terminal } from '../terminal.ts'
import type { Purpose } from './exchange/exchange.ts'

/** A line that says what is being asked, for a person who watches; nothing where nobody does. It stands on standard error, the report on standard output. */
export interface Progress {
  readonly show: (requests: number, purpose: Purpose) => void
  readonly clear: () => void
}

export function createProgress({ isInteractive, columns = 80, writeError }: Terminal, maxRequests: number): Progress {
  if (!isInteractive) return { show: () => undefined, clear: () => undefined }
  return {
    show: (requests, { subject }) => {
      const line = `${requests} of at most ${maxRequests} requests: ${subject}`
      writeError(`\r\u001b[K${line.length >= columns ? `${line.slice(0, columns - 2)}…` : line}`)
    },
    clear: () => writeError('\r\u001b[K'),
  }
}
