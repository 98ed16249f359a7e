import { describe, expect, it } from 'vitest'
import { createTestForm, type TestForm } from '../support/createTestForm.ts'
import { become } from '../support/become.ts'
import { people, text } from '../support/peopleFields.ts'

const integer = (id: string) => ({ id, type: 'integer' })
const other = text('other')
const discard = (form: TestForm) => form.dispatch({ type: 'setAsideDiscarded' })

const open = (options: Parameters<typeof createTestForm>[0]) => createTestForm({ schemaMerge: 'replace', ...options })

function type(form: TestForm, words: string) {
  form.type('f', words)
  form.blur('f')
}

/** Words were typed into a text field, which is a whole number by now. */
async function openRetyped() {
  const form = open({ schema: [text('f')] })
  type(form, 'words')
  await become(form, [integer('f')])
  return form
}

describe('undo of what was typed into a field that is away', () => {
  it('leaves what another type of the field has set aside there', async () => {
    const form = await openRetyped()
    type(form, '5')
    await become(form, [other])
    expect(form.handedOver()).toHaveLength(2)
    form.undo()
    expect(form.handedOver()).toEqual([{ path: ['f'], value: 'words', type: 'string' }])
    form.undo()
    expect(form.handedOver()).toEqual([])
    form.redo()
    form.redo()
    expect(form.handedOver()).toHaveLength(2)
  })
})

describe('undo of what was typed into a field that has another type by now', () => {
  it('leaves nothing of it, and redo brings it back', async () => {
    const form = await openRetyped()
    form.undo()
    expect(form.handedOver()).toEqual([])
    await become(form, [text('f')])
    expect(form.data()).toEqual({})
    form.redo()
    expect(form.data()).toEqual({ f: 'words' })
  })

  it('leaves what was typed under that type', async () => {
    const form = await openRetyped()
    type(form, '5')
    form.undo()
    form.undo()
    form.redo()
    form.redo()
    expect(form.data()).toEqual({ f: 5 })
    expect(form.handedOver()).toEqual([{ path: ['f'], value: 'words', type: 'string' }])
  })
})

describe('undo of what was typed into a field of an earlier form that is away', () => {
  it('leaves the text that the earlier form had set aside there', async () => {
    const earlier = { path: ['n'], value: null, text: '1e', type: 'integer' }
    const form = open({ schema: [integer('n'), other], initialValues: { n: 3 }, initialSetAside: [earlier] })
    form.type('n', '5')
    form.blur('n')
    await become(form, [other])
    expect(form.handedOver()).toEqual([earlier, { path: ['n'], value: 5, type: 'integer' }])
    form.undo()
    expect(form.handedOver()).toEqual([earlier, { path: ['n'], value: 3, type: 'integer' }])
  })
})

describe('undo of what was discarded', () => {
  it('leaves what has been set aside since, and so does redo', async () => {
    const words = { path: ['f'], value: 'words', type: 'string' }
    const number = { path: ['f'], value: 5, type: 'integer' }
    const opened = () => open({ schema: [integer('f'), other], initialValues: { f: 5 }, initialSetAside: [words] })
    const form = opened()
    discard(form)
    await become(form, [other])
    form.undo()
    expect(form.handedOver()).toHaveLength(2)
    expect(form.handedOver()).toEqual(expect.arrayContaining([words, number]))
    const redone = opened()
    discard(redone)
    redone.undo()
    await become(redone, [other])
    expect(redone.handedOver()).toHaveLength(2)
    redone.redo()
    expect(redone.handedOver()).toEqual([number])
  })

  it.each(['task2', 'k1st', 'k1'])('gives the value of a field %j in a group that is away its own path', async (id) => {
    const form = open({ schema: [{ id: 'g', type: 'object', fields: [text(id)] }, other] })
    form.type(['g', id], 'typed')
    await become(form, [other])
    const kept = [{ path: ['g', id], value: 'typed', type: 'string' }]
    expect(form.handedOver()).toEqual(kept)
    discard(form)
    form.undo()
    expect(form.handedOver()).toEqual(kept)
  })

  it.each(['task2', 'k1st'])('gives what the host gave for a field %j in a group that is away its own path', (id) => {
    const kept = [{ path: ['g', id], value: 'given', type: 'string' }]
    const form = open({ schema: [other], initialSetAside: kept })
    discard(form)
    form.undo()
    expect(form.handedOver()).toEqual(kept)
  })

  it('brings back the values of rows whose list is away into their rows', async () => {
    const list = { id: 'list', type: 'array', items: { type: 'object', fields: [text('x')] } }
    const form = open({ schema: [list, other] })
    for (const typed of ['a', 'b']) {
      form.addRow('list')
      form.type(['list', typed === 'a' ? 0 : 1, 'x'], typed)
    }
    await become(form, [other])
    const kept = form.handedOver()
    discard(form)
    expect(form.handedOver()).toEqual([])
    form.undo()
    expect(form.handedOver()).toEqual(kept)
    await become(form, [list, other])
    expect(form.data()).toEqual({ list: [{ x: 'a' }, { x: 'b' }] })
  })
})

describe('undo of a change by whose rule a field took back one of two values', () => {
  it('sets that one aside again, beside the other, where the field is away', async () => {
    const becomesText = { fields: [{ ...text('f'), apply_as: 'fully_replace' }] }
    const rules = [{ if: { and: [{ id: 'a', operator: 'equal', value: 'on' }] }, then: becomesText }]
    const aside = [
      { path: ['f'], value: 'words', type: 'string' },
      { path: ['f'], value: true, type: 'boolean' },
    ]
    const form = open({ schema: [text('a', { rules }), integer('f')], initialSetAside: aside })
    form.type('a', 'on')
    form.commit('a')
    expect(form.data()).toEqual({ a: 'on', f: 'words' })
    await become(form, [text('a')])
    form.undo()
    expect(form.handedOver()).toHaveLength(2)
    expect(form.handedOver()).toEqual(expect.arrayContaining(aside))
  })
})

describe('undo of rows of which their list is away', () => {
  it('brings each back with the list', async () => {
    const list = { id: 'list', type: 'array', items: { type: 'boolean' } }
    const form = open({ schema: [list] })
    form.addRow('list')
    form.addRow('list')
    form.choose('list/0', true)
    form.reset({})
    await become(form, [])
    form.undo()
    for (let turn = 0; turn < 3; turn += 1) form.undo()
    expect(form.handedOver()).toEqual([])
    for (let turn = 0; turn < 3; turn += 1) form.redo()
    expect(form.handedOver()).toHaveLength(3)
    await become(form, [list])
    expect(form.data()).toEqual({ list: [true, false] })
  })
})

describe('undo of a row that was added', () => {
  const nested = (...fields: readonly object[]) => ({
    id: 'list',
    type: 'array',
    items: { type: 'object', fields: [{ id: 'inner', type: 'array', items: { type: 'object', fields } }] },
  })

  it('drops what a reload has set aside in it, also in the twelfth', async () => {
    const form = open({
      schema: [people],
      initialValues: { people: Array.from({ length: 11 }, (_, index) => ({ name: `name ${index}` })) },
    })
    form.copyRow('people', 10)
    await become(form, [{ ...people, items: { type: 'object', fields: [integer('age')] } }])
    expect(form.handedOver()).toHaveLength(12)
    form.undo()
    expect(form.handedOver().map(({ value }) => value)).toEqual(Array.from({ length: 11 }, (_, index) => `name ${index}`))
  })

  it('drops what was set aside in the rows in it', async () => {
    const form = open({ schema: [nested(text('x'), text('y'))] })
    form.addRow('list')
    form.addRow('list/0/inner')
    form.type('list/0/inner/0/x', 'typed')
    await become(form, [nested(text('y'))])
    expect(form.handedOver()).toHaveLength(1)
    for (let turn = 0; turn < 3; turn += 1) form.undo()
    expect(form.data()).toEqual({})
    expect(form.handedOver()).toEqual([])
  })
})

describe('undo of what was typed into a field that is another one by now', () => {
  const whole = { type: 'integer' }
  const asJson = { type: 'object', ui_options: { ui_widget: 'CodeblockWidget' } }
  const group = { type: 'object', fields: [{ id: 'x', ...whole }] }

  it.each([
    ['it fits a third type on the way', '5', whole, [{ type: 'number' }, { type: 'string' }]],
    ['a text that is no JSON, where the field is a group', '{"x', asJson, [group]],
    ['the same with a type between', '{"x', asJson, [{ type: 'boolean' }, group]],
  ])('leaves nothing that would return: %s', async (_, typed, first, others) => {
    const form = open({ schema: [{ id: 'f', ...first }] })
    form.type('f', typed)
    for (const field of others) {
      await become(form, [{ id: 'f', ...field }])
    }
    expect(form.handedOver()).toHaveLength(1)
    form.undo()
    expect([form.handedOver(), form.data()]).toEqual([[], {}])
    form.redo()
    expect(form.handedOver()).toHaveLength(1)
  })

  it('leaves nothing of a field whose group is JSON by now', async () => {
    const form = open({ schema: [{ id: 'f', ...group }], initialValues: { f: { x: 1, y: 2 } } })
    form.type('f/x', 'many')
    await become(form, [{ id: 'f', ...asJson }])
    expect(form.handedOver()).toMatchObject([{ path: ['f', 'x'], text: 'many' }])
    form.undo()
    expect([form.handedOver(), form.data()]).toEqual([[], { f: { x: 1, y: 2 } }])
  })

  it('leaves a text of an earlier type that reads the same', async () => {
    const form = open({ schema: [{ id: 'f', ...whole }] })
    form.type('f', 'many')
    await become(form, [{ id: 'f', type: 'string' }])
    form.type('f', 'many')
    form.undo()
    expect(form.handedOver()).toMatchObject([{ text: 'many', type: 'integer' }])
  })
})
