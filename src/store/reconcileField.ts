import type { FieldNode } from '../core/plan/plan.ts'
import type { Shape } from '../core/schema/fieldTypes.ts'
import { defaultOf } from '../core/values/defaultOf.ts'
import { fitsType } from '../core/values/fitsType.ts'
import { isEqual } from '../core/values/isEqual.ts'
import { childAddress, type Address } from '../core/values/path.ts'
import type { Cell } from './cell.ts'
import { enterField, suits } from './enterField.ts'
import { setCell, type FormDraft } from './formDraft.ts'
import { createFormReader } from './formReader.ts'
import { discardField, keepHeld, leaveField } from './leaveField.ts'
import { nodeInForce } from './nodeInForce.ts'
import { readValue } from './readValues.ts'
import { takeBack } from './setAside.ts'

/** Why a node changes: a reload also carries a changed default over, a rule effect only fills what is empty. Decisions §2 and §3. */
export type ReconcileCause = 'reload' | 'effect'

interface Change {
  readonly cell: Cell
  readonly base: FieldNode
  readonly node: FieldNode
  readonly cause: ReconcileCause
}

/**
 * Gives a field another definition and keeps what the user put there: values stay where they fit, are set aside where they do not,
 * and return where they fit again. Decisions §2 and §5.
 */
export function reconcileField(draft: FormDraft, address: Address, base: FieldNode, node: FieldNode, cause: ReconcileCause): void {
  const cell = draft.state.cells.get(address)
  if (cell === undefined) return
  const change = { cell, base: withKnownIdentity(cell.base, base), node: withKnownIdentity(cell.node, node), cause }
  if (change.base === cell.base && change.node === cell.node) return
  if (cell.node.shape === node.shape) sameShape[node.shape](draft, change)
  else changeShape(draft, change)
}

/** A leaf that means the same keeps its node, so that a reload renders nothing that did not change. */
function withKnownIdentity(known: FieldNode, next: FieldNode): FieldNode {
  if (known === next || next.children.length > 0 || next.row !== undefined) return next
  const isSame =
    known.template === next.template &&
    known.hidden === next.hidden &&
    known.switchable === next.switchable &&
    known.children.length === 0 &&
    known.row === undefined &&
    isEqual(known.definition, next.definition)
  return isSame ? known : next
}

const sameShape: Record<Shape, (draft: FormDraft, change: Change) => void> = {
  value: reconcileValue,
  nothing: (draft, { cell, base, node }) => setCell(draft, { ...cell, base, node }),
  group: (draft, { cell, base, node, cause }) => {
    setCell(draft, { ...cell, base, node })
    reconcileChildren(draft, cell, node, cause)
  },
  rows: (draft, { cell, base, node, cause }) => {
    const next = { ...cell, base, node }
    setCell(draft, next)
    for (const key of cell.rows ?? []) {
      if (node.row !== undefined) reconcileField(draft, childAddress(cell.address, key), node.row, node.row, cause)
    }
  },
}

function reconcileChildren(draft: FormDraft, cell: Cell, node: FieldNode, cause: ReconcileCause): void {
  const reader = createFormReader(draft.state)
  for (const { id } of cell.node.children) {
    if (!node.childById.has(id)) leaveField(draft, childAddress(cell.address, id))
  }
  for (const child of node.children) {
    const address = childAddress(cell.address, child.id)
    const known = draft.state.cells.get(address)
    if (known === undefined) enterField(draft, { base: child, address, parent: cell.address })
    // A first reading of the rules: without it a field that a rule retypes would lose its value to the base type for a moment.
    else if (known.base !== child) reconcileField(draft, address, child, nodeInForce(draft.state.plan, child, address, reader), cause)
  }
}

function reconcileValue(draft: FormDraft, { cell, base, node, cause }: Change): void {
  const isRetyped = cell.node.definition.type !== node.definition.type
  let next: Cell = { ...cell, base, node }
  if (isRetyped && (cell.unread || !fitsType(cell.value, node.definition))) {
    keepHeld(draft, cell)
    next = { ...next, value: undefined, text: undefined, unread: false, origin: 'none', issue: undefined, hostError: undefined }
  } else if (isRetyped) next = { ...next, text: undefined, issue: undefined }
  setCell(draft, next)
  if (next.value === undefined && !next.unread) fillEmpty(draft, next, cell.node, cause)
  else if (cause === 'reload') followDefault(draft, next, cell.node)
}

/** An empty field takes back what was set aside, else a default it has not been offered before. */
function fillEmpty(draft: FormDraft, cell: Cell, before: FieldNode, cause: ReconcileCause): void {
  const kept = takeBack(draft, cell.address, (one) => suits(cell.node, one))
  if (kept !== undefined) {
    setCell(draft, { ...cell, value: kept.value, text: kept.text, unread: kept.text !== undefined, origin: 'user' })
    return
  }
  const value = defaultOf(cell.node.definition)
  const isNews = before.definition.type !== cell.node.definition.type || !isEqual(defaultOf(before.definition), value)
  if (value === undefined || !isNews || (cause === 'reload' && cell.origin === 'user')) return
  draft.defaultsApplied.add(cell.address)
  setCell(draft, { ...cell, value, origin: 'default' })
}

/** A default that this form applied and nobody touched changes with its definition. */
function followDefault(draft: FormDraft, cell: Cell, before: FieldNode): void {
  const value = defaultOf(cell.node.definition)
  if (cell.origin !== 'default' || isEqual(defaultOf(before.definition), value)) return
  if (value !== undefined) draft.defaultsApplied.add(cell.address)
  setCell(draft, { ...cell, value, origin: value === undefined ? 'none' : 'default' })
}

/** A field of another shape: what it holds moves over whole where it fits, else it is set aside part by part. */
function changeShape(draft: FormDraft, { cell, base, node }: Change): void {
  const { address, parent } = cell
  const value = readValue(draft.state, address)
  const isKept = value !== undefined && cell.origin !== 'default' && node.shape !== 'nothing' && fitsType(value, node.definition)
  if (isKept) discardField(draft, address)
  else leaveField(draft, address)
  enterField(draft, { base, node, address, parent }, isKept ? { value, origin: 'user' } : undefined)
}
