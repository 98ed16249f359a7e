import type { FieldNode } from '../../core/plan/plan.ts'
import type { Cell } from './cell.ts'
import { fitsType } from '../../core/values/fitsType.ts'
import { isTemplateIn } from './expressions.ts'
import { isEqual } from '../../core/values/isEqual.ts'
import { fillsItself, originOf, suits } from './enterField.ts'
import type { Transaction } from '../transaction.ts'
import { setCell } from './writeCells.ts'
import { heldAside, isStrange, keepHeld } from './leaveField.ts'
import { takeBack } from './setAside.ts'

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

/** A field of one value gets another definition that holds one value. Decisions §2. */
export function reconcileValue(transaction: Transaction, change: FieldChange): void {
  const { cell, base, node, cause, defaultAfter } = change
  const isUnfitText = cell.unread && !suits(transaction.state, node, heldAside(transaction.state, cell))
  const isRetyped = isUnfitText || cell.node.definition.type !== node.definition.type
  const isUnfit =
    isRetyped &&
    !isStrange(cell) &&
    (isUnfitText || !(fitsType(cell.value, node.definition) || isTemplateIn(transaction.state, node, cell.value)))
  if (isUnfit && cell.origin !== 'default') keepHeld(transaction, cell)
  const next: Cell = {
    ...cell,
    base,
    node,
    ...(isUnfit ? ({ value: undefined, unread: false, side: undefined, origin: 'none' } as const) : {}),
    ...(isRetyped ? { text: undefined, issue: undefined, unchecked: false } : {}),
  }
  setCell(transaction, next)
  if (!fillsItself(transaction, next)) return
  // What is to hold an expression has a place for that alone.
  const isEmpty = next.value === undefined && !next.unread && next.side !== 'expression'
  // What was set aside returns before defaults, those that are there already among them.
  const kept =
    isEmpty || next.origin === 'default' ? takeBack(transaction, next.address, (one) => suits(transaction.state, node, one)) : undefined
  if (kept !== undefined) {
    const { value, text, cell: earlier = next } = kept
    const { baseline, declared, earlierRequests, otherSide } = earlier
    const dependencyChanged = next.dependencyChanged || earlier.dependencyChanged
    setCell(transaction, {
      ...next,
      value,
      text,
      unread: text !== undefined,
      side: kept.cell?.side,
      otherSide: next.otherSide ?? otherSide,
      origin: originOf(kept),
      baseline,
      declared,
      earlierRequests,
      dependencyChanged,
    })
  } else if (isEmpty && isRetyped && next.origin !== 'user') fillByDefault(transaction, next, defaultAfter)
  else if (cause === 'reload' && (followsDefault(next, change) || lacksDefault(transaction, next, change)))
    fillByDefault(transaction, next, defaultAfter)
}

/** A default that this form applied and nobody touched changes with its definition. */
const followsDefault = ({ origin, value }: Cell, { defaultBefore, defaultAfter }: FieldChange): boolean =>
  origin === 'default' && isEqual(value, defaultBefore) && !isEqual(defaultBefore, defaultAfter)

/** A password that nobody touched: what was restored of its field came without the default. */
const lacksDefault = ({ wasRestored }: Transaction, { origin }: Cell, { node, defaultBefore }: FieldChange): boolean =>
  wasRestored && node.secret && origin === 'none' && defaultBefore === undefined

function fillByDefault(transaction: Transaction, cell: Cell, value: unknown): void {
  if (value !== undefined) transaction.defaultsApplied.add(cell.address)
  // A default that the form applies or takes back by itself is nobody's change.
  setCell(transaction, { ...cell, value, baseline: value, origin: value === undefined ? 'none' : 'default' })
}
