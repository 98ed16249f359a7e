import { describe, expect, it } from 'vitest'
import { createTestForm, type TestForm } from '../support/createTestForm.ts'
import { pasteTable } from '../support/pasteTable.ts'
import { people, text, two } from '../support/peopleFields.ts'

const tags = { id: 'tags', type: 'array', items: { type: 'string' } }
const focusOf = ({ store }: TestForm) => store.state.focus

describe('undo puts the focus', () => {
  it('into a row of a single value that is back', () => {
    const form = createTestForm({ schema: [tags], initialValues: { tags: ['a', 'b'] } })
    const first = form.find('tags/0')
    form.removeRow('tags', 0)
    form.undo()
    expect(focusOf(form)).toMatchObject({ address: first, row: first })
  })

  it('at the row whose copy is taken back, which stays folded', () => {
    const form = createTestForm({ schema: [people], initialValues: two })
    form.copyRow('people', 1)
    form.undo()
    expect(form.data()).toEqual(two)
    expect(focusOf(form)).toMatchObject({ address: '/people', row: form.find('people/1') })
  })

  it.each([
    [{ schema: [tags], initialValues: { tags: [''] } }, 'tags', 'a.com\nb.com', 'tags/0'],
    [{ schema: [people], initialValues: two }, 'people', 'Ada\t1\nBob\t2\nCy\t3', 'people/1/name'],
  ])('into the field that rows were pasted in, and so does redo', async (options, path, pasted, start) => {
    const form = createTestForm(options)
    const field = form.find(start)
    await pasteTable(form, `/${path}`, pasted, { start })
    form.undo()
    expect(form.data()).toEqual(options.initialValues)
    expect(focusOf(form)).toMatchObject({ address: field, row: field })
    form.redo()
    expect(focusOf(form)).toMatchObject({ address: field, row: field, request: 2 })
  })

  it('at the list that rows were pasted onto', async () => {
    const form = createTestForm({ schema: [tags], initialValues: { tags: ['a'] } })
    await pasteTable(form, '/tags', 'b\nc')
    form.undo()
    expect(focusOf(form)).toMatchObject({ address: '/tags', row: '/tags' })
  })

  it('at the list where the row is away again', () => {
    const form = createTestForm({ schema: [people], initialValues: two })
    form.removeRow('people', 0)
    form.undo()
    form.redo()
    expect(focusOf(form)).toMatchObject({ address: '/people', row: '/people' })
  })

  it('nowhere after a reset, and nowhere after what was discarded', () => {
    const form = createTestForm({ schema: [text('a')], initialValues: { a: 'x', gone: 'set aside' } })
    form.dispatch({ type: 'setAsideDiscarded' })
    form.undo()
    form.reset({})
    form.undo()
    expect(form.data()).toEqual({ a: 'x' })
    expect(focusOf(form)).toBeUndefined()
  })

  it('nowhere where the field is away', () => {
    const form = createTestForm({ schema: [text('a'), text('b')] })
    form.type('a', 'x')
    form.replaceStart([text('b')])
    form.undo()
    expect(focusOf(form)).toBeUndefined()
  })
})
