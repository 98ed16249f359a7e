import { segmentsOf } from '../../../src/core/values/path.ts'
import type { Json } from '../generate/pools.ts'
import type { WrittenSchema } from '../generate/schemaArbitrary.ts'
import { textTag } from '../givenValue.ts'
import { at, note, rowOf, usableWhere } from '../perform/pick.ts'
import { addRows, inTurn, nameOf, writtenSchema, type Law } from './takeSteps.ts'

/** Restores a row while a rule gives its list other fields. The general invariants check the result. */
export const restoreUnderRule: Law = async (trial, place, take) => {
  await addRows(trial, place, take, 1)
  const array = rowOf(trial, place)?.address.slice(1)
  const schema = writtenSchema(trial)
  if (array === undefined || !schema.fields.some(({ id }) => id === array)) return false
  const added = { id: array, apply_as: 'merge', items: { type: 'object', fields: [{ id: 'w', type: 'string' }] } }
  if (!(await inTurn(trial, take, { do: 'removeRow', ...nameOf(place) }))) return false
  await inTurn(trial, take, { do: 'replaceStart', schema: withRule(schema, added) }, { do: 'restoreRow' })
  return inTurn(trial, take, { do: 'replaceStart', schema })
}

/** Types an unreadable text into a field that a rule hides before a submit. The general invariants check the submitted data. */
export const hideTyped: Law = async (trial, { field }, take) => {
  const cell = at(
    usableWhere(trial, ({ node, value, address }) => numerals.has(node.control) && value === undefined && !address.includes('/k')),
    field,
  )
  if (cell === undefined) return false
  const schema = writtenSchema(trial)
  const id = segmentsOf(cell.address).join('.')
  const tag = trial.nextTag()
  await take(() => {
    note(trial, 'type', cell.address, textTag(tag))
    trial.form.dispatch({ type: 'textTyped', address: cell.address, text: textTag(tag) })
    return { kind: 'textTyped', overwrites: cell.address, edits: true, tag }
  })
  const hidden = withRule(schema, { id, apply_as: 'merge', ui_options: { ui_widget: 'hidden' } })
  return inTurn(trial, take, { do: 'replaceStart', schema: hidden }, { do: 'submit' }, { do: 'replaceStart', schema })
}

const numerals: ReadonlySet<string> = new Set(['number'])

/** Adds a rule that always applies, because its condition reads a field that does not exist. */
const withRule = (schema: WrittenSchema, effect: Json): WrittenSchema => ({
  ...schema,
  rules: [...(schema.rules ?? []), { if: { and: [{ id: 'nobody', operator: 'is_empty' }] }, then: { fields: [effect] } }],
})
