import { describe, expect, it } from 'vitest'
import { createTestForm, schemaOf } from '../support/createTestForm.ts'

const kind = {
  id: 'kind',
  type: 'string',
  label: 'Kind',
  choices: { values: [{ value: 'a', label: 'A' }] },
  on_action: { load_schema: true },
}

describe('the report of a reload', () => {
  it('names what the answer did to fields and values', async () => {
    const form = createTestForm({
      schema: [kind, { id: 'old', type: 'string', label: 'Old' }, { id: 'amount', type: 'string', label: 'Amount' }],
      schemaMerge: 'replace',
    })
    form.type(['old'], 'kept')
    form.type(['amount'], 'many')
    form.choose(['kind'], 'a')
    await form.settle()
    await form.answer(
      0,
      schemaOf([kind, { id: 'amount', type: 'number', label: 'Amount' }, { id: 'size', type: 'integer', label: 'Size', default: 3 }]),
    )
    expect(form.reports).toEqual([
      {
        added: [['size']],
        removed: [['old']],
        changed: [],
        retyped: [['amount']],
        defaultsApplied: [['size']],
        setAside: [['old'], ['amount']],
        returned: [],
      },
    ])
  })

  it('tells of values that return with their field', async () => {
    const form = createTestForm({ schema: [kind], initialValues: { later: 'waits' } })
    form.choose(['kind'], 'a')
    await form.settle()
    await form.answer(0, schemaOf([kind, { id: 'later', type: 'string', label: 'Later' }]))
    expect(form.reports.at(-1)).toMatchObject({ added: [['later']], returned: [['later']], setAside: [] })
    expect(form.data()).toEqual({ kind: 'a', later: 'waits' })
  })

  it('says nothing of a field that was emptied on purpose, which stays so', async () => {
    const note = { id: 'note', type: 'string', default: 'none' }
    const form = createTestForm({ schema: [kind, note], schemaMerge: 'replace' })
    form.type('note', '')
    form.reload()
    await form.settle()
    await form.answer(0, schemaOf([kind]))
    form.reload()
    await form.settle()
    await form.answer(1, schemaOf([kind, note]))
    expect(form.valueAt(['note'])).toBe('')
    expect(form.reports).toMatchObject([
      { removed: [['note']], setAside: [] },
      { added: [['note']], returned: [], defaultsApplied: [] },
    ])
  })

  it('says nothing of values that went there and back', async () => {
    const rules = [
      { if: { and: [{ id: 'a', operator: 'equal', value: 'x' }] }, then: { fields: [{ id: 'later', apply_as: 'merge', type: 'number' }] } },
    ]
    const form = createTestForm({ schema: [kind, { id: 'a', type: 'string' }], initialValues: { a: 'x', later: 'waits' } })
    form.reload()
    await form.settle()
    await form.answer(0, schemaOf([kind, { id: 'a', type: 'string', rules }, { id: 'later', type: 'string', label: 'Later' }]))
    expect(form.setAside()).toEqual({ later: 'waits' })
    expect(form.reports).toMatchObject([{ added: [['later']], setAside: [], returned: [] }])
  })

  it('says nothing of a first load', async () => {
    const form = createTestForm()
    await form.settle()
    await form.answer(0, schemaOf([kind]))
    expect(form.reports).toEqual([])
  })
})
