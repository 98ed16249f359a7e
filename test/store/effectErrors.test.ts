import { describe, expect, it } from 'vitest'
import { createTestForm, schemaOf } from '../support/createTestForm.ts'

/** A rule: while `id` equals `value`, the effects apply. */
const when = (id: string, value: unknown, ...effects: readonly object[]) => ({
  if: { and: [{ id, operator: 'equal', value }] },
  then: { fields: effects },
})
const merge = (id: string, change: object) => ({ id, apply_as: 'merge', ...change })
const text = (id: string, rest: object = {}) => ({ id, type: 'string', ...rest })
const hidden = { ui_options: { ui_widget: 'hidden' } }

describe('a reload', () => {
  it('that changes a rule changes what it does, be its target the same', async () => {
    const load = { id: 'load', type: 'boolean', on_action: { load_schema: true } }
    const schema = (label: string) => [load, text('a', { rules: [when('a', 'x', merge('b', { label }))] }), text('b')]
    const form = createTestForm({ schema: schema('One'), initialValues: { a: 'x' } })
    expect(form.at('b').cell.node.label).toBe('One')
    form.choose('load', true)
    await form.settle()
    await form.answer(0, schemaOf(schema('Two')))
    expect(form.at('b').cell.node.label).toBe('Two')
  })

  it('that brings a rule puts it in force, and one that takes it away brings the base back', async () => {
    const form = createTestForm({ schema: [text('a'), text('b')], initialValues: { a: 'x' }, schemaMerge: 'replace' })
    const become = async (fields: readonly object[]) => {
      form.reload()
      await form.settle()
      await form.answer(form.requests.length - 1, schemaOf(fields))
    }
    await become([text('a', { rules: [when('a', 'x', merge('b', { ...hidden, default: 'd' }))] }), text('b')])
    expect(form.at('b').cell.node.hidden).toBe(true)
    expect(form.data()).toEqual({ a: 'x', b: 'd' })
    await become([text('a'), text('b')])
    expect(form.at('b').cell.node.hidden).toBe(false)
  })

  it('applies no default of a rule that does not hold once all values are in their fields again', () => {
    const list = { id: 'list', type: 'array', items: { type: 'object', fields: [text('x', { default: 'new' })] } }
    const rules = [when('p', false, merge('b', { default: 'd' }), { ...list, apply_as: 'fully_replace', default: [{}] })]
    const others = [text('a', { rules }), text('b'), { ...text('list'), type: 'array', items: { type: 'string' } }]
    const later = { id: 'p', type: 'boolean' }
    const form = createTestForm({ schema: [...others, later], initialValues: { p: true } })
    form.replaceStart(others)
    form.replaceStart([...others, later])
    expect(form.data()).toEqual({ p: true })
  })

  it('applies no default of a rule for a moment either, where what it reads is in a group further down', () => {
    const rules = [when('g.p', false, merge('b', { default: 'd' }))]
    const group = (...fields: object[]) => ({ id: 'g', type: 'object', fields })
    const others = [text('a', { rules }), text('b')]
    const form = createTestForm({ schema: [...others, group({ id: 'p', type: 'boolean' }, text('c'))], initialValues: { g: { p: true } } })
    form.replaceStart([...others, group(text('c'))])
    form.replaceStart([...others, group({ id: 'p', type: 'boolean' }, text('c'))])
    expect(form.data()).toEqual({ g: { p: true } })
  })

  it('leaves a field alone that a rule has retyped, with its text and its error', async () => {
    const schema = (label: string) => [text('a', { rules: [when('a', 'x', merge('n', { type: 'number' }))] }), text('n', { label })]
    const form = createTestForm({ schema: schema('One'), initialValues: { a: 'x' } })
    form.type('n', '12,5')
    form.blur('n')
    form.reload()
    await form.settle()
    await form.answer(0, schemaOf(schema('Two')))
    expect(form.at('n').cell).toMatchObject({ text: '12,5', unread: true, touched: true, node: { label: 'Two', control: 'number' } })
    expect(form.at('n').error).toBeDefined()
  })

  it('sends the base schema, without effects', async () => {
    const fields = [text('a', { rules: [when('a', 'x', merge('b', { label: 'Changed' }))] }), text('b')]
    const form = createTestForm({ schema: fields, initialValues: { a: 'x' } })
    form.reload()
    await form.settle()
    expect(form.requests[0]?.schema).toMatchObject({ fields })
  })
})

describe('an error that shows', () => {
  const required = { validation: { required: true } }

  it('goes when a rule lifts what it complains of', () => {
    const form = createTestForm({
      schema: [text('a', { rules: [when('a', 'x', merge('b', { validation: { required: false } }))] }), text('b', required)],
    })
    form.blur('b')
    expect(form.at('b').error).toBeDefined()
    form.type('a', 'x')
    expect(form.at('b').error).toBeUndefined()
  })

  it('goes when a rule hides the field or a group around it, and blocks no submit', async () => {
    const form = createTestForm({
      schema: [
        text('a', { rules: [when('a', 'x', merge('b', hidden), merge('g', hidden))] }),
        text('b', required),
        { id: 'g', type: 'object', fields: [text('c', required)] },
      ],
      onSubmit: () => undefined,
    })
    expect(await form.submit()).toBe('invalid')
    form.type('a', 'x')
    expect(form.at('b').error).toBeUndefined()
    expect(form.at('g/c').error).toBeUndefined()
    expect(await form.submit()).toBe('submitted')
  })

  it('goes when a rule fills the field', () => {
    const form = createTestForm({ schema: [text('a', { rules: [when('a', 'x', merge('b', { default: 'd' }))] }), text('b', required)] })
    form.blur('b')
    form.type('a', 'x')
    expect(form.data()).toEqual({ a: 'x', b: 'd' })
    expect(form.at('b').error).toBeUndefined()
  })

  it('does not come back with the field that was hidden, until it is left again', () => {
    const form = createTestForm({ schema: [text('a', { rules: [when('a', 'x', merge('b', hidden))] }), text('b', required)] })
    form.blur('b')
    form.type('a', 'x')
    form.type('a', '')
    expect(form.at('b').error).toBeUndefined()
    form.blur('b')
    expect(form.at('b').error).toBeDefined()
  })
})
