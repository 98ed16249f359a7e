import { describe, expect, it } from 'vitest'
import { createModuleFormHandle } from '../../src/react/form/moduleFormHandle.ts'
import { createTestForm, schemaOf, type TestFormOptions } from '../support/createTestForm.ts'

const text = (id: string, rest: object = {}) => ({ id, type: 'string', ...rest })
const people = { id: 'people', type: 'array', items: { type: 'object', fields: [text('name'), { id: 'age', type: 'integer' }] } }
const two = { people: [{ name: 'Ada' }, { name: 'Grace' }] }

function open(options: TestFormOptions) {
  const form = createTestForm(options)
  const { getDirtyPaths } = createModuleFormHandle(
    form.store,
    form.effects,
    () => options.initialValues ?? {},
    () => [],
  )
  /** By field, and for the form as a whole. */
  const dirty = () => {
    expect(form.view().dirty).toBe(getDirtyPaths().length > 0)
    return getDirtyPaths().map((path) => path.join('/'))
  }
  return { ...form, dirty }
}

describe('the dirty paths of a form', () => {
  it('are the fields that hold another value than at the start, as long as they do', () => {
    const form = open({ schema: [text('a'), text('b'), { id: 'g', type: 'object', fields: [text('c')] }], initialValues: { a: 'x' } })
    expect(form.dirty()).toEqual([])
    form.type('a', 'y')
    form.type('g/c', 'z')
    expect(form.dirty()).toEqual(['a', 'g/c'])
    form.type('a', 'x')
    form.set('b', 'set')
    expect(form.dirty()).toEqual(['g/c', 'b'])
  })

  it('name text that reads as no value, and no default that the form has applied', () => {
    const rules = [
      { if: { and: [{ id: 'a', operator: 'is_not_empty' }] }, then: { fields: [{ id: 'b', apply_as: 'merge', default: 'by a rule' }] } },
    ]
    const form = open({ schema: schemaOf([text('a'), text('b'), text('c', { default: 'd' }), { id: 'n', type: 'number' }], { rules }) })
    form.type('a', 'x')
    form.type('n', '1,5')
    expect(form.data()).toEqual({ a: 'x', b: 'by a rule', c: 'd' })
    expect(form.dirty()).toEqual(['a', 'n'])
  })

  it('name an array whose rows were added, removed or moved, until that is taken back', () => {
    const form = open({ schema: [people], initialValues: two })
    form.addRow('people')
    expect(form.dirty()).toEqual(['people'])
    form.removeRow('people', 2)
    expect(form.dirty()).toEqual([])
    form.moveRow('people', 0, 1)
    expect(form.dirty()).toEqual(['people'])
    form.moveRow('people', 0, 1)
    expect(form.dirty()).toEqual([])
    form.removeRow('people', 0)
    expect(form.dirty()).toEqual(['people'])
    form.restoreRow()
    expect(form.dirty()).toEqual([])
  })

  it('follow a field in its row', () => {
    const form = open({ schema: [people], initialValues: two })
    form.type('people/0/name', 'Edith')
    expect(form.dirty()).toEqual(['people/0/name'])
    form.moveRow('people', 0, 1)
    expect(form.dirty()).toEqual(['people/1/name', 'people'])
    form.removeRow('people', 1)
    expect(form.dirty()).toEqual(['people'])
    form.restoreRow()
    expect(form.dirty()).toEqual(['people', 'people/1/name'])
  })

  it('stay through a reload, and are none after a reset', async () => {
    const load = { id: 'load', type: 'boolean', on_action: { load_schema: true } }
    const form = open({ schema: [load, text('a'), people], initialValues: two })
    form.choose('load', true)
    form.type('a', 'x')
    form.addRow('people')
    await form.settle()
    await form.answer(0, schemaOf([load, text('new', { default: 'd' }), text('a', { label: 'Other' }), people]))
    expect(form.dirty()).toEqual(['load', 'a', 'people'])
    form.reset({ a: 'y' })
    expect(form.dirty()).toEqual([])
    form.type('a', 'x')
    expect(form.dirty()).toEqual(['a'])
  })
})
