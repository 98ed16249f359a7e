import type { CompiledEffect, FieldNode, Plan } from '../plan/plan.ts'
import { type Address, unescapeSegment } from '../values/path.ts'
import { nodeWithEffects } from './nodeWithEffects.ts'

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
export const createFormView = (plan: Plan, effectsAt: (address: Address) => readonly CompiledEffect[]): FormView => {
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
