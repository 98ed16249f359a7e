// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { createTestForm, schemaOf } from '../support/createTestForm.ts'

const load = { on_action: { load_schema: true } }
const text = (id: string, rest: object = {}) => ({ id, type: 'string', ...rest })
const kind = { id: 'kind', type: 'string', choices: { values: ['a', 'b', 'c'].map((value) => ({ value, label: value })) }, ...load }

describe('an inline schema', () => {
  it('is current for its own defaults', async () => {
    const form = createTestForm({
      schema: [
        { ...kind, default: 'a' },
        { id: 'flag', type: 'boolean', default: true, ...load },
        { id: 'l', type: 'array', items: { type: 'object', fields: [text('x', { default: '1', ...load })] }, default: [{}] },
      ],
    })
    await form.settle()
    expect(form.requests).toEqual([])
  })

  it('is asked for on mount where the host gave something else, as a whole', async () => {
    const form = createTestForm({ schema: [{ ...kind, default: 'a' }, text('note')], initialValues: { kind: 'b', note: 'n' } })
    await form.settle()
    expect(form.schemaRequests()).toMatchObject([{ formData: { kind: 'b', note: 'n' } }])
    await form.answer(0, schemaOf([kind, text('more')]))
    expect(form.has('more')).toBe(true)
    expect(form.requests).toHaveLength(1)
  })

  it('is asked for where a row of the host holds something else', async () => {
    const list = { id: 'l', type: 'array', items: { type: 'object', fields: [text('x', load)] } }
    const form = createTestForm({ schema: [list], initialValues: { l: [{}, { x: '1' }] } })
    await form.settle()
    expect(form.requests).toHaveLength(1)
    const same = createTestForm({ schema: [list], initialValues: { l: [{}, { x: '' }, { x: null }] } })
    await same.settle()
    expect(same.requests).toEqual([])
  })

  it('without a module asks for nothing', async () => {
    const form = createTestForm({ schema: [kind], initialValues: { kind: 'b' }, client: undefined })
    await form.settle()
    expect(form.view().schema.request).toBe('idle')
  })
})

describe('a form without a schema', () => {
  it('loads the first one with the empty schema and the host values', async () => {
    const form = createTestForm({ initialValues: { kind: 'a', unknown: 1 } })
    expect(form.view().schema.phase).toBe('absent')
    await form.settle()
    expect(form.requests).toMatchObject([
      {
        formData: { kind: 'a', unknown: 1 },
        schema: { metadata: { workflows_module_schema_version: '1.0.0' }, fields: [] },
        contentObjects: [],
      },
    ])
    await form.answer(0, schemaOf([kind, text('note', { default: 'n' })]))
    expect(form.view().schema.phase).toBe('ready')
    expect(form.data()).toEqual({ kind: 'a', note: 'n' })
    expect(form.setAside()).toEqual({ unknown: 1 })
    expect(form.requests).toHaveLength(1)
  })

  it('keeps the host values untouched where that fails, and asks again on Retry alone', async () => {
    const form = createTestForm({ initialValues: { kind: 'a', unknown: 1 } })
    await form.settle()
    await form.fail(0, new Error('The module is down.'))
    expect(form.view().schema).toMatchObject({ phase: 'absent', request: 'failed', error: 'The module is down.' })
    expect(form.data()).toEqual({ kind: 'a', unknown: 1 })
    expect(form.submitData()).toEqual({ kind: 'a', unknown: 1 })
    expect(form.setAside()).toEqual({})
    await form.clock.advance(60_000)
    expect(form.requests).toHaveLength(1)
    form.reload()
    await form.settle()
    expect(form.requests[1]?.formData).toEqual({ kind: 'a', unknown: 1 })
    await form.answer(1, schemaOf([kind]))
    expect(form.data()).toEqual({ kind: 'a' })
    expect(form.view().schema).toMatchObject({ phase: 'ready', request: 'idle', error: undefined })
  })

  it('matches rows of the host with those of the answer', async () => {
    const list = { id: 'l', type: 'array', items: { type: 'object', fields: [text('x', load)] } }
    const form = createTestForm({ initialValues: { l: [{ x: '1' }, { x: '2' }] } })
    await form.settle()
    await form.answer(0, schemaOf([list]))
    expect(form.requests).toHaveLength(1)
    form.moveRow('l', 0, 1)
    await form.settle()
    expect(form.requests).toHaveLength(1)
  })

  it('takes the values of a reset with it, before and after the answer', async () => {
    const form = createTestForm({ initialValues: { kind: 'a' } })
    await form.settle()
    form.reset({ kind: 'b' })
    expect(form.data()).toEqual({ kind: 'b' })
    await form.answer(0, schemaOf([kind]))
    expect(form.data()).toEqual({ kind: 'b' })
    expect(form.requests.at(-1)?.formData).toEqual({ kind: 'b' })
    expect(form.requests).toHaveLength(2)
  })
})

describe('a change of a field that loads the schema', () => {
  it('asks with schema, form data and known content, at once for a choice', async () => {
    const source = { id: 's', type: 'string', content: { type: ['managed'], content_objects: [{ id: 'o' }] } }
    const form = createTestForm({ schema: [kind, source] })
    await form.settle()
    await form.answer(0, { o: [{ value: 1, label: 'One' }] })
    form.choose('kind', 'a')
    await form.settle()
    const request = form.schemaRequests()[0]
    expect(request?.formData).toEqual({ kind: 'a' })
    expect(request?.schema).toMatchObject({ fields: [kind, source] })
    expect(request?.contentObjects).toEqual([{ content_object_name: 'o', data: [{ value: 1, label: 'One' }] }])
  })

  it('of a group or array includes what is in it', async () => {
    const form = createTestForm({
      schema: [
        { id: 'g', type: 'object', fields: [text('x')], ...load },
        { id: 'l', type: 'array', items: { type: 'string' }, ...load },
      ],
    })
    form.type('g/x', '1')
    form.blur('g/x')
    await form.settle()
    await form.answer(0, schemaOf([{ id: 'g', type: 'object', fields: [text('x')], ...load }]))
    form.addRow('l')
    await form.settle()
    expect(form.requests[1]?.formData).toEqual({ g: { x: '1' }, l: [''] })
  })

  it('that other fields bring about by rules asks too', async () => {
    const rules = [
      { if: { and: [{ id: 'a', operator: 'equal', value: 'x' }] }, then: { fields: [{ id: 'kind', apply_as: 'merge', default: 'b' }] } },
    ]
    const form = createTestForm({ schema: [text('a', { rules }), kind] })
    form.type('a', 'x')
    await form.settle()
    expect(form.requests[0]?.formData).toEqual({ a: 'x', kind: 'b' })
  })

  it('from one empty value to another asks for nothing', async () => {
    const form = createTestForm({ schema: [text('t', load), { id: 'g', type: 'object', fields: [text('x')], ...load }] })
    form.type('t', 'a')
    form.type('t', '')
    form.blur('t')
    form.type('g/x', '')
    form.blur('g/x')
    await form.settle()
    expect(form.requests).toEqual([])
  })

  it('counts each row by itself, however rows move', async () => {
    const list = { id: 'l', type: 'array', items: { type: 'object', fields: [text('x', load)] } }
    const form = createTestForm({ schema: [list] })
    for (const value of ['1', '2']) {
      form.addRow('l')
      form.type(`l/${Number(value) - 1}/x`, value)
    }
    form.blur('l/1/x')
    form.commit('l/0/x')
    await form.settle()
    await form.answer(0, schemaOf([list]))
    form.moveRow('l', 1, 0)
    await form.settle()
    expect(form.requests).toHaveLength(1)
    form.addRow('l')
    form.moveRow('l', 2, 0)
    await form.settle()
    expect(form.requests).toHaveLength(1)
    form.type('l/0/x', '2')
    form.blur('l/0/x')
    await form.settle()
    expect(form.requests).toHaveLength(2)
  })

  it('of a field that a rule made one compares with what was sent of it', async () => {
    const rules = [
      { if: { and: [{ id: 'on', operator: 'equal', value: true }] }, then: { fields: [{ id: 't', apply_as: 'merge', ...load }] } },
    ]
    const form = createTestForm({ schema: [kind, { id: 'on', type: 'boolean', rules }, text('t')] })
    form.type('t', 'x')
    form.choose('kind', 'a')
    await form.settle()
    await form.answer(0, schemaOf([kind]))
    form.choose('on', true)
    await form.settle()
    expect(form.requests).toHaveLength(1)
    form.type('t', 'y')
    form.blur('t')
    await form.settle()
    expect(form.requests).toHaveLength(2)
  })
})

describe('a text that loads the schema', () => {
  const schema = [text('t', load), text('u', load), text('note')]

  it('counts half a second after the last key', async () => {
    const form = createTestForm({ schema })
    form.type('t', 'a')
    await form.clock.advance(499)
    form.type('t', 'ab')
    await form.clock.advance(499)
    expect(form.requests).toEqual([])
    await form.clock.advance(1)
    expect(form.requests.map(({ formData }) => formData)).toEqual([{ t: 'ab' }])
  })

  it('counts after as long as the host says', async () => {
    const form = createTestForm({ schema, commitDelay: 50 })
    form.type('t', 'a')
    await form.clock.advance(50)
    expect(form.requests).toHaveLength(1)
  })

  it.each(['blur', 'commit'] as const)('counts at once on %s', async (how) => {
    const form = createTestForm({ schema })
    form.type('t', 'a')
    await form.settle()
    expect(form.requests).toEqual([])
    form[how]('t')
    await form.settle()
    expect(form.requests).toHaveLength(1)
    await form.answer(0, schemaOf(schema))
    await form.clock.advance(1000)
    expect(form.requests).toHaveLength(1)
  })

  it('has a timer of its own, and nothing is asked while one runs', async () => {
    const form = createTestForm({ schema })
    form.type('t', 'a')
    await form.clock.advance(300)
    form.type('u', 'b')
    await form.clock.advance(200)
    expect(form.requests).toEqual([])
    await form.clock.advance(300)
    expect(form.requests.map(({ formData }) => formData)).toEqual([{ t: 'a', u: 'b' }])
  })

  it('waits for no text that nobody asks about', async () => {
    const form = createTestForm({ schema })
    form.type('note', 'half')
    expect(form.clock.pendingTimers()).toBe(1)
    form.type('t', 'a')
    form.blur('t')
    await form.settle()
    expect(form.requests).toHaveLength(1)
  })

  it('inside a group that loads it counts in the same way', async () => {
    const form = createTestForm({ schema: [{ id: 'g', type: 'object', fields: [text('x')], ...load }] })
    form.type('g/x', 'a')
    await form.settle()
    expect(form.requests).toEqual([])
    await form.clock.advance(500)
    expect(form.requests).toHaveLength(1)
  })

  it('counts at once where a value is chosen or set in its place', async () => {
    const form = createTestForm({ schema })
    form.type('t', 'a')
    form.choose('t', 'b')
    await form.settle()
    expect(form.requests.map(({ formData }) => formData)).toEqual([{ t: 'b' }])
    form.type('t', 'c')
    form.set('t', 'd')
    await form.settle()
    expect(form.requests[1]?.formData).toEqual({ t: 'd' })
  })

  it('keeps its timer from firing when its row goes', async () => {
    const form = createTestForm({ schema: [{ id: 'l', type: 'array', items: { type: 'object', fields: [text('x', load)] } }] })
    form.addRow('l')
    form.type('l/0/x', 'a')
    form.removeRow('l', 0)
    await form.clock.advance(500)
    expect(form.requests).toEqual([])
  })
})

describe('while a request is under way', () => {
  const schema = [kind, text('note')]

  it('a newer one aborts it, and only the newest answer counts', async () => {
    const form = createTestForm({ schema })
    form.choose('kind', 'a')
    await form.settle()
    form.choose('kind', 'b')
    await form.settle()
    expect(form.requests.map(({ signal }) => signal?.aborted)).toEqual([true, false])
    await form.answer(0, schemaOf([kind, text('forA')]))
    expect(form.has('forA')).toBe(false)
    await form.answer(1, schemaOf([kind, text('forB')]))
    expect(form.has('forB')).toBe(true)
  })

  it('an answer that comes all the same, out of turn, is dropped', async () => {
    const released: ((answer: object) => void)[] = []
    // A client that knows nothing of aborting.
    const client = {
      loadSchema: () => new Promise<never>((resolve) => released.push((fields) => resolve({ schema: fields, problems: [] } as never))),
      loadContent: () => Promise.reject(new Error('No content is asked for.')),
    }
    const form = createTestForm({ schema, client })
    form.choose('kind', 'a')
    await form.settle()
    form.choose('kind', 'b')
    await form.settle()
    released[1]?.(schemaOf([kind, text('forB')]))
    await form.settle()
    released[0]?.(schemaOf([kind, text('forA')]))
    await form.settle()
    expect([form.has('forA'), form.has('forB')]).toEqual([false, true])
  })

  it('what the user changes survives the answer', async () => {
    const form = createTestForm({ schema })
    form.choose('kind', 'a')
    await form.settle()
    form.type('note', 'typed meanwhile')
    await form.answer(0, schemaOf([kind, text('note', { default: 'd' })]))
    expect(form.data()).toEqual({ kind: 'a', note: 'typed meanwhile' })
    expect(form.requests).toHaveLength(1)
  })

  it('a value that goes back to what the schema is for gives the request up', async () => {
    const form = createTestForm({ schema: [{ ...kind, default: 'a' }] })
    form.choose('kind', 'b')
    await form.settle()
    form.choose('kind', 'a')
    await form.settle()
    expect(form.requests.map(({ signal }) => signal?.aborted)).toEqual([true])
    expect(form.view().schema.request).toBe('idle')
  })

  it('a value that goes there and back within it asks for nothing more', async () => {
    const form = createTestForm({ schema })
    form.choose('kind', 'a')
    await form.settle()
    form.choose('kind', 'b')
    form.choose('kind', 'a')
    await form.settle()
    expect(form.requests).toHaveLength(1)
    expect(form.requests[0]?.signal?.aborted).toBe(false)
  })

  it('another start schema gives it up', async () => {
    const form = createTestForm({ schema })
    form.choose('kind', 'a')
    await form.settle()
    form.replaceStart([text('other')])
    await form.settle()
    expect(form.requests[0]?.signal?.aborted).toBe(true)
    expect(form.requests).toHaveLength(1)
  })
})

describe('a reload that fails', () => {
  const schema = [kind, text('note')]

  it('leaves schema, values and options as they were, and is asked again after a change or on Retry only', async () => {
    const form = createTestForm({ schema })
    const node = form.at('kind').cell.node
    form.type('note', 'n')
    form.choose('kind', 'a')
    await form.settle()
    await form.fail(0, new Error('Down.'))
    expect(form.view().schema).toMatchObject({ phase: 'ready', request: 'failed', error: 'Down.' })
    expect(form.data()).toEqual({ kind: 'a', note: 'n' })
    expect(form.at('kind').cell.node).toBe(node)
    form.type('note', 'other')
    await form.clock.advance(10_000)
    expect(form.requests).toHaveLength(1)
    form.reload()
    await form.settle()
    expect(form.requests).toHaveLength(2)
    await form.fail(1, new Error('Down.'))
    form.choose('kind', 'b')
    await form.settle()
    expect(form.requests).toHaveLength(3)
    await form.answer(2, schemaOf(schema))
    expect(form.view().schema).toMatchObject({ request: 'idle', error: undefined })
  })

  it('is forgotten when the values go back to what the schema is for', async () => {
    const form = createTestForm({ schema })
    form.choose('kind', 'a')
    await form.settle()
    await form.fail(0, new Error('Down.'))
    form.choose('kind', undefined)
    await form.settle()
    expect(form.view().schema).toMatchObject({ request: 'idle', error: undefined, cause: undefined })
    expect(form.requests).toHaveLength(1)
    form.choose('kind', 'a')
    await form.settle()
    expect(form.requests).toHaveLength(2)
  })

  it('by hand stays on show though the schema is current', async () => {
    const form = createTestForm({ schema })
    form.reload()
    await form.settle()
    await form.fail(0, new Error('Down.'))
    form.type('note', 'n')
    await form.settle()
    expect(form.view().schema).toMatchObject({ request: 'failed', error: 'Down.' })
  })

  it.each([
    ['holds no schema', 'nonsense'],
    ['is merged by a function that throws', { fields: [] }],
  ])('because the answer %s throws nothing', async (_, answer) => {
    const schemaMerge = () => {
      throw new Error('The host has a defect.')
    }
    const form = createTestForm({ schema, ...(typeof answer === 'string' ? {} : { schemaMerge }) })
    form.choose('kind', 'a')
    await form.settle()
    await form.answer(0, answer as object)
    expect(form.data()).toEqual({ kind: 'a' })
    expect(form.has('note')).toBe(true)
  })
})

describe('a module that changes what it is asked by', () => {
  it('is stopped after ten answers, with the fields named, and may be asked again', async () => {
    const form = createTestForm({ schema: [{ ...kind, type: 'integer', choices: undefined, label: 'Kind', default: 0 }] })
    form.reload()
    for (let count = 1; count <= 20; count += 1) {
      await form.settle()
      if (form.requests.length < count) break
      await form.answer(count - 1, schemaOf([{ id: 'kind', type: 'integer', label: 'Kind', default: count, ...load }]))
    }
    expect(form.requests).toHaveLength(10)
    expect(form.view().schema).toMatchObject({ request: 'failed' })
    expect(form.view().schema.error).toContain('"Kind"')
    form.reload()
    await form.settle()
    expect(form.requests).toHaveLength(11)
  })

  it('is not stopped where the user edits in between', async () => {
    const form = createTestForm({ schema: [kind] })
    for (let count = 0; count < 24; count += 1) {
      form.choose('kind', ['a', 'b'][count % 2])
      await form.settle()
      await form.answer(count, schemaOf([kind]))
    }
    expect(form.requests).toHaveLength(24)
    expect(form.view().schema.request).toBe('idle')
  })
})

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
    expect(form.requests).toHaveLength(1)
    form.effects.start()
    await form.settle()
    expect(form.requests).toHaveLength(2)
    await form.answer(1, schemaOf([kind, text('came')]))
    expect(form.has('came')).toBe(true)
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
