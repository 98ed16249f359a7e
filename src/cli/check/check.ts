import type { Exchange } from './exchange/exchange.ts'
import type { FindingLevel } from './finding.ts'
import type { Recording } from './recording.ts'

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
