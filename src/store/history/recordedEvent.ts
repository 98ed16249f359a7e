import type { Address } from '../../core/values/path.ts'
import type { Cell, SetAsideValue } from '../cells/cell.ts'
import type { FormEvent } from '../formEvents.ts'
import type { ChangeKind, FormOutcome, PastedRows } from '../formState.ts'

/** The state before and after one event at the places that it changed. */
export interface RecordedEvent {
  readonly event: FormEvent
  readonly cells: ReadonlyMap<Address, Difference<Cell | undefined>>
  readonly setAside: ReadonlyMap<Address, Difference<readonly SetAsideValue[]>>
  readonly outcome: FormOutcome | undefined
}

export interface Difference<Kind> {
  readonly before: Kind
  readonly after: Kind
}

/** One change that can be undone, with the state before and after it. */
export interface HistoryEntry {
  readonly kind: ChangeKind
  /** The changed field, for rows their array; `''` for the form as a whole. */
  readonly address: Address
  /** The row that was removed, moved or copied. */
  readonly rowKey: string | undefined
  /** Former index of that row. */
  readonly rowIndex: number | undefined
  readonly cells: Map<Address, Difference<Cell | undefined>>
  readonly setAside: Map<Address, Difference<readonly SetAsideValue[]>>
  readonly outcome: FormOutcome | undefined
  /** It restored a row that was removed before other changes; undoing it removes the row again. */
  readonly restoresRow?: boolean
  /** It removed a row that a later change restored. It is skipped until that change is undone. */
  readonly isRestored?: boolean
  /** Only of pasted rows; all slices of one paste are one change. */
  readonly pasted: PastedRows | undefined
  /** The field in which they were pasted. */
  readonly start: Address | undefined
  /** Number of attempted submits before it: after further ones all errors show. */
  readonly tries: number
}

/** The events of a user or an agent that are a change each. Decisions §11. */
export const changeKinds: Partial<Record<FormEvent['type'], ChangeKind>> = {
  textTyped: 'edit',
  valueChosen: 'edit',
  fieldChanged: 'edit',
  valuesSet: 'edit',
  rowAdded: 'edit',
  rowDuplicated: 'edit',
  rowMoved: 'edit',
  rowRemoved: 'rowRemoved',
  rowsPasted: 'rowsPasted',
  formReset: 'formReset',
  setAsideDiscarded: 'setAsideDiscarded',
}
