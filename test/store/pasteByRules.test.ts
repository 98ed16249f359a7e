import { describe, expect, it } from 'vitest'
import { createTestForm } from '../support/createTestForm.ts'
import { pasteTable } from '../support/pasteTable.ts'

const text = (id: string, rest: object = {}) => ({ id, type: 'string', ...rest })
const place = { id: 'place', type: 'object', fields: [text('zip')] }

/** A form with rows in which the effect applies while their kind is `far`. */
const openRows = (effect: object, fields: readonly object[], rows: readonly object[]) => {
  const rules = [{ if: { and: [{ id: 'kind', operator: 'equal', value: 'far' }] }, then: { fields: [effect] } }]
  return createTestForm({
    schema: [{ id: 'people', type: 'array', items: { type: 'object', fields: [text('kind', { rules }), ...fields] } }],
    initialValues: { people: rows },
  })
}

describe('columns of a table that is pasted', () => {
  const hide = { id: 'code', apply_as: 'merge', ui_options: { ui_widget: 'hidden' } }

  it('are the fields that show in the row it starts at', async () => {
    const form = openRows(hide, [text('code'), text('name')], [{ kind: 'far' }, { kind: 'near' }])
    await pasteTable(form, form.find('people'), 'far\tAda', { start: 'people/0/kind' })
    await pasteTable(form, form.find('people'), 'near\t12\tGrace', { start: 'people/1/kind' })
    expect(form.data()).toEqual({
      people: [
        { kind: 'far', name: 'Ada' },
        { kind: 'near', code: '12', name: 'Grace' },
      ],
    })
  })

  it('pass over a field that a row does not have, which others have', async () => {
    const single = { id: 'place', apply_as: 'fully_replace', type: 'string' }
    const form = openRows(single, [place, text('name')], [{ kind: 'near' }, { kind: 'far', place: 'Ulm' }])
    await pasteTable(form, form.find('people'), 'near\t123\tAda\nfar\t456\tGrace', { start: 'people/0/kind' })
    expect(form.data()).toEqual({
      people: [
        { kind: 'near', place: { zip: '123' }, name: 'Ada' },
        { kind: 'far', place: 'Ulm', name: 'Grace' },
      ],
    })
  })

  it('may lose a field by what is pasted beside it, and its error goes with it', async () => {
    const single = { id: 'place', apply_as: 'fully_replace', type: 'boolean' }
    const form = openRows(single, [{ ...place, fields: [text('zip', { validation: { max_length: 2 } })] }], [{ kind: 'near' }])
    const said = await pasteTable(form, form.find('people'), 'far\t123', { start: 'people/0/kind' })
    expect(form.data()).toEqual({ people: [{ kind: 'far' }] })
    expect(said).toEqual(['1 row pasted'])
  })
})
