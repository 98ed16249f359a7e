import { describe, expect, it } from 'vitest'
import { createControlledForm, handedTo as handed } from '../support/createControlledForm.ts'
import { createTestForm, schemaOf, type TestForm, type TestFormOptions } from '../support/createTestForm.ts'
import { handleOf } from '../support/snapshotForm.ts'
import type { FormValues } from 'moduleform/core'

const name = { id: 'name', type: 'string' }
const size = { id: 'size', type: 'integer' }
const at = { id: 'at', type: 'object', fields: [{ id: 'city', type: 'string' }, size] }
const people = { id: 'people', type: 'array', items: { type: 'object', fields: [name, size] } }
const flag = { id: 'flag', type: 'boolean' }
const kind = { id: 'kind', type: 'string', on_action: { load_schema: true } }
const templates = { isTemplate: (text: string) => text.startsWith('{{'), reloads: false }
const schema = [kind, name, size, flag, at, people]

const controlled = (values: FormValues, options: TestFormOptions = {}) => createControlledForm(values, { schema, ...options })
const frame = (form: TestForm) => form.clock.advance(16)

describe('values of the host', () => {
  it('set what differs from those before, and nothing else', async () => {
    const form = await controlled({ name: 'Ada', size: 1 })
    form.set('size', 2)
    form.give({ name: 'Grace', size: 1 })
    expect(form.data()).toEqual({ name: 'Grace', size: 2 })
    form.give({ name: 'Grace', size: 1, at: { city: 'Bonn' } })
    expect(form.data()).toEqual({ name: 'Grace', size: 2, at: { city: 'Bonn' } })
  })

  it('are no edits by the user, so that a host which gives others after each answer is stopped', async () => {
    const form = await controlled({ kind: 'first', people: [] })
    for (let count = 0; count < 15; count += 1) {
      await form.settle()
      if (form.requests.length <= count) break
      await form.answer(count, schemaOf(schema))
      form.give({ kind: `value ${count}`, people: Array.from({ length: count }, () => ({ size: count })) })
    }
    expect(form.requests).toHaveLength(10)
    expect(form.view().schema.error).toMatchObject({ code: 'reloadLoop' })
  })

  it('take nothing back that was typed before what follows them had come, also where it is what they began with', async () => {
    const form = createTestForm({ schema, initialValues: { name: 'Ada' } })
    form.effects.followValues({ name: 'Ada' })
    for (const text of ['', 'A', 'Ad', 'Ada']) {
      form.type('name', text)
      // Notifies the host at once, while the consequences are still pending.
      form.blur('name')
    }
    const [emptied = {}, begun = {}, ...rest] = handed(form)
    form.effects.followValues(emptied)
    form.effects.followValues(begun)
    await form.settle()
    expect(form.data()).toEqual({ name: 'Ada' })
    for (const late of rest) form.effects.followValues(late)
    expect(form.data()).toEqual({ name: 'Ada' })
    form.effects.followValues({ name: 'Grace' })
    expect(form.data()).toEqual({ name: 'Grace' })
  })

  it('are not told back where they make an expression of a group with a default in it', async () => {
    const group = { id: 'at', type: 'object', fields: [{ id: 'city', type: 'string', default: 'Bonn' }] }
    const form = await createControlledForm({ at: { city: 'Rome' } }, { templates, schema: [group] })
    form.give({ at: '{{ place }}' })
    await form.settle()
    await frame(form)
    expect(form.data()).toEqual({ at: '{{ place }}' })
    expect(form.changes).toEqual([])
  })

  it('clear where a path is absent, and do not bring defaults back', async () => {
    const form = await controlled(
      { name: 'Ada', size: 1, at: { city: 'Bonn', size: 2 }, people: [{}] },
      { schema: [name, { ...size, default: 7 }, at, people] },
    )
    form.give({ at: { size: 2 } })
    expect(form.data()).toEqual({ name: '', size: null, at: { city: '', size: 2 } })
    form.give({})
    expect(form.data()).toEqual({ name: '', size: null, at: { city: '' } })
  })

  it('leave defaults alone that the host never had', async () => {
    const form = await controlled({}, { schema: [name, { ...size, default: 7 }] })
    form.give({ name: 'Ada' })
    expect(form.data()).toEqual({ name: 'Ada', size: 7 })
    form.give({ name: 'Ada', size: 8 })
    expect(form.data()).toEqual({ name: 'Ada', size: 8 })
  })

  it('are told to no `onChange`, save what follows from them', async () => {
    const follows = {
      if: { and: [{ id: 'name', operator: 'equal', value: 'Ada' }] },
      then: { fields: [{ id: 'size', apply_as: 'merge', default: 3 }] },
    }
    const form = await controlled({}, { schema: schemaOf([name, size], { rules: [follows] }) })
    form.give({ name: 'Grace' })
    await frame(form)
    expect(form.changes).toEqual([])
    form.give({ name: 'Ada' })
    await frame(form)
    expect(form.changes).toMatchObject([{ formData: { name: 'Ada', size: 3 }, meta: { reason: 'set', paths: [['size']] } }])
  })

  it('are what a reset goes back to that names none, where they were the first', async () => {
    const form = await controlled({ name: 'Ada' })
    form.give({ name: 'Grace' })
    form.reset(form.store.state.initialValues)
    expect(form.data()).toEqual({ name: 'Ada' })
  })

  it('wait for the first schema, and the last of them count', async () => {
    const form = createTestForm({ initialValues: { name: 'Ada' } })
    form.effects.followValues({ name: 'Ada' })
    await form.settle()
    form.effects.followValues({ name: 'Grace', other: 1 })
    expect(form.data()).toEqual({ name: 'Grace', other: 1 })
    await form.answer(0, schemaOf([name]))
    expect(form.data()).toEqual({ name: 'Grace' })
    expect(form.handedOver()).toEqual([{ path: ['other'], value: 1 }])
  })

  it('are set in fields that nobody sees', async () => {
    const form = await controlled({ name: 'a' }, { schema: [{ ...name, ui_options: { ui_widget: 'hidden' } }] })
    form.give({ name: 'b' })
    expect(form.data()).toEqual({ name: 'b' })
  })

  it('are read as expressions where they are such, and as values where they are not', async () => {
    const form = await controlled({ size: 1, at: { city: 'Bonn' } }, { templates })
    form.give({ size: '{{ n }}', at: '{{ place }}' })
    expect(form.data()).toEqual({ size: '{{ n }}', at: '{{ place }}' })
    expect(form.at('at').cell.expression).toBe(true)
    form.give({ size: 2, at: { city: 'Ulm' } })
    expect(form.data()).toEqual({ size: 2, at: { city: 'Ulm' } })
    expect(form.at('size').cell.expression).toBe(false)
    form.chooseSide('size', 'expression', '{{ x }}')
    await frame(form)
    form.give(handed(form).at(-1))
    form.give({ size: 'many', at: { city: 'Ulm' } })
    expect(form.at('size').cell).toMatchObject({ value: 'many', expression: false })
  })

  it('take the place of a fixed value, not of the expression that shows', () => {
    const form = createTestForm({ templates, schema: [{ id: 'size', type: 'number' }] })
    form.type('size', '1')
    form.chooseSide('size', 'expression', '{{ a }}')
    form.set('size', 2)
    expect(form.data()).toEqual({ size: 2 })
    form.chooseSide('size', 'expression')
    expect(form.data()).toEqual({ size: '{{ a }}' })
    form.chooseSide('size', 'fixed')
    expect(form.data()).toEqual({ size: 2 })
  })
})

describe('values of the host that fit nowhere', () => {
  it('show as text with an error, and stay until they are replaced', async () => {
    const form = await controlled({ size: 1, people: [], at: {} })
    form.give({ size: 'many', people: 'all', at: 3 })
    expect(form.data()).toEqual({ size: 'many', people: 'all', at: 3 })
    for (const path of ['size', 'people', 'at']) expect(form.at(path).error).toBeTruthy()
    form.give({ size: 2, people: [{ name: 'Ada' }], at: { city: 'Bonn' } })
    expect(form.data()).toEqual({ size: 2, people: [{ name: 'Ada' }], at: { city: 'Bonn' } })
    for (const path of ['size', 'people', 'at']) expect(form.at(path).error).toBeUndefined()
  })

  it('are set aside without a field, one in place of the other, and return with it', async () => {
    const form = await controlled({}, { schemaMerge: 'replace', schema: [kind] })
    form.give({ size: 1, at: { city: 'Bonn' } })
    form.give({ size: 2, at: { city: 'Bonn' } })
    expect(form.handedOver()).toEqual([
      { path: ['at'], value: { city: 'Bonn' } },
      { path: ['size'], value: 2 },
    ])
    form.give({ size: 2 })
    form.choose('kind', 'b')
    await form.settle()
    await form.answer(0, schemaOf([kind, size, at]))
    expect(form.data()).toEqual({ kind: 'b', size: 2 })
    expect(form.handedOver()).toEqual([])
  })

  it('take nothing from what the user had there, where a field has gone', async () => {
    const form = await controlled({}, { schemaMerge: 'replace', schema: [kind, name] })
    form.type('name', 'Ada')
    form.choose('kind', 'b')
    await form.settle()
    await form.answer(0, schemaOf([kind]))
    await frame(form)
    form.give({ kind: 'b' })
    form.give({ kind: 'b', name: 'Grace' })
    form.give({ kind: 'b' })
    expect(form.handedOver()).toContainEqual({ path: ['name'], value: 'Ada', type: 'string' })
  })

  it.each([[['Ada']], ['Ada'], [3], [true]])('change nothing and are told where they are no object: %j', async (values) => {
    const form = await controlled({ name: 'Ada' })
    form.give(values)
    expect(form.data()).toEqual({ name: 'Ada' })
    expect(form.view().runtimeProblems).toMatchObject([{ code: 'host/unexpected-value', args: { prop: 'values' } }])
  })

  it.each([null, undefined])('change nothing where they are %j, which hosts say for what they do not have yet', async (values) => {
    const form = await controlled({ name: 'Ada' })
    form.give(values)
    expect(form.data()).toEqual({ name: 'Ada' })
    expect(form.view().runtimeProblems).toEqual([])
  })

  it('are read as JSON, and what is none is told and left out', async () => {
    const form = await controlled({ name: 'Ada', size: 1 })
    form.give({ name: 'Grace', size: () => 3 })
    expect(form.data()).toEqual({ name: 'Grace' })
    expect(form.view().runtimeProblems).toMatchObject([{ code: 'host/unreadable-value', args: { path: '/size' } }])
  })
})

describe('values of the host and undo', () => {
  it('are no change, and are taken out of all', async () => {
    const form = await controlled({ name: 'Ada', size: 1, people: [{ name: 'A' }] })
    form.type('name', 'Grace')
    form.blur('name')
    form.choose('size', 2)
    await frame(form)
    form.give(handed(form).at(-1))
    form.give({ ...handed(form).at(-1), name: 'Edith' })
    expect(handleOf(form).canUndo).toBe(true)
    form.undo()
    expect(form.data()).toEqual({ name: 'Edith', size: 1, people: [{ name: 'A' }] })
    expect(handleOf(form).canUndo).toBe(false)
  })

  it('do not divide a text that is being typed', async () => {
    const form = await controlled({})
    form.type('name', 'A')
    await frame(form)
    form.give(handed(form).at(-1))
    form.type('name', 'Ad')
    form.give({ name: 'A', size: 2 })
    form.type('name', 'Ada')
    form.undo()
    expect(form.data()).toEqual({ size: 2 })
  })

  it('take nothing from the undo of an added row where they change another one', async () => {
    const form = await controlled({ people: [{ name: 'A' }] })
    form.addRow('people')
    await frame(form)
    form.give(handed(form).at(-1))
    form.give({ people: [{ name: 'B' }, {}] })
    form.undo()
    expect(form.data()).toEqual({ people: [{ name: 'B' }] })
  })

  it('may come as they are told of an undo', async () => {
    const form = await controlled({ name: 'Ada' })
    form.type('name', 'Grace')
    form.blur('name')
    form.give(handed(form).at(-1))
    form.undo()
    await frame(form)
    form.give(handed(form).at(-1))
    form.redo()
    expect(form.data()).toEqual({ name: 'Grace' })
  })
})
