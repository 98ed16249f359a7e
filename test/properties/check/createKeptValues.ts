import { evaluateRules, formatPointer, isEmpty, isEqual, setValue, type FieldNode } from 'moduleform/core'
import { isTemplateIn, type Cell, type SetAsideValue } from '../../../src/store/cells/cell.ts'
import { comparePlans } from '../../../src/core/plan/comparePlans.ts'
import { isRow, selectReaders, type Plan } from '../../../src/core/plan/plan.ts'
import { fitsType } from '../../../src/core/values/defaults.ts'
import { idsOfTemplate, parentAddress, segmentsOf, type Address } from '../../../src/core/values/path.ts'
import type { FormState } from '../../../src/store/formState.ts'
import { pathOf } from '../../../src/store/cells/pathOf.ts'
import { readFormData } from '../../../src/store/cells/readValues.ts'
import type { Step } from '../step.ts'
import { numberTag, textTag } from '../givenValue.ts'
import { findTags, type Place } from './findTags.ts'

const isAt = (address: Address, at: Address): boolean => address === at || address.startsWith(`${at}/`)

/**
 * Invariant 1: everything users and hosts have entered is in its field or set aside until it is overwritten, removed with its row, or
 * discarded. Checked after every step. Decisions, principle 2, and §2.
 */
export function createKeptValues(state: Readonly<FormState>) {
  let before = findTags(state)
  let types = typesOf(state)
  let { plan } = state
  let removed: RemovedRow | undefined
  /** Values that a restored row replaced: the next undo must restore them. */
  let covered: readonly string[] = []
  /** Cleared by the host on purpose: set-aside values below do not return automatically. */
  const emptied = new Set<Address>()

  return (step: Step): void => {
    const now = findTags(state)
    for (const [tag, places] of before) {
      if (!now.has(tag) && !places.every((place) => mayGo(state, place, step))) {
        throw new Error(`${tag} is lost. It stood at ${describe(places)}.`)
      }
      if (now.has(tag)) checkStays(state, tag, places, now.get(tag) ?? [], step, types)
    }
    if (step.tag !== undefined && !now.has(textTag(step.tag)) && !now.has(String(numberTag(step.tag)))) {
      throw new Error(`What was given at ${step.overwrites} with tag ${step.tag} is nowhere.`)
    }
    if (step.newStart !== undefined && removed !== undefined) removed = without(removed, plan, state.plan)
    if (step.restoresRow !== undefined && removed?.row === step.restoresRow) {
      const missing = [...removed.tags.keys()].filter((tag) => !now.has(tag))
      if (missing.length > 0) throw new Error(`Undo did not bring back ${missing.join()}.`)
    }
    const lost = step.name === 'undo' ? covered.find((tag) => !now.has(tag)) : undefined
    if (lost !== undefined) throw new Error(`Undo did not bring back ${lost}, in place of which a row had come back.`)
    covered = step.restoresRow === undefined ? [] : [...before.keys()].filter((tag) => !now.has(tag))
    if (step.removesRow !== undefined) removed = { row: step.removesRow, tags: new Map([...before].filter(([tag]) => !now.has(tag))) }
    if (step.overwrites !== undefined) emptied.add(step.overwrites)
    checkReturns(state, emptied)
    before = now
    types = typesOf(state)
    ;({ plan } = state)
  }
}

interface RemovedRow {
  readonly row: Address
  readonly tags: ReadonlyMap<string, readonly Place[]>
}

/** Another schema of the host takes the fields that it removes, retypes or gives other defaults out of what undo brings back. Decisions §11. */
function without({ row, tags }: RemovedRow, before: Plan, after: Plan): RemovedRow {
  const { removed, retyped, changed } = comparePlans(before, after)
  const set = [...removed, ...retyped, ...changed.filter((ids) => !isEqual(contentOf(before, ids), contentOf(after, ids)))]
  const isSet = ({ address }: Place) => {
    const ids = segmentsOf(address).filter((segment) => !hasRow(`/${segment}`))
    return set.some((field) => isEqual(field, ids))
  }
  return { row, tags: new Map([...tags].filter(([, places]) => !places.some(isSet))) }
}

/** What the definition of a field says of the content of the field and of its rows. */
function contentOf({ nodes }: Plan, ids: readonly string[]) {
  const node = [...nodes.values()].find(({ template }) => !isRow(template) && isEqual(idsOfTemplate(template), ids))
  const { default: value, items } = node?.definition ?? {}
  return { value, type: items?.type, rows: items?.default }
}

/** Whether part of an address passes through a row: keys of rows cannot be ids. */
const hasRow = (part: Address): boolean => /\/k\d+/.test(part)

const describe = (places: readonly Place[]): string => places.map(({ address, where, type }) => `${address} (${where}, ${type})`).join()

/** Whether a step may remove a value. */
function mayGo(state: Readonly<FormState>, { address, where, type }: Place, step: Step): boolean {
  if (step.resets === true || step.takesBack === true) return true
  // Another template replaces the previous one on that side.
  if (step.choosesSide !== undefined && step.tag !== undefined && isAt(address, step.choosesSide)) return true
  // A value in place of a group is removed when a field in the group is edited.
  if (step.choosesSide !== undefined && where === 'cell' && isAt(step.choosesSide, address)) return true
  if (step.removesRow !== undefined && isAt(address, step.removesRow)) return true
  const { overwrites } = step
  const isOverwritten = overwrites !== undefined && (isAt(address, overwrites) || isAt(overwrites, address))
  if (where === 'apart' && isOverwritten) return true
  if (where !== 'cell') {
    const later = state.setAside.get(address)?.some((kept) => kept.type === type) === true
    const isInOverwrittenRow =
      step.overwrites !== undefined && isAt(address, step.overwrites) && hasRow(address.slice(step.overwrites.length))
    return later || step.discards === true || isInOverwrittenRow
  }
  if (step.addsRow !== undefined && isAt(step.addsRow, address)) return true
  // A restored or added row replaces a value at its list that is not an array.
  if (step.restoresRow !== undefined && isAt(parentAddress(step.restoresRow), address)) return true
  // A value in place of a group is removed when a field in the group is edited.
  return isOverwritten
}

const typesOf = (state: Readonly<FormState>): ReadonlyMap<Address, string> =>
  new Map([...state.cells.values()].map(({ address, node, unread }) => [address, typeOf(node, unread)]))

/** An unreadable text is kept for its control: invalid JSON may be the label of a choice. */
const typeOf = ({ shape, definition, control }: FieldNode, isUnread: boolean): string =>
  `${shape} ${definition.type} ${isUnread && definition.type !== 'string' ? control : ''}`

/** A value stays in a field whose definition is unchanged. */
function checkStays(
  state: Readonly<FormState>,
  tag: string,
  places: readonly Place[],
  now: readonly Place[],
  step: Step,
  types: ReadonlyMap<Address, string>,
): void {
  for (const { address, where } of places) {
    const cell = state.cells.get(address)
    const isSame = cell !== undefined && [true, false].some((isUnread) => types.get(address) === typeOf(cell.node, isUnread))
    if (where !== 'cell' || !isSame || mayGo(state, { address, where, type: undefined }, step)) continue
    // It is on the other side now, or covered by an expression.
    if (now.some((place) => place.where === 'apart')) continue
    if (now.some((place) => place.where === 'cell' && place.address === address)) continue
    // A rule reads it and takes it away; what is being edited stays in its field until the next change.
    if (state.setAside.get(address)?.some((kept) => undoesItself(state, cell, kept)) === true) continue
    throw new Error(`${tag} left ${address}, which has not changed its type, for ${describe(now)}.`)
  }
}

/** A set-aside value returns before defaults apply, as soon as its field exists again. */
function checkReturns(state: Readonly<FormState>, emptied: ReadonlySet<Address>): void {
  for (const [address, all] of state.setAside) {
    const cell = state.cells.get(address)
    if (cell === undefined || [...emptied].some((at) => isAt(address, at))) continue
    const isFree = cell.origin === 'default' || (cell.origin === 'none' && cell.value === undefined && cell.rows === undefined)
    const fit = all.find((kept) => suits(state, cell.node, kept))
    if (isFree && fit !== undefined && !undoesItself(state, cell, fit))
      throw new Error(`${JSON.stringify(fit.value ?? fit.text)} did not return to ${address}.`)
  }
}

/** Whether a field could not hold a value once its rules read that value: such a value stays set aside. */
function undoesItself(state: Readonly<FormState>, { address, node }: Cell, kept: SetAsideValue): boolean {
  // A rule of a field that reads it comes to rest nowhere where the field is an expression only with what the rule gives it.
  if (isTemplateIn(state, node, kept.value) && selectReaders(state.plan, node.template).includes(node.template)) return true
  const path = pathOf(state, address)
  const view = evaluateRules(state.plan, setValue(readFormData(state), path, kept.value), state.settings.templates?.isTemplate)
  const next = view.nodeAt(formatPointer(path))
  return next === undefined || !suits(state, next, kept)
}

function suits(state: Readonly<FormState>, node: FieldNode, { value, text, rows, type, cell }: SetAsideValue): boolean {
  if (node.shape === 'nothing') return false
  // A cleared value returns only to a field of its own type.
  if (text === undefined && isEmpty(value) && (rows ?? []).length === 0) return type === node.definition.type
  if (rows !== undefined || node.shape === 'rows') return rows !== undefined && node.shape === 'rows'
  if (text !== undefined) return node.shape === 'value' && type === node.definition.type
  // A value that the host set before the field existed is shown in it, valid or not; objects and lists may be parts of it.
  const isOfHost = type === undefined && cell === undefined && typeof value !== 'object'
  return node.shape === 'value' && (isOfHost || fitsType(value, node.definition) || isTemplateIn(state, node, value))
}
