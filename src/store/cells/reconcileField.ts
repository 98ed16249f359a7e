import type { FieldNode, Plan } from '../../core/plan/plan.ts'
import { isJsonObject, ownValue } from '../../core/schema/json.ts'
import type { Shape } from '../../core/schema/fieldTypes.ts'
import { defaultOf } from '../../core/values/defaults.ts'
import { isEqual } from '../../core/values/isEqual.ts'
import { childAddress, type Address } from '../../core/values/path.ts'
import { enterField, fillsItself, type Given } from './enterField.ts'
import type { Transaction } from '../transaction.ts'
import { setCell, updateCell } from './writeCells.ts'
import { createFormReader, readValue } from './readValues.ts'
import { childAddresses } from './lineage.ts'
import { discardField, isStrange, isTouched, leaveField, keepHeld } from './leaveField.ts'
import { type FieldChange, type ReconcileCause, reconcileValue } from './reconcileValue.ts'
import { nodeWithEffects } from '../../core/rules/applyEffect.ts'
import { effectsInForce } from '../../core/rules/effectsInForce.ts'
import type { FormReader } from '../../core/values/formReader.ts'
import { fitsType } from '../../core/values/fitsType.ts'
import { hasAsideBelow, keepAside, takeStrangers } from './setAside.ts'

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
  transaction: Transaction,
  address: Address,
  { base, node }: { readonly base: FieldNode; readonly node: FieldNode },
  cause: ReconcileCause,
  around = noneAround,
): void {
  const cell = transaction.state.cells.get(address)
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
  if (cell.node.shape === node.shape) sameShape[node.shape](transaction, change)
  else changeShape(transaction, change)
  offerDefault(transaction, address)
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

const sameShape: Record<Shape, (transaction: Transaction, change: FieldChange) => void> = {
  value: reconcileValue,
  nothing: (transaction, { cell, base, node }) => setCell(transaction, { ...cell, base, node }),
  group: reconcileGroup,
  rows: reconcileRows,
}

function reconcileGroup(transaction: Transaction, { cell, base, node, cause, defaultBefore, defaultAfter }: FieldChange): void {
  setCell(transaction, { ...cell, base, node })
  for (const { id } of cell.node.children) {
    if (!node.childById.has(id)) leaveField(transaction, childAddress(cell.address, id))
  }
  // The group's own default counts for its fields where the form has applied it.
  const isDefault = cause === 'reload' && cell.origin === 'default'
  for (const child of node.children) {
    const address = childAddress(cell.address, child.id)
    const around = isDefault ? { before: partOf(defaultBefore, child.id), after: partOf(defaultAfter, child.id) } : noneAround
    if (transaction.state.cells.has(address)) reconcileChild(transaction, address, child, cause, around)
    else enterField(transaction, { base: child, address, parent: cell.address }, { value: around.after, origin: 'default' })
  }
}

const partOf = (value: unknown, id: string): unknown => (isJsonObject(value) ? ownValue(value, id) : undefined)

/** Gives a field the definition that it has in the schema now, with the rule effects that hold. */
export function reconcileChild(
  transaction: Transaction,
  address: Address,
  base: FieldNode,
  cause: ReconcileCause,
  around = noneAround,
): void {
  const { state } = transaction
  if (state.cells.get(address)?.base === base && isEqual(around.before, around.after)) return
  // A first reading of the rules: without it a field that a rule retypes would lose its value to the base type for a moment.
  const node = nodeInForce(state.plan, base, address, createFormReader(state))
  reconcileField(transaction, address, { base, node }, cause, around)
}

function reconcileRows(transaction: Transaction, { cell, base, node, cause, defaultBefore, defaultAfter }: FieldChange): void {
  const { address, parent } = cell
  const followsDefault = cause === 'reload' && cell.origin === 'default' && !isEqual(defaultBefore, defaultAfter)
  if (followsDefault && !isTouched(transaction.state, cell)) {
    discardField(transaction, address)
    enterField(transaction, { base, node, address, parent }, { value: defaultAfter, origin: 'default' })
    return
  }
  setCell(transaction, { ...cell, base, node })
  for (const key of cell.rows ?? []) {
    if (node.row !== undefined) reconcileChild(transaction, childAddress(address, key), node.row, cause)
  }
}

/** A node with the rule effects that hold at an address now. The same effects give the same node. Decisions §3. */
export function nodeInForce(plan: Plan, base: FieldNode, address: Address, reader: FormReader): FieldNode {
  const target = plan.targets.get(base.template)
  return target === undefined
    ? base
    : nodeWithEffects(
        plan,
        base,
        effectsInForce(plan, target, () => base, address, reader),
      )
}

/** Applies the default of a rule effect when it first holds, where the field holds no value. Decisions §2 and §3. */
function offerDefault(transaction: Transaction, address: Address): void {
  const cell = transaction.state.cells.get(address)
  if (cell === undefined) return
  const { base, node, parent } = cell
  const value = defaultOf(node.definition)
  const isKnown = isEqual(value, defaultOf(base.definition)) || cell.appliedDefaults.some((earlier) => isEqual(earlier, value))
  if (value === undefined || isKnown) return
  const appliedDefaults = [...cell.appliedDefaults, value]
  if (cell.unread || !fillsItself(transaction, cell) || readValue(transaction.state, address) !== undefined) {
    setCell(transaction, { ...cell, appliedDefaults })
    return
  }
  transaction.defaultsApplied.add(address)
  if (node.shape === 'value') {
    setCell(transaction, { ...cell, appliedDefaults, value, baseline: value, text: undefined, origin: 'default' })
    return
  }
  discardField(transaction, address)
  enterField(transaction, { base, node, address, parent }, { value, origin: 'default' })
  updateCell(transaction, address, { appliedDefaults })
}

/**
 * A field that holds one value becomes a group or rows, or the other way round: what it holds moves over whole where it fits, else it
 * is set aside part by part. Decisions §2.
 */
function changeShape(transaction: Transaction, change: FieldChange): void {
  const { cell, base, node } = change
  const { address, parent } = cell
  const given = takeMoving(transaction, change)
  if (given === undefined) leaveField(transaction, address)
  else {
    keepUnread(transaction, address)
    discardField(transaction, address)
  }
  enterField(transaction, { base, node, address, parent }, given)
  if (given !== undefined) updateCell(transaction, address, { side: cell.side, otherSide: cell.otherSide })
}

/** The value that moves over, with what was set aside of it; an untouched default stays one, and follows its definition as ever. */
function takeMoving(transaction: Transaction, change: FieldChange): Given | undefined {
  const { state } = transaction
  const { cell, node, cause, defaultBefore, defaultAfter } = change
  const value = readValue(state, cell.address)
  // What stands in place of the group is no part of a whole.
  const whole =
    cell.node.shape === 'group' && cell.value === undefined && node.shape === 'value' && fitsType({}, node.definition)
      ? takeStrangers(transaction, cell.address, value)
      : undefined
  if (whole !== undefined) return { value: whole, origin: isTouched(state, cell) ? 'user' : 'host' }
  if (value === undefined || node.shape === 'nothing') return undefined
  if (isStrange(cell)) return { value, origin: 'host' }
  if (!fitsType(value, node.definition)) return undefined
  if (isTouched(state, cell)) return { value, origin: 'user' }
  const hasNewDefault = cause === 'reload' && !isEqual(defaultBefore, defaultAfter)
  return hasNewDefault ? undefined : { value, origin: 'default' }
}

/** Text that could not be read is no part of the value, so it is set aside. Rows in which something is set aside keep their keys. */
function keepUnread(transaction: Transaction, address: Address): void {
  const { state } = transaction
  const cell = state.cells.get(address)
  if (cell === undefined) return
  if (cell.unread) keepHeld(transaction, cell)
  for (const child of childAddresses(cell)) keepUnread(transaction, child)
  if (cell.rows !== undefined && hasAsideBelow(state, address))
    keepAside(transaction, address, { value: undefined, text: undefined, rows: cell.rows, type: '' })
}
