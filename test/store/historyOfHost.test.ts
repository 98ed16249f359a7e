import { describe, expect, it } from 'vitest'
import { createControlledForm } from '../support/createControlledForm.ts'
import { createTestForm, schemaOf, type TestForm } from '../support/createTestForm.ts'
import { people, text, two } from '../support/peopleFields.ts'
import { handleOf } from '../support/snapshotForm.ts'

const group = { id: 'g', type: 'object', fields: [text('x'), text('y')] }

/** An agent sets a value. */
const setAs = (form: TestForm, path: string, value: unknown) => handleOf(form).setValue(path, value, { byUser: true })

describe('undo and what the host has set', () => {
  it('leaves a field alone that the host has set together with another', () => {
    const form = createTestForm({ schema: [text('a'), text('b')] })
    form.type('a', '1')
    handleOf(form).setValues([
      { path: 'b', value: 'of the host' },
      { path: 'a', value: 'of the host' },
    ])
    form.undo()
    expect(form.data()).toEqual({ a: 'of the host', b: 'of the host' })
    expect(handleOf(form).canUndo).toBe(false)
  })

  it('takes a whole group back but for its field that the host has set', () => {
    const form = createTestForm({ schema: [group], initialValues: { g: { x: '1', y: '1' } } })
    setAs(form, 'g', { x: '2', y: '2' })
    form.set('g/x', 'of the host')
    form.undo()
    expect(form.data()).toEqual({ g: { x: 'of the host', y: '1' } })
  })

  it('does not hide a field that the host has set behind the value that its group held before', () => {
    const form = createTestForm({ schema: [group], initialValues: { g: 'no group' } })
    form.type('g/x', '1')
    form.set('g/y', 'of the host')
    form.undo()
    expect(form.data()).toEqual({ g: { x: '1', y: 'of the host' } })
  })

  it('brings back into a row nothing in a field that another schema of the host defines anew', () => {
    const form = createTestForm({ schema: [people], initialValues: { people: [{ name: 'Ada', age: 36 }] } })
    form.removeRow('people', 0)
    form.replaceStart([
      { ...people, items: { type: 'object', fields: [text('name', { default: 'new' }), { id: 'age', type: 'integer' }] } },
    ])
    form.undo()
    expect(form.data()).toEqual({ people: [{ name: 'new', age: 36 }] })
  })

  it('brings the values back that a reset before the first schema has replaced', async () => {
    const form = createTestForm({ initialValues: { a: 'first' } })
    form.reset({ a: 'second' })
    form.undo()
    await form.settle()
    await form.answer(0, schemaOf([text('a')]))
    expect(form.data()).toEqual({ a: 'first' })
  })

  it('has nothing to take back where an agent has set nothing at all', () => {
    const form = createTestForm({ schema: [text('a')] })
    handleOf(form).setValues([], { byUser: true })
    expect(handleOf(form).canUndo).toBe(false)
  })
})

describe('undo and values set aside', () => {
  it('brings back what was discarded, where the host has set something else since', () => {
    const form = createTestForm({ schema: [text('a')], initialValues: { gone: 1 } })
    handleOf(form).discardSetAside()
    expect(form.setAside()).toEqual({})
    form.set('a', 'of the host')
    form.undo()
    expect(form.setAside()).toEqual({ gone: 1 })
    expect(form.data()).toEqual({ a: 'of the host' })
  })

  it('leaves alone what the host has given without a field since', async () => {
    const form = await createControlledForm({ gone: 1 }, { schema: [text('a')] })
    handleOf(form).discardSetAside()
    form.give({ gone: 2 })
    form.undo()
    expect(form.handedOver()).toEqual([{ path: ['gone'], value: 2 }])
    expect(handleOf(form).canUndo).toBe(false)
  })

  it('leaves alone what is set aside in rows that stay since the host has set something in them', () => {
    const form = createTestForm({ schema: [people], initialValues: two })
    setAs(form, 'people', [{ name: 'Edith', nick: 'E' }])
    form.set('people/0/name', 'Joan')
    form.undo()
    expect(form.data()).toEqual({ people: [{ name: 'Joan' }] })
    expect(form.setAside()).toEqual({ people: [{ nick: 'E' }] })
    expect(handleOf(form).canUndo).toBe(false)
  })
})

describe('undo after another schema of the host', () => {
  const translated = [
    text('a', { label: 'Übersetzt', description: 'Auf Deutsch', default: 'same' }),
    { ...people, label: 'Leute', items: { ...people.items, label: 'Person', fields: [text('name', { label: 'Vorname' })] } },
  ]
  const untranslated = [text('a', { default: 'same' }), { ...people, items: { ...people.items, fields: [text('name')] } }]

  it('takes back what was done in fields of which only the labels are others, as after a reload', () => {
    const form = createTestForm({ schema: untranslated, initialValues: { a: '1', people: [{ name: 'Ada' }] } })
    form.type('a', '12')
    form.blur('a')
    form.type('people/0/name', 'Edith')
    form.blur('people/0/name')
    form.removeRow('people', 0)
    form.replaceStart(translated)
    form.undo()
    expect(form.data()).toEqual({ a: '12', people: [{ name: 'Edith' }] })
    expect(form.at('people/0/name').cell.node.label).toBe('Vorname')
    form.undo()
    form.undo()
    expect(form.data()).toEqual({ a: '1', people: [{ name: 'Ada' }] })
    for (let i = 0; i < 3; i++) form.redo()
    expect(form.data()).toEqual({ a: '12', people: [] })
  })

  it('takes back in one what was typed into a field before and after its label was another', () => {
    const form = createTestForm({ schema: untranslated, initialValues: { a: '1' } })
    form.type('a', '12')
    form.replaceStart(translated)
    form.type('a', '123')
    form.blur('a')
    form.undo()
    expect(form.data()).toEqual({ a: '1' })
    expect(handleOf(form).canUndo).toBe(false)
  })

  it('leaves alone rows that became of another type', () => {
    const tags = (type: string) => [{ id: 'tags', type: 'array', items: { type } }]
    const form = createTestForm({ schema: tags('integer'), initialValues: { tags: [1] } })
    form.type('tags/0', '12')
    form.blur('tags/0')
    form.addRow('tags')
    form.replaceStart(tags('string'))
    expect(handleOf(form).canUndo).toBe(false)
  })

  it('leaves a default alone that the schema has given to a field through its group', () => {
    const withDefault = (x: string) => [{ ...group, default: { x } }]
    const form = createTestForm({ schema: withDefault('1') })
    form.type('g/x', 'mine')
    form.undo()
    form.replaceStart(withDefault('2'))
    expect(form.data()).toEqual({ g: { x: '2' } })
    form.redo()
    expect(form.data()).toEqual({ g: { x: '2' } })
  })
})
