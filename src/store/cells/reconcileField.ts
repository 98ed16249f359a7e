import type { FieldNode, Plan } from '../../core/plan/plan.ts'
import { effectsInForce, nodeWithEffects } from '../../core/rules/applyEffect.ts'
import type { Shape } from '../../core/schema/fieldTypes.ts'
import { isEqual, isJsonObject, ownValue } from '../../core/schema/json.ts'
import { defaultOf, fitsType } from '../../core/values/defaults.ts'
import type { FormReader } from '../../core/values/formReader.ts'
import { type Address, childAddress, isWithin } from '../../core/values/path.ts'
import type { Transaction } from '../transaction.ts'
import { type Cell, isTemplateIn } from './cell.ts'
import { enterAnew, enterField, type Given, originOf, suits } from './enterField.ts'
import { fillsItself, hasAsideInRows, insertStranger, keepAside, takeBack, takeStrangers } from './setAside.ts'
import { heldAside, isUnfitHostValue, isTouched, keepHeld, leaveField } from './leaveField.ts'
import { childAddresses, pathOf } from './pathOf.ts'
import { createFormReader, readValue } from './readValues.ts'
import { setCell, updateCell } from './writeCells.ts'

/** The part of a surrounding group's default that applies to the field; `undefined` if there is none. */
interface DefaultsAround {
  readonly before: unknown
  readonly after: unknown
}

const noneAround: DefaultsAround = { before: undefined, after: undefined }

/**
 * Gives a field another definition and keeps the user's values: they stay if they fit, are set aside if they do not, and return when they
 * fit again. Decisions §2 and §5.
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
  const { before: defaultBefore = defaultOf(cell.node.definition), after: defaultAfter = defaultOf(node.definition) } = around
  const change = {
    cell,
    base: withKnownIdentity(cell.base, base),
    node: withKnownIdentity(cell.node, node),
    cause,
    defaultBefore,
    defaultAfter,
    hasNewDefault: cause === 'reload' && !isEqual(defaultBefore, defaultAfter),
  }
  if (change.base !== cell.base || change.node !== cell.node || !isEqual(around.before, around.after)) {
    if (cell.node.shape === node.shape) sameShape[node.shape](transaction, change)
    else changeShape(transaction, change)
  }
  // In a reload the rules may not have all their values yet: `settleRules` offers it then.
  if (cause === 'effect') offerDefault(transaction, address)
}

/** An unchanged leaf keeps its node, so that a reload renders only what changed. */
const withKnownIdentity = (known: FieldNode, next: FieldNode): FieldNode =>
  next.children.length === 0 && next.row === undefined && isEqual(known, next) ? known : next

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
  // The group's own default applies to its fields if the form has applied it.
  const isDefault = cause === 'reload' && cell.origin === 'default'
  const partOf = (value: unknown, id: string) => (isDefault && isJsonObject(value) ? ownValue(value, id) : undefined)
  // New fields first: the rules for the others may read them.
  for (const isKnown of [false, true])
    for (const child of node.children) {
      const address = childAddress(cell.address, child.id)
      const around = { before: partOf(defaultBefore, child.id), after: partOf(defaultAfter, child.id) }
      if (isKnown) reconcileChild(transaction, address, child, cause, around)
      else if (!transaction.state.cells.has(address))
        enterField(transaction, { base: child, address, parent: cell.address }, { value: around.after, origin: 'default' })
    }
}

/** Gives a field its definition in the current schema, with the active rule effects. */
export function reconcileChild(
  transaction: Transaction,
  address: Address,
  base: FieldNode,
  cause: ReconcileCause,
  around = noneAround,
): void {
  const { state } = transaction
  if (state.cells.get(address)?.base === base && isEqual(around.before, around.after)) return
  // The rules are evaluated for this field first: otherwise a field that a rule retypes would lose its value to the base type for a moment.
  const node = nodeInForce(state.plan, base, address, createFormReader(state))
  reconcileField(transaction, address, { base, node }, cause, around)
}

function reconcileRows(transaction: Transaction, { cell, base, node, cause, defaultAfter, hasNewDefault }: FieldChange): void {
  const { address } = cell
  if (hasNewDefault && cell.origin === 'default' && !isTouched(transaction.state, cell)) {
    enterAnew(transaction, { ...cell, base, node }, { value: defaultAfter, origin: 'default' })
    return
  }
  setCell(transaction, { ...cell, base, node })
  for (const key of cell.rows ?? []) {
    if (node.row !== undefined) reconcileChild(transaction, childAddress(address, key), node.row, cause)
  }
}

/** A node with the rule effects active at an address. The same effects return the same node. Decisions §3. */
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

/** Applies the default of a rule effect when it first becomes active, if the field is empty. Decisions §2 and §3. */
function offerDefault(transaction: Transaction, address: Address): void {
  const cell = transaction.state.cells.get(address)
  if (cell === undefined) return
  const { base, node } = cell
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
  enterAnew(transaction, cell, { value, origin: 'default' })
  updateCell(transaction, address, { appliedDefaults })
}

/**
 * A field with a single value becomes a group or rows, or the other way round: its value is moved whole if it fits, else set aside part by
 * part. Decisions §2.
 */
function changeShape(transaction: Transaction, change: FieldChange): void {
  const { cell, base, node } = change
  const { state } = transaction
  const { address, value, text, side, origin, expression, otherSide } = cell
  if (expression && otherSide && otherSide.type === node.definition.type && node.shape !== 'nothing') {
    // A value behind an expression is converted as if it were in force, and the expression stays. Decisions §10.
    const { type, ...fixed } = otherSide
    const behind: Cell = { ...cell, ...fixed, side: undefined, otherSide: undefined }
    setCell(transaction, behind)
    changeShape(transaction, { ...change, cell: behind })
    const next = state.cells.get(address) ?? behind
    const moved = { value: next.value, text: next.text, unread: next.unread, type }
    setCell(transaction, { ...next, value, text, unread: false, side, origin, otherSide: moved })
    return
  }
  const given = takeMoving(transaction, change)
  if (given === undefined) leaveField(transaction, address)
  else {
    // What differs from its baseline, however deep, does so in the moved value.
    const baseline = [...state.indexes.dirty].reduce(
      (json, at) =>
        isWithin(at, address)
          ? insertStranger(json, pathOf(state, at).slice(pathOf(state, address).length), state.cells.get(at)?.baseline)
          : json,
      given.value,
    )
    updateCell(transaction, address, { origin: given.origin, baseline })
    keepPartly(transaction, address)
  }
  enterAnew(transaction, { ...cell, base, node }, given)
}

/** The value that is moved, merged with values set aside in it; an untouched default remains a default, and follows its definition. */
function takeMoving(transaction: Transaction, change: FieldChange): Given | undefined {
  const { state } = transaction
  const { cell, node, hasNewDefault } = change
  const value = readValue(state, cell.address)
  // A value that replaces the whole group cannot be merged.
  const whole =
    cell.node.shape === 'group' && cell.value === undefined && node.shape === 'value' && fitsType({}, node.definition)
      ? takeStrangers(transaction, cell.address, value)
      : undefined
  if (whole !== undefined) return { value: whole, origin: isTouched(state, cell) ? 'user' : 'host' }
  if (value === undefined || node.shape === 'nothing') return undefined
  if (isUnfitHostValue(cell)) return { value, origin: 'host' }
  if (!fitsType(value, node.definition)) return undefined
  if (isTouched(state, cell)) return { value, origin: 'user' }
  return hasNewDefault ? undefined : { value, origin: 'default' }
}

/**
 * Sets aside what is not part of the moved value: text that could not be read, other sides of fields, and values behind an expression. Rows
 * with values set aside keep their keys.
 */
function keepPartly(transaction: Transaction, address: Address): void {
  const { state } = transaction
  const cell = state.cells.get(address)
  if (cell === undefined) return
  if (cell.unread) keepHeld(transaction, cell)
  else if (cell.otherSide)
    keepAside(transaction, address, { ...heldAside(state, cell), value: undefined, rows: undefined, isUnreported: true })
  for (const child of childAddresses(cell))
    if (cell.expression) leaveField(transaction, child)
    else keepPartly(transaction, child)
  if (hasAsideInRows(state, cell)) keepAside(transaction, address, { value: undefined, text: undefined, rows: cell.rows, type: '' })
}

/** Why a node changes: only a reload applies a changed default to a field that holds the old one. Decisions §2 and §3. */
export type ReconcileCause = 'reload' | 'effect'

/** One field that gets another definition. */
interface FieldChange {
  readonly cell: Cell
  readonly base: FieldNode
  readonly node: FieldNode
  readonly cause: ReconcileCause
  /** The default of the field, that of a surrounding group included; `undefined` if there is none. */
  readonly defaultBefore: unknown
  readonly defaultAfter: unknown
  /** A reload has changed the default. */
  readonly hasNewDefault: boolean
}

/** A field with a single value gets another definition with a single value. Decisions §2. */
function reconcileValue(transaction: Transaction, change: FieldChange): void {
  const { cell, base, node, defaultAfter, hasNewDefault } = change
  const isUnfitText = cell.unread && !suits(transaction.state, node, heldAside(transaction.state, cell))
  const isRetyped = isUnfitText || cell.node.definition.type !== node.definition.type
  const isUnfit =
    isRetyped &&
    !isUnfitHostValue(cell) &&
    (isUnfitText || !(fitsType(cell.value, node.definition) || isTemplateIn(transaction.state, node, cell.value)))
  if (isUnfit && cell.origin !== 'default') keepHeld(transaction, cell)
  const next: Cell = {
    ...cell,
    base,
    node,
    ...(isUnfit && { value: undefined, unread: false, side: undefined, origin: 'none' }),
    ...(isRetyped && { text: undefined, issue: undefined, unchecked: false }),
  }
  setCell(transaction, next)
  if (!fillsItself(transaction, next)) return
  // A field on its expression side is reserved for an expression.
  const isEmpty = next.value === undefined && !next.unread && next.side !== 'expression'
  // Values set aside take precedence over defaults, including one that is already applied.
  const kept =
    isEmpty || next.origin === 'default' ? takeBack(transaction, next.address, (one) => suits(transaction.state, node, one)) : undefined
  if (kept !== undefined) {
    const { value, text, cell: earlier = next } = kept
    setCell(transaction, {
      ...next,
      value,
      text,
      unread: text !== undefined,
      side: kept.cell?.side,
      otherSide: next.otherSide ?? earlier.otherSide,
      origin: originOf(kept),
      baseline: earlier.baseline,
      declared: earlier.declared,
      earlierRequests: earlier.earlierRequests,
      dependencyChanged: next.dependencyChanged || earlier.dependencyChanged,
    })
  } else if (isEmpty && isRetyped && next.origin !== 'user') fillByDefault(transaction, next, defaultAfter)
  else if (hasNewDefault && (followsDefault(next, change) || lacksDefault(transaction, next, change)))
    fillByDefault(transaction, next, defaultAfter)
}

/** A default that this form applied and nobody touched changes with its definition. */
const followsDefault = ({ origin, value }: Cell, { defaultBefore }: FieldChange): boolean =>
  origin === 'default' && isEqual(value, defaultBefore)

/** An untouched password: its field was restored from storage without the default. */
const lacksDefault = ({ wasRestored }: Transaction, { origin }: Cell, { node, defaultBefore }: FieldChange): boolean =>
  wasRestored && node.secret && origin === 'none' && defaultBefore === undefined

function fillByDefault(transaction: Transaction, cell: Cell, value: unknown): void {
  if (value !== undefined) transaction.defaultsApplied.add(cell.address)
  // A default that the form applies or removes is not a change by the user or host, so it sets the baseline.
  setCell(transaction, { ...cell, value, baseline: value, origin: value === undefined ? 'none' : 'default' })
}
