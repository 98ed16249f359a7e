import { describe, expect, it } from 'vitest'
import { option, options, select, country, city } from '../support/contentFields.ts'
import { createTestForm, schemaOf } from '../support/createTestForm.ts'

const view = (form: ReturnType<typeof createTestForm>, path: string) => form.at(path).options

describe('a value that is not in the list', () => {
  it('of static choices is an error', async () => {
    const form = createTestForm({ schema: [country], initialValues: { country: 'us' } })
    expect(view(form, 'country')?.notInList).toBe(true)
    expect(await form.submit()).toBe('invalid')
    expect(form.at('country').cell.issue?.rule).toBe('choices')
  })

  it('of loaded ones stays, is marked, and is a warning in the summary that does not block', async () => {
    const form = createTestForm({ schema: [select('a')], initialValues: { a: 'gone' } })
    await form.settle()
    await form.answer(0, { a: options('x') })
    expect(view(form, 'a')?.notInList).toBe(true)
    expect(await form.submit()).toBe('submitted')
    expect(form.submitData()).toEqual({ a: 'gone' })
    expect(form.view().warnings).toMatchObject([{ address: '/a', path: ['a'], label: 'A' }])
    expect(form.view().errors).toEqual([])
    form.choose('a', 'x')
    expect(view(form, 'a')?.notInList).toBe(false)
    expect(form.view().warnings).toEqual([])
  })

  it('enters the summary when the list that doubts it arrives', async () => {
    const form = createTestForm({ schema: [select('a')], initialValues: { a: 'gone' } })
    await form.settle()
    await form.submit()
    expect(form.view().warnings).toEqual([])
    await form.answer(0, { a: options('x') })
    expect(form.view().warnings).toHaveLength(1)
  })

  it('is an error where a dependency changed in this session and the list is complete', async () => {
    const form = createTestForm({ schema: [country, city()], initialValues: { country: 'de', city: 'berlin' } })
    await form.settle()
    await form.answer(0, { city: options('berlin') })
    form.choose('country', 'fr')
    await form.settle()
    expect(await form.submit()).toBe('submitted')
    await form.answer(1, { city: options('paris') })
    expect(await form.submit()).toBe('invalid')
    expect(form.at('city').cell.issue?.rule).toBe('choices')
    expect(form.view().warnings).toEqual([])
  })

  it('is an error also where the dependency changed while the field was hidden', async () => {
    const rules = [
      {
        if: { and: [{ id: 'off', operator: 'equal', value: true }] },
        then: { fields: [{ id: 'city', apply_as: 'merge', ui_options: { ui_widget: 'hidden' } }] },
      },
    ]
    const schema = [country, { id: 'off', type: 'boolean', rules }, city()]
    const form = createTestForm({ schema, initialValues: { country: 'de', city: 'berlin' } })
    await form.settle()
    await form.answer(0, { city: options('berlin') })
    form.choose('off', true)
    form.choose('country', 'fr')
    form.choose('off', false)
    await form.settle()
    await form.answer(1, { city: options('paris') })
    expect(await form.submit()).toBe('invalid')
  })

  it.each([true, false])('is no error where the field loads another content object, brought by a rule: %s', async (byRule) => {
    const rule = { if: { and: [{ id: 'p', operator: 'is_not_empty' }] }, then: { fields: [{ ...select('b'), apply_as: 'merge' }] } }
    const fields = [
      { id: 'p', type: 'string' },
      { ...select('a'), id: 'b' },
    ]
    const form = createTestForm({ schema: schemaOf(fields, { rules: byRule ? [rule] : [] }) })
    await form.settle()
    await form.answer(0, { a: options('x') })
    form.choose('b', 'x')
    if (byRule) form.type('p', 'q')
    else {
      form.reload()
      await form.settle()
      await form.answer(1, schemaOf([{ id: 'p', type: 'string' }, select('b')]))
    }
    await form.settle()
    await form.answer(form.requests.length - 1, { b: options('y') })
    expect(view(form, 'b')?.notInList).toBe(true)
    expect(await form.submit()).toBe('submitted')
  })

  it('is no error where the list says that more exist', async () => {
    const form = createTestForm({ schema: [country, city()], initialValues: { country: 'de', city: 'berlin' } })
    form.choose('country', 'fr')
    await form.settle()
    await form.answer(0, { city: { data: options('paris'), pagination: { has_next_page: true } } })
    expect(await form.submit()).toBe('submitted')
  })

  it('loses its error when the list that holds it arrives', async () => {
    const form = createTestForm({ schema: [country, city()], initialValues: { country: 'de', city: 'berlin' } })
    form.choose('country', 'fr')
    await form.settle()
    await form.answer(0, { city: options('paris') })
    form.blur('city')
    expect(form.at('city').error).toBeDefined()
    form.choose('country', 'de')
    await form.settle()
    await form.answer(1, { city: options('berlin') })
    expect(form.at('city').error).toBeUndefined()
  })

  it('has its error back when the list has come that takes the place of the one it was not in', async () => {
    const schema = [country, { id: 'key', type: 'string', on_action: { load_schema: true } }, city()]
    const form = createTestForm({ schema, initialValues: { country: 'de', city: 'berlin' } })
    form.choose('country', 'fr')
    await form.settle()
    await form.answer(0, { city: options('paris') })
    form.blur('city')
    form.choose('key', 'k')
    await form.settle()
    const asks = form.requests.flatMap(({ endpoint }, index) => (endpoint === 'content' && index > 0 ? [index] : []))
    await form.fail(asks.at(-1) ?? -1, new Error('down'))
    expect(form.at('city').error).toBeUndefined()
    form.open('city')
    await form.settle()
    await form.answer(form.requests.length - 1, { city: options('paris') })
    expect(form.at('city').cell.issue?.rule).toBe('choices')
  })

  it('shows no error before its field was left, nor while another is typed', async () => {
    const open = { ...city(), content: { ...city().content, validation: { pattern: '^own-' } } }
    const form = createTestForm({ schema: [country, open], initialValues: { country: 'de', city: 'berlin' } })
    form.choose('country', 'fr')
    await form.settle()
    await form.answer(0, { city: options('paris') })
    expect(form.at('city').error).toBeUndefined()
    form.choose('city', 'paris')
    form.blur('city')
    form.type('city', 'pa')
    expect(form.at('city').error).toBeUndefined()
    form.blur('city')
    expect(form.at('city').error).toBeDefined()
  })

  it('was chosen while it was there, and shows no error of its type as the list comes without it', async () => {
    const form = createTestForm({ schema: [select('a')] })
    await form.settle()
    await form.answer(0, { a: [option(7)] })
    form.choose('a', 7)
    form.refresh('a')
    await form.settle()
    await form.answer(1, { a: [] })
    expect(form.at('a').error).toBeUndefined()
    form.blur('a')
    expect(form.at('a').cell.issue?.rule).toBe('type')
  })

  it('brings no error of another kind to the fields that load it', async () => {
    const required = { validation: { required: true } }
    const form = createTestForm({ schema: [select('a', required), select('b', required)], initialValues: { b: null } })
    await form.settle()
    await form.answer(0, { a: options('x'), b: options('x') })
    form.choose('a', 'x')
    form.blur('a')
    form.choose('a', undefined)
    form.refresh('a')
    await form.settle()
    await form.answer(1, { a: options('y') })
    expect(form.at('a').error).toBeUndefined()
    expect(form.at('b').error).toBeUndefined()
  })

  it('stays marked while the list is revalidated', async () => {
    const form = createTestForm({ schema: [select('a')], initialValues: { a: 'gone' } })
    await form.settle()
    await form.answer(0, { a: options('x') })
    form.refresh('a')
    await form.settle()
    expect(view(form, 'a')).toMatchObject({ status: 'loading', notInList: true })
  })

  it('is not marked any more where refreshing the list failed', async () => {
    const form = createTestForm({ schema: [select('a')], initialValues: { a: 'gone' } })
    await form.settle()
    await form.answer(0, { a: options('x') })
    form.refresh('a')
    await form.settle()
    await form.fail(1, new Error('down'))
    expect(view(form, 'a')).toMatchObject({ status: 'error', notInList: false })
  })

  it('of a multi-select is any of its values', async () => {
    const { id, content } = select('a')
    const form = createTestForm({
      schema: [{ id, type: 'array', items: { type: 'string', content } }],
      initialValues: { a: ['x', 'gone'] },
    })
    await form.settle()
    await form.answer(0, { a: options('x') })
    expect(view(form, 'a')?.notInList).toBe(true)
  })

  it('is nothing to remark in an input, which takes any text', async () => {
    const form = createTestForm({ schema: [select('a', { ui_options: { ui_widget: 'input' } })], initialValues: { a: 'mine' } })
    await form.settle()
    await form.answer(0, { a: options('x') })
    expect(view(form, 'a')?.notInList).toBe(false)
  })
})
