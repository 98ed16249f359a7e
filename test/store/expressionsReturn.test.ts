import { describe, expect, it } from 'vitest'
import { isTemplate } from '../../src/core/values/expressions.ts'
import { pathOf } from '../../src/store/cells/pathOf.ts'
import { readOtherSides } from '../../src/store/expressions/otherSides.ts'
import { createTestForm, type TestForm } from '../support/createTestForm.ts'

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

describe('a group that is JSON for a while', () => {
  const list = { id: 'list', type: 'array', items: { type: 'object', fields: [{ id: 'n', type: 'number' }] } }
  const fields = { id: 'g', type: 'object', fields: [{ id: 'n', type: 'number' }, { id: 's', type: 'string' }, list] }
  const json = { id: 'g', type: 'object', ui_options: { ui_widget: 'CodeblockWidget' } }
  const sidesOf = ({ store }: TestForm) => readOtherSides(store.state, pathOf)
  const openGroup = () =>
    createTestForm({
      schema: [fields],
      initialValues: { g: { n: 5, s: 'text', list: [{ n: 1 }, {}] } },
      templates: { isTemplate, reloads: false },
    })

  it.each([
    ['a number', 'g/n', 'expression', '{{ a }}'],
    ['a number that is fixed again', 'g/n', 'fixed', '{{ a }}'],
    ['a text that is to be none', 'g/s', 'expression', 'not yet'],
    ['a field in a row', 'g/list/0/n', 'expression', '{{ a }}'],
    ['a row', 'g/list/0', 'expression', '{{ a }}'],
    ['an array', 'g/list', 'expression', '{{ a }}'],
    ['an array that is fixed again', 'g/list', 'fixed', '{{ a }}'],
    ['a group', 'g', 'expression', '{{ a }}'],
  ] as const)('holds the other side of %s still', (_, path, side, text) => {
    const form = openGroup()
    form.chooseSide(path, 'expression', text)
    form.chooseSide(path, side)
    const before = [form.data(), sidesOf(form)]
    form.replaceStart([json])
    expect([form.data(), form.handedOver()]).toEqual([before[0], []])
    form.replaceStart([fields])
    expect([form.data(), sidesOf(form)]).toEqual(before)
    form.chooseSide(path, 'fixed')
    expect(form.data()).toEqual({ g: { n: 5, s: 'text', list: [{ n: 1 }, {}] } })
  })

  it('holds what its JSON says of a field, on that side', () => {
    const form = openGroup()
    form.chooseSide('g/n', 'expression', '{{ a }}')
    form.replaceStart([json])
    form.type('g', '{"n":7}')
    form.replaceStart([fields])
    expect(form.data()).toEqual({ g: { n: 7 } })
    expect(form.at('g/n').cell).toMatchObject({ expression: false, otherSide: undefined })
  })
})

describe('what had no field in a row behind an expression', () => {
  it('is all that a form which opens again hands over, and lies in that row again', () => {
    const rows = { id: 'f', type: 'array', items: { type: 'object', fields: [{ id: 'x', type: 'string' }] } }
    const templates = { isTemplate, reloads: false }
    const form = createTestForm({ schema: [rows], templates, initialValues: { f: [{ y: 'given' }] } })
    form.chooseSide('f', 'expression', '{{ a }}')
    const handed = [{ path: ['f', 0, 'y'], value: 'given' }]
    expect(form.handedOver()).toEqual(handed)
    const later = createTestForm({ schema: [rows], templates, initialValues: form.data(), initialSetAside: form.handedOver() })
    expect(later.handedOver()).toEqual(handed)
    later.chooseSide('f', 'fixed')
    expect(later.data()).toEqual({ f: [{}] })
    expect(later.handedOver()).toEqual(handed)
  })
})

const json = { ui_options: { ui_widget: 'CodeblockWidget' } }
const groupOfBoth = {
  id: 'f',
  type: 'object',
  fields: [
    { id: 'x', type: 'string', default: 'd' },
    { id: 'y', type: 'string' },
  ],
}
const rowsOfText = { id: 'f', type: 'array', items: { type: 'string' } }
const rowsOfGroups = { id: 'f', type: 'array', items: { type: 'object', fields: [{ id: 'x', type: 'string' }] } }
const choices = { values: [{ value: 'a', label: 'A' }] }

describe('an expression whose field becomes another kind of control', () => {
  it.each([
    ['a group becomes JSON', groupOfBoth, { id: 'f', type: 'object', ...json }, { x: 'd', y: 'typed' }],
    ['rows become JSON', rowsOfText, { id: 'f', type: 'array', ...json }, ['a', 'b']],
    ['rows of groups become JSON', rowsOfGroups, { id: 'f', type: 'array', ...json }, [{ x: 'a' }, { x: 'b' }]],
    ['rows become a multi-select', rowsOfText, { id: 'f', type: 'array', items: { type: 'string', choices } }, ['a']],
  ])('stays, and so does what its fixed side held, where %s and where that is turned round', (_name, fields, whole, value) => {
    for (const [from, to] of [
      [fields, whole],
      [whole, fields],
    ] as const) {
      const form = openForm(from)
      form.set('f', value)
      form.chooseSide('f', 'expression', '{{ a }}')
      form.replaceStart([to])
      expect(form.data()).toEqual({ f: '{{ a }}' })
      expect(form.handedOver()).toEqual([])
      form.chooseSide('f', 'fixed')
      expect(form.data()).toEqual({ f: value })
      form.chooseSide('f', 'expression')
      expect(form.data()).toEqual({ f: '{{ a }}' })
    }
  })

  it('keeps a default of a group that nobody touched behind it', () => {
    const form = openForm(groupOfBoth)
    form.chooseSide('f', 'expression', '{{ a }}')
    form.replaceStart([{ id: 'f', type: 'object', ...json }])
    form.chooseSide('f', 'fixed')
    expect(form.data()).toEqual({ f: { x: 'd' } })
  })

  it('gives the fields of a group what the JSON on its fixed side held, and typing in one keeps the others', () => {
    const form = openForm({ id: 'f', type: 'object', ...json })
    form.set('f', { x: 'a', y: 'b' })
    form.chooseSide('f', 'expression', '{{ a }}')
    form.replaceStart([groupOfBoth])
    form.chooseSide('f', 'fixed')
    expect(form.at('f/x').cell.value).toBe('a')
    form.type('f/x', 'c')
    expect(form.data()).toEqual({ f: { x: 'c', y: 'b' } })
  })
})
