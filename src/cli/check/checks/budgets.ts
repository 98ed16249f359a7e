import type { Exchange } from '../exchange/exchange.ts'
import { type Recording, wellFormed } from '../recording.ts'
import type { Check } from '../check.ts'
import { defaultMaxAnswerBytes } from '../../../client/clientSettings.ts'
import { needs } from './needs.ts'

/** How long requests took that the form sends in normal use. Milliseconds. */
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

/** Bytes of an answer's body, without compression. */
export const sizeOf = ({ outcome }: Exchange): number => (outcome.kind === 'answer' ? Buffer.byteLength(outcome.answer.text) : 0)

const refusedSize: Check = {
  code: 'answer/too-large',
  level: 'error',
  expected: `No answer is longer than ${defaultMaxAnswerBytes.toLocaleString('en')} bytes: the form refuses it.`,
  section: 'decisions §7',
  needs: [needs.answer],
  judge: ({ exchanges }) =>
    exchanges
      .filter(({ outcome }) => outcome.kind === 'answer' && !outcome.answer.isComplete)
      .map((exchange) => ({ exchange, came: 'A longer answer' })),
}

const sizeBudget: Check = {
  code: 'answer/size',
  level: 'warning',
  expected: 'No answer is longer than --max-size bytes.',
  section: 'budget',
  needs: [needs.answer],
  judge: ({ exchanges, options }) => {
    // Measured once per answer, because measuring 2 MB takes time.
    const sizes = exchanges.map((exchange) => ({ exchange, size: sizeOf(exchange) }))
    const largest = sizes.reduce<(typeof sizes)[number] | undefined>((most, one) => (most && most.size >= one.size ? most : one), undefined)
    if (largest === undefined || largest.size <= options.budgets.size) return []
    const expected = `At most ${options.budgets.size} bytes`
    return [{ exchange: largest.exchange, expected, came: `${largest.size} bytes in the largest answer` }]
  },
}

const medianBudget: Check = {
  code: 'latency/median',
  level: 'warning',
  expected: 'Half of the answers come within --max-median milliseconds.',
  section: 'budget',
  needs: [needs.answer],
  judge: (recording) => {
    const { median, count, slowest } = measureLatency(recording)
    const limit = recording.options.budgets.median
    if (slowest === undefined || median <= limit) return []
    return [
      {
        exchange: slowest,
        expected: `At most ${limit} ms`,
        came: `${median} ms, of ${count} requests; this one took ${slowest.durationMs} ms`,
      },
    ]
  },
}

const p95Budget: Check = {
  code: 'latency/p95',
  level: 'warning',
  expected: '95 of 100 answers come within --max-p95 milliseconds.',
  section: 'budget',
  needs: [needs.answer],
  judge: (recording) => {
    const { p95, count, slowest } = measureLatency(recording)
    const limit = recording.options.budgets.p95
    if (slowest === undefined || p95 <= limit) return []
    return [
      {
        exchange: slowest,
        expected: `At most ${limit} ms`,
        came: `${p95} ms, of ${count} requests; this one took ${slowest.durationMs} ms`,
      },
    ]
  },
}

export const budgetChecks: readonly Check[] = [refusedSize, sizeBudget, medianBudget, p95Budget]
