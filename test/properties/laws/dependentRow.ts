import { childAddress } from '../../../src/core/values/path.ts'
import type { FormEvent } from '../../../src/store/formEvents.ts'
import { snapshotForm } from '../../support/snapshotForm.ts'
import { plainAnswer } from '../generate/answerArbitrary.ts'
import { textTag } from '../givenValue.ts'
import { note } from '../perform/pick.ts'
import type { Step } from '../step.ts'
import { obeySame } from './obey.ts'
import { answerAll, inTurn, writtenSchema, type Law } from './takeSteps.ts'

/** A list that no scenario has: in each row, the options for a town depend on another field of the row. */
const towns = {
  id: 'towns',
  type: 'array',
  items: {
    type: 'object',
    fields: [
      { id: 'country', type: 'string', choices: { values: ['x', 'y'].map((value) => ({ value, label: value })) } },
      {
        id: 'town',
        type: 'string',
        content: { type: ['managed'], content_objects: [{ id: 'c1', content_object_depends_on_fields: [{ id: 'country' }] }] },
      },
    ],
  },
}

/** Restores a row with a value that is no longer in its dependent list: it must prevent a submit as before. */
export const dependentRow: Law = async (trial, { row: turn }, take) => {
  const { form, state } = trial
  // Incomplete texts delay requests for options.
  if (!trial.isUsable() || state.schema.phase === 'absent' || state.indexes.uncommitted.size > 0) return false
  const schema = writtenSchema(trial)
  await inTurn(trial, take, { do: 'replaceStart', schema: { ...schema, fields: [...schema.fields, towns] } })
  const list = '/towns'
  const tag = trial.nextTag()
  const act = (step: Step, event: FormEvent) =>
    take(() => {
      note(trial, event.type, 'address' in event ? event.address : '', 'value' in event ? event.value : '')
      form.dispatch(event)
      return step
    })
  const choose = (address: string, value: string, rest: Partial<Step> = {}) =>
    act({ kind: 'valueChosen', overwrites: address, edits: true, ...rest }, { type: 'valueChosen', address, value })
  await act({ kind: 'rowAdded', edits: true, addsRow: list }, { type: 'rowAdded', address: list })
  const key = state.cells.get(list)?.rows?.[0]
  if (key === undefined) return false
  const row = childAddress(list, key)
  const [country, town] = [childAddress(row, 'country'), childAddress(row, 'town')]
  await take(() => {
    trial.draw(town)
    return { kind: 'view' }
  })
  await choose(country, 'x')
  await choose(town, textTag(tag), { tag })
  await answerContent()
  await choose(country, 'y')
  await answerContent()
  await act({ kind: 'fieldLeft', commits: town }, { type: 'fieldLeft', address: town })
  const before = snapshotForm(form)
  await act({ kind: 'rowRemoved', edits: true, removesRow: row }, { type: 'rowRemoved', address: list, key })
  await inTurn(trial, take, { do: turn % 2 === 0 ? 'undo' : 'restoreRow' })
  await answerContent()
  obeySame('dependent row comes back', before, snapshotForm(form), ['warnings'])
  return inTurn(trial, take, { do: 'replaceStart', schema })

  async function answerContent() {
    while (await answerAll(trial, take, 'content', plainAnswer));
  }
}
