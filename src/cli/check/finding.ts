import type { Exchange } from './exchange/exchange.ts'

export type FindingLevel = 'error' | 'warning'

/** Something a module does that the specification does not allow, or that keeps a form from working. */
export interface Finding {
  /** Stable; a row of the table of checks. */
  readonly code: string
  readonly level: FindingLevel
  /** Where the specification or the decisions say so. */
  readonly section: string
  readonly expected: string
  readonly came: string
  /** The first request that shows it. */
  readonly exchange: Exchange
  /** What all of these requests were for, each subject once. */
  readonly subjects: readonly string[]
  /** How many requests show it. */
  readonly times: number
}
