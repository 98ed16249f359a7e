import { describe, expect, it } from 'vitest'
import { createTestForm } from '../support/createTestForm.ts'

const choices = { values: [{ value: 'a', label: 'A' }] }

describe('a cleared field', () => {
  it.each([
    ['a text', { type: 'string' }, 'x', { f: '' }],
    ['a text with a default', { type: 'string', default: 'd' }, 'x', { f: '' }],
    ['a number', { type: 'number' }, 5, {}],
    ['a number with a default', { type: 'number', default: 3 }, 5, { f: null }],
    ['an integer', { type: 'integer' }, 5, {}],
    ['a choice', { type: 'string', choices }, 'a', {}],
    ['a choice with a default', { type: 'string', choices, default: 'a' }, 'a', { f: null }],
    ['a connection', { type: 'connection' }, { id: 'c1' }, {}],
    ['a chosen object', { type: 'object', choices: { values: [{ value: { id: 1, label: 'One' }, label: 'One' }] } }, { id: 1 }, {}],
    ['a multi-select with a default', { type: 'array', items: { type: 'string', choices }, default: ['a'] }, ['a'], { f: null }],
  ])('that is %s holds what the table says', (_, definition, before, after) => {
    const form = createTestForm({ schema: [{ id: 'f', ...definition }], initialValues: { f: before } })
    form.choose('f', undefined)
    expect(form.data()).toEqual(after)
    form.set('f', before)
    form.set('f', undefined)
    expect(form.data()).toEqual(after)
  })

  it('that is a number is cleared by emptying its text', () => {
    const form = createTestForm({ schema: [{ id: 'f', type: 'number', default: 3 }] })
    form.type('f', '')
    expect(form.data()).toEqual({ f: null })
  })

  it.each([
    ['a number', { type: 'number' }, 5],
    ['a choice', { type: 'string', choices }, 'a'],
    ['a date', { type: 'string', format: 'date' }, '2026-12-01'],
  ])('that is %s does not get back what the default of a group around it holds for it', (_, definition, value) => {
    const inner = { id: 'inner', type: 'object', fields: [{ id: 'f', ...definition }] }
    const schema = [{ id: 'g', type: 'object', fields: [inner], default: { inner: { f: value } } }]
    const form = createTestForm({ schema })
    expect(form.data()).toEqual({ g: { inner: { f: value } } })
    form.choose('g/inner/f', undefined)
    expect(createTestForm({ schema, initialValues: form.data() }).data()).toEqual(form.data())
    form.set('g/inner/f', value)
    form.type('g/inner/f', '')
    const reopened = createTestForm({ schema, initialValues: form.data() })
    expect(reopened.at('g/inner/f').cell.value ?? '').toBe('')
  })

  it('holds what it held where its empty text is typed again, though a group around it has a default by then', async () => {
    const load = { id: 'load', type: 'string', on_action: { load_schema: true } }
    const group = { id: 'g', type: 'object', fields: [{ id: 'f', type: 'number' }] }
    const form = createTestForm({ schema: [load, group], initialValues: { g: { f: 1 } } })
    form.type('g/f', '')
    form.choose('load', 'x')
    await form.settle()
    await form.answer(0, { metadata: {}, fields: [load, { ...group, default: { f: 2 } }] })
    const data = form.data()
    form.type('g/f', '')
    expect(form.data()).toEqual(data)
  })

  it('does not get its default back', async () => {
    const load = { id: 'load', type: 'string', on_action: { load_schema: true } }
    const schema = [load, { id: 'f', type: 'number', default: 3 }]
    const form = createTestForm({ schema })
    form.choose('f', undefined)
    form.choose('load', 'x')
    await form.settle()
    await form.answer(0, { metadata: {}, fields: [load, { id: 'f', type: 'number', default: 4 }] })
    expect(form.data()).toEqual({ load: 'x', f: null })
  })
})
