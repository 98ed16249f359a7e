import type { SchemaSource } from '../core/lint/lintForm.ts'
import type { Plan } from '../core/plan/plan.ts'
import type { Schema } from '../core/schema/model.ts'
import type { Problem } from '../core/schema/problems.ts'
import type { Choice, FormValues } from '../core/schema/wire.ts'
import type { Address } from '../core/values/path.ts'
import { type Cell, emptyIndexes, type SetAsideData, type SetAsideValue } from './cells/cell.ts'
import type { ConnectionSet } from './content/connectionSet.ts'
import { noSharedDependencies, type OptionSet, type SharedDependencies } from './content/optionSet.ts'
import type { Failure } from './failure.ts'
import type { FormSettings } from './formSettings.ts'
import type { ReloadReport } from './schema/reloadReport.ts'

/** The state of the schema and its requests. Decisions §5. */
export interface SchemaState {
  /** `absent`: none yet. `ready`: a form can be shown. */
  readonly phase: 'absent' | 'ready'
  readonly request: 'idle' | 'loading' | 'failed'
  /** The schema comes from the module or the host; a restored one is not confirmed until the module answers. */
  readonly isConfirmed: boolean
  /** When a restored schema was kept, in milliseconds since 1970; absent for any other. */
  readonly restoredFrom: number | undefined
  /** The module's answer differs from the schema that was restored. */
  readonly hasChangedSince: boolean
  /** Number of the newest request; an answer with another one is dropped. */
  readonly revision: number
  /** Values of the `load_schema` fields sent with the request that the schema came from. */
  readonly sent: SentValues
  /** The same for the running or failed request. */
  readonly asked: SentValues | undefined
  /** The field whose change triggered that request; absent if no field did. */
  readonly askedBy: Address | undefined
  /** Why the request failed. */
  readonly error: Failure | undefined
  /** The failure itself, with status and the module's message. */
  readonly cause: unknown
  /** Form data for the next request in place of the current ones, once: those of the saved step. */
  readonly askWith: FormValues | undefined
  /** A reload was requested by the user or the host. */
  readonly wanted: boolean
  /** The running or failed request was made because of that, or replaces one that was. */
  readonly isByHand: boolean
  /** Answers since the last edit by the user, to detect endless reloads. */
  readonly answersSinceEdit: number
}

/** The part of a schema request that determines whether the schema is current. */
export interface SentValues {
  readonly formData: FormValues
  /** Row keys at that time, by array, by which rows are found after they have moved. */
  readonly rows: ReadonlyMap<Address, readonly string[]>
}

/** An error that the host returns from a submit, or sets. */
export interface HostError {
  /** `undefined` where the path names a missing row; there may be no field at it either. */
  readonly address: Address | undefined
  /** A JSON Pointer. */
  readonly path: string
  readonly message: string
}

export interface SubmitState {
  readonly phase: 'idle' | 'waiting' | 'submitting' | 'submitted'
  /** Number of attempted submits. */
  readonly tries: number
  /** Why the last submit failed as a whole. */
  readonly error: Failure | undefined
  /** Errors of the host for paths without a field, and for hidden fields. */
  readonly errors: readonly HostError[]
  /** The last submit was stopped because the reload failed: the form says so. */
  readonly isHeldUp: boolean
  /** The next submit uses the current schema instead of stopping again, until the schema is requested anew. Decisions §8. */
  readonly goesOn: boolean
}

/** The state of the form as a whole that a reset drops, beside fields and values set aside. */
export interface FormOutcome {
  readonly plan: Plan
  readonly initialValues: FormValues
  readonly initialSetAside: readonly SetAsideData[]
  readonly submit: SubmitState
  readonly hostErrors: FormState['hostErrors']
}

/** What the form shows of its undo history. Decisions §11. */
export interface HistoryState {
  readonly canUndo: boolean
  readonly canRedo: boolean
  /** The row removed last, while it can be restored. */
  readonly removedRow: RemovedRow | undefined
  /** The last change was a destructive one that affects more than one field. */
  readonly destroyed: Exclude<ChangeKind, 'edit' | 'rowRemoved'> | undefined
  /** The rows pasted, if that was the last change. */
  readonly pasted: PastedRows | undefined
  /** The last undo or redo; its number distinguishes two equal ones. */
  readonly applied: AppliedChange | undefined
}

/**
 * A removed row: its array, its former index, its address, and the cells before the removal, for its title: the same map as long as it can
 * be restored.
 */
interface RemovedRow {
  readonly address: Address
  readonly index: number
  readonly row: Address
  readonly cells: ReadonlyMap<Address, { readonly before: Cell | undefined }>
}

/** One change that was undone or redone. */
export interface AppliedChange {
  readonly direction: 'undo' | 'redo'
  readonly kind: ChangeKind
  /** Label of its field. */
  readonly label: string
  /** Only of pasted rows. */
  readonly pasted: PastedRows | undefined
  readonly number: number
}

/** A change by the user, undone as a whole. */
export type ChangeKind = 'edit' | 'rowRemoved' | 'rowsPasted' | 'formReset' | 'setAsideDiscarded'

/** Progress and result of pasting a table into rows. */
export interface PastedRows {
  /** Distinguishes this paste from others. */
  readonly number: number
  /** Lines pasted so far, and in total. */
  readonly rows: number
  readonly total: number
  /** Lines beyond `max_items`. */
  readonly rowsLeftOut: number
  /** Cells beyond the last field of a row. */
  readonly columnsLeftOut: number
  readonly most: number
  /** Cells whose text does not fit their field. */
  readonly wrong: number
}

const noHistory: HistoryState = {
  canUndo: false,
  canRedo: false,
  removedRow: undefined,
  destroyed: undefined,
  pasted: undefined,
  applied: undefined,
}

/**
 * The state of one form. Only transitions change it, and they change the maps in place: copying an object that grows with the form would
 * make the cost of each key grow with it. The values in the maps are immutable.
 */
export interface FormState {
  plan: Plan
  /** The schema the form started with. */
  start: Schema
  settings: FormSettings
  /** The host's values, for the first load and for `reset`. */
  initialValues: FormValues
  /** The host's `initialSetAside`, until the first schema is there. */
  initialSetAside: readonly SetAsideData[]
  schema: SchemaState
  submit: SubmitState
  /**
   * Errors that the host returned from a submit or set later, with the value they are about: each counts while the field has that value.
   */
  readonly hostErrors: Map<Address, { readonly message: string; readonly value: unknown }>
  /** Origin of the current schema; its problems are only computed when needed. */
  source: SchemaSource
  /** Problems with the last answer of `/schema`: what the client reports, and an endless reload. */
  problems: readonly Problem[]
  /** Problems found at runtime, each once: deviations in content answers and host props, and what a limit has left out. */
  runtimeProblems: readonly Problem[]
  /** What the latest schema changed in the form. */
  report: ReloadReport | undefined
  /** Choices stored at an earlier opening, by content object, for labels only. */
  storedLabels: ReadonlyMap<string, readonly Choice[]>
  readonly cells: Map<Address, Cell>
  /** Cached JSON of groups and arrays, invalidated from a changed field upwards. */
  readonly json: Map<Address, unknown>
  readonly setAside: Map<Address, readonly SetAsideValue[]>
  /** Fields by predicates on their cells: derived, and updated only with the cells. */
  readonly indexes: ReturnType<typeof emptyIndexes>
  /** Fields by the key of their option requests: derived from `Cell.requests`. */
  readonly requestedBy: Map<string, Set<Address>>
  /** Changed addresses that content has not processed yet, because text is being typed. */
  readonly contentDue: Set<Address>
  /** Values of connection and `load_schema` fields, part of every content key. */
  sharedDependencies: SharedDependencies
  readonly options: Map<string, OptionSet>
  /** Keys of the option sets to request. */
  readonly wanted: Set<string>
  readonly connections: Map<string, ConnectionSet>
  /**
   * The field to focus; the number distinguishes two requests for it. `row`: the row of it that is meant, which stays folded; else the
   * field itself.
   */
  focus: { readonly address: Address; readonly row: Address; readonly request: number } | undefined
  /** What can be undone and redone. */
  history: HistoryState
  nextRow: number
  /** Rises with every change of form data. */
  valueRevision: number
}

/** The initial inputs of a form. */
export interface Opening {
  readonly schema: Schema
  readonly plan: Plan
  readonly source: SchemaSource
  /** The host passed a schema; otherwise the first one is requested. */
  readonly isInline: boolean
  readonly values: FormValues
  /** The host's `initialSetAside`. */
  readonly setAside?: readonly SetAsideData[] | undefined
  /** The host's `initialSchemaData`. */
  readonly schemaData?: FormValues | undefined
  readonly settings: FormSettings
}

const nothingSent: SentValues = { formData: {}, rows: new Map() }

/** No schema request is running, and none has failed. */
export const nothingAsked = {
  request: 'idle',
  asked: undefined,
  askedBy: undefined,
  isByHand: false,
  error: undefined,
  cause: undefined,
} as const satisfies Partial<SchemaState>

/** The same, and nothing was restored or answered: the form opens, or its schema or module is replaced. */
export const openedAnew = {
  ...nothingAsked,
  restoredFrom: undefined,
  hasChangedSince: false,
  answersSinceEdit: 0,
} as const satisfies Partial<SchemaState>

/** No submit was attempted. */
export const unsubmitted: SubmitState = { phase: 'idle', tries: 0, error: undefined, errors: [], isHeldUp: false, goesOn: false }

/** The state of the form as a whole that a reset is about to drop. */
export const readOutcome = ({ plan, initialValues, initialSetAside, submit, hostErrors }: FormState): FormOutcome => ({
  plan,
  initialValues,
  initialSetAside,
  submit,
  hostErrors: new Map(hostErrors),
})

/** The state of a form without values. */
export function emptyFormState({ plan, schema, source, isInline, values, setAside = [], schemaData, settings }: Opening): FormState {
  return {
    plan,
    start: schema,
    settings,
    initialValues: values,
    initialSetAside: setAside,
    source,
    problems: [],
    runtimeProblems: [],
    report: undefined,
    storedLabels: new Map(),
    schema: {
      ...openedAnew,
      phase: isInline ? 'ready' : 'absent',
      isConfirmed: isInline,
      revision: 0,
      sent: nothingSent,
      askWith: schemaData,
      wanted: !isInline,
    },
    submit: unsubmitted,
    hostErrors: new Map(),
    cells: new Map(),
    json: new Map(),
    setAside: new Map(),
    indexes: emptyIndexes(),
    requestedBy: new Map(),
    contentDue: new Set(),
    sharedDependencies: noSharedDependencies,
    options: new Map(),
    wanted: new Set(),
    connections: new Map(),
    focus: undefined,
    history: noHistory,
    nextRow: 1,
    valueRevision: 0,
  }
}
