import { selectContentReaders } from '../../../src/core/plan/plan.ts'
import { parentAddress, type Address } from '../../../src/core/values/path.ts'
import type { Trial } from '../createTrial.ts'
import type { Step } from '../step.ts'

const commitDelay = 500

/**
 * Which texts are incomplete, derived from the rules only: schema or content depend on the field, and neither blur nor Enter nor half a
 * second without a key press has completed it. Compared with the form's own record. Decisions §5.
 */
export function createUncommitted({ state, form }: Trial) {
  /** When each text becomes complete, and the kind of its field. */
  const due = new Map<Address, { readonly at: number; readonly kind: string }>()
  let { plan } = state

  return (step: Step): void => {
    const { commits, overwrites, kind } = step
    for (const address of due.keys()) if (isDone(address)) due.delete(address)
    if (kind === 'textTyped' && overwrites !== undefined && isAwaited(overwrites)) {
      due.set(overwrites, { at: form.clock.now() + commitDelay, kind: kindOf(overwrites) })
    }
    const strange = [...state.indexes.uncommitted].find((address) => !due.has(address))
    if (strange !== undefined) throw new Error(`${strange} still counts as half typed.`)
    const early = [...due].find(([address, { kind }]) => !state.indexes.uncommitted.has(address) && kindOf(address) === kind)?.[0]
    // Typing ends in a field that another schema has recreated.
    if (early !== undefined && plan !== state.plan) due.delete(early)
    else if (early !== undefined) throw new Error(`${early} counts as a change before its time.`)
    plan = state.plan

    function isDone(address: Address): boolean {
      const { at = 0 } = due.get(address) ?? {}
      const isTyped = kind === 'textTyped' && address === overwrites
      // An expression typed in place of a group does not affect the values it covers.
      const isBehind = kind === 'textTyped' && state.cells.get(overwrites ?? '')?.node.shape !== 'value'
      const isReplaced = overwrites !== undefined && (address === overwrites || (!isBehind && address.startsWith(`${overwrites}/`)))
      const isGone = !state.cells.has(address)
      const isOver =
        step.choosesSide === address || step.submits === true || step.resets === true || step.restarts === true || commits === address
      // A restored row replaces a text in place of its list.
      const isRestored = step.restoresRow !== undefined && parentAddress(step.restoresRow) === address
      const isTakenBack = (step.takesBack === true || isRestored) && !state.indexes.uncommitted.has(address)
      return isTyped || isReplaced || isGone || isOver || isTakenBack || form.clock.now() >= at
    }
  }

  function kindOf(address: Address): string {
    const node = state.cells.get(address)?.node
    return node === undefined ? 'gone' : `${node.shape} ${node.definition.type}`
  }

  function isAwaited(address: Address): boolean {
    const cell = state.cells.get(address)
    if (cell === undefined) return false
    for (let at = cell; ;) {
      if (at.node.loadsSchema) return true
      const above = at.parent === undefined ? undefined : state.cells.get(at.parent)
      if (above === undefined) break
      at = above
    }
    return selectContentReaders(state.plan, cell.node.template).length > 0
  }
}
