import type { FieldNode } from '../../core/plan/plan.ts'
import { isJsonObject, ownValue } from '../../core/schema/json.ts'
import type { Shape } from '../../core/schema/fieldTypes.ts'
import { defaultOf } from '../../core/values/defaults.ts'
import { isEqual } from '../../core/values/isEqual.ts'
import { childAddress, type Address } from '../../core/values/path.ts'
import { changeShape } from './changeShape.ts'
import { enterField } from '../values/enterField.ts'
import { setCell, type FormDraft } from '../formDraft.ts'
import { createFormReader } from '../values/formReader.ts'
import { discardField, isTouched, leaveField } from '../values/leaveField.ts'
import { nodeInForce } from '../nodeInForce.ts'
import { offerDefault } from '../values/offerDefault.ts'
import type { FieldChange, ReconcileCause } from './fieldChange.ts'
import { reconcileValue } from './reconcileValue.ts'

/** What the default of a group around a field says of it; `undefined` where it says nothing. */
interface DefaultsAround {
  readonly before: unknown
  readonly after: unknown
}

const noneAround: DefaultsAround = { before: undefined, after: undefined }

/**
 * Gives a field another definition and keeps what the user put there: values stay where they fit, are set aside where they do not,
 * and return where they fit again. Decisions §2 and §5.
 */
export function reconcileField(
  draft: FormDraft,
  address: Address,
  { base, node }: { readonly base: FieldNode; readonly node: FieldNode },
  cause: ReconcileCause,
  around = noneAround,
): void {
  const cell = draft.state.cells.get(address)
  if (cell === undefined) return
  const change = {
    cell,
    base: withKnownIdentity(cell.base, base),
    node: withKnownIdentity(cell.node, node),
    cause,
    defaultBefore: around.before === undefined ? defaultOf(cell.node.definition) : around.before,
    defaultAfter: around.after === undefined ? defaultOf(node.definition) : around.after,
  }
  if (change.base === cell.base && change.node === cell.node && isEqual(around.before, around.after)) return
  if (cell.node.shape === node.shape) sameShape[node.shape](draft, change)
  else changeShape(draft, change)
  offerDefault(draft, address)
}

/** A leaf that means the same keeps its node, so that a reload renders nothing that did not change. */
function withKnownIdentity(known: FieldNode, next: FieldNode): FieldNode {
  if (known === next || next.children.length > 0 || next.row !== undefined) return next
  const isSame =
    known.template === next.template &&
    known.hidden === next.hidden &&
    known.switchable === next.switchable &&
    known.secret === next.secret &&
    known.control === next.control &&
    known.children.length === 0 &&
    known.row === undefined &&
    isEqual(known.definition, next.definition)
  return isSame ? known : next
}

const sameShape: Record<Shape, (draft: FormDraft, change: FieldChange) => void> = {
  value: reconcileValue,
  nothing: (draft, { cell, base, node }) => setCell(draft, { ...cell, base, node }),
  group: reconcileGroup,
  rows: reconcileRows,
}

function reconcileGroup(draft: FormDraft, { cell, base, node, cause, defaultBefore, defaultAfter }: FieldChange): void {
  setCell(draft, { ...cell, base, node })
  for (const { id } of cell.node.children) {
    if (!node.childById.has(id)) leaveField(draft, childAddress(cell.address, id))
  }
  // The group's own default counts for its fields where the form has applied it.
  const isDefault = cause === 'reload' && cell.origin === 'default'
  for (const child of node.children) {
    const address = childAddress(cell.address, child.id)
    const around = isDefault ? { before: partOf(defaultBefore, child.id), after: partOf(defaultAfter, child.id) } : noneAround
    if (draft.state.cells.has(address)) reconcileChild(draft, address, child, cause, around)
    else enterField(draft, { base: child, address, parent: cell.address }, { value: around.after, origin: 'default' })
  }
}

const partOf = (value: unknown, id: string): unknown => (isJsonObject(value) ? ownValue(value, id) : undefined)

function reconcileChild(draft: FormDraft, address: Address, base: FieldNode, cause: ReconcileCause, around = noneAround): void {
  const { state } = draft
  if (state.cells.get(address)?.base === base && isEqual(around.before, around.after)) return
  // A first reading of the rules: without it a field that a rule retypes would lose its value to the base type for a moment.
  const node = nodeInForce(state.plan, base, address, createFormReader(state))
  reconcileField(draft, address, { base, node }, cause, around)
}

function reconcileRows(draft: FormDraft, { cell, base, node, cause, defaultBefore, defaultAfter }: FieldChange): void {
  const { address, parent } = cell
  const followsDefault = cause === 'reload' && cell.origin === 'default' && !isEqual(defaultBefore, defaultAfter)
  if (followsDefault && !isTouched(draft.state, cell)) {
    discardField(draft, address)
    enterField(draft, { base, node, address, parent }, { value: defaultAfter, origin: 'default' })
    return
  }
  setCell(draft, { ...cell, base, node })
  for (const key of cell.rows ?? []) {
    if (node.row !== undefined) reconcileChild(draft, childAddress(address, key), node.row, cause)
  }
}
