import type { Plan } from '../core/plan/plan.ts'
import type { Problem } from '../core/schema/problems.ts'
import { createDefaultBudget, type DefaultBudget } from '../core/values/defaults.ts'
import { isEqual, isJsonObject, kindOf } from '../core/schema/json.ts'
import { copyJson } from '../core/schema/copyJson.ts'
import type { FormValues } from '../core/schema/wire.ts'
import { formatPointer, isWithin, parentAddress, type Address, type Path } from '../core/values/path.ts'
import type { Cell, SetAsideValue } from './cells/cell.ts'
import type { FormOutcome, FormState, SchemaState, SubmitState } from './formState.ts'
import { pathOf } from './cells/pathOf.ts'

/** One transition under way: the state, and what it has touched so far. */
export interface Transaction {
  readonly state: FormState
  /** Fields whose view changed. */
  readonly changed: Set<Address>
  /** Fields whose value changed, arrays whose rows changed. */
  readonly valuesChanged: Set<Address>
  /** Fields whose node in force changed: entered, hidden, shown, retyped. */
  readonly nodesChanged: Set<Address>
  /** What stood in the places that were written to. */
  readonly journal: Journal
  /** Cells that were removed; some are made anew in the same transition, and remember. */
  readonly removed: Map<Address, Cell>
  /** What rules have yet to look at, in the order in which it happened; one address may stand there several times. */
  readonly agenda: Cell[]
  /** Fields whose rules undo each other by what returns to them: nothing returns to them, nor to what is below, until the next change. */
  readonly unsettled: Set<Address>
  /** What defaults may still make. */
  readonly defaultBudget: DefaultBudget
  /** The field that is edited. */
  edited: Address | undefined
  /** Something of the form as a whole changed. */
  formChanged: boolean
  /** Default values applied, values set aside and returned, for the reload report. */
  readonly defaultsApplied: Set<Address>
  readonly movements: Movements
  /** The plan that another one took the place of. */
  planBefore: Plan | undefined
  /** That plan came from the storage, which keeps no defaults of passwords. */
  wasRestored: boolean
}

export const createTransaction = (state: FormState): Transaction => ({
  state,
  changed: new Set(),
  valuesChanged: new Set(),
  nodesChanged: new Set(),
  journal: { cells: new Map(), setAside: new Map(), outcome: undefined },
  removed: new Map(),
  agenda: [],
  unsettled: new Set(),
  defaultBudget: createDefaultBudget(),
  edited: undefined,
  formChanged: false,
  defaultsApplied: new Set(),
  movements: createMovements(),
  planBefore: undefined,
  wasRestored: false,
})

/** What a transition found before it wrote: enough to take it back. Decisions §11. */
export interface Journal {
  readonly cells: Map<Address, Cell | undefined>
  readonly setAside: Map<Address, readonly SetAsideValue[]>
  /** What a reset has dropped of the form as a whole. */
  outcome: FormOutcome | undefined
}

/** Changes where the schema stands, and tells the field that asked. */
export function updateSchema(transaction: Transaction, change: Partial<SchemaState>): void {
  const { state, changed } = transaction
  for (const address of [state.schema.askedBy, change.askedBy]) if (address !== undefined) changed.add(address)
  state.schema = { ...state.schema, ...change }
  transaction.formChanged = true
}

/** Changes where the submit stands. */
export function updateSubmit(transaction: Transaction, change: Partial<SubmitState>): void {
  transaction.state.submit = { ...transaction.state.submit, ...change }
  transaction.formChanged = true
}

/** What any edit ends: the loop breaker starts counting anew (decisions §5), and what was submitted is no longer what stands there. */
export function noteEdit(transaction: Transaction, address: Address): void {
  const { state } = transaction
  transaction.edited = address
  const { answersSinceEdit, askWith } = state.schema
  // What a saved step is to be asked with first counts until what the schema depends on is another.
  const isOvertaken = askWith && [...state.indexes.loadSchema].some((at) => isWithin(at, address) || isWithin(address, at))
  if (answersSinceEdit > 0 || isOvertaken)
    state.schema = { ...state.schema, answersSinceEdit: 0, askWith: isOvertaken ? undefined : askWith }
  if (state.submit.phase === 'submitted') updateSubmit(transaction, { phase: 'idle' })
}

/** Asks for the focus for a field. */
export function askFocus(transaction: Transaction, address: Address): void {
  const { state } = transaction
  const before = state.focus
  state.focus = { address, request: (before?.request ?? 0) + 1 }
  // The field that was to have it before is told that it is not, and so are the arrays around it.
  for (const start of [before?.address ?? address, address]) {
    for (let at = start; at !== ''; at = parentAddress(at)) transaction.changed.add(at)
  }
}

/** Tells of what was found on the way. What was said once is said: the same answer comes again and again. */
export function noteProblems(transaction: Transaction, problems: readonly Problem[]): void {
  const { state } = transaction
  const isKnown = ({ code, args }: Problem) => state.contentProblems.some((one) => one.code === code && isEqual(one.args, args))
  const found = problems.filter((problem) => !isKnown(problem))
  if (found.length === 0) return
  state.contentProblems = [...state.contentProblems, ...found]
  transaction.formChanged = true
}

/**
 * What the host gave at a path, read once and as plain JSON: nothing that it does later, and no getter of its own, reaches the form. What
 * cannot be read is left out and told. Decisions §2.
 */
export function readHostValue(transaction: Transaction, given: unknown, path: Path = []): unknown {
  const { value, problems } = copyJson(given, formatPointer(path))
  noteProblems(
    transaction,
    problems.map(({ pointer, args }) => ({
      code: 'host/unreadable-value',
      level: 'error',
      pointer: '',
      args: { path: pointer, got: 'got' in args ? String(args.got) : 'nested too deeply, or too much' },
    })),
  )
  return value
}

/** What the host gave in a prop of the form, in the same way; what is of no use there is left out and told as well. */
export function readHostProp<Kind>(
  transaction: Transaction,
  prop: string,
  given: unknown,
  isKind: (value: unknown) => value is Kind,
): Kind | undefined {
  // Stores of hosts say `null` for what they do not have.
  const value = readHostValue(transaction, given ?? undefined)
  if (value === undefined || isKind(value)) return value
  noteProblems(transaction, [{ code: 'host/unexpected-value', level: 'error', pointer: '', args: { prop, got: kindOf(value) } }])
  return undefined
}

/** Form data of the host. */
export const readHostValues = (transaction: Transaction, given: unknown): FormValues =>
  readHostProp(transaction, 'initialValues', given, isJsonObject) ?? {}

/** Where values went in a transition, by address and value; paths as they were at that moment, because fields may be gone after it. */
export interface Movements {
  readonly setAside: Map<string, Path>
  readonly returned: Map<string, Path>
}

const createMovements = (): Movements => ({ setAside: new Map(), returned: new Map() })

type Direction = keyof Movements

/** Notes a movement. There and back within one transition is none; the rows of an array are told of one by one. */
export function noteMovement(movements: Movements, to: Direction, state: FormState, address: Address, kept: SetAsideValue): void {
  const key = `${address} ${JSON.stringify([kept.value, kept.text])}`
  const isBack = movements[to === 'setAside' ? 'returned' : 'setAside'].delete(key)
  if (kept.rows === undefined && !isBack) movements[to].set(key, pathOf(state, address))
}
