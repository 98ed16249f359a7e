import { describe, expect, it } from 'vitest'
import { createTestForm, schemaOf } from '../support/createTestForm.ts'
import { choices, people, text, two } from '../support/peopleFields.ts'
import { handleOf, snapshotForm } from '../support/snapshotForm.ts'

/** A field that loads another schema from the module. */
const kind = { id: 'kind', type: 'string', ...choices('A', 'B'), on_action: { load_schema: true } }

describe('undo and answers of the module', () => {
  it('changes what is set aside where its field is away, and skips no change', async () => {
    const form = createTestForm({ schema: [kind, text('a')], initialValues: { kind: 'A', a: 'old' }, schemaMerge: 'replace' })
    form.type('a', 'new')
    form.blur('a')
    form.choose('kind', 'B')
    await form.settle()
    await form.answer(0, schemaOf([kind]))
    expect(form.setAside()).toEqual({ a: 'new' })
    form.undo()
    form.undo()
    expect(form.data()).toEqual({ kind: 'A' })
    expect(form.setAside()).toEqual({ a: 'old' })
    await form.settle()
    await form.answer(1, schemaOf([kind, text('a')]))
    expect(form.data()).toEqual({ kind: 'A', a: 'old' })
  })

  it('follows the schema there and back, to the same form', async () => {
    const fieldsOf: Readonly<Record<string, readonly object[]>> = {
      A: [text('a', { default: 'of A' }), people],
      B: [
        { ...people, items: { type: 'object', fields: [text('name'), text('nick', { default: 'none' })] } },
        text('b'),
        text('a', { type: 'number' }),
      ],
    }
    const form = createTestForm({ schema: [kind, ...(fieldsOf['A'] ?? [])], initialValues: { kind: 'A', ...two }, schemaMerge: 'replace' })
    const settle = async () => {
      await form.settle()
      for (const call of form.requests.slice(answered)) {
        answered += 1
        if (call.signal?.aborted !== true)
          await form.answer(answered - 1, schemaOf([kind, ...(fieldsOf[String(form.valueAt(['kind']))] ?? [])]))
      }
      await form.settle()
    }
    let answered = 0
    const changes: readonly (() => void)[] = [
      () => form.type('a', 'typed'),
      () => form.removeRow('people', 0),
      () => form.choose('kind', 'B'),
      () => form.type('people/0/nick', 'G'),
      () => form.type('b', 'x'),
      () => form.addRow('people'),
      () => form.choose('kind', 'A'),
      () => form.type('people/1/name', 'Edith'),
    ]
    const forms = [snapshotForm(form)]
    for (const change of changes) {
      change()
      await settle()
      forms.push(snapshotForm(form))
    }
    for (const snapshot of forms.slice(0, -1).reverse()) {
      form.undo()
      await settle()
      expect(snapshotForm(form).data).toEqual(snapshot.data)
    }
    for (const snapshot of forms.slice(1)) {
      form.redo()
      await settle()
      expect(snapshotForm(form).data).toEqual(snapshot.data)
    }
    expect(snapshotForm(form)).toEqual(forms.at(-1))
  })

  it('takes what a reload has set aside in a row away with the row, and brings it back with it', async () => {
    const form = createTestForm({ schema: [kind, people], initialValues: { kind: 'A', ...two }, schemaMerge: 'replace' })
    form.removeRow('people', 0)
    form.type('people/0/name', 'Edith')
    form.restoreRow()
    form.reload()
    await form.settle()
    await form.answer(0, schemaOf([kind, { ...people, items: { type: 'object', fields: [{ id: 'age', type: 'integer' }] } }]))
    const both = ['Ada', 'Edith'].map((value, index) => ({ path: ['people', index, 'name'], value, type: 'string' }))
    expect(form.handedOver()).toEqual(both)
    form.undo()
    expect(form.handedOver()).toEqual([{ path: ['people', 0, 'name'], value: 'Edith', type: 'string' }])
    form.redo()
    expect(new Set(form.handedOver())).toEqual(new Set(both))
  })

  it('takes what was set aside in a row away with the change that had added it, also where the list is away', async () => {
    const list = { id: 'list', type: 'array', items: { type: 'boolean' } }
    const form = createTestForm({ schema: [list], schemaMerge: 'replace' })
    form.addRow('list')
    form.reset({})
    form.reload()
    await form.settle()
    await form.answer(0, schemaOf([]))
    form.undo()
    expect(form.handedOver()).toContainEqual({ path: ['list', 0], value: false, type: 'boolean' })
    form.undo()
    expect(form.handedOver()).toEqual([])
    form.redo()
    form.reload()
    await form.settle()
    await form.answer(1, schemaOf([list]))
    expect(form.data()).toEqual({ list: [false] })
  })

  it('sets nothing aside of a row that the host has taken away for good', () => {
    const list = { id: 'list', type: 'array', items: { type: 'object', fields: [{ id: 'x', type: 'string' }] } }
    const form = createTestForm({ schema: [list], initialValues: { list: [{ x: 'old' }] } })
    form.type('list/0/x', 'typed')
    form.reset({ list: [{}] })
    form.set('list/0/x', 'set')
    form.undo()
    expect(form.handedOver()).toEqual([])
    form.undo()
    expect(form.handedOver()).toEqual([])
    expect(form.data()).toEqual({ list: [{ x: 'set' }] })
  })

  it('leaves alone what was set aside in a row that its list did not have any more', () => {
    const form = createTestForm({ schema: [people], initialValues: { people: [{ nick: 'A' }] } })
    const aside = { people: [{ nick: 'A' }] }
    form.replaceStart([{ ...people, items: { type: 'string', ...choices('a', 'b') } }])
    form.set('people', 'all')
    form.replaceStart([people])
    form.addRow('people')
    form.removeRow('people', 0)
    expect(form.setAside()).toEqual(aside)
    form.restoreRow()
    expect(form.setAside()).toEqual(aside)
    form.undo()
    expect(form.data()).toEqual({ people: 'all' })
    expect(form.setAside()).toEqual(aside)
  })

  it('leaves alone what was set aside in a group that is an array by now', async () => {
    const group = { id: 'people', type: 'object', fields: [text('name')] }
    const form = createTestForm({ schema: [kind, group], initialValues: { kind: 'A' }, schemaMerge: 'replace' })
    form.type('people/name', 'Ada')
    form.reload()
    await form.settle()
    await form.answer(0, schemaOf([kind, people]))
    form.addRow('people')
    form.addRow('people')
    form.undo()
    expect(form.handedOver()).toEqual([{ path: ['people', 'name'], value: 'Ada', type: 'string' }])
  })

  it('leaves no field behind where what was around it has become a list', async () => {
    const inner = { id: 'in', type: 'object', fields: [text('a', choices('x'))] }
    const group = { id: 'at', type: 'object', fields: [inner] }
    const form = createTestForm({ schema: [kind, group], initialValues: { at: 'no group' }, schemaMerge: 'replace' })
    form.choose('at/in/a', 'x')
    form.reload()
    await form.settle()
    await form.answer(0, schemaOf([kind, { ...people, id: 'at' }]))
    form.undo()
    expect(form.has('at/in/a')).toBe(false)
    expect(form.data()).toEqual({ at: 'no group' })
  })

  it('of a reset leaves nothing behind in the rows that the module has made of its values', async () => {
    const group = { id: 'at', type: 'object', fields: [text('x')] }
    const form = createTestForm({ schema: [kind, group], initialValues: { at: [{}] } })
    form.reset({ at: [{ gone: 'of the reset' }] })
    form.reload()
    await form.settle()
    await form.answer(0, schemaOf([kind, { id: 'at', type: 'array', items: { type: 'object', fields: [text('x')] } }]))
    expect(form.handedOver()).toEqual([{ path: ['at', 0, 'gone'], value: 'of the reset' }])
    form.undo()
    expect(form.data()).toEqual({ at: [{}] })
    expect(form.handedOver()).toEqual([])
  })

  it('writes into the JSON that an array has become', async () => {
    const form = createTestForm({ schema: [kind, people], initialValues: { kind: 'A', ...two } })
    form.removeRow('people', 0)
    form.choose('kind', 'B')
    await form.settle()
    await form.answer(0, schemaOf([kind, { ...people, ui_options: { ui_widget: 'CodeblockWidget' } }]))
    form.undo()
    form.undo()
    expect(form.data()).toEqual({ kind: 'A', ...two })
  })

  it('drops what a reset has put into rows, where the list is a single value by now', async () => {
    const list = { id: 'list', type: 'array', items: { type: 'object', fields: [{ id: 'x', type: 'array', items: { type: 'string' } }] } }
    const loading = { ...list, on_action: { load_schema: true } }
    const form = createTestForm({ schema: [loading], initialValues: { list: [{ x: ['a'] }] } })
    form.reset({ list: [{ x: ['b'] }] })
    await form.settle()
    await form.answer(0, schemaOf([{ id: 'list', type: 'connection' }]))
    form.undo()
    const { getSetAside } = handleOf(form)
    expect(getSetAside().map(({ path, value }) => [path.join('/'), value])).toEqual([
      ['list', [{}]],
      ['list/0/x', [null]],
      ['list/0/x/0', 'a'],
    ])
  })
})

describe('undo and rules', () => {
  it('leaves alone what the host gave in place of a whole group, where a rule takes the group away and back', () => {
    const group = { id: 'g', apply_as: 'merge', type: 'object', fields: [{ id: 'x', type: 'boolean' }] }
    const rule = { if: { and: [{ id: 'a', operator: 'is_empty' }] }, then: { fields: [group] } }
    const schema = schemaOf([{ id: 'g', type: 'number' }, text('a')], { rules: [rule] })
    const form = createTestForm({ schema, initialValues: { g: 'soon' } })
    form.type('a', 'new')
    form.blur('a')
    form.undo()
    expect(form.data()).toEqual({ g: 'soon' })
    form.redo()
    expect(form.data()).toEqual({ g: 'soon', a: 'new' })
  })

  it('leaves nothing of the defaults in a group that a rule had made of a field', () => {
    const group = { id: 'b', type: 'object', apply_as: 'fully_replace', fields: [{ id: 'x', type: 'string', default: 'A' }] }
    const rules = [{ if: { and: [{ id: 'a', operator: 'equal', value: 'x' }] }, then: { fields: [group] } }]
    const form = createTestForm({ schema: [text('a', { rules }), { id: 'b', type: 'connection' }] })
    form.type('a', 'x')
    form.commit('a')
    expect(form.data()).toEqual({ a: 'x', b: { x: 'A' } })
    form.undo()
    expect(form.data()).toEqual({})
    form.redo()
    expect(form.data()).toEqual({ a: 'x', b: { x: 'A' } })
  })

  it('takes the fields of a group back to what they were, where a rule had given the group a default', () => {
    const group = {
      id: 'g',
      type: 'object',
      apply_as: 'merge',
      fields: [{ id: 'x', type: 'number' }],
      default: { y: 'not a field' },
    }
    const rules = [{ if: { and: [{ id: 'a', operator: 'equal', value: 'on' }] }, then: { fields: [group] } }]
    const form = createTestForm({ schema: [text('a', { rules }), { id: 'g', type: 'object', fields: [text('x')] }] })
    form.type('a', 'on')
    form.commit('a')
    expect(form.at('g/x').cell?.node.definition.type).toBe('number')
    form.undo()
    expect(form.at('g/x').cell?.node.definition.type).toBe('string')
    form.redo()
    expect(form.at('g/x').cell?.node.definition.type).toBe('number')
  })

  it('keeps a value of the host under the type that it never fitted, where a rule had given the field another', () => {
    const email = { id: 'x', type: 'string', format: 'email', apply_as: 'fully_replace' }
    const rules = [{ if: { and: [{ id: 'a', operator: 'is_not_empty' }] }, then: { fields: [email] } }]
    const form = createTestForm({ schema: [text('a', { rules }), { id: 'x', type: 'number' }], initialValues: { x: 'v1' } })
    form.type('a', 'on')
    form.commit('a')
    form.undo()
    expect(form.data()).toEqual({ x: 'v1' })
    expect(form.setAside()).toEqual({})
    form.redo()
    expect(form.data()).toEqual({ a: 'on', x: 'v1' })
  })

  it('brings back a value in place of a group without the default that a schema has given a field below it', async () => {
    const group = (...fields: readonly object[]) => ({ id: 'g', type: 'object', fields: [{ id: 'x', type: 'boolean' }, ...fields] })
    const hide = [{ id: 'a', apply_as: 'merge', ui_options: { ui_widget: 'hidden' } }]
    const rules = [{ if: { and: [{ id: 'z', operator: 'is_empty' }] }, then: { fields: hide } }]
    const form = createTestForm({ schema: [kind, text('a'), group(text('z'))], initialValues: { g: 'v1' } })
    form.choose('g/x', true)
    form.choose('kind', 'B')
    await form.settle()
    await form.answer(0, schemaOf([kind, text('a'), group({ id: 'z', type: 'number', default: 5 })], { rules }))
    const redone = { kind: 'B', g: { x: true, z: 5 } }
    expect(form.data()).toEqual(redone)
    form.blur('g/z')
    form.undo()
    form.undo()
    expect(form.data()).toEqual({ g: 'v1' })
    expect(form.at('g/z').cell?.touched).toBe(true)
    expect(form.at('a').cell?.node.hidden).toBe(true)
    form.redo()
    form.redo()
    expect(form.data()).toEqual(redone)
    expect(form.at('a').cell?.node.hidden).toBe(false)
  })
})
