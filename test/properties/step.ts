import type { Address } from '../../src/core/values/path.ts'
import type { Attempt } from './createModuleDouble.ts'
import type { WrittenSchema } from './generate/schemaArbitrary.ts'
import type { Json } from './generate/pools.ts'

/** What a step was meant to do, for the checks after it. */
export interface Step {
  readonly kind: string
  /** What it counts as, where that is not its command. */
  readonly name?: string
  /** The user or the host replaced all that stood at and below this address. */
  readonly overwrites?: Address
  readonly tag?: number
  /** A field was put on its other side, or a template into it. */
  readonly choosesSide?: Address
  /** Enter or blur: the text typed there counts. */
  readonly commits?: Address
  /** An array got a row, in place of what stood there and was no array. */
  readonly addsRow?: Address
  readonly removesRow?: Address
  readonly restoresRow?: Address
  /** The last change was taken back or brought back, whatever it was. */
  readonly takesBack?: boolean
  /** That was a reset: all rows are others. */
  readonly turnsReset?: boolean
  readonly resets?: boolean
  readonly discards?: boolean
  readonly restarts?: boolean
  readonly newStart?: WrittenSchema
  readonly reloads?: boolean
  readonly submits?: boolean
  /** Another module answers from now on. */
  readonly replacesModule?: boolean
  /** Edits by the user or the host start the count of answers anew. */
  readonly edits?: boolean
  readonly opens?: Address
  readonly refreshes?: Address
  /** What the module answered, and to what; without `body` it was no good answer. */
  readonly answers?: { readonly attempt: Attempt; readonly body: Json | undefined; readonly tag: number }
  /** What must hold once everything has settled. */
  readonly after?: () => void
}
