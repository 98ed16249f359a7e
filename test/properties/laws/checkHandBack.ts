import type { FormValues } from 'moduleform/core'
import { createTestForm, type TestFormOptions } from '../../support/createTestForm.ts'
import { handleOf, snapshotForm, type Aspect, type FormSnapshot } from '../../support/snapshotForm.ts'
import type { Trial } from '../createTrial.ts'
import { lacksDefault } from './lacksDefault.ts'
import { obey, obeySame } from './obey.ts'

/** What a form that opens knows nothing of. */
const ofTheSession: readonly Aspect[] = ['dirty', 'touched', 'errors', 'warnings', 'rowKeys', 'valid']

/**
 * What a host keeps of a form, given back to a new one with the schema that was in force, makes the same form. Decisions §2 and §8. Lines of
 * set-aside values are for people: the labels of fields and choices that are gone go with the form.
 */
export function checkHandBack(trial: Trial): boolean {
  if (trial.state.schema.phase === 'absent' || lacksDefault(trial.state) || hasAmbiguousAside(trial.state)) return false
  const { getFormData, getSetAside, getUnread } = handleOf(trial.form)
  const kept = structuredClone({ initialValues: getFormData(), initialSetAside: [...getSetAside(), ...getUnread()] })
  obeySame('given back', withoutLines(snapshotForm(trial.form)), withoutLines(openAnew(trial, kept)), ofTheSession)
  return true
}

/** A reset makes the form that a new one is with the same values. Its options are those that have come meanwhile. */
export function checkReset(trial: Trial, values: FormValues): void {
  const { phase } = trial.state.submit
  obey('reset: submit', phase === 'idle' || `a submit is ${phase}`)
  if (trial.state.schema.phase === 'absent') return
  const hasOptions = trial.state.indexes.content.size > 0
  const later: readonly Aspect[] = hasOptions ? ['errors', 'warnings', 'valid'] : []
  obeySame('reset', openAnew(trial, { initialValues: values }), snapshotForm(trial.form), [...later, 'rowKeys'])
}

const withoutLines = (snapshot: FormSnapshot): FormSnapshot => ({ ...snapshot, setAside: { ...snapshot.setAside, listed: [] } })

/**
 * What is set aside and reads in another way once handed over: blank rows where a field of another shape stands by now are a value of it, the
 * value of a field without a type one that never had a field, and a text where a heading stands by now one of its JSON.
 */
const hasAmbiguousAside = ({ cells, setAside }: Trial['state']): boolean =>
  [...setAside].some(([address, all]) =>
    all.some(({ rows, type, cell, text }) => {
      if (rows !== undefined) return cells.has(address)
      return text === undefined ? cell !== undefined && type === undefined : cells.get(address)?.node.shape === 'nothing'
    }),
  )

/** What was once a password is one for the whole session, in messages too: the new form knows that. Decisions §7. */
function openAnew({ state }: Trial, kept: TestFormOptions) {
  const opened = createTestForm({ schema: state.plan.schema, secrets: state.plan.secrets, ...state.settings, ...kept })
  opened.stop()
  return snapshotForm(opened)
}
