import { describe, expect, it } from 'vitest'
import { createTestForm, schemaOf } from '../support/createTestForm.ts'

const load = { on_action: { load_schema: true } }
const text = (id: string, rest: object = {}) => ({ id, type: 'string', ...rest })
const kind = { id: 'kind', type: 'string', choices: { values: ['a', 'b', 'c'].map((value) => ({ value, label: value })) }, ...load }

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
