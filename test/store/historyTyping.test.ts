import { describe, expect, it } from 'vitest'
import { createControlledForm, handedTo } from '../support/createControlledForm.ts'
import { createTestForm, type TestForm } from '../support/createTestForm.ts'
import { choices, text } from '../support/peopleFields.ts'
import { snapshotForm } from '../support/snapshotForm.ts'

const size = text('size', choices('S', 'M'))

/** A text that changes another field while it says "on". */
const switching = (field: object) =>
  text('a', {
    rules: [{ if: { and: [{ id: 'a', operator: 'equal', value: 'on' }] }, then: { fields: [{ apply_as: 'merge', ...field }] } }],
  })

describe('undo of a text', () => {
  it('takes back with it what a rule has given to another field while it was typed', () => {
    const form = createTestForm({ schema: [switching({ id: 'n', default: 7 }), { id: 'n', type: 'integer' }] })
    for (const typed of ['o', 'on']) form.type('a', typed)
    expect(form.data()).toEqual({ a: 'on', n: 7 })
    form.undo()
    expect(form.data()).toEqual({})
  })

  it('takes back with it what a rule has set aside while it was typed, more than once', () => {
    const form = createTestForm({ schema: [switching({ id: 'b', type: 'number' }), text('b')] })
    form.type('b', 'words')
    form.blur('b')
    const before = snapshotForm(form)
    for (const typed of ['o', 'on', 'one', 'on']) form.type('a', typed)
    expect(form.setAside()).toEqual({ b: 'words' })
    form.undo()
    expect(snapshotForm(form)).toEqual(before)
  })

  it('brings back the text as it was typed, where another stands for the same value', () => {
    const form = createTestForm({ schema: [{ id: 'j', type: 'object', ui_options: { ui_widget: 'CodeblockWidget' } }] })
    form.type('j', '{"n":1}')
    form.blur('j')
    form.type('j', '{ "n": 1 }')
    form.undo()
    expect(form.at('j').cell.text).toBe('{"n":1}')
  })

  it('has nothing to take back where the same text was typed, and takes back what is typed on from there alone', () => {
    const form = createTestForm({ schema: [text('a'), size] })
    form.type('a', 'x')
    form.blur('a')
    form.choose('size', 'S')
    form.undo()
    form.type('a', 'x')
    form.redo()
    expect(form.data()).toEqual({ a: 'x', size: 'S' })
    form.type('a', 'x')
    form.type('a', 'xy')
    form.undo()
    expect(form.data()).toEqual({ a: 'x', size: 'S' })
  })
})

describe('a text that is typed', () => {
  it.each<[string, (form: TestForm) => unknown]>([
    ['it is committed', (form) => form.commit('a')],
    ['the form is submitted', (form) => form.submit()],
    ['the host sets another field', (form) => form.set('size', 'M')],
  ])('is one change until %s', async (_, end) => {
    const form = createTestForm({ schema: [text('a'), size], initialValues: { size: 'M' } })
    for (const typed of ['x', 'xy']) form.type('a', typed)
    await end(form)
    for (const typed of ['xyz', 'xyz!']) form.type('a', typed)
    form.undo()
    expect(form.data()).toEqual({ a: 'xy', size: 'M' })
    form.undo()
    expect(form.data()).toEqual({ size: 'M' })
  })

  it.each<[string, (form: TestForm) => void]>([
    ['another field is committed', (form) => form.commit('b')],
    ['another field is left', (form) => form.blur('b')],
    ['its field is asked to have the focus', (form) => form.focus('a')],
  ])('stays one change where %s meanwhile', (_, interrupt) => {
    const form = createTestForm({ schema: [text('a'), text('b')] })
    form.type('a', 'x')
    interrupt(form)
    form.type('a', 'xy')
    form.undo()
    expect(form.data()).toEqual({})
  })

  it('is a change of its own where the text before it was taken back', () => {
    const form = createTestForm({ schema: [text('a'), size] })
    form.choose('size', 'S')
    form.type('a', 'x')
    form.undo()
    form.type('a', 'y')
    expect(form.store.state.history.canRedo).toBe(false)
    form.undo()
    expect(form.data()).toEqual({ size: 'S' })
  })

  it('is a change of its own where the host has given its field another value meanwhile', async () => {
    const form = await createControlledForm({}, { schema: [text('a'), size] })
    form.choose('size', 'S')
    form.type('a', 'x')
    await form.clock.advance(16)
    const told = handedTo(form).at(-1)
    form.give(told)
    form.give({ ...told, a: 'of the host' })
    form.type('a', 'of the host!')
    form.undo()
    expect(form.data()).toEqual({ a: 'of the host', size: 'S' })
    form.undo()
    expect(form.data()).toEqual({ a: 'of the host' })
  })

  it.each([false, true])(
    'is a change of its own where the host has given a field beside it, which no undo may hide (after another: %s)',
    async (isSecond) => {
      const group = { id: 'g', type: 'object', fields: [text('x'), text('y')] }
      const form = await createControlledForm({ g: 'no group' }, { schema: [size, group] })
      if (isSecond) form.choose('size', 'S')
      form.type('g/x', '1')
      await form.clock.advance(16)
      const told = handedTo(form).at(-1)
      form.give(told)
      form.give({ ...told, g: { x: '1', y: 'of the host' } })
      form.type('g/x', '12')
      expect(form.store.state.history.canUndo).toBe(true)
      form.undo()
      expect(form.data()).toEqual({ ...(isSecond && { size: 'S' }), g: { x: '1', y: 'of the host' } })
    },
  )
})
