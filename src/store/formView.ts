import type { SchemaSource } from '../core/lint/lintForm.ts'
import { isEqual } from '../core/schema/json.ts'
import type { Problem } from '../core/schema/problems.ts'
import { type Address, type Path, childAddress } from '../core/values/path.ts'
import { selectLink, type RowAround, selectLines } from './fieldView.ts'
import { isEditable } from './formSettings.ts'
import type { FormState, HistoryState, SchemaState, SubmitState } from './formState.ts'
import type { ReloadReport } from './schema/reloadReport.ts'
import { selectSetAside, type SetAsideEntry } from './cells/selectSetAside.ts'
import { getOrInsert } from '../core/values/getOrInsert.ts'
import type { Cell } from './cells/cell.ts'
import { parentOf } from './cells/pathOf.ts'
import { isHidden } from './cells/readValues.ts'

/** A line of the summary: where, and what. */
export interface SummaryLine {
  /** `undefined` where the error belongs to no field. */
  readonly address: Address | undefined
  readonly path: Path
  /** The rows of arrays that the field lies in, the outermost first. */
  readonly rows: readonly RowAround[]
  readonly label: string
  readonly message: string
}

/** The form as a whole. Changes seldom: with a key alone only where that renames a row that the summary names. */
export interface FormView {
  readonly schema: SchemaState
  readonly submit: SubmitState
  readonly source: SchemaSource
  readonly problems: readonly Problem[]
  readonly contentProblems: readonly Problem[]
  /** What the last reload did; absent before the first. */
  readonly report: ReloadReport | undefined
  readonly dirty: boolean
  /** What the last submit found wrong and is still wrong. */
  readonly errors: readonly SummaryLine[]
  /** Values that the loaded options cast doubt on; they do not block. */
  readonly warnings: readonly SummaryLine[]
  /** Values that have no field now. */
  readonly setAside: readonly SetAsideEntry[]
  readonly hasFields: boolean
  readonly history: HistoryState
}

/** Reads the form as a whole. */
export function selectForm(state: FormState): FormView {
  return {
    schema: state.schema,
    submit: state.submit,
    source: state.source,
    problems: state.problems,
    contentProblems: state.contentProblems,
    report: state.report,
    dirty: state.indexes.dirty.size > 0,
    ...selectSummary(state),
    setAside: selectSetAside(state),
    hasFields: state.plan.root.children.length > 0,
    history: state.history,
  }
}

const noSummary = { errors: [], warnings: [] }

/** The summary of a submit that was tried, or of what the host says; before that, errors show at their fields alone. Decisions §8. */
function selectSummary(state: FormState): Pick<FormView, 'errors' | 'warnings'> {
  const { tries, errors: ofHost } = state.submit
  if (tries + state.hostErrors.size + ofHost.length === 0 || !isEditable(state.settings)) return noSummary
  const errors = selectInOrder(state, state.indexes.errors).map((cell) => ({
    ...selectLink(state, cell),
    message: cell.hostError ?? cell.issue?.message ?? '',
  }))
  const ofNoField = ofHost.map(({ path, message }) => ({ address: undefined, path: [path], rows: [], label: path, message }))
  const warnings = selectInOrder(state, state.indexes.unlisted).filter(({ issue }) => issue === undefined)
  return { errors: [...errors, ...ofNoField], warnings: warnings.map((cell) => ({ ...selectLink(state, cell), message: '' })) }
}

/** Whether a line of the summary names a field, or a row around it, that is called otherwise since something was changed. */
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
  /** Where a cell stands: its position among its siblings, and theirs, outermost first. */
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

function comparePlaces(a: readonly number[], b: readonly number[]): number {
  const different = a.findIndex((position, depth) => position !== b[depth])
  return different === -1 ? a.length - b.length : (a[different] ?? 0) - (b[different] ?? -1)
}
