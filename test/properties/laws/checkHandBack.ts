import { isEqual, type FormValues } from 'moduleform/core'
import { clearedValue, fitsType } from '../../../src/core/values/defaults.ts'
import { isInExpression } from '../../../src/store/cells/expressions.ts'
import { isEmptied } from '../../../src/store/cells/setAside.ts'
import { createTestForm, type TestFormOptions } from '../../support/createTestForm.ts'
import { handleOf, snapshotForm, type Aspect, type FormSnapshot } from '../../support/snapshotForm.ts'
import type { Trial } from '../createTrial.ts'
import { hasChosenSides } from '../check/checkRules.ts'
import { isUnfitByRule, lacksDefault } from './lacksDefault.ts'
import { obey, obeySame } from './obey.ts'

/** What a form that opens knows nothing of. */
const ofTheSession: readonly Aspect[] = ['otherSides', 'dirty', 'touched', 'errors', 'warnings', 'rowKeys', 'valid']

/**
 * What a host keeps of a form, given back to a new one with the schema that was in force, makes the same form. Decisions §2 and §8. Lines of
 * set-aside values are for people: the labels of fields and choices that are gone go with the form.
 */
export function checkHandBack(trial: Trial): boolean {
  if (
    trial.state.schema.phase === 'absent' ||
    lacksDefault(trial.state) ||
    isUnfitByRule(trial.state) ||
    hasAmbiguousAside(trial.state) ||
    hasChosenSides(trial.state) ||
    hasHiddenExpression(trial.state)
  )
    return false
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
 * value of a field without a type one that never had a field, and a text where a heading stands by now one of its JSON. What was empty returns as
 * its field is cleared, and stays with a field of another type that this fits.
 */
const hasAmbiguousAside = ({ cells, setAside }: Trial['state']): boolean =>
  [...setAside].some(([address, all]) => {
    const now = cells.get(address)?.node
    return all.some((kept) => {
      const { rows, type, cell, text } = kept
      if (rows !== undefined) return now !== undefined
      if (text !== undefined) return now?.shape === 'nothing'
      if (cell === undefined) return false
      const cleared = clearedValue(cell.node.definition)
      return (
        type === undefined || (now !== undefined && isEmptied(kept) && fitsType(cleared, now.definition) && !isEqual(kept.value, cleared))
      )
    })
  })

/** Whether an expression lies behind one: form data hold the outer alone. */
const hasHiddenExpression = (state: Trial['state']): boolean =>
  [...state.cells.values()].some((cell) => cell.expression && isInExpression(state, cell))

/** What was once a password is one for the whole session, in messages too: the new form knows that. Decisions §7. */
function openAnew({ state }: Trial, kept: TestFormOptions) {
  const opened = createTestForm({ schema: state.plan.schema, secrets: state.plan.secrets, ...state.settings, ...kept })
  opened.stop()
  return snapshotForm(opened)
}
