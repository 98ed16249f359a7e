import type { SchemaSource } from '../core/lint/lintForm.ts'
import type { Plan } from '../core/plan/plan.ts'
import type { Schema } from '../core/schema/model.ts'
import type { Problem } from '../core/schema/problems.ts'
import type { Choice, Connection, FormValues } from '../core/schema/wire.ts'
import type { Address } from '../core/values/path.ts'
import { type Cell, emptyIndexes, type SetAsideData, type SetAsideValue } from './cells/cell.ts'
import { noSharedDependencies, type OptionSet, type SharedDependencies } from './content/optionSet.ts'
import type { Failure } from './failure.ts'
import type { FormSettings } from './formSettings.ts'
import type { ReloadReport } from './schema/reloadReport.ts'

/** Where the schema stands. Decisions §5. */
export interface SchemaState {
  /** `absent`: none yet. `ready`: a form can be shown. */
  readonly phase: 'absent' | 'ready'
  readonly request: 'idle' | 'loading' | 'failed'
  /** The module or the host has vouched for the schema; a restored one waits for that. */
  readonly isConfirmed: boolean
  /** When a restored schema was kept, in milliseconds since 1970; absent for any other. */
  readonly restoredFrom: number | undefined
  /** The module's answer differs from the schema that was restored. */
  readonly hasChangedSince: boolean
  /** Number of the newest request; an answer with another one is dropped. */
  readonly revision: number
  /** Values of the `load_schema` fields sent with the request that the schema came from. */
  readonly sent: SentValues
  /** The same for the request in flight or failed. */
  readonly asked: SentValues | undefined
  /** The field whose change that request is for; absent where nobody's is. */
  readonly askedBy: Address | undefined
  /** Why the request failed. */
  readonly error: Failure | undefined
  /** The failure itself, with status and the module's message. */
  readonly cause: unknown
  /** What to ask with in place of the form data, once: what the schema was asked with when the host saved it. */
  readonly askWith: FormValues | undefined
  /** A reload was asked for by hand. */
  readonly wanted: boolean
  /** The newest request was made because of that. */
  readonly isByHand: boolean
  /** Answers since the last edit by the user, for the loop breaker. */
  readonly answersSinceEdit: number
}

/** What a schema request carried, as far as it decides whether the schema is current. */
export interface SentValues {
  readonly formData: FormValues
  /** Keys of the rows there were, by array: rows are found by them wherever they have moved. */
  readonly rows: ReadonlyMap<Address, readonly string[]>
}

export interface SubmitState {
  readonly phase: 'idle' | 'waiting' | 'submitting' | 'submitted'
  /** Number of submits tried. */
  readonly tries: number
  /** Why the last one failed, as a whole. */
  readonly error: Failure | undefined
  /** Errors of the host for paths without a field. */
  readonly errors: readonly { readonly path: string; readonly message: string }[]
  /** The last one was stopped because the schema is not current and its reload failed. */
  readonly isHeldUp: boolean
  /** One was stopped so: the next goes through with the schema at hand. Decisions §8. */
  readonly goesOn: boolean
}

/** What a reset drops of the form as a whole, beside fields and what is set aside. */
export interface FormOutcome {
  readonly plan: Plan
  readonly initialValues: FormValues
  readonly initialSetAside: readonly SetAsideData[]
  readonly submit: SubmitState
  readonly hostErrors: FormState['hostErrors']
}

/** What the form knows of the changes that can be taken back. Decisions §11. */
export interface HistoryState {
  readonly canUndo: boolean
  readonly canRedo: boolean
  /** The row removed last, while it can be brought back. */
  readonly removedRow: RemovedRow | undefined
  /** The last change was one that destroys more than a field shows. */
  readonly destroyed: Exclude<ChangeKind, 'edit' | 'rowRemoved'> | undefined
  /** What was pasted, where that was the last change. */
  readonly pasted: PastedRows | undefined
  /** What was taken back or brought back last; the number tells two apart. */
  readonly applied: AppliedChange | undefined
}

/** A row that was removed: its array, the index at which it stood, its address, and what there was, for its title: the same map as long as it can be brought back. */
interface RemovedRow {
  readonly address: Address
  readonly index: number
  readonly row: Address
  readonly cells: ReadonlyMap<Address, { readonly before: Cell | undefined }>
}

/** One change that was taken back or brought back. */
export interface AppliedChange {
  readonly direction: 'undo' | 'redo'
  readonly kind: ChangeKind
  /** What its field is called. */
  readonly label: string
  /** Of rows that were pasted. */
  readonly pasted: PastedRows | undefined
  readonly number: number
}

/** What a person did to the form, as one change. */
export type ChangeKind = 'edit' | 'rowRemoved' | 'rowsPasted' | 'formReset' | 'setAsideDiscarded'

/** What became of a table that was pasted into rows. */
export interface PastedRows {
  /** Tells one paste from others. */
  readonly number: number
  /** Lines pasted so far, of all that are to be. */
  readonly rows: number
  readonly total: number
  /** Lines beyond the most rows that the list takes. */
  readonly rowsLeftOut: number
  /** Cells of a line beyond the last field. */
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

/** Connections offered for one filter. */
export interface ConnectionSet {
  readonly status: 'loading' | 'ready' | 'error'
  readonly connections: readonly Connection[]
  readonly error: Failure | undefined
}

/**
 * The state of one form. The maps are changed in place by transitions and by nobody else: copying an object that grows with the
 * form would make every key as dear as the form is large. What lies in them is immutable.
 */
export interface FormState {
  plan: Plan
  /** The schema the form started with. */
  start: Schema
  settings: FormSettings
  /** What the host gave, for the first load and for `reset`. */
  initialValues: FormValues
  /** What an earlier form had set aside, until the first schema is there. */
  initialSetAside: readonly SetAsideData[]
  schema: SchemaState
  submit: SubmitState
  /** What the host said was wrong when it was last handed the form, or since, and of which values: it counts while they stand there. */
  readonly hostErrors: Map<Address, { readonly message: string; readonly value: unknown }>
  /** Where the schema in force came from: what is wrong with it is found when somebody asks. */
  source: SchemaSource
  /** What the client found, and the form itself. */
  problems: readonly Problem[]
  /** What was found on the way, each once: deviations of content answers and of what the host gave, and what a limit has left out. */
  contentProblems: readonly Problem[]
  /** What the last schema that took effect did to the form. */
  report: ReloadReport | undefined
  /** Choices kept from an earlier opening, by content object, for labels alone. */
  storedLabels: ReadonlyMap<string, readonly Choice[]>
  readonly cells: Map<Address, Cell>
  /** JSON of containers, dropped along the way up from what changed. */
  readonly json: Map<Address, unknown>
  readonly setAside: Map<Address, readonly SetAsideValue[]>
  /** Fields by what their cells say: derived, and written with the cells alone. */
  readonly indexes: ReturnType<typeof emptyIndexes>
  /** Fields by the key of the options they need: derived from `Cell.requests`. */
  readonly requestedBy: Map<string, Set<Address>>
  /** Changes that content has not looked at yet, because a text is half typed. */
  readonly contentDue: Set<Address>
  /** Values of connection and `load_schema` fields, part of every content key. */
  sharedDependencies: SharedDependencies
  readonly options: Map<string, OptionSet>
  /** Keys of the option sets that are to be asked for. */
  readonly wanted: Set<string>
  readonly connections: Map<string, ConnectionSet>
  /** A field that is to get the focus; the number tells two requests apart. */
  focus: { readonly address: Address; readonly request: number } | undefined
  /** What can be taken back, and brought back. */
  history: HistoryState
  nextRow: number
  /** Rises with every change of form data. */
  valueRevision: number
}

/** What a form opens with. */
export interface Opening {
  readonly schema: Schema
  readonly plan: Plan
  readonly source: SchemaSource
  /** The host gave the schema; else the first one is asked for. */
  readonly isInline: boolean
  readonly values: FormValues
  /** What an earlier form had set aside. */
  readonly setAside?: readonly SetAsideData[] | undefined
  /** What the schema of an earlier form was asked with. */
  readonly schemaData?: FormValues | undefined
  readonly settings: FormSettings
}

const nothingSent: SentValues = { formData: {}, rows: new Map() }

/** No request for a schema is under way, and none has failed. */
export const nothingAsked = {
  request: 'idle',
  asked: undefined,
  askedBy: undefined,
  error: undefined,
  cause: undefined,
} as const satisfies Partial<SchemaState>

/** Nobody has tried to submit. */
export const unsubmitted: SubmitState = { phase: 'idle', tries: 0, error: undefined, errors: [], isHeldUp: false, goesOn: false }

/** What a reset is about to drop of the form as a whole. */
export const readOutcome = ({ plan, initialValues, initialSetAside, submit, hostErrors }: FormState): FormOutcome => ({
  plan,
  initialValues,
  initialSetAside,
  submit,
  hostErrors: new Map(hostErrors),
})

/** The state of a form before any value is in it. */
export function emptyFormState({ plan, schema, source, isInline, values, setAside = [], schemaData, settings }: Opening): FormState {
  return {
    plan,
    start: schema,
    settings,
    initialValues: values,
    initialSetAside: setAside,
    source,
    problems: [],
    contentProblems: [],
    report: undefined,
    storedLabels: new Map(),
    schema: {
      ...nothingAsked,
      phase: isInline ? 'ready' : 'absent',
      isConfirmed: isInline,
      restoredFrom: undefined,
      hasChangedSince: false,
      revision: 0,
      sent: nothingSent,
      askWith: schemaData,
      wanted: !isInline,
      isByHand: false,
      answersSinceEdit: 0,
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
