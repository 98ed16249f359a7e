import { describe, expect, it } from 'vitest'
import { createTestForm, schemaOf } from '../support/createTestForm.ts'

const people = {
  id: 'people',
  type: 'array',
  label: 'People',
  items: {
    type: 'object',
    fields: [
      { id: 'name', type: 'string', label: 'Name' },
      { id: 'age', type: 'integer', label: 'Age' },
    ],
  },
}
const three = { people: [{ name: 'Ada' }, { name: 'Grace' }, { name: 'Edith' }] }

describe('a removed row', () => {
  it('comes back where it stood, with its values and with text that does not read', () => {
    const form = createTestForm({ schema: [people], initialValues: three })
    form.type(['people', 1, 'age'], '12,5')
    form.removeRow(['people'], 1)
    expect(form.data()).toEqual({ people: [{ name: 'Ada' }, { name: 'Edith' }] })
    expect(form.at(['people']).removedIndex).toBe(1)
    form.dispatch({ type: 'rowRestored', address: '/people' })
    expect(form.data()).toEqual(three)
    expect(form.at(['people', 1, 'age']).cell).toMatchObject({ text: '12,5', unread: true })
    expect(form.at(['people']).removedIndex).toBeUndefined()
  })

  it('leaves the form as clean as it was', () => {
    const form = createTestForm({ schema: [people], initialValues: three })
    form.removeRow(['people'], 0)
    expect(form.view().dirty).toBe(true)
    form.dispatch({ type: 'rowRestored', address: '/people' })
    expect(form.view().dirty).toBe(false)
  })

  it('brings back what was set aside in it', async () => {
    const form = createTestForm({ schema: [people], initialValues: { people: [{ name: 'Ada', nick: 'A' }] } })
    form.removeRow(['people'], 0)
    expect(form.view().setAside).toEqual([])
    form.dispatch({ type: 'rowRestored', address: '/people' })
    expect(form.view().setAside).toHaveLength(1)
  })

  it('is given up when another schema takes effect', async () => {
    const kind = { id: 'kind', type: 'boolean', label: 'Kind', on_action: { load_schema: true } }
    const form = createTestForm({ schema: [kind, people], initialValues: three })
    form.removeRow(['people'], 2)
    form.choose(['kind'], true)
    await form.settle()
    await form.answer(0, schemaOf([kind, people]))
    expect(form.at(['people']).removedIndex).toBeUndefined()
    form.dispatch({ type: 'rowRestored', address: '/people' })
    expect(form.data()).toMatchObject({ people: [{ name: 'Ada' }, { name: 'Grace' }] })
  })
})
