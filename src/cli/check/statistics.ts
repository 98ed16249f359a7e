import type { Exchange } from './exchange/exchange.ts'
import type { Recording } from './recording.ts'
import { wellFormed } from './checks/wellFormed.ts'

/** How long requests as the form sends them took. Milliseconds. */
export interface Latency {
  readonly median: number
  readonly p95: number
  readonly count: number
  readonly slowest: Exchange | undefined
}

export function measureLatency(recording: Recording): Latency {
  const sorted = wellFormed(recording)
    .filter(({ outcome }) => outcome.kind === 'answer')
    .sort((a, b) => a.durationMs - b.durationMs)
  const at = (share: number) => sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)]?.durationMs ?? 0
  return { median: at(0.5), p95: at(0.95), count: sorted.length, slowest: sorted.at(-1) }
}

/** Bytes of an answer's body, as they are without compression. */
export const sizeOf = ({ outcome }: Exchange): number => (outcome.kind === 'answer' ? Buffer.byteLength(outcome.answer.text) : 0)
