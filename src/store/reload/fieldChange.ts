import type { FieldNode } from '../../core/plan/plan.ts'
import type { Cell } from '../cell.ts'

/** Why a node changes: only a reload carries a changed default over to what the old one filled. Decisions §2 and §3. */
export type ReconcileCause = 'reload' | 'effect'

/** One field that gets another definition. */
export interface FieldChange {
  readonly cell: Cell
  readonly base: FieldNode
  readonly node: FieldNode
  readonly cause: ReconcileCause
  /** What fills the field by default, that of a group around it included; `undefined` where nothing does. */
  readonly defaultBefore: unknown
  readonly defaultAfter: unknown
}
