import { describe, expect, it } from 'vitest'
import { createTestForm, schemaOf } from '../support/createTestForm.ts'

const unread = { value: undefined, text: '12,5', unread: true }

describe('JSON that would be changed by reading it', () => {
  it.each([
    ['{"id": 12345678901234567890}', 'Line 1: "12345678901234567890" has too many digits or is out of range.'],
    ['{\n  "a": 1,\n  "a": 2\n}', 'Line 3: the key "a" appears twice in one object.'],
  ])('%j stays as typed, beside the values, and says why', (text, message) => {
    const form = createTestForm({
      schema: [{ id: 'o', type: 'object', ui_options: { ui_widget: 'CodeblockWidget' } }],
      initialValues: { o: { id: 1 } },
    })
    form.type('o', text)
    form.blur('o')
    expect(form.at('o').cell).toMatchObject({ text, unread: true, issue: { rule: 'type', message } })
    expect(form.data()).toEqual({})
  })
})

describe('text that does not read as a number', () => {
  it.each(['12,5', '1.000.000', '0x10', '99999999999999999999', '0.1000000000000000055'])(
    '%s stays as typed, beside the values',
    (text) => {
      const form = createTestForm({ schema: [{ id: 'n', type: 'number' }], initialValues: { n: 1 } })
      form.type('n', text)
      expect(form.at('n').cell).toMatchObject({ value: undefined, text, unread: true })
      expect(form.data()).toEqual({})
      form.blur('n')
      expect(form.at('n').cell.issue?.rule).toBe('type')
    },
  )

  it('keeps a fraction in an integer field as typed', () => {
    const form = createTestForm({ schema: [{ id: 'n', type: 'integer' }] })
    form.type('n', '1.5')
    expect(form.at('n').cell).toMatchObject({ value: undefined, text: '1.5', unread: true })
    form.type('n', ' 5.0 ')
    expect(form.at('n').cell).toMatchObject({ value: 5, text: ' 5.0 ', unread: false })
  })

  it('counts as an unsaved change, and as no value', () => {
    const form = createTestForm({ schema: [{ id: 'n', type: 'number' }] })
    form.type('n', '1,')
    expect(form.view().dirty).toBe(true)
    form.type('n', '')
    expect(form.view().dirty).toBe(false)
  })

  it('stays through a reload', async () => {
    const load = { id: 'load', type: 'boolean', on_action: { load_schema: true } }
    const form = createTestForm({ schema: [load, { id: 'n', type: 'number' }] })
    form.type('n', '12,5')
    form.choose('load', true)
    await form.settle()
    await form.answer(0, schemaOf([load, { id: 'n', type: 'number', label: 'Another label' }]))
    expect(form.at('n').cell).toMatchObject(unread)
    expect(form.at('n').cell.node.label).toBe('Another label')
  })

  it('stays through hiding', () => {
    const rules = [
      {
        if: { and: [{ id: 'off', operator: 'equal', value: true }] },
        then: { fields: [{ id: 'n', apply_as: 'merge', ui_options: { ui_widget: 'hidden' } }] },
      },
    ]
    const form = createTestForm({
      schema: [
        { id: 'off', type: 'boolean', rules },
        { id: 'n', type: 'number' },
      ],
    })
    form.type('n', '12,5')
    form.choose('off', true)
    form.choose('off', false)
    expect(form.at('n').cell).toMatchObject(unread)
  })

  it('moves with its row', () => {
    const form = createTestForm({ schema: [{ id: 'l', type: 'array', items: { type: 'number' } }], initialValues: { l: [1, 2] } })
    form.type('l/0', '12,5')
    form.moveRow('l', 0, 1)
    expect(form.data()).toEqual({ l: [2, null] })
    expect(form.at('l/1').cell).toMatchObject(unread)
  })

  it('returns with its field after that has left', async () => {
    const form = createTestForm({ schema: [{ id: 'n', type: 'number', default: 3 }], schemaMerge: 'replace' })
    form.type('n', '12,5')
    form.reload()
    await form.settle()
    await form.answer(0, schemaOf([]))
    form.reload()
    await form.settle()
    await form.answer(1, schemaOf([{ id: 'n', type: 'number', default: 3 }]))
    expect(form.at('n').cell).toMatchObject(unread)
  })
})

describe('JSON that does not parse', () => {
  it('stays as typed until it does', () => {
    const form = createTestForm({
      schema: [{ id: 'o', type: 'object', ui_options: { ui_widget: 'CodeblockWidget' } }],
      initialValues: { o: { a: 1 } },
    })
    form.type('o', '{"a": 2')
    expect(form.at('o').cell).toMatchObject({ value: undefined, text: '{"a": 2', unread: true })
    form.type('o', '{"a": 2}')
    expect(form.data()).toEqual({ o: { a: 2 } })
  })
})

describe('what was typed', () => {
  it('gives way to a value that the field gets otherwise', () => {
    const rules = [
      {
        if: { and: [{ id: 'on', operator: 'equal', value: true }] },
        then: { fields: [{ id: 'n', apply_as: 'merge', default: 7 }] },
      },
    ]
    const form = createTestForm({
      schema: [
        { id: 'on', type: 'boolean', rules },
        { id: 'n', type: 'number' },
      ],
    })
    form.type('n', '1')
    form.type('n', '')
    form.choose('on', true)
    expect(form.at('n').cell).toMatchObject({ value: 7, text: undefined })
    form.type('n', '8.')
    form.set('n', 9)
    expect(form.at('n').cell).toMatchObject({ value: 9, text: undefined })
  })
})

describe('a number that was typed in another way than it was read', () => {
  it.each([
    ['integer', '1.000', 1],
    ['number', '1.50', 1.5],
  ])('shows in a field of %s as it was read once the field is left', (type, text, value) => {
    const form = createTestForm({ schema: [{ id: 'n', type }] })
    form.type('n', text)
    expect(form.at('n').cell).toMatchObject({ value, text })
    form.blur('n')
    expect(form.at('n').cell).toMatchObject({ value, text: undefined })
  })

  it('shows as typed where a person would not write it as it is read', () => {
    const form = createTestForm({ schema: [{ id: 'n', type: 'number' }] })
    form.type('n', '0.0000001')
    form.blur('n')
    expect(form.at('n').cell).toMatchObject({ value: 1e-7, text: '0.0000001' })
  })
})
