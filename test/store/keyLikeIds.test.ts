import { describe, expect, it } from 'vitest'
import { createTestForm, schemaOf } from '../support/createTestForm.ts'

const text = (id: string) => ({ id, type: 'string' })
const group = { id: 'g', type: 'object', fields: [text('k7')] }
const aside = [{ path: ['g', 'k7'], value: 'one', type: 'string' }]

describe('a value set aside under an id that looks like a row key', () => {
  it('keeps its path where a change of something else is undone, and returns on the next opening', async () => {
    const form = createTestForm({ schema: [group, text('other')], schemaMerge: 'replace' })
    form.type('g/k7', 'one')
    form.blur('g/k7')
    form.type('other', 'y')
    form.blur('other')
    form.reload()
    await form.settle()
    await form.answer(0, schemaOf([text('other')]))
    form.undo()
    expect(form.handedOver()).toEqual(aside)
    const next = createTestForm({ schema: [group, text('other')], initialValues: form.data(), initialSetAside: form.handedOver() })
    expect(next.data()).toEqual({ g: { k7: 'one' } })
  })

  it('keeps its path also where the host brought it from an earlier form', () => {
    const form = createTestForm({ schema: [text('other')], initialSetAside: aside })
    form.type('other', 'y')
    form.blur('other')
    form.undo()
    expect(form.handedOver()).toEqual(aside)
  })
})
