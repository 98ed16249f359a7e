import { describe, expect, it } from 'vitest'
import { isTemplate } from '../../src/core/values/expressions.ts'
import { createTestForm, schemaOf } from '../support/createTestForm.ts'
import type { HistoryState } from '../../src/store/formState.ts'
import { selectRowTitle } from '../../src/store/rowTitle.ts'

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
const templates = { isTemplate, reloads: false }
const three = { people: [{ name: 'Ada' }, { name: 'Grace' }, { name: 'Edith' }] }

const describeRemoved = (removed: HistoryState['removedRow']) =>
  removed && { index: removed.index, title: selectRowTitle({ get: (at) => removed.cells.get(at)?.before }, removed.row) }

describe('a removed row', () => {
  it('comes back as a change of its own, after which what was undone before cannot be redone', () => {
    const form = createTestForm({ schema: [people, { id: 'note', type: 'string' }], initialValues: three })
    form.removeRow(['people'], 1)
    form.choose('note', 'first')
    form.choose('note', 'second')
    form.undo()
    form.restoreRow()
    expect(form.store.state.history.canRedo).toBe(false)
    form.redo()
    expect(form.data()).toEqual({ ...three, note: 'first' })
  })

  it('tells its list nothing new while keys are typed elsewhere', () => {
    const form = createTestForm({ schema: [people, { id: 'note', type: 'string' }], initialValues: three })
    form.removeRow(['people'], 1)
    const told: string[] = []
    form.store.subscribeField('/people', () => told.push('people'))
    form.store.subscribeField('/note', () => told.push('note'))
    form.type(['note'], 'a')
    form.type(['note'], 'ab')
    expect(told).toEqual(['note', 'note'])
    expect(describeRemoved(form.at(['people']).removedRow)).toEqual({ index: 1, title: 'Grace' })
  })

  it('comes back where it stood, with its values and with text that does not read', () => {
    const form = createTestForm({ schema: [people], initialValues: three })
    form.type(['people', 1, 'age'], '12,5')
    form.removeRow(['people'], 1)
    expect(form.data()).toEqual({ people: [{ name: 'Ada' }, { name: 'Edith' }] })
    expect(describeRemoved(form.at(['people']).removedRow)).toEqual({ index: 1, title: 'Grace' })
    form.restoreRow()
    expect(form.data()).toEqual(three)
    expect(form.at(['people', 1, 'age']).cell).toMatchObject({ text: '12,5', unread: true })
    expect(form.at(['people']).removedRow).toBeUndefined()
  })

  it('leaves the form as clean as it was', () => {
    const form = createTestForm({ schema: [people], initialValues: three })
    form.removeRow(['people'], 0)
    expect(form.view().dirty).toBe(true)
    form.restoreRow()
    expect(form.view().dirty).toBe(false)
  })

  it('brings back what was set aside in it', async () => {
    const form = createTestForm({ schema: [people], initialValues: { people: [{ name: 'Ada', nick: 'A' }] } })
    form.removeRow(['people'], 0)
    expect(form.view().setAside).toEqual([])
    form.restoreRow()
    expect(form.view().setAside).toHaveLength(1)
  })

  it('comes back as dirty as it was', () => {
    const form = createTestForm({ schema: [people], initialValues: { people: [{ name: 'Ada', age: 5 }] } })
    form.choose(['people', 0, 'age'], undefined)
    form.removeRow(['people'], 0)
    form.restoreRow()
    expect(form.view().dirty).toBe(true)
    expect([...form.store.state.indexes.dirty]).toEqual([form.find(['people', 0, 'age'])])
  })

  it('comes back with the error that its choice is not in the list any more, which holds a submit', async () => {
    const { form, load } = placesForm()
    await load('Paris')
    form.choose('country', 'DE')
    await load('Berlin')
    form.removeRow('stops', 0)
    form.restoreRow()
    await load('Berlin')
    expect(await form.submit()).toBe('invalid')
    expect(form.view().errors).toMatchObject([{ path: ['stops', 0, 'city'] }])
  })

  it('has missed no change of what its choices depend on', async () => {
    const { form, load } = placesForm()
    await load('Paris')
    form.removeRow('stops', 0)
    form.choose('country', 'DE')
    await form.settle()
    form.restoreRow()
    await load('Berlin')
    expect(await form.submit()).toBe('invalid')
  })

  it('has the fields that a rule has given to rows meanwhile', () => {
    const nick = { id: 'nick', type: 'string', label: 'Nick' }
    const withNick = { fields: [{ id: 'people', items: { fields: [nick] } }] }
    const more = { id: 'more', type: 'boolean', rules: [{ if: { and: [{ id: 'more', operator: 'equal', value: true }] }, then: withNick }] }
    const form = createTestForm({ schema: [more, people], initialValues: three })
    form.removeRow(['people'], 1)
    form.choose('more', true)
    form.restoreRow()
    form.type(['people', 1, 'nick'], 'G')
    expect(form.data()).toMatchObject({ people: [{ name: 'Ada' }, { name: 'Grace', nick: 'G' }, { name: 'Edith' }] })
  })

  it('is given up where the host sets the array, or what is around it', () => {
    for (const path of [['at', 'people'], ['at']]) {
      const form = createTestForm({ schema: [{ id: 'at', type: 'object', fields: [people] }], initialValues: { at: three } })
      form.removeRow(['at', 'people'], 1)
      form.set(path, null)
      expect(form.at(['at', 'people']).removedRow).toBeUndefined()
      const before = form.data()
      form.restoreRow()
      expect(form.data()).toEqual(before)
    }
  })

  it('brings back no others that a reset has taken away', () => {
    const form = createTestForm({ schema: [people], initialValues: three })
    form.removeRow(['people'], 1)
    form.reset({})
    form.restoreRow()
    expect(form.data()).toEqual({ people: [{ name: 'Grace' }] })
  })

  it('takes the place of what a reset has put there instead of a list, which the next undo brings back', () => {
    const form = createTestForm({ schema: [people], initialValues: three })
    form.removeRow(['people'], 1)
    const instead = { people: { name: 'Ada, Edith' } }
    form.reset(instead)
    form.restoreRow()
    expect(form.data()).toEqual({ people: [{ name: 'Grace' }] })
    form.undo()
    expect(form.data()).toEqual(instead)
    expect(form.at(['people']).error).toBeDefined()
    form.redo()
    expect(form.data()).toEqual({ people: [{ name: 'Grace' }] })
  })

  it('takes the place of what a reset has put there instead of the group around its list, which an expression keeps', () => {
    const form = createTestForm({ schema: [{ id: 'team', type: 'object', fields: [people] }], initialValues: { team: three }, templates })
    form.removeRow(['team', 'people'], 1)
    const instead = { team: ['Ada', 'Edith'] }
    form.reset(instead)
    form.restoreRow()
    expect(form.data()).toEqual({ team: { people: [{ name: 'Grace' }] } })
    form.undo()
    expect(form.data()).toEqual(instead)
    form.chooseSide('team', 'expression', '{{ team }}')
    form.restoreRow()
    expect(form.data()).toEqual({ team: '{{ team }}' })
  })

  it('is back after all changes are taken back, one of which had brought it back', () => {
    const form = createTestForm({ schema: [people], initialValues: three })
    const steps = [form.data()]
    const noteStep = () => steps.push(form.data())
    form.removeRow(['people'], 1)
    noteStep()
    form.type(['people', 0, 'name'], 'Augusta')
    noteStep()
    form.restoreRow()
    noteStep()
    form.removeRow(['people'], 1)
    noteStep()
    form.type(['people', 1, 'name'], 'Edie')
    noteStep()
    form.restoreRow()
    for (const back of [...steps].reverse()) {
      form.undo()
      expect(form.data()).toEqual(back)
    }
    expect(form.store.state.history.canUndo).toBe(false)
    for (const again of steps.slice(1)) {
      form.redo()
      expect(form.data()).toEqual(again)
    }
    form.redo()
    expect(form.store.state.history).toMatchObject({ canRedo: false, removedRow: undefined })
    form.undo()
    expect(describeRemoved(form.store.state.history.removedRow)).toEqual({ index: 1, title: 'Grace' })
  })

  it('is nothing to take back any more where the host has set its list since', () => {
    const form = createTestForm({ schema: [people, { id: 'a', type: 'string' }], initialValues: three })
    form.removeRow(['people'], 1)
    form.type('a', 'x')
    form.restoreRow()
    form.set(['people'], [{ name: 'Joan' }])
    form.undo()
    expect(form.data()).toEqual({ people: [{ name: 'Joan' }] })
    expect(form.store.state.history.canUndo).toBe(false)
  })

  it('is not offered while the array is one value in a code editor, and comes back into that', () => {
    const editor = { fields: [{ id: 'people', ui_options: { ui_widget: 'CodeblockWidget' } }] }
    const raw = { id: 'raw', type: 'boolean', rules: [{ if: { and: [{ id: 'raw', operator: 'equal', value: true }] }, then: editor }] }
    const form = createTestForm({ schema: [raw, people], initialValues: three })
    form.removeRow(['people'], 1)
    form.choose('raw', true)
    expect(form.at(['people']).removedRow).toBeUndefined()
    form.restoreRow()
    expect(form.data()).toMatchObject(three)
    form.choose('raw', false)
    expect(form.data()).toMatchObject(three)
    expect(form.at(['people']).cell.rows).toHaveLength(3)
  })

  it('comes back where the module has answered with another schema since', async () => {
    const kind = { id: 'kind', type: 'boolean', label: 'Kind', on_action: { load_schema: true } }
    const form = createTestForm({ schema: [kind, people], initialValues: three })
    form.removeRow(['people'], 2)
    form.choose(['kind'], true)
    await form.settle()
    const nick = { id: 'nick', type: 'string', default: 'none' }
    await form.answer(0, schemaOf([kind, { ...people, items: { ...people.items, fields: [...people.items.fields, nick] } }]))
    expect(form.at(['people']).removedRow?.index).toBe(2)
    form.restoreRow()
    const names = ['Ada', 'Grace', 'Edith']
    expect(form.data()).toEqual({ kind: true, people: names.map((name) => ({ name, nick: 'none' })) })
  })
})

/** A city in each row that depends on the country of the whole form. */
function placesForm() {
  const options = (...values: readonly string[]) => values.map((value) => ({ value, label: value }))
  const objects = [{ id: 'city', content_object_depends_on_fields: [{ id: 'country' }] }]
  const city = { id: 'city', type: 'string', content: { type: ['managed'], content_objects: objects } }
  const form = createTestForm({
    schema: [
      { id: 'country', type: 'string', choices: { values: options('FR', 'DE') } },
      { id: 'stops', type: 'array', items: { type: 'object', fields: [city] } },
    ],
    initialValues: { country: 'FR', stops: [{ city: 'Paris' }] },
  })
  /** Answers the newest request for cities. */
  const load = async (...cities: readonly string[]) => {
    await form.settle()
    await form.answer(form.requests.length - 1, { city: options(...cities) })
  }
  return { form, load }
}
