import { isTemplate } from '../../src/core/values/expressions.ts'
import { heldSecrets } from '../../src/store/cells/secretTexts.ts'
import { describe, expect, it } from 'vitest'
import { createTestForm, schemaOf, type TestFormOptions } from '../support/createTestForm.ts'

const templates = { isTemplate, reloads: false }

/** A form with references to earlier steps. */
const openForm = (options: TestFormOptions) => createTestForm({ templates, ...options })

const rule = (condition: object, id: string, effect: object = { ui_options: { ui_widget: 'hidden' } }) => ({
  if: 'and' in condition || 'or' in condition ? condition : { and: [condition] },
  then: { fields: [{ id, apply_as: 'merge', ...effect }] },
})

describe('an expression is typed', () => {
  it('where the text of a number is one template, and the control takes the focus', () => {
    const form = openForm({ schema: [{ id: 'n', type: 'number', validation: { minimum: 10 } }] })
    form.type('n', '{{ a')
    expect(form.at('n').cell.expression).toBe(false)
    form.type('n', '{{ a }}')
    expect(form.at('n')).toMatchObject({ control: 'input', focusRequest: 1, cell: { expression: true, value: '{{ a }}' } })
    form.type('n', '')
    expect(form.at('n')).toMatchObject({ control: 'input', cell: { expression: true } })
    expect(form.data()).toEqual({})
  })

  it('where the text of an input has a template in it, and the side that is chosen decides from then on', () => {
    const form = openForm({ schema: [{ id: 's', type: 'string', validation: { pattern: '^a' } }] })
    form.type('s', 'to {{ a }}')
    form.blur('s')
    expect(form.at('s')).toMatchObject({ control: 'input', error: undefined, cell: { expression: true } })
    form.chooseSide('s', 'fixed')
    form.blur('s')
    expect(form.at('s').cell.expression).toBe(false)
    expect(form.at('s').error).toBeDefined()
    expect(form.data()).toEqual({ s: 'to {{ a }}' })
    form.chooseSide('s', 'expression')
    form.type('s', 'no template at all')
    form.blur('s')
    expect(form.at('s')).toMatchObject({ error: undefined, cell: { expression: true } })
  })

  it('in place of a number, which its toggle brings back, unless half of the template stood there', () => {
    const form = openForm({ schema: [{ id: 'n', type: 'number' }] })
    form.chooseSide('n', 'expression', '{{ a }}')
    form.chooseSide('n', 'fixed')
    form.type('n', '12')
    form.type('n', '{{ b }}')
    expect(form.data()).toEqual({ n: '{{ b }}' })
    form.chooseSide('n', 'fixed')
    expect(form.data()).toEqual({ n: 12 })
    form.type('n', '{{ c }')
    form.type('n', '{{ c }}')
    form.chooseSide('n', 'fixed')
    expect(form.at('n')).toMatchObject({ cell: { expression: false, value: undefined, text: undefined } })
  })

  it('never in a password, whose braces are its own', () => {
    const form = openForm({ schema: [{ id: 'p', type: 'string', ui_options: { ui_widget: 'password' }, validation: { max_length: 3 } }] })
    form.type('p', '{{ a }}')
    form.blur('p')
    expect(form.at('p').cell.expression).toBe(false)
    expect(form.at('p').error).toBeDefined()
  })

  it.each([
    ['JSON is JSON', '{"a": "{{ x }}"}', { a: '{{ x }}' }, false],
    ['what is none is an expression', '{{ x }}', '{{ x }}', true],
  ])('in a JSON editor: %s', (_name, text, value, expression) => {
    const form = openForm({ schema: [{ id: 'j', type: 'object', fields: [], ui_options: { ui_widget: 'CodeblockWidget' } }] })
    form.type('j', text)
    expect(form.data()).toEqual({ j: value })
    expect(form.at('j').cell.expression).toBe(expression)
  })

  it('says so where the text on the side of a number is no template', () => {
    const form = openForm({ schema: [{ id: 'n', type: 'number' }], initialValues: { n: 4 } })
    form.chooseSide('n', 'expression')
    form.type('n', '{{ open')
    form.blur('n')
    expect(form.at('n').error).toBeDefined()
    form.type('n', '{{ closed }}')
    expect(form.at('n').error).toBeUndefined()
    form.chooseSide('n', 'fixed')
    expect(form.data()).toEqual({ n: 4 })
  })
})

const ruledFields = [
  { id: 'a', type: 'number' },
  { id: 'b', type: 'array', items: { type: 'object', fields: [{ id: 'x', type: 'number' }] } },
  { id: 'g', type: 'object', fields: [{ id: 'x', type: 'number' }] },
  { id: 't', type: 'string' },
  { id: 'u', type: 'string' },
]

const ruled = (condition: object) => schemaOf(ruledFields, { rules: [rule(condition, 't')] })

describe('a rule that reads an expression', () => {
  const a = (operator: string, value?: unknown) => ({ id: 'a', operator, value })
  const known = { id: 'u', operator: 'is_empty' }

  it.each([
    ['equal', a('equal', 1), false],
    ['not_equal', a('not_equal', 1), false],
    ['greater_than', a('greater_than', 1), false],
    ['is_in', a('is_in', [1]), false],
    ['is_in an empty list', a('is_in', []), false],
    ['is_not_in an empty list', a('is_not_in', []), true],
    ['is_empty', a('is_empty'), false],
    ['is_not_empty', a('is_not_empty'), true],
    ['below a group', { id: 'g.x', operator: 'not_equal', value: 1 }, false],
    ['below a list', { id: 'b.items.x', operator: 'not_equal', value: 1 }, false],
    ['and with what holds', { and: [a('equal', 1), known] }, false],
    ['or with what holds', { or: [a('equal', 1), known] }, true],
    ['and with what does not hold', { and: [a('equal', 1), { id: 'u', operator: 'is_not_empty' }] }, false],
  ])('hides nothing that nobody knows: %s', (_name, condition, hidden) => {
    const form = openForm({ schema: ruled(condition), initialValues: { a: '{{ a }}', b: '{{ b }}', g: '{{ g }}' } })
    expect(form.at('t').cell.node.hidden).toBe(hidden)
  })

  it('knows where one of many values decides', () => {
    const initialValues = { b: [{ x: '{{ x }}' }, { x: 1 }] }
    const form = openForm({ schema: ruled({ id: 'b.items.x', operator: 'equal', value: 1 }), initialValues })
    expect(form.at('t').cell.node.hidden).toBe(true)
  })

  it('shows its field, optional and nothing else, and others do not know it unless it is empty', () => {
    const hidden = { id: 't', type: 'string', validation: { required: true }, ui_options: { ui_widget: 'hidden' } }
    const schema = schemaOf([...ruledFields.filter(({ id }) => id !== 't'), hidden, { id: 'v', type: 'string' }], {
      rules: [
        rule({ id: 'a', operator: 'equal', value: 1 }, 't', { ui_options: { ui_widget: 'textarea' }, label: 'Other' }),
        rule({ id: 't', operator: 'equal', value: 'x' }, 'v'),
        rule({ id: 't', operator: 'is_empty' }, 'u'),
      ],
    })
    const form = openForm({ schema, initialValues: { a: '{{ a }}' } })
    expect(form.at('t')).toMatchObject({ control: 'textarea', label: 'T', cell: { node: { hidden: false } } })
    expect(form.at('t').cell.node.definition.validation).toEqual({ required: false })
    expect(form.at('u').cell.node.hidden).toBe(true)
    form.type('t', 'x')
    expect(form.at('v').cell.node.hidden).toBe(false)
    expect(form.at('u').cell.node.hidden).toBe(false)
    expect(form.submitData()).toEqual({ a: '{{ a }}', t: 'x' })
    form.chooseSide('a', 'fixed')
    form.type('a', '1')
    expect(form.at('t')).toMatchObject({ label: 'Other', cell: { node: { definition: { validation: { required: true } } } } })
    expect(form.at('v').cell.node.hidden).toBe(true)
  })
})

describe('content that depends on an expression', () => {
  const schema = [
    { id: 'a', type: 'string', label: 'Account' },
    {
      id: 's',
      type: 'string',
      ui_options: { ui_widget: 'SelectWidget' },
      content: { type: ['managed'], content_objects: [{ id: 'things', content_object_depends_on_fields: [{ id: 'a' }] }] },
    },
  ]

  it('is not requested, names what it waits for, and keeps what was chosen', async () => {
    const form = openForm({ schema, initialValues: { a: '{{ a }}', s: 'stored' } })
    await form.settle()
    expect(form.contentRequests()).toHaveLength(0)
    expect(form.at('s').options).toMatchObject({ status: 'waiting', waitsForExpression: true, notInList: false })
    expect(form.at('s')).toMatchObject({ labelToFill: 'Account', error: undefined })
    form.blur('s')
    expect(form.at('s').error).toBeUndefined()
    expect(form.data()).toEqual({ a: '{{ a }}', s: 'stored' })
  })

  it('is asked for once that is fixed', async () => {
    const form = openForm({ schema, initialValues: { a: '{{ a }}' } })
    form.chooseSide('a', 'fixed')
    form.type('a', 'x')
    form.commit('a')
    await form.settle()
    expect(form.contentRequests()).toHaveLength(1)
  })
})

describe('a module', () => {
  const schema = [
    { id: 'n', type: 'number', on_action: { load_schema: true } },
    { id: 's', type: 'string' },
    { id: 'm', type: 'string', on_action: { load_schema: true } },
    { id: 'g', type: 'object', fields: [{ id: 'x', type: 'number' }] },
  ]

  it('is asked anew for no expression, and is sent those in fields of text alone', async () => {
    const form = openForm({ schema, initialValues: { n: '{{ n }}' } })
    await form.settle()
    expect(form.schemaRequests()).toHaveLength(0)
    form.chooseSide('n', 'fixed')
    form.chooseSide('n', 'expression')
    form.type('n', '{{ other }}')
    form.type('s', '{{ s }}')
    form.chooseSide('g', 'expression', '{{ g }}')
    form.commit('n')
    await form.settle()
    expect(form.schemaRequests()).toHaveLength(0)
    form.type('m', 'fixed')
    form.commit('m')
    await form.settle()
    expect(form.schemaRequests().map(({ formData }) => formData)).toEqual([{ s: '{{ s }}', m: 'fixed' }])
  })

  it('is asked, and sent all, where it understands them', async () => {
    const form = openForm({ schema, initialValues: { n: 1 }, templates: { isTemplate, reloads: true } })
    await form.settle()
    form.chooseSide('n', 'expression', '{{ n }}')
    await form.settle()
    expect(form.schemaRequests().at(-1)?.formData).toEqual({ n: '{{ n }}' })
  })
})

it('is off without templates: braces are text, and a number with them is wrong', () => {
  const form = createTestForm({
    schema: [
      { id: 'n', type: 'number' },
      { id: 's', type: 'string' },
    ],
    initialValues: { n: '{{ n }}', s: '{{ s }}' },
  })
  expect(form.at('n').error).toBeDefined()
  expect([form.at('n').cell.expression, form.at('s').cell.expression]).toEqual([false, false])
})

it('hands no secret of the other side over to whoever masks', () => {
  const form = openForm({ schema: [{ id: 'p', type: 'string', ui_options: { ui_widget: 'password' } }], initialValues: { p: 'hunter2' } })
  form.chooseSide('p', 'expression', '{{ secrets.p }}')
  expect(heldSecrets(form.store.state)).toContain('hunter2')
})
