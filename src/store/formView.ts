import { isEditable } from './formSettings.ts'
import type { SchemaSource } from '../core/lint/lintForm.ts'
import { type Address, type Path, childAddress, nowhere } from '../core/values/path.ts'
import type { ReloadReport } from './schema/reloadReport.ts'
import type { FormState, HistoryState, SchemaState, SubmitState } from './formState.ts'
import { selectLink, type RowAround, selectLines } from './fieldView.ts'
import { isEqual } from '../core/schema/json.ts'
import { selectSetAside, type SetAsideEntry } from './cells/selectSetAside.ts'
import { isHidden, readValue } from './cells/readValues.ts'
import type { Problem } from '../core/schema/problems.ts'
import { getOrInsert } from '../core/values/getOrInsert.ts'
import type { Cell } from './cells/cell.ts'
import { parentOf } from './cells/pathOf.ts'

/** A line of the summary: a field and its message. */
export interface SummaryLine {
  /** `undefined` where the error belongs to no field. */
  readonly address: Address | undefined
  readonly path: Path
  /** The rows that contain the field, outermost first. */
  readonly rows: readonly RowAround[]
  readonly label: string
  readonly message: string
}

/** The form as a whole. Rarely changes: with a single key only if that renames a row in the summary. */
export interface FormView {
  readonly schema: SchemaState
  readonly submit: SubmitState
  readonly source: SchemaSource
  readonly problems: readonly Problem[]
  readonly runtimeProblems: readonly Problem[]
  /** What the last reload did; absent before the first. */
  readonly report: ReloadReport | undefined
  readonly dirty: boolean
  /** Errors of the last submit that are not fixed yet. */
  readonly errors: readonly SummaryLine[]
  /** Values that their loaded options do not contain; they do not block a submit. */
  readonly warnings: readonly SummaryLine[]
  /** Values without a field. */
  readonly setAside: readonly SetAsideEntry[]
  readonly hasFields: boolean
  readonly history: HistoryState
}

export function selectForm(state: FormState): FormView {
  return {
    schema: state.schema,
    submit: state.submit,
    source: state.source,
    problems: state.problems,
    runtimeProblems: state.runtimeProblems,
    report: state.report,
    dirty: state.indexes.dirty.size > 0,
    ...selectSummary(state),
    setAside: selectSetAside(state),
    hasFields: state.plan.root.children.length > 0,
    history: state.history,
  }
}

const noSummary = { errors: [], warnings: [] }

/** The summary after an attempted submit, or with errors set by the host; before that, errors show only at their fields. Decisions §8. */
function selectSummary(state: FormState): Pick<FormView, 'errors' | 'warnings'> {
  const { tries, errors: ofHost } = state.submit
  if (tries + state.hostErrors.size + ofHost.length === 0 || !isEditable(state.settings)) return noSummary
  const errors = selectInOrder(state, state.indexes.errors).map((cell) => ({
    ...selectLink(state, cell),
    message: cell.hostError ?? cell.issue?.message ?? '',
  }))
  const ofNoField = ofHost
    .filter(({ address = nowhere }) => {
      const known = state.hostErrors.get(address)
      return !known || isEqual(readValue(state, address), known.value)
    })
    .map(({ path, message }) => ({ address: undefined, path: [path], rows: [], label: '', message }))
  const warnings = selectInOrder(state, state.indexes.unlisted).filter(({ issue }) => !issue)
  return { errors: [...errors, ...ofNoField], warnings: warnings.map((cell) => ({ ...selectLink(state, cell), message: '' })) }
}

/** Whether a change has renamed the field of a summary line, or a row around it. */
export function hasNewName(state: FormState, line: SummaryLine, changed: ReadonlySet<Address>): boolean {
  const cell = line.address && state.cells.get(line.address)
  return (
    !!cell && [cell, ...line.rows].some(({ address }) => changed.has(address)) && !isEqual({ ...line, ...selectLink(state, cell) }, line)
  )
}

/** Positions of the fields of one group, or of the rows of one array, by address. */
type Positions = ReadonlyMap<Address, number>

/** The shown cells at some addresses, in the order in which the form shows them. Specification 2.5, decisions §9. */
export function selectInOrder(state: FormState, addresses: Iterable<Address>): readonly Cell[] {
  const known = new Map<Cell, Positions>()
  const positionsIn = (parent: Cell): Positions =>
    getOrInsert(
      known,
      parent,
      () => new Map(segmentsInOrder(state, parent).map((segment, at) => [childAddress(parent.address, segment), at])),
    )
  /** The position of a cell among its siblings, preceded by those of its ancestors, outermost first. */
  const placeOf = (cell: Cell): readonly number[] => {
    const parent = parentOf(state, cell)
    return parent === undefined ? [] : [...placeOf(parent), positionsIn(parent).get(cell.address) ?? -1]
  }
  const placed = [...addresses].flatMap((address) => {
    const cell = state.cells.get(address)
    return cell === undefined || isHidden(state, cell) ? [] : [{ cell, place: placeOf(cell) }]
  })
  return placed.sort((a, b) => comparePlaces(a.place, b.place)).map(({ cell }) => cell)
}

/** Row keys, or the ids of the fields shown, line by line. */
const segmentsInOrder = (state: FormState, cell: Cell): readonly string[] => cell.rows ?? selectLines(state, cell).flat()

/** A cell comes before those in it, whose places are longer. */
function comparePlaces(a: readonly number[], b: readonly number[]): number {
  const different = a.findIndex((position, depth) => position !== b[depth])
  return (a[different] ?? -2) - (b[different] ?? -1)
}
