import { describe, expect, it } from 'vitest'
import { createScriptedModule } from '../support/createScriptedModule.ts'
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

  it("counts without the list of problems where the host's client gives something else", async () => {
    // As of a client that is written without types.
    const loadSchema = async () => JSON.parse('{ "schema": { "fields": [{ "id": "a", "type": "string" }] }, "problems": {} }')
    const form = createTestForm({ client: { ...createScriptedModule().client, loadSchema } })
    await form.settle()
    expect(form.has('a')).toBe(true)
    expect(form.view().problems).toEqual([])
  })

  it('takes the values of a reset with it, before and after the answer', async () => {
    const form = createTestForm({ initialValues: { kind: 'a' } })
    await form.settle()
    form.reset({ kind: 'b', unknown: 1 })
    expect(form.data()).toEqual({ kind: 'b', unknown: 1 })
    expect(form.setAside()).toEqual({})
    await form.answer(0, schemaOf([kind]))
    expect(form.data()).toEqual({ kind: 'b' })
    expect(form.setAside()).toEqual({ unknown: 1 })
    expect(form.requests.at(-1)?.formData).toEqual({ kind: 'b' })
    expect(form.requests).toHaveLength(2)
  })
})
