import { describe, expect, it, vi } from 'vitest'
import type { SubmitErrors, SubmitHandler } from '../../src/store/formEnvironment.ts'
import { createTestForm, schemaOf, type TestForm, type TestFormOptions } from '../support/createTestForm.ts'

const text = (id: string, rest: object = {}) => ({ id, type: 'string', ...rest })
const people = { id: 'people', type: 'array', items: { type: 'object', fields: [text('name'), text('mail')] } }
const errorsOf = (form: TestForm) => form.view().errors.map(({ path, message }) => [path.join('/'), message])

/** A form with a pending submit, and a function that finishes it. */
async function submitted(options: TestFormOptions) {
  const waiting: { readonly resolve: (answer: SubmitErrors) => void; readonly reject: (cause: unknown) => void }[] = []
  const onSubmit = vi.fn<SubmitHandler>(() => new Promise((resolve, reject) => void waiting.push({ resolve, reject })))
  const form = createTestForm({ ...options, onSubmit })
  const outcome = form.submit()
  await form.settle()
  const answer = (index: number, ...errors: SubmitErrors['errors']) => waiting[index]?.resolve({ errors })
  return { form, outcome, onSubmit, answer, refuse: (index: number, cause: unknown) => waiting[index]?.reject(cause) }
}

describe('a reset while the host has what was submitted', () => {
  it('ends the submit at once', async () => {
    const { form, outcome } = await submitted({ schema: [text('a')] })
    form.reset({})
    expect(await outcome).toBe('stopped')
    expect(form.view().submit.phase).toBe('idle')
  })

  it('leaves the next submit its own, which no late answer touches', async () => {
    const { form, outcome, onSubmit, answer } = await submitted({ schema: [text('a')], initialValues: { a: 'old' } })
    form.reset({ a: 'new' })
    const next = form.submit()
    await form.settle()
    expect(onSubmit.mock.calls.map(([formData]) => formData)).toEqual([{ a: 'old' }, { a: 'new' }])
    answer(0, { path: 'a', message: 'Of the old one.' })
    await form.settle()
    expect(form.view().submit.phase).toBe('submitting')
    expect(form.at('a').error).toBeUndefined()
    answer(1)
    expect([await outcome, await next]).toEqual(['stopped', 'submitted'])
    expect(form.view().submit.phase).toBe('submitted')
  })

  it('keeps late errors and a late success from the form', async () => {
    const { form, answer } = await submitted({ schema: [text('a')] })
    form.reset({})
    answer(0, { path: 'a', message: 'Wrong.' }, { path: 'nowhere', message: 'Lost.' })
    await form.settle()
    expect(errorsOf(form)).toEqual([])
    expect(form.at('a').error).toBeUndefined()
    const other = await submitted({ schema: [text('a')] })
    other.form.reset({})
    other.answer(0)
    await other.form.settle()
    expect(other.form.view().submit.phase).toBe('idle')
  })

  it('has a late rejection reported, and shown nowhere', async () => {
    const { form, outcome, refuse } = await submitted({ schema: [text('a')] })
    form.reset({})
    refuse(0, new Error('Down.'))
    await form.settle()
    expect(await outcome).toBe('stopped')
    expect(form.view().submit).toMatchObject({ phase: 'idle', error: undefined })
    expect(form.reported.map(([callback, cause]) => [callback, String(cause)])).toEqual([['onSubmit', 'Error: Down.']])
  })
})

describe('a reset and a submit in one turn', () => {
  it('submit what the form was reset to', async () => {
    const onSubmit = vi.fn<SubmitHandler>()
    const form = createTestForm({ schema: [text('a')], initialValues: { a: 'old' }, onSubmit })
    const first = form.submit()
    form.reset({ a: 'new' })
    const second = form.submit()
    expect([await first, await second]).toEqual(['stopped', 'submitted'])
    expect(onSubmit.mock.calls.map(([formData]) => formData)).toEqual([{ a: 'new' }])
  })

  it('submit nothing where the reset comes last', async () => {
    const onSubmit = vi.fn<SubmitHandler>()
    const form = createTestForm({ schema: [text('a')], onSubmit })
    const outcome = form.submit()
    form.reset({ a: 'new' })
    expect(await outcome).toBe('stopped')
    expect(onSubmit).not.toHaveBeenCalled()
  })
})

describe('a form that was overtaken by another', () => {
  it('ends its submit as stopped, whatever the host answers', async () => {
    const { form, outcome, answer } = await submitted({ schema: [text('a')] })
    form.stop()
    form.changeEnvironment({ isOvertaken: () => true })
    answer(0, { path: 'a', message: 'Wrong.' })
    expect(await outcome).toBe('stopped')
  })

  it('has a late rejection reported, and shown nowhere', async () => {
    const { form, outcome, refuse } = await submitted({ schema: [text('a')] })
    form.stop()
    form.changeEnvironment({ isOvertaken: () => true })
    refuse(0, new Error('Down.'))
    expect(await outcome).toBe('stopped')
    expect(form.view().submit.error).toBeUndefined()
    expect(form.reported.map(([callback, cause]) => [callback, String(cause)])).toEqual([['onSubmit', 'Error: Down.']])
  })

  it('that has only gone from the page ends as the host says', async () => {
    const { form, outcome, answer } = await submitted({ schema: [text('a')] })
    form.stop()
    answer(0)
    expect(await outcome).toBe('submitted')
  })
})

describe('an edit while the host has what was submitted', () => {
  it('leaves no word of success beside what was not submitted', async () => {
    const { form, outcome, answer } = await submitted({ schema: [text('a')] })
    form.type('a', 'more')
    answer(0)
    expect(await outcome).toBe('submitted')
    expect(form.view().submit.phase).toBe('idle')
  })

  it('leaves none either beside a text that does not read as a value', async () => {
    const { form, answer } = await submitted({ schema: [{ id: 'n', type: 'number' }] })
    form.type('n', 'x')
    answer(0)
    await form.settle()
    expect(form.view().submit.phase).toBe('idle')
  })

  it('keeps an error from a field that has changed, and from no other', async () => {
    const { form, outcome, answer } = await submitted({ schema: [text('a'), text('b'), { id: 'g', type: 'object', fields: [text('c')] }] })
    form.type('a', 'mended')
    form.type('g/c', 'mended')
    answer(0, { path: 'a', message: 'A.' }, { path: 'b', message: 'B.' }, { path: 'g', message: 'G.' }, { path: [], message: 'All.' })
    expect(await outcome).toBe('invalid')
    expect(errorsOf(form)).toEqual([
      ['b', 'B.'],
      ['', 'All.'],
    ])
  })

  it('counts as one where the text does not read as a value', async () => {
    const { form, answer } = await submitted({ schema: [{ id: 'n', type: 'number' }] })
    form.type('n', 'x')
    answer(0, { path: 'n', message: 'Missing.' })
    await form.settle()
    expect(form.at('n').error).toBeUndefined()
  })

  it('that was taken back leaves the error where it belongs', async () => {
    const { form, answer } = await submitted({ schema: [text('a')], initialValues: { a: 'x' } })
    form.type('a', 'xy')
    form.type('a', 'x')
    answer(0, { path: 'a', message: 'Taken.' })
    await form.settle()
    expect(form.at('a').error).toBe('Taken.')
  })

  it('does not move the focus where no error is left to show', async () => {
    const { form, outcome, answer } = await submitted({ schema: [text('a'), text('b')] })
    form.type('a', 'mended')
    answer(0, { path: 'a', message: 'A.' })
    expect(await outcome).toBe('invalid')
    expect(form.view()).toMatchObject({ errors: [], submit: { phase: 'idle' } })
    expect(form.at('a').focusRequest).toBeUndefined()
  })

  it('does not move the focus to an error that was shown meanwhile either', async () => {
    const needed = text('b', { validation: { required: true } })
    const { form, outcome, answer } = await submitted({ schema: [text('a'), needed], initialValues: { b: 'x' } })
    form.type('a', 'mended')
    form.type('b', '')
    form.blur('b')
    answer(0, { path: 'a', message: 'A.' })
    expect(await outcome).toBe('invalid')
    expect(form.at('b').error).toBeDefined()
    expect(form.at('b').focusRequest).toBeUndefined()
  })
})

describe('an error by index', () => {
  const initialValues = { people: [{ name: 'Ada' }, { name: 'Grace' }, { name: 'Edith' }] }

  it('finds the row that was sent, wherever it has moved', async () => {
    const { form, answer } = await submitted({ schema: [people], initialValues })
    form.moveRow('people', 1, 2)
    form.removeRow('people', 0)
    answer(0, { path: 'people/1/mail', message: 'Missing.' })
    await form.settle()
    expect(errorsOf(form)).toEqual([['people/1/mail', 'Missing.']])
    expect(form.at('people/1/name').cell.value).toBe('Grace')
  })

  it('of a row that is gone has gone with it', async () => {
    const { form, outcome, answer } = await submitted({ schema: [people], initialValues })
    form.removeRow('people', 1)
    answer(0, { path: 'people/1/name', message: 'Taken.' }, { path: ['people', 1], message: 'Wrong.' })
    expect(await outcome).toBe('invalid')
    expect(errorsOf(form)).toEqual([])
  })

  it('counts the rows that were sent: blank ones were not', async () => {
    const tags = { id: 'tags', type: 'array', items: { type: 'string' } }
    const { form, onSubmit, answer } = await submitted({ schema: [tags], initialValues: { tags: ['', 'a', 'b'] } })
    expect(onSubmit.mock.calls[0]?.[0]).toEqual({ tags: ['a', 'b'] })
    answer(0, { path: ['tags', 1], message: 'Taken.' })
    await form.settle()
    expect(form.at('tags/2').error).toBe('Taken.')
  })

  it('inside what one control holds lands in the summary', async () => {
    const query = { id: 'query', type: 'object', ui_options: { ui_widget: 'CodeblockWidget' } }
    const { form, answer } = await submitted({ schema: [query], initialValues: { query: { sql: 'x' } } })
    answer(0, { path: 'query/sql', message: 'Wrong.' })
    await form.settle()
    expect(errorsOf(form)).toEqual([['/query/sql', 'Wrong.']])
  })
})

it('an error of an empty number comes too late where something stands in it that does not read', async () => {
  const { form, outcome, answer } = await submitted({ schema: [{ id: 'n', type: 'number' }] })
  form.type('n', 'five')
  answer(0, { path: 'n', message: 'Missing.' })
  expect(await outcome).toBe('invalid')
  expect(errorsOf(form).map(([, message]) => message)).not.toContain('Missing.')
  expect(form.at('n').focusRequest).toBeUndefined()
  form.type('n', '')
  expect(form.at('n').error).toBeUndefined()
})

it('a schema that arrives while the host has what was submitted ends nothing', async () => {
  const { form, outcome, answer } = await submitted({ schema: [text('a')], initialValues: { a: 'x' } })
  form.reload()
  await form.settle()
  await form.answer(0, schemaOf([text('b'), text('a')]))
  answer(0, { path: 'a', message: 'Taken.' })
  expect(await outcome).toBe('invalid')
  expect(form.at('a').error).toBe('Taken.')
})

it('does not count as submitted what another schema has shown since', async () => {
  const rules = [{ if: { and: [{ id: 'b', operator: 'is_empty' }] }, then: { fields: [{ id: 'a', ui_options: { ui_widget: 'hidden' } }] } }]
  const { form, answer } = await submitted({ schema: { ...schemaOf([text('a'), text('b')]), rules }, initialValues: { a: 'x' } })
  form.replaceStart([text('a'), text('b')])
  expect(form.submitData()).toEqual({ a: 'x' })
  answer(0)
  await form.settle()
  expect(form.view().submit.phase).toBe('idle')
})
