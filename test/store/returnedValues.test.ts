import { describe, expect, it } from 'vitest'
import { createTestForm } from '../support/createTestForm.ts'
import { isTemplate } from '../../src/core/values/expressions.ts'

const templates = { isTemplate, reloads: false }
const number = { id: 'f', type: 'number' }
const text = { id: 'f', type: 'string' }
const heading = { id: 'f', type: 'object' }
const list = { id: 'f', type: 'array', items: { type: 'string' } }
const group = (rest: object = {}) => ({ id: 'g', type: 'object', fields: [text], ...rest })

/** A number field with a text that is no number, whose schema then has another field in its place. */
function withUnreadNumber(field: object) {
  const form = createTestForm({ schema: [number] })
  form.type('f', '12x')
  form.replaceStart([])
  form.replaceStart([field])
  return form
}

describe('a text that could not be read', () => {
  it('returns with a field of its type', () => {
    const form = withUnreadNumber({ ...number, label: 'Other label' })
    expect(form.at('f').cell.text).toBe('12x')
    expect(form.view().setAside).toEqual([])
  })

  it.each([
    ['text', text],
    ['date', { ...text, format: 'date' }],
    ['group', { ...heading, fields: [{ id: 'a', type: 'string' }] }],
    ['list', list],
    ['heading', heading],
  ])('of a number stays set aside where a %s has come in its place', (_name, field) => {
    const form = withUnreadNumber(field)
    expect(form.data()).toEqual({})
    expect(form.handedOver()).toEqual([{ path: ['f'], value: null, text: '12x', type: 'number' }])
    form.replaceStart([number])
    expect(form.at('f').cell).toMatchObject({ text: '12x', unread: true })
    expect(form.view().setAside).toEqual([])
  })
})

describe('a value that was set aside', () => {
  it('keeps its type where a heading comes in its place', () => {
    const form = createTestForm({ schema: [text] })
    form.type('f', 'typed')
    form.replaceStart([heading])
    expect(form.handedOver()).toEqual([{ path: ['f'], value: 'typed', type: 'string' }])
    form.replaceStart([number])
    expect(form.data()).toEqual({})
    form.replaceStart([text])
    expect(form.data()).toEqual({ f: 'typed' })
  })
})

describe('a field that was emptied in an earlier form', () => {
  it.each([
    ['a text', { ...text, default: 'd' }, 'string', { f: '' }],
    ['a number', { ...number, default: 3 }, 'number', { f: null }],
    ['a list', { ...list, default: ['d'] }, 'array', { f: [] }],
  ])('is empty again: %s', (_name, field, type, data) => {
    const form = createTestForm({ schema: [], initialSetAside: [{ path: ['f'], value: null, type }] })
    form.replaceStart([field])
    expect(form.data()).toEqual(data)
    expect(form.view().setAside).toEqual([])
  })

  it('has its default where it is of another type', () => {
    const form = createTestForm({ schema: [], initialSetAside: [{ path: ['f'], value: null, type: 'number' }] })
    form.replaceStart([{ ...text, default: 'd' }])
    expect(form.data()).toEqual({ f: 'd' })
  })
})

describe('a group that returns with its other side', () => {
  it('gives its default to its fields', () => {
    const form = createTestForm({ schema: [group({ default: { f: 'd' } })], templates })
    form.chooseSide('g', 'expression', '{{ all }}')
    form.chooseSide('g', 'fixed')
    expect(form.data()).toEqual({ g: { f: 'd' } })
    form.replaceStart([])
    form.replaceStart([group({ default: { f: 'e' } })])
    expect(form.data()).toEqual({ g: { f: 'e' } })
    form.chooseSide('g', 'expression')
    expect(form.data()).toEqual({ g: '{{ all }}' })
  })
})

describe('a default of a group', () => {
  it('gives nothing to a heading', () => {
    const fields = [heading, { id: 'a', type: 'string' }]
    const form = createTestForm({ schema: [group({ fields, default: { f: 'd', a: 'b' } })] })
    expect(form.submitData()).toEqual({ g: { a: 'b' } })
    expect(form.handedOver()).toEqual([])
  })
})

describe('a value that the host sets on a group', () => {
  it('is dirty where a field in it was changed and differs from what the form started with', () => {
    const form = createTestForm({ schema: [group()], initialValues: { g: { f: 'start' } } })
    form.type('g/f', 'typed')
    form.set('g', { f: 'host' })
    expect(form.data()).toEqual({ g: { f: 'host' } })
    expect(form.view().dirty).toBe(true)
    form.set('g', { f: 'start' })
    expect(form.view().dirty).toBe(false)
  })
})
