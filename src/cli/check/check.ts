import type { Exchange } from './exchange/exchange.ts'
import type { Recording } from './recording.ts'

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

/** What a check has against an answer. Equal ones about one endpoint are told once, with how often they occurred. */
export interface Complaint {
  readonly exchange: Exchange
  readonly came: string
  /** Where it is more than the check's own sentence. */
  readonly expected?: string
  readonly level?: FindingLevel
}

/** One thing that is expected of a module, and how to tell. */
export interface Check {
  readonly code: string
  readonly level: FindingLevel
  /** The line of the documentation: what a module does that passes. */
  readonly expected: string
  /** `4.2` of the specification, or `decisions §7`. */
  readonly section: string
  readonly judge: (recording: Recording) => readonly Complaint[]
}
