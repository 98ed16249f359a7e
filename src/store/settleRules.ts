import { selectReaders } from '../core/plan/selectReaders.ts'
import type { CompiledTarget, Plan } from '../core/plan/plan.ts'
import { addressesOf } from '../core/rules/addressesOf.ts'
import type { FormReader } from '../core/values/formReader.ts'
import type { Address, Template } from '../core/values/path.ts'
import type { FormDraft } from './formDraft.ts'
import { createFormReader } from './formReader.ts'
import { nodeInForce } from './nodeInForce.ts'
import { reconcileField } from './reconcileField.ts'

/**
 * How often one field may change in one transition: effects that undo each other's values would never settle. Even, so that those end
 * where they began.
 */
const mostChanges = 20

/** Addresses to evaluate, by target template. */
type Agenda = Map<Template, Set<Address>>

/**
 * Evaluates the rules that what has changed can affect, and nothing else, by rising rank, until nothing changes any more. Decisions §3.
 */
export function settleRules(draft: FormDraft): void {
  const { state } = draft
  if (state.plan.targets.size === 0) return
  const reader = createFormReader(state)
  const agenda: Agenda = new Map()
  const changes = new Map<Address, number>()
  takeNotes(draft, agenda, reader)
  for (let target = firstTarget(state.plan, agenda); target !== undefined; target = firstTarget(state.plan, agenda)) {
    const addresses = agenda.get(target.template) ?? []
    agenda.delete(target.template)
    for (const address of addresses) evaluateTarget(draft, target, address, reader, changes)
    takeNotes(draft, agenda, reader)
  }
}

function evaluateTarget(
  draft: FormDraft,
  target: CompiledTarget,
  address: Address,
  reader: FormReader,
  changes: Map<Address, number>,
): void {
  const { state } = draft
  const cell = state.cells.get(address)
  if (cell === undefined || cell.node.template !== target.template) return
  const node = nodeInForce(state.plan, cell.base, address, reader)
  const count = changes.get(address) ?? 0
  if (node === cell.node || count >= mostChanges) return
  reconcileField(draft, address, { base: cell.base, node }, 'effect')
  if (state.cells.get(address)?.node !== cell.node) changes.set(address, count + 1)
}

/** Turns what the draft has noted into targets to evaluate: those that read it, and what changed where it is a target itself. */
function takeNotes(draft: FormDraft, agenda: Agenda, reader: FormReader): void {
  const { plan } = draft.state
  for (const { address, node } of draft.agenda.splice(0)) {
    if (plan.targets.has(node.template)) want(agenda, node.template, [address])
    for (const template of selectReaders(plan, node.template)) want(agenda, template, addressesOf(template, address, reader))
  }
}

function want(agenda: Agenda, template: Template, addresses: Iterable<Address>): void {
  const known = agenda.get(template) ?? new Set<Address>()
  for (const address of addresses) known.add(address)
  agenda.set(template, known)
}

function firstTarget(plan: Plan, agenda: Agenda): CompiledTarget | undefined {
  let first: CompiledTarget | undefined
  for (const template of agenda.keys()) {
    const target = plan.targets.get(template)
    if (target === undefined) agenda.delete(template)
    else if (first === undefined || target.rank < first.rank) first = target
  }
  return first
}
