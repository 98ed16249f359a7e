import { describe, expect, it } from 'vitest'
import { createTestForm, schemaOf } from '../support/createTestForm.ts'

const load = { on_action: { load_schema: true } }
const text = (id: string, rest: object = {}) => ({ id, type: 'string', ...rest })
const kind = text('kind', {
  ...load,
  choices: {
    values: [
      { value: 'a', label: 'A' },
      { value: 'b', label: 'B' },
    ],
  },
})

describe('another start schema of the host', () => {
  it('keeps values by path, and sets aside what has no place', () => {
    const form = createTestForm({ schema: [text('a'), text('b'), { id: 'g', type: 'object', fields: [text('x')] }] })
    form.type('a', '1')
    form.type('b', '2')
    form.type('g/x', '3')
    form.replaceStart([text('a', { default: 'd' }), { id: 'g', type: 'object', fields: [text('x'), text('y', { default: 'e' })] }])
    expect(form.data()).toEqual({ a: '1', g: { x: '3', y: 'e' } })
    expect(form.setAside()).toEqual({ b: '2' })
  })

  it('is asked for where the values differ from its own defaults', async () => {
    const form = createTestForm({ schema: [kind, text('a')] })
    form.choose('kind', 'a')
    await form.settle()
    await form.answer(0, schemaOf([kind, text('brought')]))
    form.type('brought', 'mine')
    form.replaceStart([kind, text('a', { label: 'Translated' })])
    await form.settle()
    expect(form.data()).toEqual({ kind: 'a' })
    expect(form.requests[1]).toMatchObject({ endpoint: 'schema', formData: { kind: 'a' } })
    await form.answer(1, schemaOf([kind, text('brought')]))
    expect(form.data()).toEqual({ kind: 'a', brought: 'mine' })
    expect(form.at('a').cell.node.label).toBe('Translated')
    form.replaceStart([{ ...kind, default: 'a' }])
    await form.settle()
    expect(form.requests).toHaveLength(2)
  })

  it('is current for the rows that an effect of its rules brings by default', async () => {
    const rows = { id: 'l', type: 'array', items: { type: 'object', fields: [text('x', load)] }, default: [{ x: 'd' }] }
    const rules = [{ if: { and: [] }, then: { fields: [{ ...rows, apply_as: 'fully_replace' }] } }]
    const form = createTestForm({ schema: [] })
    form.replaceStart(schemaOf([text('l')], { rules }))
    await form.settle()
    expect(form.data()).toEqual({ l: [{ x: 'd' }] })
    expect(form.requests).toEqual([])
  })

  it('takes the place of a first load that has not been asked for yet', async () => {
    const form = createTestForm({ initialValues: { a: '1' } })
    form.replaceStart([text('a')])
    await form.settle()
    expect(form.requests).toEqual([])
    expect(form.data()).toEqual({ a: '1' })
  })

  it('takes the place of the first load', async () => {
    const form = createTestForm({ initialValues: { a: '1' } })
    await form.settle()
    form.replaceStart([text('a')])
    await form.settle()
    expect(form.requests.map(({ signal }) => signal?.aborted)).toEqual([true])
    expect(form.view().schema).toMatchObject({ phase: 'ready', request: 'idle' })
    expect(form.data()).toEqual({ a: '1' })
  })
})

describe('another module', () => {
  it('is asked for the whole schema, and drops the options of the old one', async () => {
    const source = { ...text('s'), content: { type: ['managed'], content_objects: [{ id: 'o' }] } }
    const form = createTestForm({ initialValues: { a: '1' } })
    await form.settle()
    await form.answer(0, schemaOf([text('a'), source]))
    await form.answer(1, { o: [{ value: '1', label: 'Old' }] })
    form.type('a', '2')
    form.effects.replaceModule(false)
    await form.settle()
    expect(form.at('s').options?.choices).toEqual([])
    expect(form.requests.slice(2).map(({ endpoint, formData }) => [endpoint, formData])).toEqual([
      ['schema', { a: '2' }],
      ['content', { a: '2' }],
    ])
  })

  it('is asked like the first one, and none of the fields of the old one stay', async () => {
    const form = createTestForm({ initialValues: { a: '1' } })
    await form.settle()
    await form.answer(0, schemaOf([text('a'), text('old')]))
    form.effects.replaceModule(false)
    await form.settle()
    expect(form.requests[1]).toMatchObject({ endpoint: 'schema', schema: { fields: [] } })
    await form.fail(1, new Error('down'))
    expect(form.has('old')).toBe(true)
    form.reload()
    await form.settle()
    await form.answer(2, schemaOf([kind, text('a')]))
    expect(['kind', 'a', 'old'].filter(form.has)).toEqual(['kind', 'a'])
    form.choose('kind', 'a')
    await form.settle()
    await form.answer(3, schemaOf([kind]))
    expect(form.has('a')).toBe(true)
    expect(form.data()).toEqual({ kind: 'a', a: '1' })
  })

  it('is asked for values that are not the defaults of the host schema, also if the old one changed nothing', async () => {
    const form = createTestForm({ schema: [kind], initialValues: { kind: 'a' } })
    await form.settle()
    await form.answer(0, schemaOf([kind]))
    form.effects.replaceModule(true)
    await form.settle()
    expect(form.requests).toHaveLength(2)
  })

  it('is not asked for a schema that the host gave and no module had a part in', async () => {
    const form = createTestForm({ schema: [kind, text('a')] })
    form.effects.replaceModule(true)
    await form.settle()
    expect(form.requests).toEqual([])
    form.choose('kind', 'a')
    await form.settle()
    await form.answer(0, schemaOf([kind, text('brought')]))
    form.effects.replaceModule(true)
    await form.settle()
    expect(form.requests).toHaveLength(2)
    await form.answer(1, schemaOf([kind]))
    expect(form.has('brought')).toBe(false)
  })
})

describe('a reset', () => {
  it('lays the values anew, with defaults, and sets nothing aside', () => {
    const form = createTestForm({
      schema: [text('a', { default: 'd' }), text('b', { validation: { required: true } })],
      initialValues: { a: '1', x: 'y' },
    })
    form.type('a', '2')
    form.blur('b')
    form.reset({ b: 'n' })
    expect(form.data()).toEqual({ a: 'd', b: 'n' })
    expect(form.setAside()).toEqual({})
    expect(form.view().dirty).toBe(false)
    expect(form.at('b')).toMatchObject({ error: undefined, cell: { touched: false } })
  })

  it('to the values the schema is for asks for nothing', async () => {
    const list = { id: 'l', type: 'array', items: { type: 'object', fields: [text('x', load)] } }
    const form = createTestForm({ schema: [kind, list] })
    form.choose('kind', 'a')
    form.addRow('l')
    form.type('l/0/x', '1')
    form.blur('l/0/x')
    await form.settle()
    await form.answer(0, schemaOf([kind, list]))
    form.reset({ kind: 'a', l: [{ x: '1' }] })
    await form.settle()
    expect(form.requests).toHaveLength(1)
    form.reset({ kind: 'b' })
    await form.settle()
    expect(form.requests).toHaveLength(2)
    form.reset({ kind: 'b' })
    await form.settle()
    expect(form.requests).toHaveLength(2)
  })

  it('to the values of a request under way leaves that alone', async () => {
    const list = { id: 'l', type: 'array', items: { type: 'object', fields: [text('x', load)] } }
    const form = createTestForm({ schema: [list] })
    form.addRow('l')
    form.set('l/0/x', '1')
    await form.settle()
    form.reset({ l: [{ x: '1' }] })
    await form.settle()
    expect(form.requests.map(({ signal }) => signal?.aborted)).toEqual([false])
  })
})
