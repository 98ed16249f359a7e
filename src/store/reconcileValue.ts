import { fitsType } from '../core/values/fitsType.ts'
import { isEqual } from '../core/values/isEqual.ts'
import type { Cell } from './cell.ts'
import { suits } from './enterField.ts'
import type { FieldChange } from './fieldChange.ts'
import { setCell, type FormDraft } from './formDraft.ts'
import { keepHeld } from './leaveField.ts'
import { takeBack } from './setAside.ts'

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
    ...(isRetyped ? { text: undefined, issue: undefined } : {}),
  }
  setCell(draft, next)
  if (next.value === undefined && !next.unread) fillEmpty(draft, next, isRetyped ? defaultAfter : undefined)
  else if (cause === 'reload' && followsDefault(next, change)) fillByDefault(draft, next, defaultAfter)
}

/** An empty field takes back what was set aside, else a default of its new type, unless the user emptied it. */
function fillEmpty(draft: FormDraft, cell: Cell, value: unknown): void {
  const kept = takeBack(draft, cell.address, (one) => suits(cell.node, one))
  if (kept !== undefined) {
    setCell(draft, { ...cell, value: kept.value, text: kept.text, unread: kept.text !== undefined, origin: 'user' })
  } else if (value !== undefined && cell.origin !== 'user') fillByDefault(draft, cell, value)
}

/** A default that this form applied and nobody touched changes with its definition. */
const followsDefault = ({ origin, value }: Cell, { defaultBefore, defaultAfter }: FieldChange): boolean =>
  origin === 'default' && isEqual(value, defaultBefore) && !isEqual(defaultBefore, defaultAfter)

function fillByDefault(draft: FormDraft, cell: Cell, value: unknown): void {
  if (value !== undefined) draft.defaultsApplied.add(cell.address)
  setCell(draft, { ...cell, value, origin: value === undefined ? 'none' : 'default' })
}
