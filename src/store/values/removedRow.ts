import type { Address } from '../../core/values/path.ts'
import type { Cell } from '../cell.ts'
import type { SetAsideValue } from './setAsideValue.ts'

/** The row removed last, with all it held, until something makes bringing it back doubtful. */
export interface RemovedRow {
  /** Its array. */
  readonly address: Address
  readonly key: string
  readonly index: number
  readonly cells: readonly Cell[]
  readonly setAside: readonly (readonly [Address, readonly SetAsideValue[]])[]
}
