import { describe, expect, it } from 'vitest'
import { createTestForm, schemaOf, type TestFormOptions } from '../support/createTestForm.ts'
import { handleOf } from '../support/snapshotForm.ts'

const load = { on_action: { load_schema: true } }
const text = (id: string, rest: object = {}) => ({ id, type: 'string', ...rest })
const kind = text('kind', { ...load, choices: { values: [{ value: 'a', label: 'A' }] } })
const frame = 16

describe('the host is told', () => {
  it('nothing of the first state, be its schema inline or loaded', async () => {
    const inline = createTestForm({ schema: [text('a', { default: 'd' })], initialValues: { b: 1 } })
    await inline.clock.advance(frame)
    expect(inline.changes).toEqual([])
    const loaded = createTestForm({ initialValues: { b: 1 } })
    await loaded.settle()
    await loaded.answer(0, schemaOf([text('a', { default: 'd' })]))
    await loaded.clock.advance(frame)
    expect(loaded.changes).toEqual([])
    loaded.type('a', 'x')
    await loaded.clock.advance(frame)
    expect(loaded.changes).toMatchObject([{ formData: { a: 'x' }, meta: { reason: 'edit', paths: [['a']] } }])
  })

  it('once a frame, of all that changed in it', async () => {
    const form = createTestForm({ schema: [text('a'), text('b'), text('c')] })
    form.type('a', '1')
    form.type('a', '12')
    form.type('b', '2')
    await form.clock.advance(frame - 1)
    expect(form.changes).toEqual([])
    await form.clock.advance(1)
    expect(form.changes).toMatchObject([{ formData: { a: '12', b: '2' }, meta: { reason: 'edit', paths: [['a'], ['b']], dirty: true } }])
    await form.clock.advance(1000)
    expect(form.changes).toHaveLength(1)
  })

  it('at once on blur, on submit and when the form goes', async () => {
    const form = createTestForm({ schema: [text('a')] })
    form.type('a', '1')
    form.blur('a')
    expect(form.changes).toHaveLength(1)
    form.type('a', '2')
    void form.submit()
    expect(form.changes).toHaveLength(2)
    form.type('a', '3')
    form.stop()
    expect(form.changes.map(({ formData }) => formData)).toEqual([{ a: '1' }, { a: '2' }, { a: '3' }])
    await form.clock.advance(1000)
    expect(form.changes).toHaveLength(3)
  })

  it('of nothing but changes of values', async () => {
    const form = createTestForm({ schema: [kind, text('a'), { id: 'l', type: 'array', items: { type: 'string' } }] })
    form.blur('a')
    form.focus('a')
    form.changeSettings({ hiddenValues: 'keep' })
    form.reload()
    await form.settle()
    await form.answer(0, schemaOf([kind, text('a', { label: 'Other' }), text('new'), { id: 'g', type: 'object', fields: [text('x')] }]))
    form.reload()
    await form.settle()
    await form.answer(1, schemaOf([kind, text('a')]))
    expect(form.has('g')).toBe(false)
    await form.clock.advance(frame)
    expect(form.changes).toEqual([])
  })

  it('where values stand, with row indexes, and of rows that came and went by their array', async () => {
    const form = createTestForm({
      schema: [{ id: 'l', type: 'array', items: { type: 'object', fields: [text('x')] } }],
      initialValues: { l: [{ x: '1' }, { x: '2' }] },
    })
    form.type('l/1/x', '3')
    form.moveRow('l', 1, 0)
    await form.clock.advance(frame)
    expect(form.changes[0]?.meta.paths).toEqual([['l', 0, 'x'], ['l']])
    form.removeRow('l', 0)
    await form.clock.advance(frame)
    expect(form.changes[1]).toMatchObject({ formData: { l: [{ x: '1' }] }, meta: { paths: [['l']] } })
  })

  it('also of hidden fields, and beside it what a submit would give', async () => {
    const rules = [
      {
        if: { and: [{ id: 'a', operator: 'equal', value: 'x' }] },
        then: { fields: [{ id: 'b', apply_as: 'merge', ui_options: { ui_widget: 'hidden' } }] },
      },
    ]
    const form = createTestForm({ schema: [text('a', { rules }), text('b', { validation: { required: true } })] })
    form.type('a', 'y')
    await form.clock.advance(frame)
    expect(form.changes[0]?.meta).toMatchObject({ valid: false, submitData: { a: 'y' } })
    form.set('b', '1')
    form.type('a', 'x')
    await form.clock.advance(frame)
    expect(form.changes[1]).toMatchObject({ formData: { a: 'x', b: '1' }, meta: { valid: true } })
    expect(form.changes[1]?.meta.submitData).toEqual({ a: 'x' })
  })
})

describe('a change leaves the form valid', () => {
  const required = (id: string, rest: object = {}) => text(id, { validation: { required: true }, ...rest })
  const hidden = { ui_options: { ui_widget: 'hidden' } }
  /** A form, and what its host reads in each callback. */
  const openForm = (options: TestFormOptions) => {
    const validities: boolean[] = []
    return { form: createTestForm({ ...options, onChange: (_, { valid }) => void validities.push(valid) }), validities }
  }

  it('where only hidden fields, and fields in a hidden group, hold what is wrong', async () => {
    const { form, validities } = openForm({
      schema: [text('a'), required('b', hidden), { id: 'g', type: 'object', fields: [required('c')], ...hidden }],
    })
    form.type('a', 'x')
    await form.clock.advance(frame)
    expect(validities).toEqual([true])
  })

  it('where a pattern is being decided', async () => {
    const { form, validities } = openForm({ schema: [text('a', { validation: { pattern: '^a' } })], matchPattern: () => 'pending' })
    form.type('a', 'x')
    await form.clock.advance(frame)
    expect(validities).toEqual([true])
  })

  it('and not, while an error of the host stands at another field', async () => {
    const onSubmit = () => ({ errors: [{ path: ['a'], message: 'Taken.' }] })
    const { form, validities } = openForm({ schema: [text('a'), text('b')], onSubmit })
    await form.submit()
    form.type('b', 'x')
    await form.clock.advance(frame)
    form.type('a', 'x')
    await form.clock.advance(frame)
    expect(validities).toEqual([false, true])
  })

  it('and not, where a field in a group or row is wrong', async () => {
    const { form, validities } = openForm({
      schema: [text('a'), { id: 'l', type: 'array', items: { type: 'object', fields: [required('x')] } }],
      initialValues: { l: [{ x: 'y' }, {}] },
    })
    form.type('a', 'x')
    await form.clock.advance(frame)
    expect(validities).toEqual([false])
  })
})

describe('the reason of a change', () => {
  it.each([
    ['edit', (form: ReturnType<typeof createTestForm>) => form.choose('kind', 'a')],
    ['edit', (form: ReturnType<typeof createTestForm>) => form.addRow('l')],
    ['edit', (form: ReturnType<typeof createTestForm>) => handleOf(form).setValue('kind', 'a', { byUser: true })],
    ['set', (form: ReturnType<typeof createTestForm>) => form.set('kind', 'a')],
    ['reset', (form: ReturnType<typeof createTestForm>) => form.reset({ kind: 'a' })],
    ['schema', (form: ReturnType<typeof createTestForm>) => form.replaceStart([text('x', { default: 'd' })])],
  ])('is "%s" where that is what happened', async (reason, act) => {
    const form = createTestForm({ schema: [kind, { id: 'l', type: 'array', items: { type: 'string' } }], client: undefined })
    act(form)
    await form.clock.advance(frame)
    expect(form.changes.map(({ meta }) => meta.reason)).toEqual([reason])
  })

  it('is "schema" for what an answer brought', async () => {
    const form = createTestForm({ schema: [kind] })
    form.reload()
    await form.settle()
    await form.answer(0, schemaOf([kind, text('x', { default: 'd' })]))
    await form.clock.advance(frame)
    expect(form.changes).toMatchObject([{ formData: { x: 'd' }, meta: { reason: 'schema', paths: [['x']], dirty: false } }])
  })

  it('is the one of the user where an answer came in the same frame', async () => {
    const form = createTestForm({ schema: [kind, text('a')] })
    form.reload()
    await form.settle()
    form.type('a', '1')
    await form.answer(0, schemaOf([kind, text('a'), text('x', { default: 'd' })]))
    await form.clock.advance(frame)
    expect(form.changes).toMatchObject([{ meta: { reason: 'edit', paths: [['a'], ['x']] } }])
    form.reload()
    await form.settle()
    await form.answer(1, schemaOf([kind, text('a'), text('x', { default: 'e' })]))
    form.type('a', '2')
    await form.clock.advance(frame)
    expect(form.changes[1]?.meta.reason).toBe('edit')
  })
})

describe('a host that answers a change', () => {
  it('with another change is told of that too', async () => {
    const told: unknown[] = []
    const form = createTestForm({
      schema: [text('a'), text('b')],
      onChange: (formData) => {
        told.push(formData)
        if (formData['b'] !== formData['a']) form.set('b', formData['a'])
      },
    })
    form.type('a', '1')
    await form.clock.advance(2 * frame)
    expect(told).toEqual([{ a: '1' }, { a: '1', b: '1' }])
  })

  it('by throwing hears of it, and keeps the form from nothing', async () => {
    const form = createTestForm({
      schema: [text('t', load)],
      onChange: () => {
        throw new Error('The host has a defect.')
      },
    })
    form.type('t', '1')
    form.blur('t')
    await form.settle()
    expect(form.requests).toHaveLength(1)
    form.type('t', '2')
    form.stop()
    expect(form.reported.map(([callback, cause]) => [callback, String(cause)])).toEqual([
      ['onChange', 'Error: The host has a defect.'],
      ['onChange', 'Error: The host has a defect.'],
    ])
    expect(form.requests[0]?.signal?.aborted).toBe(true)
  })
})

describe('a form that pauses', () => {
  it('tells of what came before, and goes on telling', async () => {
    const form = createTestForm({ schema: [text('a')] })
    form.type('a', '1')
    form.stop()
    form.effects.start()
    form.type('a', '2')
    await form.clock.advance(frame)
    expect(form.changes.map(({ formData }) => formData)).toEqual([{ a: '1' }, { a: '2' }])
  })
})
