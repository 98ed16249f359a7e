import { describe, expect, it } from 'vitest'
import { isTemplate } from '../../src/core/values/expressions.ts'
import { createTestForm } from '../support/createTestForm.ts'

const number = { id: 'f', type: 'number' }
const json = { id: 'f', type: 'object', ui_options: { ui_widget: 'CodeblockWidget' } }
const heading = { id: 'f', type: 'object' }
const group = { id: 'f', type: 'object', fields: [{ id: 'x', type: 'string' }], default: { x: 'd' } }
const templates = { isTemplate, reloads: false }

describe('a text that could not be read', () => {
  it('of a number is not put into a code editor that comes in its place', () => {
    const form = createTestForm({ schema: [number] })
    form.type('f', '12 apples')
    form.replaceStart([])
    form.replaceStart([json])
    expect(form.at('f').cell).toMatchObject({ text: undefined, unread: false })
    form.replaceStart([number])
    expect(form.at('f').cell).toMatchObject({ text: '12 apples', unread: true })
  })

  it('of JSON is not put into rows that come in its place', () => {
    const form = createTestForm({ schema: [{ ...json, type: 'array' }] })
    form.type('f', '[1,')
    form.replaceStart([])
    form.replaceStart([{ id: 'f', type: 'array', items: { type: 'number' } }])
    expect(form.at('f').cell).toMatchObject({ text: undefined, unread: false })
    expect(form.view().setAside).toMatchObject([{ path: ['f'], text: '[1,' }])
    form.addRow('f')
    expect(form.data()).toEqual({ f: [null] })
  })

  it('of a number returns as it was typed, as the locale of an earlier form may have read it otherwise', () => {
    const entry = { path: ['f'], value: null, text: '1.5', type: 'number' }
    const form = createTestForm({ schema: [number], initialSetAside: [entry] })
    expect(form.at('f').cell).toMatchObject({ text: '1.5', unread: true, value: undefined })
    expect(form.data()).toEqual({})
  })
})

describe('a value set aside', () => {
  it('waits where a heading comes in its place', () => {
    const form = createTestForm({ schema: [json] })
    form.type('f', '{"a":1}')
    form.replaceStart([])
    form.replaceStart([heading])
    expect(form.at('f').cell.node.shape).toBe('nothing')
    expect(form.data()).toEqual({})
    expect(form.handedOver()).toEqual([{ path: ['f'], value: { a: 1 }, type: 'object' }])
  })

  it('in a group waits while the group is set as a whole', () => {
    const fieldsWith = (type: string) => [{ id: 'g', type: 'object', fields: [{ id: 'n', type }] }]
    const form = createTestForm({ schema: fieldsWith('number'), templates })
    form.type('g/n', '5')
    form.chooseSide('g/n', 'expression', '{{ a }}')
    form.chooseSide('g/n', 'fixed')
    form.replaceStart(fieldsWith('boolean'))
    form.set('g', { n: true })
    expect(form.setAside()).toEqual({ g: { n: 5 } })
    form.replaceStart(fieldsWith('number'))
    expect(form.data()).toEqual({ g: { n: 5 } })
  })

  it('that is `null` of the host keeps the default from a field that comes later', () => {
    const form = createTestForm({ schema: [], initialValues: { f: null } })
    form.replaceStart([{ ...number, default: 3 }])
    expect(form.data()).toEqual({ f: null })
  })

  it('is no part of a default without a field, be it an object', () => {
    const schema = [{ id: 'g', type: 'object', fields: [{ id: 'f', type: 'object' }], default: { f: { a: 1 } } }]
    const form = createTestForm({ schema })
    expect(form.setAside()).toEqual({})
    expect(form.data()).toEqual({})
  })

  it('is none of a group whose fields hold what its default gave them, when it returns for its two sides and leaves again', () => {
    const form = createTestForm({ schema: [group], templates })
    form.chooseSide('f', 'expression', '{{ a }}')
    form.chooseSide('f', 'fixed')
    for (const times of ['once', 'twice']) {
      form.replaceStart([])
      expect([times, form.setAside()]).toEqual([times, {}])
      form.replaceStart([group])
      expect([times, form.data()]).toEqual([times, { f: { x: 'd' } }])
    }
  })
})

describe('a form with JSON that becomes a group, or a group that becomes JSON', () => {
  it('has no unsaved change by that', () => {
    const form = createTestForm({ schema: [json], initialValues: { f: { x: 'given' } } })
    for (const field of [group, json]) {
      form.replaceStart([field])
      expect(form.data()).toEqual({ f: { x: 'given' } })
      expect(form.view().dirty).toBe(false)
    }
  })

  it('has an unsaved change still where the user had made one', () => {
    const form = createTestForm({ schema: [json], initialValues: { f: { x: 'given' } } })
    form.type('f', '{"x":"typed"}')
    form.replaceStart([group])
    expect(form.data()).toEqual({ f: { x: 'typed' } })
    expect(form.view().dirty).toBe(true)
  })
})

describe('a group or rows set as a whole', () => {
  it.each([
    ['a group', group, { x: 'given' }, { x: 'set' }],
    ['rows', { id: 'f', type: 'array', items: { type: 'string' } }, ['given'], ['set']],
  ])('are an unsaved change: %s', (_name, field, before, after) => {
    const form = createTestForm({ schema: [field], initialValues: { f: before } })
    expect(form.view().dirty).toBe(false)
    form.set('f', after)
    expect(form.data()).toEqual({ f: after })
    expect(form.view().dirty).toBe(true)
  })
})
