import { describe, expect, it } from 'vitest'
import { createTestForm, type TestForm } from '../support/createTestForm.ts'
import { choices, people, text, two } from '../support/peopleFields.ts'
import { handleOf, snapshotForm } from '../support/snapshotForm.ts'

const history = ({ store }: TestForm) => store.state.history

describe('undo', () => {
  it('takes back a text as one change, until it is committed', () => {
    const form = createTestForm({ schema: [text('a')], initialValues: { a: 'old' } })
    for (const typed of ['n', 'ne', 'new']) form.type('a', typed)
    form.blur('a')
    for (const typed of ['newe', 'newer']) form.type('a', typed)
    form.undo()
    expect(form.data()).toEqual({ a: 'new' })
    form.undo()
    expect(form.data()).toEqual({ a: 'old' })
    expect(history(form)).toMatchObject({ canUndo: false, canRedo: true })
    form.redo()
    form.redo()
    expect(form.data()).toEqual({ a: 'newer' })
  })

  it('ends a text where another field is changed', () => {
    const form = createTestForm({ schema: [text('a'), text('b')] })
    form.type('a', '1')
    form.type('b', '2')
    form.type('a', '13')
    form.undo()
    expect(form.data()).toEqual({ a: '1', b: '2' })
  })

  it('brings back text that does not read as a value, as typed', () => {
    const form = createTestForm({ schema: [{ id: 'n', type: 'number' }] })
    form.type('n', '1,5,')
    form.blur('n')
    form.choose('n', 3)
    form.undo()
    expect(form.at('n').cell).toMatchObject({ text: '1,5,', unread: true, value: undefined })
    expect(form.at('n').error).toBeDefined()
  })

  it('brings back what was touched where a rule has made the field another', () => {
    const editor = { id: 'people', type: 'object', apply_as: 'fully_replace', ui_options: { ui_widget: 'CodeblockWidget' } }
    const rules = [{ if: { and: [{ id: 'a', operator: 'equal', value: 'x' }] }, then: { fields: [editor] } }]
    const form = createTestForm({ schema: [text('a', { rules }), people] })
    form.blur('people')
    form.type('a', 'x')
    form.undo()
    expect(form.at('people').cell.touched).toBe(true)
  })

  it('brings back what was touched and which errors showed', () => {
    const form = createTestForm({ schema: [text('a', { validation: { required: true } }), text('b')] })
    form.blur('a')
    expect(form.at('a').error).toBe('This field is required.')
    form.type('a', 'x')
    form.blur('a')
    expect(form.at('a').error).toBeUndefined()
    form.undo()
    expect(form.at('a').error).toBe('This field is required.')
    form.redo()
    expect(form.at('a').error).toBeUndefined()
  })

  it('shows all errors that a submit has since asked for', async () => {
    const form = createTestForm({ schema: [text('a', { validation: { required: true } })] })
    form.type('a', 'x')
    form.blur('a')
    await form.submit()
    form.undo()
    expect(form.at('a').error).toBe('This field is required.')
  })

  it.each<[string, (form: TestForm) => void]>([
    ['a row that was added', (form) => form.addRow('people')],
    ['a row that was removed', (form) => form.removeRow('people', 0)],
    ['a row that was moved', (form) => form.moveRow('people', 0, 1)],
    ['a row that was copied', (form) => form.copyRow('people', 0)],
    ['a list that was set', (form) => form.dispatch({ type: 'valuesSet', values: [{ address: '/people', value: [{}] }], byUser: true })],
    ['a choice', (form) => form.choose('size', 'M')],
    ['a choice that was cleared', (form) => form.choose('size', undefined)],
    ['a reset', (form) => form.reset({})],
    ['what was discarded', (form) => form.dispatch({ type: 'setAsideDiscarded' })],
  ])('takes back %s, with all that the form holds and shows', (_, change) => {
    const form = createTestForm({
      schema: [people, text('size', { ...choices('S', 'M'), default: 'S' })],
      initialValues: { ...two, gone: 'set aside' },
    })
    form.type('people/1/age', '1,5')
    form.blur('people/1/age')
    const before = snapshotForm(form)
    change(form)
    const after = snapshotForm(form)
    expect(after).not.toEqual(before)
    form.undo()
    expect(snapshotForm(form)).toEqual(before)
    form.redo()
    expect(snapshotForm(form)).toEqual(after)
  })

  it('brings back what the last submit said, where a reset had dropped it', async () => {
    const form = createTestForm({
      schema: [text('a')],
      initialValues: { a: 'x' },
      onSubmit: () => ({
        errors: [
          { path: 'a', message: 'Taken.' },
          { path: 'nowhere', message: 'Odd.' },
        ],
      }),
    })
    await form.submit()
    const before = snapshotForm(form)
    form.reset({})
    form.undo()
    expect(snapshotForm(form)).toEqual(before)
    expect(form.view().errors.map(({ message }) => message)).toEqual(['Taken.', 'Odd.'])
  })

  it('takes back a batch as one change', () => {
    const form = createTestForm({ schema: [text('a'), text('b')], initialValues: { a: '1' } })
    handleOf(form).setValues(
      [
        { path: 'a', value: '2' },
        { path: ['b'], value: '3' },
      ],
      { byUser: true },
    )
    expect(form.data()).toEqual({ a: '2', b: '3' })
    form.undo()
    expect(form.data()).toEqual({ a: '1' })
  })

  it('forgets what was taken back as soon as something else is done', () => {
    const form = createTestForm({ schema: [text('a'), text('b')] })
    form.type('a', '1')
    form.undo()
    form.type('b', '2')
    expect(history(form).canRedo).toBe(false)
    form.redo()
    expect(form.data()).toEqual({ b: '2' })
  })

  it('keeps 200 changes', () => {
    const form = createTestForm({ schema: [text('a', choices('S', 'M'))] })
    for (let turn = 0; turn < 210; turn += 1) form.choose('a', turn % 2 === 0 ? 'S' : 'M')
    let count = 0
    for (; history(form).canUndo; count += 1) form.undo()
    expect(count).toBe(200)
  })

  it('is not offered where nothing can be edited', () => {
    const form = createTestForm({ schema: [text('a')] })
    form.type('a', '1')
    form.changeSettings({ readOnly: true })
    expect(history(form).canUndo).toBe(false)
    form.undo()
    expect(form.data()).toEqual({ a: '1' })
    form.changeSettings({ readOnly: false })
    expect(history(form).canUndo).toBe(true)
  })

  it('puts the focus where the change was made', () => {
    const form = createTestForm({ schema: [text('a'), people], initialValues: two })
    form.type('a', '1')
    form.removeRow('people', 0)
    const [key] = [...keysOf(form)]
    form.undo()
    expect(form.store.state.focus).toMatchObject({ address: '/people', row: `/people/${keysOf(form)[0]}` })
    expect(keysOf(form)).toContain(key)
    form.undo()
    expect(form.store.state.focus?.address).toBe('/a')
  })

  it('says what was taken back', () => {
    const form = createTestForm({ schema: [text('a', { label: 'Address' })] })
    form.type('a', '1')
    form.undo()
    expect(history(form).applied).toMatchObject({ direction: 'undo', label: 'Address' })
    form.redo()
    expect(history(form).applied).toMatchObject({ direction: 'redo', label: 'Address' })
  })

  it('leaves it to the rows to say that one is back, and does nothing where none was removed', () => {
    const form = createTestForm({ schema: [text('a'), people], initialValues: two })
    form.type('a', '1')
    form.restoreRow()
    expect(form.data()).toEqual({ a: '1', ...two })
    form.removeRow('people', 0)
    form.restoreRow()
    expect(form.data()).toEqual({ a: '1', ...two })
    expect(history(form)).toMatchObject({ applied: undefined, canRedo: true })
  })
})

describe('undo and the host', () => {
  it('leaves alone what the host has set', () => {
    const form = createTestForm({ schema: [text('a'), text('b')] })
    handleOf(form).setValues(
      [
        { path: 'a', value: '1' },
        { path: 'b', value: '1' },
      ],
      { byUser: true },
    )
    form.set('a', 'of the host')
    form.undo()
    expect(form.data()).toEqual({ a: 'of the host' })
    expect(history(form).canUndo).toBe(false)
  })

  it('brings back a row beside one in which the host has set something', () => {
    const form = createTestForm({ schema: [people], initialValues: two })
    form.removeRow('people', 1)
    form.set('people/0/name', 'Edith')
    form.undo()
    expect(form.data()).toEqual({ people: [{ name: 'Edith' }, { name: 'Grace' }] })
  })

  it('does not take away a row in which the host has set something', () => {
    const form = createTestForm({ schema: [people], initialValues: two })
    form.addRow('people')
    form.set('people/2/name', 'Edith')
    form.undo()
    expect(form.data()).toEqual({ people: [{ name: 'Ada' }, { name: 'Grace' }, { name: 'Edith' }] })
  })

  it('does not take away the rows of a reset in one of which the host has set something', () => {
    const form = createTestForm({ schema: [people] })
    form.reset(two)
    form.set('people/0/name', 'Edith')
    form.undo()
    expect(form.data()).toEqual({ people: [{ name: 'Edith' }, { name: 'Grace' }] })
  })

  it('has nothing to take back after the host has reset the form to values of its own', () => {
    const form = createTestForm({ schema: [text('a')] })
    form.type('a', '1')
    handleOf(form).reset({ a: 'saved' })
    expect(history(form).canUndo).toBe(false)
    form.type('a', '2')
    handleOf(form).reset()
    form.undo()
    expect(form.data()).toEqual({ a: '2' })
  })

  it('leaves alone the fields that another schema of the host defines anew', () => {
    const form = createTestForm({ schema: [text('a'), text('b')] })
    handleOf(form).setValues(
      [
        { path: 'a', value: '1' },
        { path: 'b', value: '1' },
      ],
      { byUser: true },
    )
    form.replaceStart([text('a'), text('b', { default: 'new' })])
    form.undo()
    expect(form.data()).toEqual({ b: '1' })
  })

  it('sets nothing of a batch in which a path leads nowhere, or two overlap', () => {
    const form = createTestForm({ schema: [text('a'), people], initialValues: two })
    const { setValues } = handleOf(form)
    expect(() =>
      setValues([
        { path: 'a', value: '1' },
        { path: 'nowhere', value: '2' },
      ]),
    ).toThrow('found no field at "nowhere"')
    expect(() =>
      setValues([
        { path: 'people', value: [] },
        { path: 'people/0/name', value: '2' },
      ]),
    ).toThrow('setValues got two values at or around ["people",0,"name"]. Give each place once')
    expect(form.data()).toEqual(two)
  })

  it('tells the host of the change as of any other', async () => {
    const form = createTestForm({ schema: [text('a')] })
    form.type('a', '1')
    await form.clock.advance(16)
    form.undo()
    await form.clock.advance(16)
    expect(form.changes.map(({ formData, meta }) => [formData, meta.reason])).toEqual([
      [{ a: '1' }, 'edit'],
      [{}, 'edit'],
    ])
  })
})

const keysOf = (form: TestForm) => form.at('people').cell.rows ?? []
