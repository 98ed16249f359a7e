import type { CompiledEffect, Plan, FieldNode } from '../plan/plan.ts'
import type { FormValues } from '../schema/wire.ts'
import { type Address, unescapeSegment, getValue, parentAddress, segmentsOf, childAddress } from '../values/path.ts'
import { addressesOf } from './addressesOf.ts'
import { matchingEffects } from './evaluateCondition.ts'
import { nodeWithEffects } from './applyEffect.ts'
import type { FormReader } from '../values/formReader.ts'
import { isJsonObject } from '../schema/json.ts'

/** What the rules of a schema make of a form. Addresses name rows by their index: `/contacts/0/name`. */
export type RuleResult = FormView

const noEffects: readonly CompiledEffect[] = []

/**
 * Evaluates all rules over plain form data: which definition is in force at each address, and what is hidden or off. It depends on
 * plan and data only and throws nothing. Specification 2.10, decisions §3 and §4.
 *
 * @example evaluateRules(compilePlan(schema), { country: 'DE' }).isHidden('/state') // true
 */
export const evaluateRules = (plan: Plan, formData: FormValues): RuleResult => {
  const effects = new Map<Address, readonly CompiledEffect[]>()
  const view = createFormView(plan, (address) => effects.get(address) ?? noEffects)
  const reader = createJsonReader(formData, view)
  for (const target of plan.targets.values()) {
    for (const address of addressesOf(target.template, '', reader)) {
      const matching = matchingEffects(target, address, reader)
      if (matching.length > 0) effects.set(address, matching)
    }
  }
  return view
}

/** A form as its rules leave it. */
export interface FormView {
  /** The definition in force at an address; `undefined` where there is no field. */
  readonly nodeAt: (address: Address) => FieldNode | undefined
  /** The field or one around it is hidden. */
  readonly isHidden: (address: Address) => boolean
  /** It is hidden, and a rule could show it or what hides it: it counts as empty. Decisions §4. */
  readonly isOff: (address: Address) => boolean
}

/** The node in force of a child or row of a node in force. */
const childInForce = (plan: Plan, parent: FieldNode, segment: string, effects: readonly CompiledEffect[]): FieldNode | undefined => {
  const child = parent.row ?? parent.childById.get(unescapeSegment(segment))
  return child && nodeWithEffects(plan, child, effects)
}

/** Looks at a form through the effects that match at each address. */
const createFormView = (plan: Plan, effectsAt: (address: Address) => readonly CompiledEffect[]): FormView => {
  /** Goes from the top-level field down, as far as there are nodes in force. The last one, where there are all. */
  const visitNodes = (address: Address, visit: (node: FieldNode) => boolean): FieldNode | undefined => {
    let node = plan.root
    for (let start = 1; start <= address.length;) {
      const next = address.indexOf('/', start)
      const end = next === -1 ? address.length : next
      const child = childInForce(plan, node, address.slice(start, end), effectsAt(address.slice(0, end)))
      if (!child || visit(child)) return undefined
      node = child
      start = end + 1
    }
    return node
  }
  const hasNode = (address: Address, test: (node: FieldNode) => boolean): boolean => {
    let isFound = false
    visitNodes(address, (node) => (isFound = test(node)))
    return isFound
  }
  return {
    nodeAt: (address) => visitNodes(address, () => false),
    isHidden: (address) => hasNode(address, ({ hidden }) => hidden),
    isOff: (address) => hasNode(address, ({ hidden, switchable }) => hidden && switchable),
  }
}

/**
 * Reads plain JSON: the keys of rows are their indexes. What is off counts as absent unless read as stored, and so does a value whose field
 * is not there now, because an effect would have to bring it.
 */
const createJsonReader = (formData: FormValues, view: FormView): FormReader => ({
  rowKeys: (address) => {
    const rows = getValue(formData, segmentsOf(address))
    return Array.isArray(rows) ? rows.map((_, index) => String(index)) : []
  },
  value: (address, stored) => {
    const value = getValue(formData, segmentsOf(address))
    if (stored || value === undefined) return value
    return isInField(address, view) ? dropOff(value, address, view) : undefined
  },
})

/** Whether there is a field at an address, or one around it that holds all below it as one value. */
const isInField = (address: Address, view: FormView): boolean => {
  let at = address
  while (!view.nodeAt(at)) at = parentAddress(at)
  return at === address || view.nodeAt(at)?.shape === 'value'
}

/**
 * The value at an address without what is off: such children and rows are left out, and `undefined` is returned where the field itself is off.
 * Values without a field are left out as well. Decisions §4.
 */
export const dropOff = (value: unknown, address: Address, view: FormView): unknown => {
  if (view.isOff(address)) return undefined
  const node = view.nodeAt(address)
  if (node?.shape === 'group' && isJsonObject(value)) {
    const children = node.children.flatMap(({ id }): [string, unknown][] => {
      if (!Object.hasOwn(value, id)) return []
      const child = dropOff(value[id], childAddress(address, id), view)
      return child === undefined ? [] : [[id, child]]
    })
    return Object.fromEntries(children)
  }
  if (node?.shape === 'rows' && Array.isArray(value)) {
    return value.map((row, index) => dropOff(row, `${address}/${index}`, view)).filter((row) => row !== undefined)
  }
  return value
}
