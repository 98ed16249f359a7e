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

/** A running transition: the state, and what has changed in it so far. */
export interface Transaction {
  readonly state: FormState
  /** Fields whose view changed. */
  readonly changed: Set<Address>
  /** Fields whose value changed, arrays whose rows changed. */
  readonly valuesChanged: Set<Address>
  /** Fields whose current node changed: entered, hidden, shown, retyped. */
  readonly nodesChanged: Set<Address>
  /** The previous content of the places that were changed. */
  readonly journal: Journal
  /** Removed cells; some are created again in the same transition, and take over a part of the earlier cell. */
  readonly removed: Map<Address, Cell>
  /** Changes that rules have not processed yet, in order; may contain an address several times. */
  readonly agenda: Cell[]
  /**
   * Fields whose rules never settle because of values that return to them: until the next change, nothing returns to them or to fields
   * below.
   */
  readonly unsettled: Set<Address>
  /** How many rows defaults may still create. */
  readonly defaultBudget: DefaultBudget
  /** The field being edited. */
  edited: Address | undefined
  /** Something of the form as a whole changed. */
  formChanged: boolean
  /** Default values applied, values set aside and returned, for the reload report. */
  readonly defaultsApplied: Set<Address>
  readonly movements: Movements
  /** The plan that was replaced. */
  planBefore: Plan | undefined
  /** That plan came from the storage, which contains no defaults of passwords. */
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

/** The previous state of what a transition has changed: enough to undo it. Decisions §11. */
export interface Journal {
  readonly cells: Map<Address, Cell | undefined>
  readonly setAside: Map<Address, readonly SetAsideValue[]>
  /** The state of the form as a whole that a reset has dropped. */
  outcome: FormOutcome | undefined
}

/** Changes the state of the schema, and updates the field that triggered the request. */
export function updateSchema(transaction: Transaction, change: Partial<SchemaState>): void {
  const { state, changed } = transaction
  for (const address of [state.schema.askedBy, change.askedBy]) if (address !== undefined) changed.add(address)
  state.schema = { ...state.schema, ...change }
  transaction.formChanged = true
}

export function updateSubmit(transaction: Transaction, change: Partial<SubmitState>): void {
  transaction.state.submit = { ...transaction.state.submit, ...change }
  transaction.formChanged = true
}

/** An edit by the user resets the count of answers for loop detection (decisions §5); any ends the state "submitted". */
export function noteEdit(transaction: Transaction, address: Address, isByUser = true): void {
  const { state } = transaction
  transaction.edited = address
  const { answersSinceEdit, askWith } = state.schema
  // The saved data for the first request are used until a field that reloads the schema changes.
  const isOvertaken = askWith && [...state.indexes.loadSchema].some((at) => isWithin(at, address) || isWithin(address, at))
  if (answersSinceEdit > 0 || isOvertaken)
    state.schema = { ...state.schema, answersSinceEdit: isByUser ? 0 : answersSinceEdit, askWith: isOvertaken ? undefined : askWith }
  if (state.submit.phase === 'submitted') updateSubmit(transaction, { phase: 'idle' })
}

/** Requests the focus for a field, or for a row of it that need not open. */
export function askFocus(transaction: Transaction, address: Address, row = address): void {
  const { state } = transaction
  const before = state.focus
  state.focus = { address, row, request: (before?.request ?? 0) + 1 }
  // The field that was to be focused before is updated too, and so are the arrays around both.
  for (const start of [before?.row ?? row, row]) {
    for (let at = start; at !== ''; at = parentAddress(at)) transaction.changed.add(at)
  }
}

/** Reports problems found at runtime, each once: the same answer may come again and again. */
export function noteProblems(transaction: Transaction, problems: readonly Problem[]): void {
  const { state } = transaction
  const isKnown = ({ code, args }: Problem) => state.runtimeProblems.some((one) => one.code === code && isEqual(one.args, args))
  const found = problems.filter((problem) => !isKnown(problem))
  if (!found.length) return
  state.runtimeProblems = [...state.runtimeProblems, ...found]
  transaction.formChanged = true
}

/**
 * A value of the host, copied once as plain JSON, so that neither later changes nor getters of the host affect the form. What cannot be
 * read is left out and reported. Decisions §2.
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

/** The value of a host prop, copied in the same way; a value of the wrong kind is left out and reported as well. */
export function readHostProp<Kind>(
  transaction: Transaction,
  prop: string,
  given: unknown,
  isKind: (value: unknown) => value is Kind,
): Kind | undefined {
  // Hosts' stores return `null` for missing values.
  const value = readHostValue(transaction, given ?? undefined)
  if (value === undefined || isKind(value)) return value
  noteProblems(transaction, [{ code: 'host/unexpected-value', level: 'error', pointer: '', args: { prop, got: kindOf(value) } }])
  return undefined
}

export const readHostValues = (transaction: Transaction, given: unknown): FormValues =>
  readHostProp(transaction, 'initialValues', given, isJsonObject) ?? {}

/**
 * Values set aside and returned in a transition, by address and value, with their paths at that time, since fields may be gone after it.
 */
export interface Movements {
  readonly setAside: Map<string, Path>
  readonly returned: Map<string, Path>
}

const createMovements = (): Movements => ({ setAside: new Map(), returned: new Map() })

type Direction = keyof Movements

/** Records a movement. Setting aside and returning in one transition cancel out; the rows of an array are recorded individually. */
export function noteMovement(movements: Movements, to: Direction, state: FormState, address: Address, kept: SetAsideValue): void {
  const key = `${address} ${JSON.stringify([kept.value, kept.text])}`
  const isBack = movements[to === 'setAside' ? 'returned' : 'setAside'].delete(key)
  if (kept.rows === undefined && !isBack) movements[to].set(key, pathOf(state, address))
}
