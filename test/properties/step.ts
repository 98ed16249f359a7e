import type { Address } from 'moduleform/core'
import type { Attempt } from './createModuleDouble.ts'

/** What a step was meant to do, for the checks after it. */
export interface Step {
  readonly kind: string
  /** The user or the host replaced all that stood at and below this address. */
  readonly overwrites?: Address
  readonly tag?: number
  /** An array got a row, in place of what stood there and was no array. */
  readonly addsRow?: Address
  readonly removesRow?: Address
  readonly restoresRow?: Address
  readonly resets?: boolean
  readonly discards?: boolean
  readonly restarts?: boolean
  readonly replacesStart?: boolean
  readonly reloads?: boolean
  readonly submits?: boolean
  /** Edits by the user or the host start the count of answers anew. */
  readonly edits?: boolean
  readonly opens?: Address
  readonly refreshes?: Address
  readonly answers?: { readonly attempt: Attempt; readonly isGood: boolean; readonly tag: number }
}
