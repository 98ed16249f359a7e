import { pathOf } from '../../../src/store/cells/pathOf.ts'
import { isHidden } from '../../../src/store/cells/readValues.ts'
import { isEqual } from 'moduleform/core'
import { snapshotForm } from '../../support/snapshotForm.ts'
import type { Handover, SentField } from '../createHostDouble.ts'
import type { Trial } from '../createTrial.ts'
import type { SubmitAnswer } from '../generate/commandArbitrary.ts'
import { obey, obeySame } from './obey.ts'

interface End {
  readonly answer: SubmitAnswer
  /** A sentence that occurs nowhere else. */
  readonly message: string
  readonly named: readonly SentField[]
}

/**
 * Records the form before the host finishes a submit, and returns a check for afterwards: if a reset came in between, nothing changes;
 * otherwise errors are shown at submitted fields that have not changed since, and later changes count as not submitted. Decisions §8.
 */
export function checkLateEnd(trial: Trial, handover: Handover, { answer, message, named }: End): () => void {
  const { form, state } = trial
  const before = snapshotForm(form)
  const isOvertaken = handover.resets !== trial.resets()
  const hasChanged = !isEqual(form.submitData(), handover.formData)
  /** Whether the host's message still concerns the current value; for a hidden field it is in the summary. */
  const isOfWhatIsThere = ({ address, value }: SentField) => {
    const cell = state.cells.get(address)
    return cell !== undefined && !cell.unread && !isHidden(state, cell) && isEqual(form.valueAt(pathOf(state, address)), value)
  }

  return () => {
    if (isOvertaken) {
      obeySame('late end after a reset', before, snapshotForm(form))
      return
    }
    const { phase } = state.submit
    if (answer === 'fine')
      obey('late end of other data', !hasChanged || phase !== 'submitted' || 'what was changed since counts as submitted')
    if (!trial.isUsable()) return
    for (const sent of named.filter(isOfWhatIsThere)) {
      const error = form.store.field(sent.address)?.error
      obey('errors find what was sent', error === message || `the host's error is not at ${sent.address}, which shows ${error}`)
    }
    for (const { address } of state.cells.values()) {
      if (form.store.field(address)?.error !== message) continue
      const sent = named.find((one) => one.address === address)
      obey('errors find what was sent', sent !== undefined || `${address} shows an error of another field`)
      const isSame = sent === undefined || isOfWhatIsThere(sent)
      obey('errors of what has changed', isSame || `${address} shows an error of what it held before`)
    }
  }
}
