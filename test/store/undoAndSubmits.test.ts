import { describe, expect, it } from 'vitest'
import { createTestForm, schemaOf, type TestForm } from '../support/createTestForm.ts'
import { people, text, two } from '../support/peopleFields.ts'
import { handleOf, snapshotForm } from '../support/snapshotForm.ts'

const required = { validation: { required: true } }
const shown = (form: TestForm) => form.view().errors.map(({ message }) => message)

describe('undo after a submit', () => {
  it('ends that the form says it was submitted', async () => {
    const form = createTestForm({ schema: [text('a')], onSubmit: () => undefined })
    form.type('a', 'x')
    expect(await form.submit()).toBe('submitted')
    expect(form.view().submit.phase).toBe('submitted')
    form.undo()
    expect(form.view().submit.phase).toBe('idle')
  })

  it('of a reset ends it too', async () => {
    const form = createTestForm({ schema: [text('a')], initialValues: { a: 'x' }, onSubmit: () => undefined })
    form.reset({})
    await form.submit()
    form.undo()
    expect(form.data()).toEqual({ a: 'x' })
    expect(form.view().submit.phase).toBe('idle')
  })

  it('of a reset leaves a submit alone that is under way', async () => {
    let end: () => void = () => {}
    const onSubmit = () => new Promise<undefined>((resolve) => (end = () => resolve(undefined)))
    const form = createTestForm({ schema: [text('a')], initialValues: { a: 'x' }, onSubmit })
    form.reset({})
    const ended = form.submit()
    await form.settle()
    form.undo()
    expect(form.view().submit.phase).toBe('submitting')
    end()
    expect(await ended).toBe('submitted')
  })

  it('brings back as left what is taken back, since the submit has checked it', async () => {
    const form = createTestForm({ schema: [text('a'), people], initialValues: two, onSubmit: () => undefined })
    form.type('a', 'x')
    form.blur('a')
    form.removeRow('people', 0)
    await form.submit()
    form.undo()
    expect(snapshotForm(form).touched).toEqual(expect.arrayContaining(['/people', '/people/0', '/people/0/name']))
    form.undo()
    expect(snapshotForm(form).touched).toContain('/a')
  })

  it('leaves the error of an empty field whose group has the value of the host again', async () => {
    const group = { id: 'g', type: 'object', fields: [{ id: 'x', type: 'boolean' }, text('z', required)] }
    const form = createTestForm({ schema: [group], initialValues: { g: 'soon' } })
    form.choose('g/x', true)
    expect(await form.submit()).toBe('invalid')
    form.undo()
    expect(form.data()).toEqual({ g: 'soon' })
    expect(form.at('g/z').error).toBe('This field is required.')
  })

  it('checks no field anew before any submit', () => {
    const form = createTestForm({ schema: [text('a', required)] })
    form.type('a', 'x')
    form.undo()
    expect(form.at('a').error).toBeUndefined()
    expect(snapshotForm(form).touched).toEqual([])
  })
})

describe('errors of the host after undo', () => {
  it('are those from before a reset, and not those set after it', () => {
    const form = createTestForm({ schema: [text('a'), text('b')], initialValues: { a: 'x', b: 'y' } })
    handleOf(form).setErrors({ errors: [{ path: 'a', message: 'Taken.' }] })
    form.reset({ a: 'z', b: 'y' })
    handleOf(form).setErrors({ errors: [{ path: 'b', message: 'Odd.' }] })
    form.undo()
    expect(shown(form)).toEqual(['Taken.'])
    expect(form.at('b').error).toBeUndefined()
    form.redo()
    expect(shown(form)).toEqual(['Odd.'])
  })

  it('leave nothing in the summary of rows that the module has made of the values of a reset', async () => {
    const group = { id: 'at', type: 'object', fields: [text('x')] }
    const list = { id: 'at', type: 'array', items: { type: 'object', fields: [text('x', required)] } }
    const form = createTestForm({ schema: [group], initialValues: { at: { x: 'old' } }, schemaMerge: 'replace', onSubmit: () => undefined })
    form.reset({ at: [{}] })
    form.reload()
    await form.settle()
    await form.answer(0, schemaOf([list]))
    expect(await form.submit()).toBe('invalid')
    expect(shown(form)).toEqual(['This field is required.'])
    form.undo()
    expect(shown(form)).toEqual([])
    expect(form.setAside()).toEqual({ at: { x: 'old' } })
  })
})
