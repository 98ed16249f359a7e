import { describe, expect, it } from 'vitest'
import { createTestForm, schemaOf } from '../support/createTestForm.ts'

const text = (id: string, validation: object = {}, rest: object = {}) => ({ id, type: 'string', validation, ...rest })
const required = { required: true }
const rule = (form: ReturnType<typeof createTestForm>, path: string) => form.at(path).cell.issue?.rule
const hide = (id: string, on: string) => ({
  if: { and: [{ id: on, operator: 'equal', value: true }] },
  then: { fields: [{ id, apply_as: 'merge', ui_options: { ui_widget: 'hidden' } }] },
})
const show = (id: string, on: string) => ({
  if: { and: [{ id: on, operator: 'equal', value: true }] },
  then: { fields: [{ id, apply_as: 'merge', ui_options: { ui_widget: null } }] },
})

describe('when an error shows', () => {
  it('is on blur, and not while the first text is typed', () => {
    const form = createTestForm({ schema: [text('a', { min_length: 3 })] })
    form.type('a', 'x')
    expect(form.at('a').error).toBeUndefined()
    form.blur('a')
    expect(rule(form, 'a')).toBe('min_length')
  })

  it('is gone where a reload replaces the value by another default of the group around it', async () => {
    const groupWith = (x: string) => ({ id: 'g', type: 'object', fields: [text('x', {}, { format: 'email' })], default: { x } })
    const form = createTestForm({ schema: [groupWith('x')] })
    void form.submit()
    await form.settle()
    expect(rule(form, 'g/x')).toBe('format')
    form.reload()
    await form.settle()
    await form.answer(form.requests.length - 1, schemaOf([groupWith('x@example.com')]))
    expect(form.data()).toEqual({ g: { x: 'x@example.com' } })
    expect(rule(form, 'g/x')).toBeUndefined()
  })

  it('is at every change once it shows, with the next rule that breaks', () => {
    const form = createTestForm({ schema: [text('a', { required: true, min_length: 3, pattern: '^a' })] })
    form.blur('a')
    expect(rule(form, 'a')).toBe('required')
    form.type('a', 'b')
    expect(rule(form, 'a')).toBe('min_length')
    form.type('a', 'bcd')
    expect(rule(form, 'a')).toBe('pattern')
    form.type('a', 'abc')
    expect(form.at('a').error).toBeUndefined()
  })

  it('is no more after it was mended, until the next blur', () => {
    const form = createTestForm({ schema: [text('a', required)] })
    form.blur('a')
    form.type('a', 'x')
    form.type('a', '')
    expect(form.at('a').error).toBeUndefined()
    form.blur('a')
    expect(rule(form, 'a')).toBe('required')
  })

  it('is never in a summary before a submit was tried', () => {
    const form = createTestForm({ schema: [text('a', required)] })
    form.blur('a')
    expect(form.view().errors).toEqual([])
  })

  it('is at once where a value of the host does not fit its field', () => {
    const number = { id: 'n', type: 'number' }
    const form = createTestForm({
      schema: [
        number,
        { id: 'list', type: 'array', items: { type: 'object', fields: [number] } },
        { id: 'g', type: 'object', fields: [number] },
      ],
      initialValues: { n: 'five', list: [{ n: 1 }, { n: 'two' }], g: 'text' },
    })
    expect(rule(form, 'n')).toBe('type')
    expect(form.at('list/0/n').error).toBeUndefined()
    expect(rule(form, 'list/1/n')).toBe('type')
    expect(rule(form, 'g')).toBe('type')
    expect([...form.at('list').keysWithError]).toHaveLength(1)
  })

  it('of a row marks the array, so that the row opens', () => {
    const items = { type: 'object', fields: [text('a', required)] }
    const form = createTestForm({ schema: [{ id: 'list', type: 'array', items }], initialValues: { list: [{ a: 'x' }, {}] } })
    expect([...form.at('list').keysWithError]).toEqual([])
    form.blur('list/1/a')
    expect([...form.at('list').keysWithError]).toEqual([form.find('list/1').split('/').at(-1)])
    form.type('list/1/a', 'x')
    expect([...form.at('list').keysWithError]).toEqual([])
  })
})

describe('messages', () => {
  it('come from the module, then from the host, then from the form', () => {
    const form = createTestForm({
      schema: [
        text('a', required, { validation_messages: { required: 'Of the module.' } }),
        text('b', required),
        text('c', { min_length: 2 }),
      ],
      messages: { required: 'Of the host.' },
    })
    form.type('c', 'x')
    for (const id of ['a', 'b', 'c']) form.blur(id)
    expect(form.at('a').error).toBe('Of the module.')
    expect(form.at('b').error).toBe('Of the host.')
    expect(form.at('c').error).toMatch(/at least 2/)
  })

  it('of the host that change are shown at once', () => {
    const form = createTestForm({ schema: [text('a', required)], messages: { required: 'First.' } })
    form.blur('a')
    form.changeSettings({ messages: { required: 'Second.' } })
    expect(form.at('a').error).toBe('Second.')
  })

  it('of what is unchecked are shown and gone as the host has it', () => {
    const form = createTestForm({ schema: [text('a', { pattern: '^a' })], matchPattern: () => 'unchecked', initialValues: { a: 'b' } })
    form.blur('a')
    expect(form.at('a')).toMatchObject({ error: undefined, unchecked: true })
    form.changeSettings({ uncheckedError: 'Not accepted.' })
    expect(form.at('a')).toMatchObject({ error: 'Not accepted.', unchecked: false })
    form.changeSettings({ uncheckedError: undefined })
    expect(form.at('a')).toMatchObject({ error: undefined, unchecked: true })
  })
})

describe('hidden fields', () => {
  it('are not validated', async () => {
    const hidden = { ui_options: { ui_widget: 'hidden' } }
    const form = createTestForm({
      schema: [text('a', required, hidden), { id: 'g', type: 'object', fields: [text('b', required)], ...hidden }],
    })
    expect(await form.submit()).toBe('submitted')
  })

  it('lose the error they showed, and block nothing', async () => {
    const form = createTestForm({
      schema: [
        { id: 'off', type: 'boolean', rules: [hide('g', 'off')] },
        { id: 'g', type: 'object', fields: [text('a', required)] },
      ],
    })
    expect(await form.submit()).toBe('invalid')
    form.choose('off', true)
    expect(form.view().errors).toEqual([])
    expect(await form.submit()).toBe('submitted')
  })

  it('show no error when they appear, before they are touched or a submit is tried', async () => {
    const form = createTestForm({
      schema: [{ id: 'on', type: 'boolean', rules: [show('a', 'on')] }, text('a', required, { ui_options: { ui_widget: 'hidden' } })],
    })
    form.choose('on', true)
    expect(form.at('a').error).toBeUndefined()
    expect(await form.submit()).toBe('invalid')
    expect(rule(form, 'a')).toBe('required')
  })

  it('that come back show no error either', () => {
    const form = createTestForm({ schema: [{ id: 'off', type: 'boolean', rules: [hide('a', 'off')] }, text('a', required)] })
    form.blur('a')
    form.choose('off', true)
    form.choose('off', false)
    expect(form.at('a').error).toBeUndefined()
  })
})

describe('other rules for a field', () => {
  it('mend an error that shows', () => {
    const rules = [
      {
        if: { and: [{ id: 'free', operator: 'equal', value: true }] },
        then: { fields: [{ id: 'a', apply_as: 'merge', validation: { required: false } }] },
      },
    ]
    const form = createTestForm({ schema: [{ id: 'free', type: 'boolean', rules }, text('a', required)] })
    form.blur('a')
    form.choose('free', true)
    expect(form.at('a').error).toBeUndefined()
  })

  it('of a reload mend one too', async () => {
    const form = createTestForm({ schema: [text('a', required)] })
    form.blur('a')
    form.reload()
    await form.settle()
    await form.answer(0, schemaOf([text('a')]))
    expect(form.at('a').error).toBeUndefined()
  })
})

describe('groups and rows', () => {
  it('are validated inside, whether a group has a value yet or not', async () => {
    const form = createTestForm({ schema: [{ id: 'g', type: 'object', fields: [text('a', required)] }] })
    expect(await form.submit()).toBe('invalid')
    expect(form.view().errors.map(({ address }) => address)).toEqual(['/g/a'])
  })

  it('required have a row that is not empty', async () => {
    const list = { id: 'list', type: 'array', validation: required, items: { type: 'string' } }
    const form = createTestForm({ schema: [list] })
    expect(await form.submit()).toBe('invalid')
    form.addRow('list')
    expect(rule(form, 'list')).toBe('required')
    form.type('list/0', 'x')
    expect(form.at('list').error).toBeUndefined()
    form.removeRow('list', 0)
    expect(form.at('list').error).toBeUndefined()
    expect(await form.submit()).toBe('invalid')
  })
})

describe('a group that is required', () => {
  it('has a value in a field that is not off', async () => {
    const form = createTestForm({
      schema: [
        { id: 'off', type: 'boolean', rules: [hide('g.x', 'off')] },
        { id: 'g', type: 'object', validation: required, fields: [text('x')] },
      ],
      initialValues: { g: { x: 'v' } },
    })
    expect(await form.submit()).toBe('submitted')
    form.choose('off', true)
    expect(form.at('g/x').cell.node.hidden).toBe(true)
    expect(await form.submit()).toBe('invalid')
  })
})

describe('a pattern that is being decided', () => {
  it('shows no error, also not the one that stood before, until it is', () => {
    let answer: boolean | 'pending' = 'pending'
    const form = createTestForm({ schema: [text('a', { required: true, pattern: '^a' })], matchPattern: () => answer })
    form.blur('a')
    expect(rule(form, 'a')).toBe('required')
    form.type('a', 'b')
    expect(form.at('a').error).toBeUndefined()
    answer = false
    form.dispatch({ type: 'patternsSettled' })
    expect(rule(form, 'a')).toBe('pattern')
  })

  it('holds a submit until it is', async () => {
    let answer: boolean | 'pending' = 'pending'
    const form = createTestForm({ schema: [text('a', { pattern: '^a' })], matchPattern: () => answer })
    form.type('a', 'b')
    const outcome = form.submit()
    await form.settle()
    expect(form.view().submit.phase).toBe('waiting')
    answer = false
    form.dispatch({ type: 'patternsSettled' })
    expect(await outcome).toBe('invalid')
  })

  it('holds no submit of a form that goes from the page', async () => {
    const form = createTestForm({ schema: [text('a', { pattern: '^a' })], matchPattern: () => 'pending' })
    form.type('a', 'b')
    let outcome: string | undefined
    void form.submit().then((end) => (outcome = end))
    await form.settle()
    form.stop()
    await form.settle()
    expect(outcome).toBe('stopped')
  })

  it('has the form checked once more where it was edited meanwhile', async () => {
    let answer: boolean | 'pending' = 'pending'
    const form = createTestForm({ schema: [text('a', { pattern: '^a' }), text('b', required)], matchPattern: () => answer })
    form.type('a', 'a')
    form.type('b', 'x')
    const outcome = form.submit()
    await form.settle()
    form.type('b', '')
    answer = true
    form.dispatch({ type: 'patternsSettled' })
    expect(await outcome).toBe('invalid')
    expect(form.view().errors.map(({ address }) => address)).toEqual(['/b'])
  })

  it('of a field that is hidden or removed meanwhile holds nothing', async () => {
    const schema = [
      { id: 'off', type: 'boolean', rules: [hide('a', 'off')] },
      text('a', { pattern: '^a' }),
      { id: 'list', type: 'array', items: { type: 'string', validation: { pattern: '^a' } } },
    ]
    const form = createTestForm({ schema, matchPattern: () => 'pending', initialValues: { a: 'x', list: ['x'] } })
    const outcome = form.submit()
    await form.settle()
    form.removeRow('list', 0)
    form.choose('off', true)
    form.dispatch({ type: 'patternsSettled' })
    expect(await outcome).toBe('submitted')
  })
})
