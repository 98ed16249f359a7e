import { describe, expect, it, vi } from 'vitest'
import type { SubmitHandler } from '../../src/store/formEnvironment.ts'
import { createTestForm, schemaOf, type TestForm } from '../support/createTestForm.ts'

const text = (id: string, rest: object = {}) => ({ id, type: 'string', ...rest })
const required = (id: string, rest: object = {}) => text(id, { validation: { required: true }, ...rest })
const number = { id: 'n', type: 'number' }
const mode = text('mode', { on_action: { load_schema: true } })
const modes = ['readOnly', 'disabled'] as const
const errorPaths = (form: TestForm) => form.view().errors.map(({ path }) => path.join('/'))

describe.each(modes)('a form that becomes %s in the turn in which it is submitted', (setting) => {
  it('is validated all the same, and shows what is wrong once it can be edited', async () => {
    const onSubmit = vi.fn()
    const form = createTestForm({ schema: [required('a'), number], onSubmit })
    form.type('n', '12 apples')
    const outcome = form.submit()
    form.changeSettings({ [setting]: true })
    expect(await outcome).toBe('invalid')
    expect(onSubmit).not.toHaveBeenCalled()
    expect(form.at('a').error).toBeUndefined()
    form.changeSettings({ [setting]: false })
    expect(errorPaths(form)).toEqual(['a', 'n'])
    expect(form.at('a').error).toBeDefined()
    expect(form.at('n').error).toBeDefined()
  })

  it('is handed over where nothing is wrong, and ends by what the host says', async () => {
    const onSubmit = vi.fn<SubmitHandler>(() => ({ errors: [{ path: ['a'], message: 'Taken.' }] }))
    const form = createTestForm({ schema: [required('a')], onSubmit })
    form.type('a', 'x')
    const outcome = form.submit()
    form.changeSettings({ [setting]: true })
    expect(await outcome).toBe('invalid')
    expect(onSubmit.mock.calls[0]?.[0]).toEqual({ a: 'x' })
    form.changeSettings({ [setting]: false })
    expect(form.at('a').error).toBe('Taken.')
  })

  it('waits for the schema that a change has asked for', async () => {
    const onSubmit = vi.fn()
    const form = createTestForm({ schema: [mode], onSubmit })
    form.reload()
    await form.settle()
    await form.answer(0, schemaOf([mode]))
    form.type('mode', 'x')
    const outcome = form.submit()
    form.changeSettings({ [setting]: true })
    await form.settle()
    expect(onSubmit).not.toHaveBeenCalled()
    await form.answer(1, schemaOf([mode, required('a')]))
    expect(await outcome).toBe('invalid')
  })

  it('keeps a pattern that is being decided in force', async () => {
    let answer: boolean | 'pending' = 'pending'
    const onSubmit = vi.fn()
    const form = createTestForm({ schema: [text('a', { validation: { pattern: '^a' } })], matchPattern: () => answer, onSubmit })
    form.type('a', 'b')
    const outcome = form.submit()
    await form.settle()
    form.changeSettings({ [setting]: true })
    answer = false
    form.dispatch({ type: 'patternsSettled' })
    expect(await outcome).toBe('invalid')
    expect(onSubmit).not.toHaveBeenCalled()
  })

  it('names what is unchecked by the rows that are submitted', async () => {
    const onSubmit = vi.fn<SubmitHandler>()
    const tags = { id: 'tags', type: 'array', items: { type: 'string', validation: { pattern: '^a' } } }
    const form = createTestForm({ schema: [tags], initialValues: { tags: ['', 'xyz'] }, matchPattern: () => 'unchecked', onSubmit })
    expect(await form.submit()).toBe('submitted')
    const [formData, { unchecked } = {}] = onSubmit.mock.calls[0] ?? []
    expect([formData, unchecked]).toEqual([{ tags: ['xyz'] }, [['tags', 0]]])
  })

  it('names what is unchecked, or is held by it where the host wants that', async () => {
    const onSubmit = vi.fn<SubmitHandler>()
    const schema = [text('a', { validation: { pattern: '^a' } })]
    const form = createTestForm({ schema, initialValues: { a: 'b' }, matchPattern: () => 'unchecked', onSubmit })
    const outcome = form.submit()
    form.changeSettings({ [setting]: true })
    expect(await outcome).toBe('submitted')
    expect(onSubmit.mock.calls[0]?.[1].unchecked).toEqual([['a']])
    form.changeSettings({ [setting]: false, uncheckedError: 'Not checked.' })
    const held = form.submit()
    form.changeSettings({ [setting]: true })
    expect(await held).toBe('invalid')
    expect(onSubmit).toHaveBeenCalledTimes(1)
  })
})

it('a field in error gets the focus that a disabled form could not give it', async () => {
  const form = createTestForm({ schema: [text('first'), required('a')] })
  const outcome = form.submit()
  form.changeSettings({ disabled: true })
  await outcome
  expect(form.at('a').focusRequest).toBeUndefined()
  form.changeSettings({ disabled: false })
  expect(form.at('a').focusRequest).toBe(1)
})

describe('what is handed over', () => {
  it('is what the host was told right before, also where a schema brought it', async () => {
    const told: unknown[] = []
    const onChange = vi.fn((formData: object) => void told.push(formData))
    const form = createTestForm({ schema: [mode], onChange, onSubmit: (formData) => void told.push(formData) })
    form.type('mode', 'x')
    const outcome = form.submit()
    await form.answer(0, schemaOf([mode, text('b', { default: 'of the schema' })]))
    await outcome
    const both = { mode: 'x', b: 'of the schema' }
    expect(told).toEqual([{ mode: 'x' }, both, both])
  })

  it('holds what the host set as it was told, which is checked too', async () => {
    const onSubmit = vi.fn<SubmitHandler>()
    const form = createTestForm({
      schema: [mode, text('b', { validation: { max_length: 3 } })],
      onChange: ({ mode }) => {
        if (form.data()['b'] !== mode && form.has('b')) form.set('b', mode)
      },
      onSubmit,
    })
    form.type('mode', 'x')
    const outcome = form.submit()
    form.type('mode', 'yes')
    await form.answer(0, schemaOf([mode, text('b', { validation: { max_length: 3 } })]))
    expect(await outcome).toBe('submitted')
    expect(onSubmit.mock.calls[0]?.[0]).toEqual({ mode: 'yes', b: 'yes' })
    form.type('mode', 'too long')
    const second = form.submit()
    await form.answer(1, schemaOf([mode, text('b', { validation: { max_length: 3 } })]))
    expect(await second).toBe('invalid')
  })

  it('goes nowhere where the host resets the form as it is told', async () => {
    const onSubmit = vi.fn<SubmitHandler>()
    const form: TestForm = createTestForm({
      schema: [text('a')],
      onChange: ({ a }) => (a === 'y' ? form.reset({ a: 'x' }) : undefined),
      onSubmit,
    })
    const outcome = form.submit()
    form.type('a', 'y')
    expect(await outcome).toBe('stopped')
    expect(onSubmit).not.toHaveBeenCalled()
  })

  it('goes to a host that changes the form each time it is told', async () => {
    const onSubmit = vi.fn()
    const form = createTestForm({
      schema: [{ id: 'n', type: 'integer' }],
      onChange: ({ n }) => form.set('n', Number(n) + 1),
      onSubmit,
    })
    form.set('n', 1)
    expect(await form.submit()).toBe('submitted')
    expect(onSubmit).toHaveBeenCalledTimes(1)
  })

  it('is handed over once, where the host submits again as it is told or called', async () => {
    const onSubmit = vi.fn(() => void form.submit())
    const form: TestForm = createTestForm({ schema: [text('a')], onChange: () => void form.submit(), onSubmit })
    form.type('a', 'x')
    expect(await form.submit()).toBe('submitted')
    expect(onSubmit).toHaveBeenCalledTimes(1)
  })
})

describe('a callback of the host that throws', () => {
  const broken = () => {
    throw new Error('The host has a defect.')
  }

  it.each(['onChange', 'onReload'] as const)('is reported, and holds no submit that waits: %s', async (callback) => {
    const onSubmit = vi.fn()
    const form = createTestForm({ schema: [mode], onSubmit })
    form.changeEnvironment({ [callback]: broken })
    form.type('mode', 'x')
    const outcome = form.submit()
    await form.answer(0, schemaOf([mode, text('b', { default: 'd' })]))
    expect(await outcome).toBe('submitted')
    expect(onSubmit).toHaveBeenCalledTimes(1)
    expect(new Set(form.reported.map(([name]) => name))).toEqual(new Set([callback]))
    expect(form.view().submit.phase).toBe('submitted')
  })
})
