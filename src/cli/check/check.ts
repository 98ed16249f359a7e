import type { Exchange } from './exchange/exchange.ts'
import type { Recording } from './recording.ts'

/**
 * `error`: the specification says otherwise, or a form cannot work with it. `warning`: it works, and not as people expect. `advice`: nobody
 * says otherwise, and it is better so; a run that finds nothing else is clean.
 */
export type FindingLevel = 'error' | 'warning' | 'advice'

/** Something a module does that it should not. */
export interface Finding {
  /** Stable; a row of the table of checks. */
  readonly code: string
  readonly level: FindingLevel
  /** Where that is said. */
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
  /** What it comes from, where several checks may see that: it is told by the first of them alone. */
  readonly cause?: string | undefined
  /** Each where it is other than the check's own. */
  readonly expected?: string
  readonly level?: FindingLevel
  readonly section?: string
}

/** One thing that is expected of a module, and how to tell. */
export interface Check {
  readonly code: string
  readonly level: FindingLevel
  /** The line of the documentation: what a module does that passes. */
  readonly expected: string
  /** `4.2` of the specification, and that only where it says so; else another source, such as `decisions §7`, or `advice`. */
  readonly section: string
  readonly judge: (recording: Recording) => readonly Complaint[]
}
