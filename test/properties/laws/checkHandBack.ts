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

/** Aspects that a new form starts without. */
const ofTheSession: readonly Aspect[] = ['otherSides', 'dirty', 'touched', 'errors', 'warnings', 'rowKeys', 'valid']

/**
 * A new form with the same schema and the saved values equals the original one. Decisions §2 and §8. The lines about set-aside values are
 * not compared: they use labels of fields and choices that no longer exist.
 */
export function checkHandBack(trial: Trial): boolean {
  if (
    trial.state.schema.phase === 'absent' ||
    lacksDefault(trial.state) ||
    isUnfitByRule(trial.state) ||
    hasAmbiguousAside(trial.state) ||
    hasChosenSides(trial.state) ||
    coversMore(trial.state)
  )
    return false
  const { getFormData, getSetAside, getUnread } = handleOf(trial.form)
  const kept = structuredClone({ initialValues: getFormData(), initialSetAside: [...getSetAside(), ...getUnread()] })
  obeySame('given back', withoutLines(snapshotForm(trial.form)), withoutLines(openAnew(trial, kept)), ofTheSession)
  return true
}

/** A reset form equals a new one with the same values. Its options are those loaded since. */
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
 * Set-aside values that are read differently by a new form: blank rows whose field now has another shape become its value, a value of a
 * field without a type becomes one that never had a field, and a text whose field is now a heading becomes JSON. An empty value returns as
 * its field's cleared value, and stays with a field of another type that it fits; a group takes any as `null`, since all are handed over so.
 */
const hasAmbiguousAside = ({ cells, setAside }: Trial['state']): boolean =>
  [...setAside].some(([address, all]) => {
    const now = cells.get(address)?.node
    return all.some((kept) => {
      const { rows, type, cell, text } = kept
      if (rows !== undefined) return now !== undefined
      if (text !== undefined) return now?.shape === 'nothing'
      if (cell === undefined) return false
      if (type === undefined) return true
      if (now === undefined || !isEmptied(kept)) return false
      const cleared = clearedValue(cell.node.definition)
      return now.shape === 'group' ? kept.value === undefined : fitsType(cleared, now.definition) && !isEqual(kept.value, cleared)
    })
  })

/** Whether an expression covers another one, or text that cannot be read: nothing behind an expression is handed over. Decisions §10. */
const coversMore = (state: Trial['state']): boolean =>
  [...state.cells.values()].some((cell) => (cell.expression || cell.unread) && isInExpression(state, cell))

/**
 * A field that was a password once is treated as one for the whole session, including messages; the new form gets that information.
 * Decisions §7.
 */
function openAnew({ state }: Trial, kept: TestFormOptions) {
  const opened = createTestForm({ schema: state.plan.schema, secrets: state.plan.secrets, ...state.settings, ...kept })
  opened.stop()
  return snapshotForm(opened)
}
