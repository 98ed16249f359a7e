import { isHidden } from '../../../src/store/cells/readValues.ts'
import { isEqual } from 'moduleform/core'
import { snapshotForm } from '../../support/snapshotForm.ts'
import type { Handover, SentField } from '../createHostDouble.ts'
import type { Trial } from '../createTrial.ts'
import type { SubmitAnswer } from '../generate/commandArbitrary.ts'
import { obey, obeySame } from './obey.ts'

interface End {
  readonly answer: SubmitAnswer
  /** A sentence that nothing else says. */
  readonly message: string
  readonly named: readonly SentField[]
}

/**
 * Looks at the form before the host ends a submit, and returns what looks at it afterwards: an end that a reset has overtaken touches
 * nothing, errors stand at the fields that were sent and have not changed since, and what was changed since was not submitted. Decisions §8.
 */
export function checkLateEnd(trial: Trial, handover: Handover, { answer, message, named }: End): () => void {
  const { form, state } = trial
  const before = snapshotForm(form)
  const isOvertaken = handover.resets !== trial.resets()
  const hasChanged = !isEqual(form.submitData(), handover.formData)
  const untouched = named.filter(({ address, cell }) => state.cells.get(address) === cell && !isHidden(state, cell))

  return () => {
    if (isOvertaken) {
      obeySame('late end after a reset', before, snapshotForm(form))
      return
    }
    const { phase } = state.submit
    if (answer === 'fine')
      obey('late end of other data', !hasChanged || phase !== 'submitted' || 'what was changed since counts as submitted')
    if (!trial.isUsable()) return
    for (const { address } of untouched) {
      const { error } = form.store.field(address) ?? {}
      obey('errors find what was sent', error === message || `the host's error is not at ${address}, which shows ${error}`)
    }
    for (const { address } of state.cells.values()) {
      if (form.store.field(address)?.error !== message) continue
      const sent = named.find((one) => one.address === address)
      obey('errors find what was sent', sent !== undefined || `${address} shows an error of another field`)
      const isSame = sent === undefined || isEqual(form.valueOf(address), sent.value)
      obey('errors of what has changed', isSame || `${address} shows an error of what it held before`)
    }
  }
}
