import type { Clock } from '../../client/clock.ts'
import type { Terminal } from '../terminal.ts'
import type { CheckOptions } from './checkOptions.ts'
import type { Purpose } from './exchange/exchange.ts'
import { visibleLine } from '../visibleText.ts'

/**
 * Says how far a run is, on standard error; the report stands on standard output. A person who watches sees one line that is written
 * again and again, a log gets a line now and then. What was chosen is not named: it may be a secret.
 */
export interface Progress {
  readonly show: (requests: number, purpose: Purpose) => void
  readonly clear: () => void
}

/** Milliseconds between two lines. */
const pauses = { interactive: 1_000, log: 10_000 }

export function createProgress(
  { isInteractive, columns = 80, writeError }: Terminal,
  { maxRequests, maxTime }: Pick<CheckOptions, 'maxRequests' | 'maxTime'>,
  clock: Clock,
): Progress {
  const startedAt = clock.now()
  let text = 'waiting for the first answer'
  let timer: unknown
  const write = () => {
    const seconds = Math.round((clock.now() - startedAt) / 1_000)
    const line = visibleLine(`${text} (${seconds} s of at most ${Math.ceil(maxTime / 1_000)})`)
    if (isInteractive) writeError(`\r\u001b[K${line.length >= columns ? `${line.slice(0, columns - 2)}…` : line}`)
    else writeError(`moduleform check: ${line}\n`)
  }
  const tick = () => {
    timer = clock.setTimeout(
      () => {
        write()
        tick()
      },
      isInteractive ? pauses.interactive : pauses.log,
    )
  }
  tick()
  return {
    show: (requests, { group, field }) => {
      text = `${requests} of at most ${maxRequests} requests: ${group}${field === undefined ? '' : ` of "${field}"`}`
      if (isInteractive) write()
    },
    clear: () => {
      clock.clearTimeout(timer)
      if (isInteractive) writeError('\r\u001b[K')
    },
  }
}
