import { describe, expect, it } from 'vitest'
import { isTemplate } from '../../src/core/values/expressions.ts'
import { createTestForm } from '../support/createTestForm.ts'

const other = { id: 'other', type: 'string' }
const group = { id: 'g', type: 'object', fields: [{ id: 'x', type: 'string', default: 'd' }] }
const list = { id: 'list', type: 'array', items: { ...group, id: undefined }, default: [{}] }

const openForm = (...fields: readonly object[]) => createTestForm({ schema: fields, templates: { isTemplate, reloads: false } })

describe('a field with two sides that goes away and returns', () => {
  it('holds what was typed as the expression of an array, a template or not yet', () => {
    const form = openForm(list)
    form.chooseSide('list', 'expression')
    form.type('list', 'not yet')
    form.replaceStart([other])
    expect(form.setAside()).toEqual({ list: 'not yet' })
    form.replaceStart([list])
    expect(form.data()).toEqual({ list: 'not yet' })
    form.chooseSide('list', 'fixed')
    expect(form.data()).toEqual({ list: [{ x: 'd' }] })
    form.chooseSide('list', 'expression')
    expect(form.data()).toEqual({ list: 'not yet' })
  })

  it.each([
    ['group', group, 'g'],
    ['row', list, 'list/0'],
  ])('is the %s that it was, on either side', (_name, field, path) => {
    const form = openForm(field)
    form.chooseSide(path, 'expression', '{{ a }}')
    form.chooseSide(path, 'fixed')
    const data = form.data()
    form.replaceStart([other])
    expect(form.handedOver().filter(({ type }) => type === 'object')).toEqual([])
    form.replaceStart([field])
    expect(form.data()).toEqual(data)
    form.chooseSide(path, 'expression')
    expect(form.valueAt(path.split('/').map((part) => (part === '0' ? 0 : part)))).toBe('{{ a }}')
    form.type(path, '')
    form.replaceStart([other])
    form.replaceStart([field])
    expect(form.at(path).cell).toMatchObject({ expression: true, value: undefined })
    form.chooseSide(path, 'fixed')
    expect(form.data()).toEqual(data)
  })

  it('holds the expression that it took over from a text', () => {
    const text = { id: 'list', type: 'string' }
    const form = openForm(text)
    form.type('list', '{{ a }}')
    form.replaceStart([list])
    form.chooseSide('list', 'fixed')
    form.replaceStart([other])
    form.replaceStart([list])
    form.chooseSide('list', 'expression')
    expect(form.data()).toEqual({ list: '{{ a }}' })
  })

  it('sets nothing aside where its fixed side held nothing and is of another type now', () => {
    const form = openForm({ id: 'f', type: 'string' })
    form.chooseSide('f', 'expression')
    form.replaceStart([{ id: 'f', type: 'number' }])
    form.chooseSide('f', 'fixed')
    expect(form.handedOver()).toEqual([])
  })

  it('takes nothing back on its fixed side while it is to hold an expression', () => {
    const [text, number] = [
      { id: 'f', type: 'string' },
      { id: 'f', type: 'number' },
    ]
    const form = openForm(text)
    form.type('f', 'many')
    form.replaceStart([number])
    form.type('f', '5')
    form.chooseSide('f', 'expression')
    form.replaceStart([text])
    expect(form.at('f').cell).toMatchObject({ expression: true, value: undefined })
    expect(form.setAside()).toEqual({ f: 'many' })
    form.replaceStart([number])
    form.chooseSide('f', 'fixed')
    expect(form.data()).toEqual({ f: 5 })
    form.replaceStart([text])
    expect(form.data()).toEqual({ f: 'many' })
  })

  it('sets aside what its fixed side held where its expression moves over into another type', () => {
    const form = createTestForm({ schema: [group], templates: { isTemplate, reloads: false }, initialValues: { g: 'unfit' } })
    form.chooseSide('g', 'expression', '{{ a }}')
    form.replaceStart([{ id: 'g', type: 'string' }])
    expect(form.data()).toEqual({ g: '{{ a }}' })
    form.chooseSide('g', 'fixed')
    expect(form.setAside()).toEqual({ g: 'unfit' })
  })
})
