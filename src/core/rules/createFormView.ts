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
  /** The nodes in force from the top-level field down, as far as there are any. */
  const nodesTo = (address: Address): { readonly nodes: readonly FieldNode[]; readonly isComplete: boolean } => {
    const nodes: FieldNode[] = []
    let [node, at] = [plan.root, '']
    for (const segment of address.split('/').slice(1)) {
      at = `${at}/${segment}`
      const child = childInForce(plan, node, segment, effectsAt(at))
      if (!child) return { nodes, isComplete: false }
      nodes.push(child)
      node = child
    }
    return { nodes, isComplete: true }
  }
  return {
    nodeAt: (address) => {
      if (address === '') return plan.root
      const { nodes, isComplete } = nodesTo(address)
      return isComplete ? nodes.at(-1) : undefined
    },
    isHidden: (address) => nodesTo(address).nodes.some(({ hidden }) => hidden),
    isOff: (address) => nodesTo(address).nodes.some(({ hidden, switchable }) => hidden && switchable),
  }
}
