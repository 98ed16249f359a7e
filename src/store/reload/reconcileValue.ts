import { fitsType } from '../../core/values/fitsType.ts'
import { isEqual } from '../../core/values/isEqual.ts'
import type { Cell } from '../cell.ts'
import { suits } from '../values/enterField.ts'
import type { FieldChange } from './fieldChange.ts'
import { setCell, type FormDraft } from '../formDraft.ts'
import { fillsItself } from '../values/fillsItself.ts'
import { keepHeld } from '../values/leaveField.ts'
import { takeBack } from '../values/setAside.ts'

/** A field of one value gets another definition that holds one value. Decisions §2. */
export function reconcileValue(draft: FormDraft, change: FieldChange): void {
  const { cell, base, node, cause, defaultAfter } = change
  const isRetyped = cell.node.definition.type !== node.definition.type
  const isUnfit = isRetyped && (cell.unread || !fitsType(cell.value, node.definition))
  if (isUnfit && cell.origin !== 'default') keepHeld(draft, cell)
  const next: Cell = {
    ...cell,
    base,
    node,
    ...(isUnfit ? ({ value: undefined, unread: false, origin: 'none', hostError: undefined } as const) : {}),
    ...(isRetyped ? { text: undefined, issue: undefined, unchecked: false } : {}),
  }
  setCell(draft, next)
  if (!fillsItself(draft, next)) return
  const isEmpty = next.value === undefined && !next.unread
  // What was set aside returns before defaults, those that are there already among them.
  const kept = isEmpty || next.origin === 'default' ? takeBack(draft, next.address, (one) => suits(node, one)) : undefined
  if (kept !== undefined) {
    setCell(draft, { ...next, value: kept.value, text: kept.text, unread: kept.text !== undefined, origin: 'user' })
  } else if (isEmpty && isRetyped && next.origin !== 'user') fillByDefault(draft, next, defaultAfter)
  else if (cause === 'reload' && (followsDefault(next, change) || lacksDefault(draft, next, change)))
    fillByDefault(draft, next, defaultAfter)
}

/** A default that this form applied and nobody touched changes with its definition. */
const followsDefault = ({ origin, value }: Cell, { defaultBefore, defaultAfter }: FieldChange): boolean =>
  origin === 'default' && isEqual(value, defaultBefore) && !isEqual(defaultBefore, defaultAfter)

/** A password that nobody touched: what was restored of its field came without the default. */
const lacksDefault = ({ wasRestored }: FormDraft, { origin }: Cell, { node, defaultBefore }: FieldChange): boolean =>
  wasRestored && node.secret && origin === 'none' && defaultBefore === undefined

function fillByDefault(draft: FormDraft, cell: Cell, value: unknown): void {
  if (value !== undefined) draft.defaultsApplied.add(cell.address)
  setCell(draft, { ...cell, value, origin: value === undefined ? 'none' : 'default' })
}
