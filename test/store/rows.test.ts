import { copyRow } from '../../src/store/rows/copyRow.ts'
import { rowWork } from '../../src/store/rows/rowWork.ts'
import { describe, expect, it } from 'vitest'
import { createTestForm } from '../support/createTestForm.ts'

const people = {
  id: 'people',
  type: 'array',
  items: {
    type: 'object',
    fields: [
      { id: 'name', type: 'string', validation: { required: true } },
      { id: 'tags', type: 'array', items: { type: 'string' } },
    ],
  },
}

const names = (...all: readonly string[]) => ({ people: all.map((name) => ({ name })) })

describe('rows', () => {
  it('keep their keys when they move, and a key is never used twice', () => {
    const form = createTestForm({ schema: [people], initialValues: names('a', 'b', 'c') })
    const [first = '', second = '', third = ''] = form.at('people').cell.rows ?? []
    form.moveRow('people', 2, 0)
    expect(form.at('people').cell.rows).toEqual([third, first, second])
    expect(form.data()).toEqual(names('c', 'a', 'b'))
    form.removeRow('people', 1)
    form.addRow('people')
    const keys = form.at('people').cell.rows ?? []
    expect(keys.slice(0, 2)).toEqual([third, second])
    expect([first, second, third]).not.toContain(keys[2])
    expect(form.data()).toEqual({ people: [{ name: 'c' }, { name: 'b' }, {}] })
  })

  it('take touched state, errors and typed text with them', () => {
    const form = createTestForm({ schema: [people], initialValues: names('a', 'b') })
    form.type('people/0/name', '')
    form.blur('people/0/name')
    form.moveRow('people', 0, 1)
    expect(form.at('people/1/name')).toMatchObject({ error: expect.any(String) as unknown, cell: { touched: true, text: '' } })
    expect(form.at('people/0/name')).toMatchObject({ error: undefined, cell: { touched: false } })
    form.removeRow('people', 0)
    expect(form.at('people/0/name').error).toBeDefined()
    form.removeRow('people', 0)
    form.addRow('people')
    expect(form.at('people/0/name')).toMatchObject({ error: undefined, cell: { touched: false, text: undefined, value: undefined } })
  })

  it('render nothing anew inside a row that moves', () => {
    const form = createTestForm({ schema: [people], initialValues: names('a', 'b') })
    const before = form.at('people/0/name')
    form.moveRow('people', 0, 1)
    expect(form.at('people/1/name')).toBe(before)
  })

  it('may hold rows', () => {
    const form = createTestForm({ schema: [people], initialValues: names('a', 'b') })
    form.addRow('people/1/tags')
    form.type('people/1/tags/0', 'x')
    form.moveRow('people', 1, 0)
    form.addRow('people/0/tags')
    expect(form.data()).toEqual({ people: [{ name: 'b', tags: ['x', ''] }, { name: 'a' }] })
    expect(form.submitData()).toEqual({ people: [{ name: 'b', tags: ['x'] }, { name: 'a' }] })
  })

  it('are copied with what they hold, into a row of their own right after them', () => {
    const form = createTestForm({ schema: [people], initialValues: { people: [{ name: 'a', tags: ['x', 'y'] }, { name: 'b' }] } })
    form.copyRow('people', 0)
    expect(form.data()).toEqual({ people: [{ name: 'a', tags: ['x', 'y'] }, { name: 'a', tags: ['x', 'y'] }, { name: 'b' }] })
    form.type('people/1/name', 'c')
    form.removeRow('people/1/tags', 0)
    expect(form.data()).toEqual({ people: [{ name: 'a', tags: ['x', 'y'] }, { name: 'c', tags: ['y'] }, { name: 'b' }] })
    copyRow(form.store, rowWork, '/people', 'gone')
    expect(form.at('people').cell.rows).toHaveLength(3)
  })

  it('are copied with text that does not read as a value', () => {
    const age = { id: 'age', type: 'integer' }
    const inner = { id: 'inner', type: 'array', items: { type: 'object', fields: [age] } }
    const list = { id: 'list', type: 'array', items: { type: 'object', fields: [age, inner] } }
    const form = createTestForm({ schema: [list], initialValues: { list: [{ inner: [{}] }] } })
    form.type(['list', 0, 'age'], '12 apples')
    form.type(['list', 0, 'inner', 0, 'age'], 'many')
    form.copyRow('list', 0)
    expect(form.at(['list', 1, 'age']).cell).toMatchObject({ text: '12 apples', unread: true })
    expect(form.at(['list', 1, 'inner', 0, 'age']).cell).toMatchObject({ text: 'many', unread: true })
  })

  it('are copied with what holds nothing, whatever its default is by now', () => {
    const list = (age: object) => [
      { id: 'list', type: 'array', items: { type: 'object', fields: [{ id: 'age', type: 'integer', ...age }] } },
    ]
    const form = createTestForm({ schema: list({}), initialValues: { list: [{}] } })
    form.replaceStart(list({ default: 5 }))
    form.copyRow('list', 0)
    expect(form.data()).toEqual({ list: [{}, {}] })
  })

  it('of one value are called by where they stand now', () => {
    const form = createTestForm({
      schema: [{ id: 'tags', type: 'array', label: 'Tag', items: { type: 'string' } }],
      initialValues: { tags: ['a', 'b'] },
    })
    const told: (string | undefined)[] = []
    const address = form.find(['tags', 1])
    form.store.subscribeField(address, () => told.push(form.store.field(address)?.label))
    form.removeRow('tags', 0)
    expect(told).toEqual(['Tag 1'])
  })

  it('are dirty while they differ from the first, and only then', () => {
    const form = createTestForm({ schema: [people], initialValues: names('a', 'b') })
    form.moveRow('people', 0, 1)
    expect(form.view().dirty).toBe(true)
    form.moveRow('people', 1, 0)
    expect(form.view().dirty).toBe(false)
    form.addRow('people')
    expect(form.view().dirty).toBe(true)
    form.removeRow('people', 2)
    expect(form.view().dirty).toBe(false)
  })

  it('are not reached by paths that name none', () => {
    const form = createTestForm({ schema: [people], initialValues: names('a') })
    for (const path of ['people/', 'people/1', 'people/-1', 'people/0x0', 'people/00', 'people/k1', ['people', -1], ['people', 0.5]])
      expect(form.has(path)).toBe(false)
    expect(form.has('people/0')).toBe(true)
  })

  it('that a whole value takes the place of take with them what was set aside in them', () => {
    const form = createTestForm({ schema: [people], initialValues: { people: [{ name: 'a', left: 'x' }] } })
    expect(form.setAside()).toEqual({ people: [{ left: 'x' }] })
    form.set('people', [{ name: 'b' }])
    expect(form.setAside()).toEqual({})
  })

  it('of single values are drawn anew only where they have another number', () => {
    const list = { id: 'list', type: 'array', items: { type: 'string' } }
    const form = createTestForm({ schema: [list], initialValues: { list: ['a', 'b', 'c'] } })
    const keys = form.at('list').cell.rows ?? []
    const drawn: number[] = []
    keys.forEach((key, index) => form.store.subscribeField(`/list/${key}`, () => drawn.push(index)))
    form.addRow('list')
    expect(drawn).toEqual([])
    form.removeRow('list', 0)
    expect(new Set(drawn)).toEqual(new Set([0, 1, 2]))
    drawn.length = 0
    form.moveRow('list', 1, 0)
    expect(new Set(drawn)).toEqual(new Set([1, 2]))
  })
})
