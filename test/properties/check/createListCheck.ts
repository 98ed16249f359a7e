import { findChoice, isEmpty, isEqual, type FieldNode } from 'moduleform/core'
import type { Address } from '../../../src/core/values/path.ts'
import { isHidden, isOff } from '../../../src/store/cells/readValues.ts'
import type { Trial } from '../createTrial.ts'
import type { Step } from '../step.ts'
import { readNeeds } from './readNeeds.ts'

/** The dependencies of a field's options, and their values. */
interface Dependencies {
  readonly on: readonly unknown[]
  readonly values: readonly unknown[]
}

/**
 * If a dependency of a field's options has changed in the session, and the list is complete, only values in the list are submitted.
 * Independent of the form's own record of it: fields may be removed and return. Decisions §6.
 */
export function createListCheck({ state, form, handovers }: Trial) {
  const known = new Map<Address, Dependencies>()
  const changed = new Set<Address>()
  /** What a field depended on when it was first seen with its definition. */
  const first = new Map<Address, Dependencies>()
  let looked = 0

  return (step: Step): void => {
    if (step.resets === true || step.newStart !== undefined) {
      known.clear()
      changed.clear()
      first.clear()
    }
    // The change of a dependency that is undone counts as never made.
    if (state.indexes.uncommitted.size === 0) note(step.takesBack === true || step.restoresRow !== undefined)
    const isNew = handovers.length > looked
    looked = handovers.length
    if (!isNew) return
    for (const address of changed) {
      const cell = state.cells.get(address)
      const options = form.store.field(address)?.options
      if (cell === undefined || options === undefined || !options.notInList || isHidden(state, cell) || isOff(state, cell)) continue
      const values: readonly unknown[] = Array.isArray(cell.value) ? cell.value : [cell.value]
      const stranger = values.find((value) => !isEmpty(value) && findChoice(options.choices, value) === undefined)
      if (stranger !== undefined)
        throw new Error(`${JSON.stringify(stranger)} was submitted at ${address}, which is not in the list of what it depends on now.`)
    }
  }

  function note(isTakenBack: boolean) {
    for (const [address, needs] of readNeeds(state)) {
      const node = state.cells.get(address)?.node
      // What an expression will be is unknown, so that it is no change. Decisions §10.
      if (node === undefined || needs.some(({ isUnknown }) => isUnknown)) continue
      const now = { on: dependenciesOf(node), values: needs.map(({ key }) => (JSON.parse(key) as unknown[])[1]) }
      const before = known.get(address)
      if (before !== undefined && isEqual(before.on, now.on) && !isEqual(before.values, now.values)) changed.add(address)
      // Another definition has different dependencies: what was recorded about the previous one does not apply.
      if (before === undefined || !isEqual(before.on, now.on)) {
        changed.delete(address)
        first.set(address, now)
      }
      if (isTakenBack && isEqual(first.get(address), now)) changed.delete(address)
      known.set(address, now)
    }
  }

  function dependenciesOf(node: FieldNode): readonly unknown[] {
    return state.plan.contentOf(node).map(({ name, dependencies }) => [name, ...dependencies.map(({ operand }) => operand.template)])
  }
}
