import { createRankQueue, type RankQueue } from './rankQueue.ts'
import { type CompiledTarget, selectReaders } from '../../core/plan/plan.ts'
import { addressesOf } from '../../core/rules/evaluateCondition.ts'
import type { FormReader } from '../../core/values/formReader.ts'
import { type Address, isWithin, type Template } from '../../core/values/path.ts'
import { createFormReader } from '../cells/readValues.ts'
import { nodeInForce, reconcileField } from '../cells/reconcileField.ts'
import type { Transaction } from '../transaction.ts'

/**
 * How often one field may change in one transition before values set aside stop returning to it, and before it stops changing: some rules
 * never settle. Even numbers, so that a field that alternates ends as it began.
 */
const mostReturns = 6
const mostChanges = 20

/** What is to be evaluated: addresses by target template, and the targets by rank. */
interface Agenda {
  readonly addresses: Map<Template, Set<Address>>
  readonly targets: RankQueue<CompiledTarget>
}

/** Evaluates only the rules that the changes can affect, by rising rank, until nothing changes any more. Decisions §3. */
export function settleRules(transaction: Transaction): void {
  const { state } = transaction
  if (state.plan.targets.size === 0) return
  const reader = createFormReader(state)
  const agenda: Agenda = { addresses: new Map(), targets: createRankQueue() }
  const changes = new Map<Address, number>()
  takeNotes(transaction, agenda, reader)
  for (let target = agenda.targets.take(); target !== undefined; target = agenda.targets.take()) {
    const addresses = agenda.addresses.get(target.template) ?? []
    agenda.addresses.delete(target.template)
    for (const address of addresses) evaluateField(transaction, address, reader, changes)
    takeNotes(transaction, agenda, reader)
  }
}

function evaluateField(transaction: Transaction, address: Address, reader: FormReader, changes: Map<Address, number>): void {
  const { state } = transaction
  const cell = state.cells.get(address)
  if (cell === undefined) return
  const node = nodeInForce(state.plan, cell.base, address, reader)
  const count = changes.get(address) ?? 0
  if (count >= mostChanges) return
  // The field being edited stays visible, whatever its own rules do.
  if (count >= mostReturns && node !== cell.node && !isEdited(transaction, address)) transaction.unsettled.add(address)
  // With the same node too: after a reload the default of an effect is still to be offered.
  reconcileField(transaction, address, { base: cell.base, node }, 'effect')
  if (state.cells.get(address)?.node !== cell.node) changes.set(address, count + 1)
}

const isEdited = ({ edited }: Transaction, address: Address): boolean => edited !== undefined && isWithin(edited, address)

/**
 * Turns the changes recorded in the transaction into targets to evaluate: those that read a change, and changed fields that are targets
 * themselves.
 */
function takeNotes(transaction: Transaction, agenda: Agenda, reader: FormReader): void {
  const { plan } = transaction.state
  for (const { address, node } of transaction.agenda.splice(0)) {
    const own = plan.targets.get(node.template)
    if (own !== undefined) want(agenda, own, [address])
    for (const template of selectReaders(plan, node.template)) {
      const target = plan.targets.get(template)
      if (target !== undefined) want(agenda, target, addressesOf(template, address, reader))
    }
  }
}

function want({ addresses, targets }: Agenda, target: CompiledTarget, wanted: Iterable<Address>): void {
  const { template } = target
  let known = addresses.get(template)
  if (known === undefined) {
    addresses.set(template, (known = new Set()))
    targets.add(target.rank, target)
  }
  for (const address of wanted) known.add(address)
}
