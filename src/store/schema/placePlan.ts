import { placeSetAside } from '../cells/placeSetAside.ts'
import { heldBy, type SetAsideData } from '../cells/cell.ts'
import { setCell } from '../cells/writeCells.ts'
import type { Address } from '../../core/values/path.ts'
import type { Plan } from '../../core/plan/plan.ts'
import { type Transaction, createTransaction } from '../transaction.ts'
import { reconcileField } from '../cells/reconcileField.ts'
import { settleRules } from '../rules/settleRules.ts'
import type { FormValues } from '../../core/schema/wire.ts'
import { enterAnew } from '../cells/enterField.ts'
import { compilePlan } from '../../core/plan/compilePlan.ts'
import { dropAside } from '../cells/setAside.ts'
import { isAbsent } from '../../core/schema/json.ts'
import { emptyFormState, type FormState } from '../formState.ts'
import { readFormData } from '../cells/readValues.ts'

/** The first plan of a form takes effect, with the host's values in it. That is the first state, and no change of values. Decisions §9. */
export function openForm(transaction: Transaction, plan: Plan): void {
  const { state } = transaction
  state.plan = plan
  transaction.formChanged = true
  placeValues(transaction, state.initialValues, state.initialSetAside)
  transaction.valuesChanged.clear()
}

/** Another plan takes effect, with its rules: values stay by path. Decisions §5. */
export function replacePlan(transaction: Transaction, plan: Plan): void {
  const { state } = transaction
  transaction.planBefore = state.plan
  state.plan = plan
  transaction.formChanged = true
  reconcileField(transaction, '', { base: plan.root, node: plan.root }, 'reload')
  showObjects(transaction)
  settleRules(transaction)
}

/** Headings for which the host has a value, or a text typed as one, are edited as JSON from now on, in all rows alike. Decisions §1. */
export function showObjects(transaction: Transaction): void {
  const { state } = transaction
  const found = [...state.setAside].flatMap(([address, all]) => {
    const node = state.cells.get(address)?.node
    return node?.shape === 'nothing' &&
      all.some(({ value, text, type, cell }) => !cell && (text ? type === 'object' : !type && !isAbsent(value)))
      ? [node.template]
      : []
  })
  if (found.length === 0) return
  const { schema, secrets, jsonObjects } = state.plan
  state.plan = compilePlan(schema, { secrets, jsonObjects: new Set([...jsonObjects, ...found]) })
  reconcileField(transaction, '', { base: state.plan.root, node: state.plan.root }, 'reload')
}

/**
 * Lays values into a form anew, in place of all it held: fields take theirs, then what an earlier form had set aside, defaults fill the
 * rest, and what has no field is set aside. Decisions §2.
 */
export function placeValues(transaction: Transaction, values: FormValues, setAside: readonly SetAsideData[] = []): void {
  const { state } = transaction
  const { schema, secrets, jsonObjects } = state.plan
  if (jsonObjects.size > 0) state.plan = compilePlan(schema, { secrets })
  dropAside(transaction, '')
  state.hostErrors.clear()
  enterAnew(transaction, { base: state.plan.root, address: '', parent: undefined }, { value: values, origin: 'host' })
  placeSetAside(transaction, setAside)
  showObjects(transaction)
  settleRules(transaction)
  // What rules did on the way in, defaults of effects among it, is where the form starts.
  for (const address of state.indexes.dirty) startAnew(transaction, address)
  for (const address of state.indexes.content) startAnew(transaction, address)
}

/** What a field holds now is where it starts, and nothing has changed in this session. */
function startAnew(transaction: Transaction, address: Address): void {
  const cell = transaction.state.cells.get(address)
  if (cell !== undefined)
    setCell(transaction, { ...cell, baseline: heldBy(cell), declared: undefined, dependencyChanged: false, earlierRequests: undefined })
}

/** The form data that the schema at hand gives by itself: defaults and nothing else. Only where some field asks for schemas. */
export function readOwnDefaults({ plan, settings, source }: FormState): FormValues {
  if (plan.loadSchemaTemplates.length === 0) return {}
  const bare = emptyFormState({ plan, schema: plan.schema, settings, source, isInline: true, values: {} })
  placeValues(createTransaction(bare), {})
  return readFormData(bare)
}
