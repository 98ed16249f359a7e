import type { Transaction } from './transaction.ts'
import { formOpened, formReset, moduleReplaced, setAsideDiscarded, settingsChanged, startReplaced } from './hostTransitions.ts'
import {
  fieldChanged,
  fieldCommitted,
  fieldLeft,
  focusAsked,
  rowAdded,
  rowMoved,
  rowRemoved,
  textTyped,
  valueChosen,
  valuesSet,
} from './fieldTransitions.ts'
import { optionsOpened, optionsRefreshed } from './content/optionTransitions.ts'
import { connectionsChanged, connectionsForgotten } from './content/connections.ts'
import {
  reloadAsked,
  schemaAborted,
  schemaArrived,
  schemaDropped,
  schemaFailed,
  schemaLooped,
  schemaRequested,
  schemaRestored,
} from './schema/schemaTransitions.ts'
import { errorsSet, patternsSettled, submitEnded, submitStarted, submitStopped, submitWaits } from './submit/submitTransitions.ts'
import { checkForm } from './validation/checkFields.ts'
import type { EventOf, FormEvent } from './formEvents.ts'

/** The code of this transition is loaded lazily and comes with the event. */
const applied = (
  transaction: Transaction,
  { apply }: EventOf<'changeApplied' | 'valuesGiven' | 'rowDuplicated' | 'rowsPasted' | 'contentChanged' | 'contentArrived'>,
): void => apply(transaction)

/** The undo history has changed. */
function historyChanged(transaction: Transaction, { history }: EventOf<'historyChanged'>): void {
  const { state } = transaction
  // Arrays offer to restore the row that was removed last.
  for (const removed of [state.history.removedRow, history.removedRow]) if (removed) transaction.changed.add(removed.address)
  state.history = history
  transaction.formChanged = true
}

/** The transition of each event: the only writers of the state. */
export const transitions: { readonly [Type in FormEvent['type']]: (transaction: Transaction, event: EventOf<Type>) => void } = {
  valueChosen,
  textTyped,
  fieldChanged,
  fieldCommitted,
  fieldLeft,
  rowAdded,
  rowDuplicated: applied,
  rowsPasted: applied,
  rowRemoved,
  rowMoved,
  changeApplied: applied,
  historyChanged,
  valuesSet,
  valuesGiven: applied,
  formOpened,
  formReset,
  settingsChanged,
  startReplaced,
  moduleReplaced,
  focusAsked,
  setAsideDiscarded,
  reloadAsked,
  schemaRequested,
  schemaArrived,
  schemaRestored,
  schemaFailed,
  schemaDropped,
  schemaAborted,
  schemaLooped,
  optionsOpened,
  optionsRefreshed,
  contentChanged: applied,
  contentArrived: applied,
  connectionsChanged,
  connectionsForgotten,
  patternsSettled,
  submitWaits,
  formChecked: checkForm,
  submitStarted,
  submitStopped,
  submitEnded,
  errorsSet,
}
