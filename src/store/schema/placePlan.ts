import { placeSetAside } from '../cells/placeSetAside.ts'
import { heldBy, type SetAsideData } from '../cells/cell.ts'
import { setCell } from '../cells/writeCells.ts'
import type { Address } from '../../core/values/path.ts'
import type { Plan } from '../../core/plan/plan.ts'
import { type Transaction, createTransaction, updateSubmit } from '../transaction.ts'
import { addressAt } from '../cells/pathOf.ts'
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
  placeValues(transaction, state.initialValues, state.initialSetAside)
  // Those that the host set before.
  updateSubmit(transaction, { errors: state.submit.errors.map((error) => ({ ...error, address: addressAt(state, error.path) })) })
  transaction.valuesChanged.clear()
}

/** Another plan takes effect, with its rules: values stay by path. Decisions §5. */
export function replacePlan(transaction: Transaction, plan: Plan): void {
  const { state } = transaction
  transaction.planBefore = state.plan
  state.plan = plan
  reconcileField(transaction, '', { base: plan.root, node: plan.root }, 'reload')
  showObjects(transaction)
  settleRules(transaction)
}

/** Headings with a value of the host, or typed text, are edited as JSON from here on, in all rows alike. Decisions §1. */
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
 * Places values into a form, replacing all content: first the given values, then those set aside by an earlier form, then defaults. Values
 * without a field are set aside. Decisions §2.
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
  // The results of rules, including defaults of effects, are part of the initial state.
  for (const address of state.indexes.dirty) startAnew(transaction, address)
  for (const address of state.indexes.content) startAnew(transaction, address)
}

/** Makes the current value of a field its baseline, as if nothing had changed in this session. */
function startAnew(transaction: Transaction, address: Address): void {
  const cell = transaction.state.cells.get(address)
  if (cell !== undefined)
    setCell(transaction, { ...cell, baseline: heldBy(cell), declared: undefined, dependencyChanged: false, earlierRequests: undefined })
}

/** The form data of the current schema without values: defaults only. Empty if no field reloads the schema. */
export function readOwnDefaults({ plan, settings, source }: FormState): FormValues {
  if (plan.loadSchemaTemplates.length === 0) return {}
  const bare = emptyFormState({ plan, schema: plan.schema, settings, source, isInline: true, values: {} })
  placeValues(createTransaction(bare), {})
  return readFormData(bare)
}
