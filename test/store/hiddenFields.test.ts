import { describe, expect, it } from 'vitest'
import { createTestForm, schemaOf } from '../support/createTestForm.ts'

const when = (id: string, value: unknown, ...effects: readonly object[]) => ({
  if: { and: [{ id, operator: 'equal', value }] },
  then: { fields: effects },
})
const merge = (id: string, change: object) => ({ id, apply_as: 'merge', ...change })
const text = (id: string, rest: object = {}) => ({ id, type: 'string', ...rest })
const hidden = { ui_options: { ui_widget: 'hidden' } }
const shown = { ui_options: { ui_widget: null } }

describe('a field that is off', () => {
  it('is left out of the submitted data with all below it, and comes back untouched', () => {
    const group = { id: 'g', type: 'object', fields: [text('b'), { id: 'l', type: 'array', items: { type: 'string' } }] }
    const form = createTestForm({
      schema: [text('a', { rules: [when('a', 'x', merge('g', hidden))] }), group],
      initialValues: { g: { b: '1', l: ['2'] } },
    })
    form.type('a', 'x')
    expect(form.submitData()).toEqual({ a: 'x' })
    expect(form.data()).toEqual({ a: 'x', g: { b: '1', l: ['2'] } })
    expect(form.hiddenData()).toEqual({ g: { b: '1', l: ['2'] } })
    form.type('a', '')
    expect(form.submitData()).toEqual({ a: '', g: { b: '1', l: ['2'] } })
    expect(form.hiddenData()).toEqual({})
  })

  it('is submitted too where the host keeps hidden values', () => {
    const form = createTestForm({
      schema: [text('a', { rules: [when('a', 'x', merge('b', hidden))] }), text('b')],
      initialValues: { a: 'x', b: '1' },
      hiddenValues: 'keep',
    })
    expect(form.submitData()).toEqual({ a: 'x', b: '1' })
    expect(form.hiddenData()).toEqual({})
    form.changeSettings({ hiddenValues: 'omit' })
    expect(form.submitData()).toEqual({ a: 'x' })
    expect(form.hiddenData()).toEqual({ b: '1' })
  })

  it('still gets its default, and takes its group along where it is the only value', () => {
    const fields = [text('b', { ...hidden, default: 'd' })]
    const form = createTestForm({
      schema: [text('a', { rules: [when('a', 'x', merge('b', shown))] }), { id: 'g', type: 'object', fields }],
    })
    expect(form.data()).toEqual({ g: { b: 'd' } })
    expect(form.submitData()).toEqual({})
    form.type('a', 'x')
    expect(form.submitData()).toEqual({ a: 'x', g: { b: 'd' } })
  })

  it('is so by a group around it that is hidden', () => {
    const inner = { id: 'g', type: 'object', fields: [text('b')], ...hidden }
    const form = createTestForm({
      schema: [text('a', { rules: [when('a', 'x', merge('g', shown))] }), inner],
      initialValues: { g: { b: '1' } },
    })
    expect(form.submitData()).toEqual({})
    form.type('a', 'x')
    expect(form.submitData()).toEqual({ a: 'x', g: { b: '1' } })
  })

  it('is decided row by row', () => {
    const items = { type: 'object', fields: [text('kind', { rules: [when('kind', 'x', merge('more', hidden))] }), text('more')] }
    const form = createTestForm({
      schema: [{ id: 'l', type: 'array', items }],
      initialValues: {
        l: [
          { kind: 'y', more: '1' },
          { kind: 'x', more: '2' },
          { kind: 'y', more: '3' },
        ],
      },
    })
    expect(form.submitData()).toEqual({ l: [{ kind: 'y', more: '1' }, { kind: 'x' }, { kind: 'y', more: '3' }] })
    expect(form.hiddenData()).toEqual({ l: [{}, { more: '2' }] })
  })

  it('may be a whole row, which is then neither submitted nor seen by conditions', () => {
    const list = { id: 'l', type: 'array', items: { type: 'string' } }
    const form = createTestForm({
      schema: schemaOf([text('a', { rules: [when('a', 'x', merge('l.items', hidden))] }), list, text('b')], {
        rules: [{ if: { and: [{ id: 'l', operator: 'is_empty' }] }, then: { fields: [merge('b', { label: 'Empty' })] } }],
      }),
      initialValues: { l: ['1', '2'] },
    })
    form.type('a', 'x')
    expect(form.submitData()).toEqual({ a: 'x', l: [] })
    expect(form.hiddenData()).toEqual({ l: ['1', '2'] })
    expect(form.at('b').cell.node.label).toBe('Empty')
  })
})

describe('what a field holds by its widget', () => {
  const editor = { type: 'object', ui_options: { ui_widget: 'CodeblockWidget' } }
  const select = {
    type: 'object',
    fields: [text('id')],
    choices: { values: [{ value: { id: '1', label: 'One' }, label: 'One' }] },
    ui_options: { ui_widget: 'SelectWidget' },
  }

  it.each([
    ['a code editor', editor, { any: [1] }],
    ['a code editor of a list', { ...editor, type: 'array' }, [{ any: 1 }]],
    ['a select that has fields too', select, { id: '1', label: 'One', more: true }],
  ])('stays while %s is hidden, in the data and in conditions', (_, definition, value) => {
    const form = createTestForm({
      schema: schemaOf([text('a'), { id: 'f', ...definition }, text('b')], {
        rules: [
          when('a', 'x', merge('f', hidden)),
          { if: { and: [{ id: 'f', operator: 'is_not_empty' }] }, then: { fields: [merge('b', { label: 'Not empty' })] } },
        ],
      }),
      initialValues: { f: value },
    })
    const { control } = form.at('f').cell.node
    form.type('a', 'x')
    expect(form.at('f').cell.node).toMatchObject({ hidden: true, control })
    expect(form.data()).toEqual({ a: 'x', f: value })
    expect(form.hiddenData()).toEqual({ f: value })
    expect(form.setAside()).toEqual({})
    expect(form.at('b').cell.node.label).toBe('B')
    form.type('a', '')
    expect(form.submitData()).toEqual({ a: '', f: value })
  })

  it('stays where only a rule shows it, by the widget of that rule', () => {
    const form = createTestForm({
      schema: [text('a', { rules: [when('a', 'x', merge('f', editor))] }), { id: 'f', type: 'object', ...hidden }],
      initialValues: { f: { any: [1] } },
    })
    expect(form.data()).toEqual({ f: { any: [1] } })
    expect(form.setAside()).toEqual({})
    form.type('a', 'x')
    expect(form.submitData()).toEqual({ a: 'x', f: { any: [1] } })
  })

  it('stays also as text that does not parse', () => {
    const form = createTestForm({ schema: [text('a', { rules: [when('a', 'x', merge('f', hidden))] }), { id: 'f', ...editor }] })
    form.type('f', '{"a": ')
    form.type('a', 'x')
    form.type('a', '')
    expect(form.at('f').cell).toMatchObject({ text: '{"a": ', unread: true })
  })
})

describe('a hidden constant', () => {
  it('is submitted and counts in conditions', () => {
    const form = createTestForm({
      schema: [text('version', { ...hidden, default: '2', rules: [when('version', '2', merge('b', { label: 'Two' }))] }), text('b')],
    })
    expect(form.submitData()).toEqual({ version: '2' })
    expect(form.hiddenData()).toEqual({})
    expect(form.at('b').cell.node.label).toBe('Two')
  })

  it('is not validated, be it required and empty', async () => {
    const form = createTestForm({ schema: [text('a', { ...hidden, validation: { required: true } })], onSubmit: () => undefined })
    expect(await form.submit()).toBe('submitted')
  })
})

describe('the values of hidden fields', () => {
  const schema = [
    text('a', { rules: [when('a', 'x', merge('b', hidden), merge('g', hidden))] }),
    text('b'),
    { id: 'g', type: 'object', fields: [text('c')] },
    { id: 'n', type: 'object', fields: [text('c')] },
    { id: 'l', type: 'array', items: { type: 'object', fields: [text('c')] } },
    { id: 't', type: 'array', items: { type: 'string' } },
  ]

  it('stand apart from everything that is not off', () => {
    const form = createTestForm({ schema, initialValues: { a: 'x', b: '1', n: null, l: [{}, { c: '2' }], t: ['3'] } })
    expect(form.hiddenData()).toEqual({ b: '1' })
  })

  it('are all sent to the module', async () => {
    const source = { id: 's', type: 'string', content: { type: ['managed'], content_objects: [{ id: 'o' }] } }
    const form = createTestForm({ schema: [...schema, source], initialValues: { a: 'x', b: '1', g: { c: '2' } } })
    form.reload()
    await form.settle()
    expect(form.schemaRequests()[0]?.formData).toEqual({ a: 'x', b: '1', g: { c: '2' } })
    expect(form.contentRequests()[0]?.formData).toEqual({ a: 'x', b: '1', g: { c: '2' } })
  })

  it('are handed over beside the submitted data', async () => {
    const seen: unknown[] = []
    const form = createTestForm({
      schema,
      initialValues: { a: 'x', b: '1', stranger: 's' },
      onSubmit: (formData, rest) => void seen.push(formData, rest),
    })
    await form.submit()
    expect(seen).toEqual([
      { a: 'x' },
      { hidden: { b: '1' }, setAside: [{ path: ['stranger'], value: 's' }], unread: [], unchecked: [], schemaData: {} },
    ])
  })
})
