import { isEqual } from 'moduleform/core'
import type { Address } from '../../../src/core/values/path.ts'
import { readSetAside } from '../../../src/store/cells/readRest.ts'
import { selectField, type FieldView } from '../../../src/store/fieldView.ts'
import { selectForm, type FormView } from '../../../src/store/formView.ts'
import type { Trial } from '../createTrial.ts'
import { obey } from '../laws/obey.ts'

/** The displayed views equal the ones computed now, so no change was missed. */
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

/** Row keys, which cannot be ids in these forms, must not appear in anything the host gets. */
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

/** Everything but the cell. Choices of earlier answers are only for labels, so they are a part of their own. */
function partsOf({ options, ...rest }: FieldView): Readonly<Record<string, unknown>> {
  const view = Object.fromEntries(Object.entries(rest).filter(([name]) => name !== 'cell'))
  if (options === undefined) return view
  const { earlierChoices, ...offered } = options
  return { ...view, options: offered, earlierChoices }
}

/** The number of answers since the last edit is not displayed. */
const withoutCount = (view: FormView): FormView => ({ ...view, schema: { ...view.schema, answersSinceEdit: 0 } })

const isSame = (one: unknown, other: unknown): boolean =>
  one instanceof Set && other instanceof Set ? isEqual([...one], [...other]) : isEqual(one, other)
