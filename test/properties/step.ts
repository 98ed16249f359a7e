import type { Address } from '../../src/core/values/path.ts'
import type { Attempt } from './createModuleDouble.ts'
import type { WrittenSchema } from './generate/schemaArbitrary.ts'
import type { Json } from './generate/pools.ts'

/** The intention of a step, for the checks after it. */
export interface Step {
  readonly kind: string
  /** Its name in the counts, if it is not that of its command. */
  readonly name?: string
  /** The user or the host replaced everything at and below this address. */
  readonly overwrites?: Address
  readonly tag?: number
  /** A field was switched to its other side, or a template was dropped into it. */
  readonly choosesSide?: Address
  /** Enter or blur: the text is committed. */
  readonly commits?: Address
  /** A row was added to an array, replacing a value there that was not an array. */
  readonly addsRow?: Address
  readonly removesRow?: Address
  readonly restoresRow?: Address
  /** The last change was undone or redone. */
  readonly takesBack?: boolean
  /** That change was a reset: all rows are new. */
  readonly turnsReset?: boolean
  readonly resets?: boolean
  readonly discards?: boolean
  readonly restarts?: boolean
  readonly newStart?: WrittenSchema
  readonly reloads?: boolean
  readonly submits?: boolean
  /** Another module answers from now on. */
  readonly replacesModule?: boolean
  /** An edit by the user, which resets the count of answers. */
  readonly edits?: boolean
  readonly opens?: Address
  readonly refreshes?: Address
  /** The module's answer, and its request; without `body` it was not successful. */
  readonly answers?: { readonly attempt: Attempt; readonly body: Json | undefined; readonly tag: number }
  /** A condition to check once everything has settled. */
  readonly after?: () => void
}
