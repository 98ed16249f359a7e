import { describe, expect, it } from 'vitest'
import { createTestForm } from '../support/createTestForm.ts'

const text = (id: string) => ({ id, type: 'string' })
const problemsOf = (form: ReturnType<typeof createTestForm>) => form.view().runtimeProblems

describe('values of the host whose field a limit has left out', () => {
  const many = Array.from({ length: 20_002 }, (_, index) => text(`f${index}`))
  const deep = (levels: number): object => (levels === 0 ? text('a') : { id: 'g', type: 'object', fields: [deep(levels - 1)] })
  const valueIn = (levels: number, value: unknown): unknown => (levels === 0 ? value : { g: valueIn(levels - 1, value) })

  it('are submitted as they are and set aside by nobody, where there are too many fields', () => {
    const initialValues = { f0: 'x', f20000: 'y', f20001: { any: ['thing'] } }
    const form = createTestForm({ schema: many, initialValues })
    expect(form.submitData()).toEqual(initialValues)
    expect(form.data()).toEqual(initialValues)
    expect(form.setAside()).toEqual({})
    expect(form.view().setAside).toEqual([])
    expect(form.has('f20000')).toBe(false)
    form.dispatch({ type: 'setAsideDiscarded' })
    form.choose('f0', 'z')
    expect(form.submitData()).toEqual({ ...initialValues, f0: 'z' })
  })

  it('are submitted as they are where fields are too deep', () => {
    const form = createTestForm({ schema: [deep(40)], initialValues: { g: valueIn(39, { a: 'x' }) } })
    expect(form.submitData()).toEqual({ g: valueIn(39, { a: 'x' }) })
    expect(form.setAside()).toEqual({})
  })

  it('go into their field when an answer has it in reach', async () => {
    const form = createTestForm({ schema: many, initialValues: { f20000: 'y' }, schemaMerge: 'replace' })
    form.dispatch({ type: 'reloadAsked' })
    await form.settle()
    await form.answer(0, { metadata: { workflows_module_schema_version: '1.0.0' }, fields: [text('f20000')] })
    await form.settle()
    expect(form.has('f20000')).toBe(true)
    expect(form.submitData()).toEqual({ f20000: 'y' })
  })
})

describe('values of the host that are no JSON', () => {
  const failing = () => {
    throw new Error('This cannot be read.')
  }
  const told = (form: ReturnType<typeof createTestForm>) =>
    problemsOf(form).map(({ code, args }) => (code === 'host/unreadable-value' ? `${args.path}: ${args.got}` : code))

  it('are left out and named, and the others stay', async () => {
    const cyclic: Record<string, unknown> = { b: 'x' }
    cyclic['self'] = cyclic
    const json = { id: 'json', type: 'object', ui_options: { ui_widget: 'CodeblockWidget' } }
    const initialValues = {
      json: { cyclic, bigint: 1n, call: failing, map: new Map([['a', 1]]), date: new Date(0), proxy: new Proxy({}, { ownKeys: failing }) },
      text: 'stays',
    }
    Object.defineProperty(initialValues, 'getter', { enumerable: true, get: failing })
    const form = createTestForm({ schema: [json, text('text'), text('getter')], initialValues, onSubmit: async () => undefined })
    const read = { json: { cyclic: { b: 'x' }, date: '1970-01-01T00:00:00.000Z' }, text: 'stays' }
    expect(form.data()).toEqual(read)
    expect(told(form)).toEqual([
      '/json/cyclic/self: an object that contains itself',
      '/json/bigint: a bigint',
      '/json/call: a function',
      '/json/map: a Map',
      '/json/proxy: an object that cannot be read',
      '/getter: a getter that fails',
    ])
    expect(await form.submit()).toBe('submitted')
  })

  it('are no rows without end', async () => {
    const gaps: unknown[] = []
    gaps[2 ** 31] = 'x'
    const rows = { id: 'rows', type: 'array', items: { type: 'string' } }
    const few: unknown[] = ['a']
    few[2] = 'c'
    const form = createTestForm({ schema: [rows, { ...rows, id: 'few' }], initialValues: { rows: gaps, few } })
    expect(form.data()).toEqual({ few: ['a', null, 'c'] })
    expect(told(form)).toEqual(['/rows: nested too deeply, or too much'])
    expect(form.submitData()).toEqual({ few: ['a', 'c'] })
  })

  it('are read no deeper than 200 levels', () => {
    let deep: unknown = 'x'
    for (let level = 0; level < 100_000; level += 1) deep = { deep }
    const json = { id: 'json', type: 'object', ui_options: { ui_widget: 'CodeblockWidget' } }
    const form = createTestForm({ schema: [json], initialValues: { json: { deep, b: 1 } } })
    expect(form.data()).toMatchObject({ json: { b: 1 } })
    expect(told(form)).toHaveLength(1)
    form.dispatch({ type: 'valuesSet', values: [{ address: form.find('json'), value: { call: failing, b: 2 } }] })
    expect(form.data()).toEqual({ json: { b: 2 } })
    expect(told(form).at(-1)).toBe('/json/call: a function')
    form.dispatch({ type: 'formReset', values: { json: { c: 3n } } })
    expect(form.data()).toEqual({ json: {} })
    expect(told(form).at(-1)).toBe('/json/c: a bigint')
  })
})
