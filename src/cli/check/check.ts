import type { Exchange } from './exchange/exchange.ts'
import type { Recording } from './recording.ts'

/**
 * `error`: violates the specification, or a form cannot work with it. `warning`: works, but not as people expect. `advice`: allowed, but
 * could be better; a run with nothing but advice counts as clean.
 */
export type FindingLevel = 'error' | 'warning' | 'advice'

/** A fault in a module's behaviour. */
export interface Finding {
  /** Stable; a row of the table of checks. */
  readonly code: string
  readonly level: FindingLevel
  /** The source of the requirement. */
  readonly section: string
  readonly expected: string
  readonly came: string
  /** The first request that shows the fault. */
  readonly exchange: Exchange
  /** What these requests were about, without duplicates. */
  readonly subjects: readonly string[]
  /** How many requests show it. */
  readonly times: number
}

/** A fault that a check finds in one answer. Equal complaints about one endpoint are reported once, with a count. */
export interface Complaint {
  readonly exchange: Exchange
  readonly came: string
  /** Identifies the cause where several checks may see it: only the first of them reports it. */
  readonly cause?: string | undefined
  /** Both override the check's own value. */
  readonly expected?: string
  readonly level?: FindingLevel
  readonly section?: string
}

/** What a check judges: answers of some kind, or an option of the run. */
export interface Need {
  readonly isMet: (recording: Recording) => boolean
  /** Why a check that needs it says nothing, as text. */
  readonly why: string
}

/** One requirement of a module, and how to test it. */
export interface Check {
  readonly code: string
  readonly level: FindingLevel
  /** The line in the documentation: how a correct module behaves. */
  readonly expected: string
  /** `4.2` if the specification itself requires it; otherwise another source, such as `decisions §7`, or `advice`. */
  readonly section: string
  /** Without one of these it has judged nothing, and is skipped; the first that is missing says why. */
  readonly needs: readonly Need[]
  readonly judge: (recording: Recording) => readonly Complaint[]
}
