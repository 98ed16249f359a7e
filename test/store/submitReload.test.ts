import { describe, expect, it, vi } from 'vitest'
import type { MatchPattern } from '../../src/core/validation/matchPattern.ts'
import { createTestForm, schemaOf, type TestForm } from '../support/createTestForm.ts'

const mode = { id: 'mode', type: 'string', on_action: { load_schema: true } }
const note = { id: 'note', type: 'string' }

describe('a submit while the schema is not current', () => {
  it('counts what was just typed, and waits for the reload that asks for', async () => {
    const onSubmit = vi.fn()
    const form = createTestForm({ schema: [mode], onSubmit })
    form.type('mode', 'x')
    const outcome = form.submit()
    await form.settle()
    expect(form.requests).toMatchObject([{ endpoint: 'schema', formData: { mode: 'x' } }])
    expect(form.view().submit.phase).toBe('waiting')
    expect(form.clock.pendingTimers()).toBe(0)
    expect(form.changes).toHaveLength(1)
    expect(onSubmit).not.toHaveBeenCalled()
    await form.answer(0, schemaOf([mode, note]))
    expect(await outcome).toBe('submitted')
    expect(onSubmit).toHaveBeenCalledTimes(1)
  })

  it('validates by the schema that came', async () => {
    const form = createTestForm({ schema: [mode] })
    form.type('mode', 'x')
    const outcome = form.submit()
    await form.answer(0, schemaOf([mode, { ...note, validation: { required: true } }]))
    expect(await outcome).toBe('invalid')
    expect(form.view().errors.map(({ address }) => address)).toEqual(['/note'])
  })

  it('waits for the reload that an answer asks for in turn', async () => {
    const onSubmit = vi.fn()
    const form = createTestForm({ schema: [mode], onSubmit })
    form.type('mode', 'x')
    const outcome = form.submit()
    await form.answer(0, schemaOf([mode, { id: 'depth', type: 'integer', default: 2, on_action: { load_schema: true } }]))
    expect(form.requests).toHaveLength(2)
    expect(onSubmit).not.toHaveBeenCalled()
    await form.answer(1, schemaOf([mode, { id: 'depth', type: 'integer', default: 2, on_action: { load_schema: true } }, note]))
    expect(await outcome).toBe('submitted')
    expect(form.has('note')).toBe(true)
  })

  it('asks at once for content whose dependency was just typed, and does not wait for it', async () => {
    const content = { type: ['managed'], content_objects: [{ id: 'c', content_object_depends_on_fields: [{ id: 'note' }] }] }
    const form = createTestForm({ schema: [note, { id: 'c', type: 'string', content }] })
    form.type('note', 'x')
    expect(await form.submit()).toBe('submitted')
    await form.settle()
    expect(form.requests).toMatchObject([{ names: ['c'], formData: { note: 'x' } }])
  })
})

it('a submit goes through where nobody can be asked for another schema', async () => {
  const form = createTestForm({ schema: [mode], client: undefined })
  form.type('mode', 'x')
  expect(await form.submit()).toBe('submitted')
})

it('a submit that waits for a reload ends at once with a reset, also where the reload goes on', async () => {
  const form = createTestForm({ schema: [mode] })
  form.choose('mode', 'b')
  let outcome: string | undefined
  void form.submit().then((end) => (outcome = end))
  await form.settle()
  form.reset({ mode: 'b' })
  await form.settle()
  expect(form.view().schema.request).toBe('loading')
  expect(outcome).toBe('stopped')
})

describe('a submit whose reload fails', () => {
  const failed = async (onSubmit = vi.fn()) => {
    const form = createTestForm({ schema: [mode, { ...note, validation: { required: true } }], onSubmit })
    form.type('note', 'n')
    form.type('mode', 'x')
    const outcome = form.submit()
    await form.fail(0, new Error('down'))
    return { form, outcome: await outcome, onSubmit }
  }

  it('stops and says so', async () => {
    const { form, outcome, onSubmit } = await failed()
    expect(outcome).toBe('stopped')
    expect(form.view().submit).toMatchObject({ phase: 'idle', isHeldUp: true })
    expect(onSubmit).not.toHaveBeenCalled()
  })

  it('has checked all fields, for a count of what is to fix', async () => {
    const title = { id: 'title', type: 'string', label: 'Title', validation: { required: true } }
    const form = createTestForm({ schema: [mode, title, { ...note, validation: { required: true } }] })
    form.type('mode', 'x')
    const outcome = form.submit()
    await form.fail(0, new Error('down'))
    expect(await outcome).toBe('stopped')
    expect(form.view().errors.map(({ label }) => label)).toEqual(['Title', 'Note'])
  })

  it('lets the next one through with the schema at hand, also where that one finds errors first', async () => {
    const { form, onSubmit } = await failed()
    form.type('note', '')
    expect(await form.submit()).toBe('invalid')
    expect(form.view().submit.isHeldUp).toBe(false)
    form.type('note', 'n')
    expect(await form.submit()).toBe('submitted')
    expect(onSubmit).toHaveBeenCalledTimes(1)
    expect(form.requests).toHaveLength(1)
  })

  it('lets those after it through too, as long as nothing more was asked for', async () => {
    const { form, onSubmit } = await failed(vi.fn(() => ({ errors: [{ path: ['note'], message: 'Wrong.' }] })))
    expect(await form.submit()).toBe('invalid')
    onSubmit.mockReturnValue(undefined)
    expect(await form.submit()).toBe('submitted')
  })

  it('stops again where another reload has failed', async () => {
    const { form } = await failed()
    form.type('mode', 'y')
    const outcome = form.submit()
    await form.fail(1, new Error('down'))
    expect(await outcome).toBe('stopped')
  })

  it('goes through at once where a retry has brought the schema', async () => {
    const { form } = await failed()
    form.reload()
    await form.settle()
    await form.answer(1, schemaOf([mode, note]))
    expect(form.view().submit.isHeldUp).toBe(false)
    expect(await form.submit()).toBe('submitted')
  })

  it('goes through where the schema is current and only a reload by hand has failed', async () => {
    const form = createTestForm({ schema: [mode] })
    form.reload()
    await form.settle()
    await form.fail(0, new Error('down'))
    expect(await form.submit()).toBe('submitted')
  })
})

describe('a submit without any form yet', () => {
  it('waits for the first schema, and stops where that fails', async () => {
    const onSubmit = vi.fn()
    const form = createTestForm({ onSubmit })
    const first = form.submit()
    await form.fail(0, new Error('down'))
    expect(await first).toBe('stopped')
    expect(await form.submit()).toBe('stopped')
    expect(onSubmit).not.toHaveBeenCalled()
  })
})

/** A form that has gone from the page while its submit waited for the reload. */
const leaveWaiting = async (onSubmit = vi.fn()) => {
  const form = createTestForm({ schema: [mode], onSubmit })
  form.type('mode', 'x')
  const outcome = form.submit()
  await form.settle()
  form.stop()
  expect(await outcome).toBe('stopped')
  return { form, onSubmit }
}

describe('a form that goes from the page', () => {
  it('gives up a submit that waits, and asks for nothing more', async () => {
    const { form, onSubmit } = await leaveWaiting()
    expect(form.requests).toHaveLength(1)
    expect(form.requests[0]?.signal?.aborted).toBe(true)
    expect(onSubmit).not.toHaveBeenCalled()
  })

  it('leaves one that the host has to the host', async () => {
    let finish = () => {}
    const form = createTestForm({ schema: [note], onSubmit: () => new Promise<void>((resolve) => (finish = resolve)) })
    const outcome = form.submit()
    await form.settle()
    form.stop()
    finish()
    expect(await outcome).toBe('submitted')
  })
})

it('the word of success ends where a reload by hand begins', async () => {
  const form = createTestForm({ schema: [note] })
  expect(await form.submit()).toBe('submitted')
  expect(form.view().submit.phase).toBe('submitted')
  form.reload()
  await form.settle()
  expect(form.view().submit.phase).toBe('idle')
})

describe('a form that is hidden and shown again', () => {
  it('makes the submit that waited again, once, under StrictMode too', async () => {
    const { form, onSubmit } = await leaveWaiting()
    form.effects.start()()
    form.effects.start()
    await form.settle()
    expect(form.view().submit.phase).toBe('waiting')
    expect(form.requests).toHaveLength(2)
    await form.answer(1, schemaOf([mode, note]))
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ mode: 'x' }, expect.anything())
    form.effects.start()()
    form.effects.start()
    await form.settle()
    expect(onSubmit).toHaveBeenCalledOnce()
  })

  it('does so for one that waited for a pattern', async () => {
    const onSubmit = vi.fn()
    let answer: ReturnType<MatchPattern> = 'pending'
    const form = createTestForm({
      schema: [{ ...note, validation: { pattern: '^a' } }],
      initialValues: { note: 'a' },
      onSubmit,
      matchPattern: () => answer,
    })
    const outcome = form.submit()
    await form.settle()
    form.stop()
    answer = true
    form.dispatch({ type: 'patternsSettled' })
    expect([await outcome, onSubmit.mock.calls]).toEqual(['stopped', []])
    form.effects.start()
    await form.settle()
    expect(onSubmit).toHaveBeenCalledOnce()
  })

  it.each([
    ['was reset', (form: TestForm) => form.reset({ mode: 'y' })],
    ['can no longer be edited', (form: TestForm) => form.changeSettings({ readOnly: true })],
  ])('does not if it %s meanwhile', async (_, act) => {
    const { form, onSubmit } = await leaveWaiting()
    act(form)
    form.effects.start()
    await form.settle()
    form.changeSettings({ readOnly: false })
    await form.settle()
    expect(form.view().submit.phase).toBe('idle')
    expect(onSubmit).not.toHaveBeenCalled()
  })
})
