import { describe, expect, it } from 'vitest'
import { isTemplate } from '../../src/core/values/expressions.ts'
import { createTestForm, schemaOf, type TestForm } from '../support/createTestForm.ts'
import { handleOf } from '../support/snapshotForm.ts'

const text = (id: string, rest: object = {}) => ({ id, type: 'string', ...rest })
const number = { id: 'n', type: 'number' }
const people = { id: 'people', type: 'array', items: { type: 'object', fields: [text('name')] } }
const required = { validation: { required: true } }
const frame = 16

const ruleFor = (effect: object) => ({
  rules: [{ if: { and: [{ id: 'on', operator: 'equal', value: 'x' }] }, then: { fields: [{ apply_as: 'merge', ...effect }] } }],
})

/** Records which of the fields at some paths are told of a change. */
function listen(form: TestForm, paths: readonly string[]): readonly string[] {
  const told: string[] = []
  for (const path of paths) form.store.subscribeField(form.find(path), () => told.push(path))
  return told
}

describe('the fields that are told of a change', () => {
  it('are the array and none of its rows, where a row of fields moves', () => {
    const form = createTestForm({ schema: [people], initialValues: { people: [{ name: 'a' }, { name: 'b' }] } })
    const told = listen(form, ['people', 'people/0', 'people/1'])
    form.moveRow('people', 1, 0)
    expect(told).toEqual(['people'])
  })

  it('include the array, where the host sets an error in one of its rows', () => {
    const form = createTestForm({ schema: [people], initialValues: { people: [{ name: 'a' }] } })
    const told = listen(form, ['people', 'people/0/name'])
    handleOf(form).setErrors({ errors: [{ path: 'people/0/name', message: 'Not this.' }] })
    expect(told).toContain('people')
    expect(told).toContain('people/0/name')
  })

  it('do not include the group, where a field in it gets an error', () => {
    const form = createTestForm({ schema: [{ id: 'g', type: 'object', fields: [text('a', required)] }] })
    const told = listen(form, ['g', 'g/a'])
    form.blur('g/a')
    expect(form.at('g/a').error).toBeDefined()
    expect(new Set(told)).toEqual(new Set(['g/a']))
  })

  it('include the group, where a field in it gets another type', () => {
    const group = { id: 'g', type: 'object', fields: [number] }
    const form = createTestForm({ schema: schemaOf([text('on'), group], ruleFor({ id: 'g.n', type: 'integer' })) })
    const told = listen(form, ['g'])
    form.type('on', 'x')
    expect(form.at('g/n').cell.node.definition.type).toBe('integer')
    expect(told).toEqual(['g'])
  })
})

describe('a text that cannot be read', () => {
  it('is told to the host when it comes and when it is deleted, and not when its field is left', async () => {
    const form = createTestForm({ schema: [number] })
    form.type('n', '12 apples')
    await form.clock.advance(frame)
    expect(form.changes).toHaveLength(1)
    form.blur('n')
    await form.clock.advance(frame)
    expect(form.changes).toHaveLength(1)
    form.type('n', '')
    await form.clock.advance(frame)
    expect(form.changes).toHaveLength(2)
  })

  it('is told no more where another text means the same number', async () => {
    const form = createTestForm({ schema: [number] })
    for (const typed of ['1', '1.0']) {
      form.type('n', typed)
      await form.clock.advance(frame)
    }
    expect(form.changes).toHaveLength(1)
  })
})

describe('an empty row', () => {
  const list = (type: string, rest: object = {}) => ({ id: 'l', type: 'array', items: { type, ...rest } })

  it('reads as its type does when a rule gives it another', () => {
    const form = createTestForm({ schema: schemaOf([text('on'), list('string')], ruleFor({ id: 'l.items', type: 'number' })) })
    form.addRow('l')
    expect(form.data()).toEqual({ l: [''] })
    form.type('on', 'x')
    expect(form.data()).toEqual({ on: 'x', l: [null] })
    form.type('on', '')
    expect(form.data()).toEqual({ on: '', l: [''] })
  })

  it('is no change for the host where it is only described otherwise', async () => {
    const form = createTestForm({ schema: [list('string')] })
    form.addRow('l')
    await form.clock.advance(frame)
    expect(form.changes).toHaveLength(1)
    form.replaceStart([list('string', { description: 'New' })])
    await form.clock.advance(frame)
    expect(form.changes).toHaveLength(1)
  })
})

describe('a group that turns to an expression', () => {
  it('makes the rules that read its fields unknown, and known when it turns back', () => {
    const group = { id: 'g', type: 'object', fields: [text('x'), { id: 'inner', type: 'object', fields: [text('y')] }] }
    const rules = [
      {
        if: { and: [{ id: 'g.inner.y', operator: 'equal', value: 'x' }] },
        then: { fields: [{ id: 'b', apply_as: 'merge', label: 'By rule' }] },
      },
    ]
    const schema = schemaOf([text('b', { label: 'Base' }), group], { rules })
    const form = createTestForm({ schema, initialValues: { g: { inner: { y: 'x' } } }, templates: { isTemplate, reloads: false } })
    const labels = [form.at('b').label]
    form.chooseSide('g', 'expression', '{{ a }}')
    labels.push(form.at('b').label)
    form.chooseSide('g', 'fixed')
    labels.push(form.at('b').label)
    expect(labels).toEqual(['By rule', 'Base', 'By rule'])
  })

  it('asks for the options of its fields when it turns back, as they depend on others that have changed', async () => {
    const content = { type: ['managed'], content_objects: [{ id: 'city', content_object_depends_on_fields: [{ id: 'on' }] }] }
    const group = { id: 'g', type: 'object', fields: [text('city', { content })] }
    const form = createTestForm({
      schema: [text('on'), group],
      initialValues: { on: 'a', g: { city: 'x' } },
      templates: { isTemplate, reloads: false },
    })
    await form.settle()
    const before = form.requests.length
    form.chooseSide('g', 'expression', '{{ a }}')
    form.set('on', 'b')
    await form.settle()
    expect(form.requests).toHaveLength(before)
    form.chooseSide('g', 'fixed')
    await form.settle()
    expect(form.requests).toHaveLength(before + 1)
  })

  it('takes the warning of a choice in it away, and gives it back', async () => {
    const content = { type: ['managed'], content_objects: [{ id: 'city' }] }
    const group = { id: 'g', type: 'object', fields: [text('city', { content })] }
    const form = createTestForm({ schema: [group], initialValues: { g: { city: 'x' } }, templates: { isTemplate, reloads: false } })
    await form.settle()
    await form.answer(0, { city: [{ value: 'y', label: 'Y' }] })
    await form.submit()
    const warnings = () => form.view().warnings.map(({ path }) => path)
    expect(warnings()).toEqual([['g', 'city']])
    form.chooseSide('g', 'expression', '{{ a }}')
    expect(warnings()).toEqual([])
    form.chooseSide('g', 'fixed')
    expect(warnings()).toEqual([['g', 'city']])
  })
})
