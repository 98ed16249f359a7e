import type { Address } from '../../core/values/path.ts'
import type { Cell, SetAsideValue } from '../cells/cell.ts'
import type { FormEvent } from '../formEvents.ts'
import type { ChangeKind, FormOutcome } from '../formState.ts'

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
