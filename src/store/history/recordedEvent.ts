import type { Address } from '../../core/values/path.ts'
import type { Cell, SetAsideValue } from '../cells/cell.ts'
import type { FormEvent } from '../formEvents.ts'
import type { ChangeKind, FormOutcome, PastedRows } from '../formState.ts'

/** What one event found and left in the places that it wrote to. */
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

/** One change that can be taken back: what it found and what it left. */
export interface HistoryEntry {
  readonly kind: ChangeKind
  /** The field that was changed, of rows the array; `''` for the form as a whole. */
  readonly address: Address
  /** The row that was removed, moved or copied. */
  readonly rowKey: string | undefined
  /** Where that row stood. */
  readonly rowIndex: number | undefined
  readonly cells: Map<Address, Difference<Cell | undefined>>
  readonly setAside: Map<Address, Difference<readonly SetAsideValue[]>>
  readonly outcome: FormOutcome | undefined
  /** Brings back a row that was removed before other changes; taken back, it removes the row again. */
  readonly restoresRow?: boolean
  /** A removal whose row is back by a later change. It waits for that to be taken back. */
  readonly isRestored?: boolean
  /** Of rows that were pasted; slices of one paste are one change. */
  readonly pasted: PastedRows | undefined
  /** Submits tried until then: after more of them all errors show. */
  readonly tries: number
}

/** What a person or an agent does, each by itself one change. Decisions §11. */
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
