import { isEqual } from 'moduleform/core'
import type { Address } from '../../../src/core/values/path.ts'
import { readSetAside } from '../../../src/store/cells/readRest.ts'
import { selectField, type FieldView } from '../../../src/store/fieldView.ts'
import { selectForm, type FormView } from '../../../src/store/formView.ts'
import type { Trial } from '../createTrial.ts'
import { obey } from '../laws/obey.ts'

/** What is shown is what a reading of the form gives now: no change was forgotten to be told. */
export function checkViews({ state, form: { store } }: Trial): void {
  const shown = withoutCount(store.form.getState())
  const now = withoutCount(selectForm(state))
  for (const [name, value] of Object.entries(now)) {
    const known: unknown = shown[name as keyof typeof shown]
    if (value !== known && !isEqual(known, value)) {
      obey(`views: ${name} of the form`, `shows ${JSON.stringify(known)} and is ${JSON.stringify(value)}`)
    }
  }
  for (const address of state.cells.keys()) {
    const known = store.field(address)
    const own = selectField(state, address)
    if (known === undefined || own === undefined || known.cell !== own.cell) {
      obey('views: cell', `the view of ${address} is of another cell`)
      continue
    }
    compareFields(address, known, own)
  }
  checkPaths(state)
}

/** A key of a row, which reads like no id of these forms, means nothing outside of its form. */
function checkPaths(state: Trial['state']): void {
  const strange = readSetAside(state).find(({ path }) => path.some((segment) => /^k\d+$/.test(String(segment))))
  obey('views: paths of what is set aside', strange === undefined || `${JSON.stringify(strange)} is named by the key of a row`)
}

function compareFields(address: Address, known: FieldView, own: FieldView): void {
  for (const [name, value] of Object.entries(partsOf(own))) {
    const before = partsOf(known)[name]
    if (value === before || isSame(before, value)) continue
    obey(`views: ${name}`, `${address} shows ${JSON.stringify(before)} and is ${JSON.stringify(value)}`)
  }
}

/** All but the cell. Choices from before are for labels alone, so they are a part of their own. */
function partsOf({ options, ...rest }: FieldView): Readonly<Record<string, unknown>> {
  const view = Object.fromEntries(Object.entries(rest).filter(([name]) => name !== 'cell'))
  if (options === undefined) return view
  const { earlierChoices, ...offered } = options
  return { ...view, options: offered, earlierChoices }
}

/** How many answers have come since the last edit shows nowhere. */
const withoutCount = (view: FormView): FormView => ({ ...view, schema: { ...view.schema, answersSinceEdit: 0 } })

const isSame = (one: unknown, other: unknown): boolean =>
  one instanceof Set && other instanceof Set ? isEqual([...one], [...other]) : isEqual(one, other)
