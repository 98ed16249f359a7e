import { describe, expect, it } from 'vitest'
import { createTestForm, schemaOf } from '../support/createTestForm.ts'

const load = { on_action: { load_schema: true } }
const text = (id: string, rest: object = {}) => ({ id, type: 'string', ...rest })
const kind = { id: 'kind', type: 'string', choices: { values: ['a', 'b', 'c'].map((value) => ({ value, label: value })) }, ...load }

describe('a form that cannot be edited', () => {
  it.each([{ readOnly: true }, { disabled: true }])('%o loads once, and again by hand only', async (settings) => {
    const form = createTestForm({ ...settings, initialValues: { kind: 'a' } })
    await form.settle()
    await form.answer(0, schemaOf([{ ...text('t', { default: 'd' }), ...load }, kind]))
    expect(form.data()).toEqual({ t: 'd', kind: 'a' })
    expect(form.requests).toHaveLength(1)
    form.set('kind', 'b')
    await form.settle()
    expect(form.requests).toHaveLength(1)
    form.reload()
    await form.settle()
    expect(form.requests).toHaveLength(2)
  })

  it('with an inline schema loads what the host values ask for', async () => {
    const form = createTestForm({ readOnly: true, schema: [kind], initialValues: { kind: 'a', more: 'm' } })
    await form.settle()
    await form.answer(0, schemaOf([kind, text('more')]))
    expect(form.data()).toEqual({ kind: 'a', more: 'm' })
    form.set('kind', 'b')
    await form.settle()
    expect(form.requests).toHaveLength(1)
  })

  it('catches up once it can', async () => {
    const form = createTestForm({ readOnly: true, schema: [kind], initialValues: { kind: 'a' } })
    await form.settle()
    await form.answer(0, schemaOf([kind]))
    form.set('kind', 'b')
    form.changeSettings({ readOnly: false })
    await form.settle()
    expect(form.requests[1]?.formData).toEqual({ kind: 'b' })
  })
})

describe('a form that pauses', () => {
  it.each([
    ['a first load', (form: ReturnType<typeof createTestForm>) => form, undefined],
    ['a reload by hand', (form: ReturnType<typeof createTestForm>) => form.reload(), [kind]],
    ['a reload after a change', (form: ReturnType<typeof createTestForm>) => form.choose('kind', 'a'), [kind]],
  ])('gives up %s, and asks again when it goes on', async (_, act, schema) => {
    const form = createTestForm(schema === undefined ? {} : { schema })
    act(form)
    await form.settle()
    form.stop()
    expect(form.requests[0]?.signal?.aborted).toBe(true)
    expect(form.view().schema.request).toBe('idle')
    await form.settle()
    expect(form.view().schema.request).toBe('idle')
    expect(form.requests).toHaveLength(1)
    form.effects.start()
    await form.settle()
    expect(form.requests).toHaveLength(2)
    await form.answer(1, schemaOf([kind, text('came')]))
    expect(form.has('came')).toBe(true)
  })

  it.each([{ readOnly: true }, { disabled: true }])('in its first load repeats it, though it is %o', async (settings) => {
    const form = createTestForm({ ...settings, schema: [kind], initialValues: { kind: 'a' } })
    await form.settle()
    form.stop()
    form.effects.start()
    await form.settle()
    expect(form.requests).toHaveLength(2)
    await form.answer(1, schemaOf([kind]))
    form.stop()
    form.effects.start()
    await form.settle()
    expect(form.requests).toHaveLength(2)
  })

  it('asks no more for a row that is gone when it goes on', async () => {
    const rows = { id: 'l', type: 'array', items: { type: 'object', fields: [text('x', load)] } }
    const form = createTestForm({ schema: [rows] })
    form.set('l', [{ x: 'v' }])
    await form.settle()
    form.removeRow('l', 0)
    form.stop()
    form.effects.start()
    await form.settle()
    expect(form.requests).toHaveLength(1)
  })

  it('asks for the whole schema again where it was asked for by hand, whatever has changed as well', async () => {
    const form = createTestForm({ schema: [kind, text('a', { label: 'Before' })] })
    form.choose('kind', 'a')
    form.reload()
    await form.settle()
    form.stop()
    form.effects.start()
    await form.settle()
    await form.answer(1, schemaOf([text('a')]))
    expect(form.at('a').cell.node.definition).toEqual(text('a'))
  })

  it('asks for the whole schema when it goes on where that was wanted right before, with a request under way', async () => {
    const form = createTestForm({ schema: [kind, text('a', { label: 'Before' })] })
    form.choose('kind', 'a')
    await form.settle()
    form.reload()
    form.stop()
    form.effects.start()
    await form.settle()
    await form.answer(1, schemaOf([text('a')]))
    expect(form.at('a').cell.node.definition).toEqual(text('a'))
  })

  it('within one tick, as under StrictMode, asks once', async () => {
    const form = createTestForm()
    form.stop()
    form.effects.start()
    await form.settle()
    expect(form.requests).toHaveLength(1)
    expect(form.requests[0]?.signal?.aborted).toBe(false)
  })
})
