import { describe, expect, it } from 'vitest'
import { become } from '../support/become.ts'
import { createTestForm, type TestForm } from '../support/createTestForm.ts'

const name = { id: 'name', type: 'string' }
const kind = { id: 'kind', type: 'string', choices: ['a', 'b'] }
const tags = { id: 'tags', type: 'array', items: { type: 'string' } }
const loads = { on_action: { load_schema: true } }

const frame = (form: TestForm) => form.clock.advance(16)

/** Nothing was handed to the host, and there is nothing to undo. */
async function expectNoChange(form: TestForm) {
  await frame(form)
  expect([form.changes.length, form.view().history.canUndo]).toEqual([0, false])
}

describe('a field that is set to what it holds', () => {
  it.each(['choose', 'set'] as const)('has not changed (%s)', async (how) => {
    const form = createTestForm({ schema: [kind], initialValues: { kind: 'b' } })
    form[how]('kind', 'b')
    await expectNoChange(form)
    expect(form.at('kind').cell.origin).not.toBe('user')
  })

  it('keeps its default as the choice of the user, also where the module gives another default', async () => {
    const form = createTestForm({ schema: [{ ...kind, default: 'a' }] })
    form.choose('kind', 'a')
    await become(form, [{ ...kind, default: 'b' }])
    expect(form.data()).toEqual({ kind: 'a' })
  })

  it('commits a text that is being typed', async () => {
    const form = createTestForm({ schema: [{ ...name, ...loads }] })
    form.type('name', 'Ada')
    await form.settle()
    expect(form.requests).toHaveLength(0)
    form.choose('name', 'Ada')
    await form.settle()
    expect(form.requests).toHaveLength(1)
  })

  it('loses a text that is no value where it is cleared', () => {
    const form = createTestForm({ schema: [{ id: 'size', type: 'integer' }] })
    form.type('size', '1x')
    form.choose('size', undefined)
    expect(form.at('size').cell).toMatchObject({ unread: false, value: undefined })
    expect(form.at('size').cell.text ?? '').toBe('')
  })

  it('takes a list as new only where its rows differ', async () => {
    const form = createTestForm({ schema: [tags], initialValues: { tags: ['x', 'y'] } })
    const keys = form.at('tags').cell.rows
    form.set('tags', ['x', 'y'])
    expect(form.at('tags').cell.rows).toEqual(keys)
    form.set('tags', ['x'])
    expect(form.data()).toEqual({ tags: ['x'] })
  })
})

describe('a change at a place that is not there', () => {
  it('is none', async () => {
    const form = createTestForm({ schema: [name, tags], initialValues: { tags: ['x'] } })
    const gone = { address: '/gone' }
    form.dispatch({ type: 'valueChosen', ...gone, value: 1 })
    form.dispatch({ type: 'textTyped', ...gone, text: 'x' })
    form.dispatch({ type: 'fieldLeft', ...gone })
    form.dispatch({ type: 'rowAdded', ...gone })
    form.dispatch({ type: 'valuesSet', values: [{ ...gone, value: 1 }] })
    for (const address of ['/gone', '/name', '/tags']) {
      form.dispatch({ type: 'rowRemoved', address, key: 'k99' })
      form.dispatch({ type: 'rowMoved', address, key: 'k99', to: 0 })
    }
    await expectNoChange(form)
    expect(form.data()).toEqual({ tags: ['x'] })
  })

  it('is no value either: what a widget gives that is no JSON leaves the field as it is', async () => {
    const form = createTestForm({ schema: [kind], initialValues: { kind: 'b' } })
    form.choose('kind', () => 'a')
    await expectNoChange(form)
    expect(form.data()).toEqual({ kind: 'b' })
  })
})

describe('a row that is added', () => {
  it.each([
    ['a box, unchecked', { type: 'boolean' }, [false]],
    ['a box with a default', { type: 'boolean', default: true }, [true]],
    ['a text', { type: 'string' }, ['']],
  ])('of %s', (_, items, expected) => {
    const form = createTestForm({ schema: [{ id: 'list', type: 'array', items }] })
    form.addRow('list')
    expect(form.valueAt(['list'])).toEqual(expected)
  })

  it('may be moved no further than the ends of its list', () => {
    const form = createTestForm({ schema: [tags], initialValues: { tags: ['x', 'y', 'z'] } })
    form.moveRow('tags', 0, 99)
    expect(form.data()).toEqual({ tags: ['y', 'z', 'x'] })
    form.moveRow('tags', 2, -5)
    expect(form.data()).toEqual({ tags: ['x', 'y', 'z'] })
  })
})

describe('a field that is left', () => {
  const needed = { ...name, validation: { required: true } }

  it('shows that it is required, in a form that can be edited', () => {
    const form = createTestForm({ schema: [needed] })
    form.blur('name')
    expect(form.at('name').error).toBe('This field is required.')
    const reader = createTestForm({ schema: [needed], readOnly: true })
    reader.blur('name')
    reader.changeSettings({ readOnly: false })
    expect(reader.at('name').error).toBeUndefined()
  })

  it('shows nothing where it waits for another one', () => {
    const content = { type: ['managed'], content_objects: [{ id: 'cities', content_object_depends_on_fields: [{ id: 'kind' }] }] }
    const city = { id: 'city', type: 'string', content, validation: { required: true } }
    const form = createTestForm({ schema: [kind, city] })
    form.blur('city')
    expect(form.at('city').error).toBeUndefined()
  })

  it.each([
    ['007', undefined],
    ['0.0000001', '0.0000001'],
    ['1x', '1x'],
  ])('shows the number %s as it was read', (typed, text) => {
    const form = createTestForm({ schema: [{ id: 'size', type: 'number' }] })
    form.type('size', typed)
    form.blur('size')
    expect(form.at('size').cell.text).toBe(text)
  })
})
