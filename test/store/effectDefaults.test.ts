import { describe, expect, it } from 'vitest'
import { isTemplate } from '../../src/core/values/expressions.ts'
import { become } from '../support/become.ts'
import { createTestForm, schemaOf } from '../support/createTestForm.ts'

const text = (id: string, rest: object = {}) => ({ id, type: 'string', ...rest })
const list = { id: 'l', type: 'array', items: { type: 'object', fields: [text('a')] } }

/** Rules in which the text "x" in the field `on` has an effect on another field. */
const whenOn = (id: string, effect: object) => ({
  rules: [{ if: { and: [{ id: 'on', operator: 'equal', value: 'x' }] }, then: { fields: [{ id, apply_as: 'merge', ...effect }] } }],
})

describe('the default of an effect', () => {
  it.each([
    ['a text', text('f'), { default: 'd' }, { f: 'd' }],
    ['rows', { ...list, id: 'f' }, { default: [{ a: '1' }] }, { f: [{ a: '1' }] }],
  ])('that nobody touched in %s is neither an unsaved change nor set aside when its field leaves', async (_name, field, effect, data) => {
    const form = createTestForm({
      schema: schemaOf([text('on'), field], whenOn('f', effect)),
      initialValues: { on: '' },
      schemaMerge: 'replace',
    })
    form.type('on', 'x')
    expect(form.data()).toEqual({ on: 'x', ...data })
    form.type('on', '')
    expect(form.view().dirty).toBe(false)
    await become(form, [text('on')])
    expect(form.handedOver()).toEqual([])
  })

  it('leaves what the expression side of its field holds', () => {
    const schema = schemaOf([text('on'), { id: 'n', type: 'number' }], whenOn('n', { default: 7 }))
    const form = createTestForm({ schema, templates: { isTemplate, reloads: false } })
    form.chooseSide('n', 'expression', '{{ a }}')
    form.chooseSide('n', 'fixed')
    form.type('on', 'x')
    expect(form.data()).toEqual({ on: 'x', n: 7 })
    form.chooseSide('n', 'expression')
    expect(form.data()).toEqual({ on: 'x', n: '{{ a }}' })
  })

  it('of a group fills none of its fields where the group holds a value', () => {
    const group = (...ids: readonly string[]) => ({ id: 'g', type: 'object', fields: ids.map((id) => text(id)) })
    const effect = { fields: group('a', 'b').fields, default: { a: '2', b: '2' } }
    const form = createTestForm({ schema: schemaOf([text('on'), { ...group('a'), default: { a: '1' } }], whenOn('g', effect)) })
    form.type('on', 'x')
    expect(form.data()).toEqual({ on: 'x', g: { a: '1' } })
    expect(form.has('g/b')).toBe(true)
  })
})

describe('an effect that takes the default of a field away', () => {
  it('leaves it an unsaved change that the field was emptied', () => {
    const before = { id: 'n', type: 'number' }
    const rules = { rules: whenOn('n', { ...before, apply_as: 'fully_replace' }).rules }
    const form = createTestForm({ schema: schemaOf([text('on'), before], rules), initialValues: { n: 5 } })
    form.set('n', undefined)
    form.replaceStart(schemaOf([text('on'), { ...before, default: 3 }], rules))
    expect(form.view().dirty).toBe(true)
    form.type('on', 'x')
    expect(form.data()).toEqual({ on: 'x' })
    form.type('on', '')
    form.replaceStart([text('on')])
    form.replaceStart([text('on'), { ...before, default: 3 }])
    expect(form.data()).toEqual({ on: '' })
  })
})

describe('an effect that stays in force through a reload', () => {
  it('gives way to what the reload brought when it ends', async () => {
    const fields = (label: string) => [text('on'), text('f', { label })]
    const rules = whenOn('f', { label: 'By rule' })
    const form = createTestForm({ schema: schemaOf(fields('Before'), rules), initialValues: { on: 'x' } })
    form.reload()
    await form.settle()
    await form.answer(0, schemaOf(fields('After'), rules))
    expect(form.at('f').cell.node.label).toBe('By rule')
    form.type('on', '')
    expect(form.at('f').cell.node.label).toBe('After')
  })
})
