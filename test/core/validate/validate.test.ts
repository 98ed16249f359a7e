import { initialValues, parseSchema, validate } from 'moduleform/core'
import { describe, expect, it } from 'vitest'
import { schemaOf } from '../../support/createTestForm.ts'

const text = (id: string, rest = {}) => ({ id, type: 'string', ...rest })
const required = { validation: { required: true } }

describe('validate', () => {
  it('says of each issue where it is, as path and as pointer, which rule is broken, and in words what to do', async () => {
    const schema = schemaOf([{ id: 'rows', type: 'array', items: { type: 'object', fields: [text('a/b', required)] } }])
    expect(await validate(schema, { rows: [{}] })).toEqual({
      issues: [{ path: ['rows', 0, 'a/b'], pointer: '/rows/0/a~1b', rule: 'required', message: 'This field is required.', level: 'error' }],
      unchecked: [],
      submitData: { rows: [{}] },
    })
  })

  it("takes the module's own messages", async () => {
    const schema = schemaOf([text('a', { ...required, validation_messages: { required: 'We need this.' } })])
    expect((await validate(schema, {})).issues).toMatchObject([{ message: 'We need this.' }])
  })

  it('takes a schema as the module sent it and as parseSchema understood it', async () => {
    const sent = schemaOf([{ id: 'a', type: 'string', choices: ['x', 'y'] }])
    const expected = await validate(sent, { a: 'z' })
    expect(expected.issues).toMatchObject([{ rule: 'choices' }])
    expect(await validate(parseSchema(sent).schema, { a: 'z' })).toEqual(expected)
  })

  it('warns of values that no field describes, and submits them not', async () => {
    const schema = schemaOf([
      { id: 'g', type: 'object', fields: [text('a')] },
      { id: 'l', type: 'array', items: { type: 'object', fields: [text('a')] } },
      { id: 'heading', type: 'object', fields: [] },
    ])
    const values = { g: { a: 'x', b: 1 }, l: [{ c: 2 }], heading: { d: 3 }, e: null }
    const { issues, submitData } = await validate(schema, values)
    expect(issues.map(({ pointer, rule, level }) => [pointer, rule, level])).toEqual([
      ['/g/b', 'unknown', 'warning'],
      ['/l/0/c', 'unknown', 'warning'],
      ['/heading', 'unknown', 'warning'],
      ['/e', 'unknown', 'warning'],
    ])
    expect(submitData).toEqual({ g: { a: 'x' }, l: [{}] })
  })

  it('submits as they are values whose field a limit has left out', async () => {
    const many = schemaOf(Array.from({ length: 20_002 }, (_, index) => text(`f${index}`)))
    expect(await validate(many, { f1: 'a', f20000: 'b', f20001: { c: 1 } })).toEqual({
      issues: [],
      unchecked: [],
      submitData: { f1: 'a', f20000: 'b', f20001: { c: 1 } },
    })
    const deep = (levels: number, inner: object): object =>
      levels === 0 ? inner : { id: 'g', type: 'object', fields: [deep(levels - 1, inner)] }
    const valueIn = (levels: number, value: unknown): unknown => (levels === 0 ? value : { g: valueIn(levels - 1, value) })
    const values = valueIn(40, { a: 'x' })
    expect(await validate(schemaOf([deep(40, text('a'))]), values)).toEqual({ issues: [], unchecked: [], submitData: values })
    const rows = valueIn(31, { l: [{ a: 'x' }, {}] })
    const list = { id: 'l', type: 'array', items: { type: 'object', fields: [text('a')] } }
    expect(await validate(schemaOf([deep(31, list)]), rows)).toEqual({ issues: [], unchecked: [], submitData: rows })
  })

  it('counts a value without a field as nothing: its group is missing', async () => {
    const schema = schemaOf([{ id: 'g', type: 'object', ...required, fields: [text('a')] }])
    const { issues, submitData } = await validate(schema, { g: { other: 1 } })
    expect(issues.map(({ pointer, rule }) => [pointer, rule])).toEqual([
      ['/g', 'required'],
      ['/g/other', 'unknown'],
    ])
    expect(submitData).toEqual({})
  })

  it('looks into no object that one control edits as a whole', async () => {
    const code = { id: 'code', type: 'object', ui_options: { ui_widget: 'CodeblockWidget' } }
    expect(await validate(schemaOf([code]), { code: { any: { thing: 1 } } })).toEqual({
      issues: [],
      unchecked: [],
      submitData: { code: { any: { thing: 1 } } },
    })
  })

  it('leaves out what a rule has hidden, whatever it holds, unless it is to be kept', async () => {
    const hides = {
      if: { and: [{ id: 'kind', operator: 'equal', value: 'none' }] },
      then: { fields: [{ id: 'mail', ui_options: { ui_widget: 'hidden' } }] },
    }
    const schema = schemaOf([text('kind', { rules: [hides] }), text('mail', { format: 'email' })])
    const values = { kind: 'none', mail: 'no mail' }
    expect(await validate(schema, values)).toEqual({ issues: [], unchecked: [], submitData: { kind: 'none' } })
    expect((await validate(schema, values, { hiddenValues: 'keep' })).submitData).toEqual(values)
    expect((await validate(schema, { kind: 'some', mail: 'no mail' })).issues).toMatchObject([{ rule: 'format' }])
  })

  it('fills in no default: initialValues does, for who wants them', async () => {
    const schema = schemaOf([text('a', { ...required, default: 'x' })])
    expect(await validate(schema, {})).toMatchObject({ issues: [{ rule: 'required' }], submitData: {} })
    expect(await validate(schema, initialValues(parseSchema(schema).schema.fields, {}))).toEqual({
      issues: [],
      unchecked: [],
      submitData: { a: 'x' },
    })
  })

  it.each([
    ['null', null, 'null'],
    ['a list', [1], 'an array'],
    ['nothing', undefined, 'nothing'],
  ])('refuses values that are no object: %s', async (_, values, kind) => {
    const message = `The values of a form are an object keyed by field id. This is ${kind}.`
    expect(await validate(schemaOf([text('a')]), values)).toEqual({
      issues: [{ path: [], pointer: '', rule: 'type', message, level: 'error' }],
      unchecked: [],
      submitData: {},
    })
  })

  it.each([undefined, null, 'text', [], {}, { fields: 5 }, { error: 'down' }, { schema: schemaOf([]) }])(
    'lets nothing pass without a schema: %j',
    async (schema) => {
      const { issues, submitData } = await validate(schema, { name: 'Ada' })
      expect(issues).toEqual([expect.objectContaining({ level: 'error', path: [], message: expect.stringContaining('no list of fields') })])
      expect(submitData).toEqual({})
    },
  )

  it('reads values nested without end, cycles and functions as what they are: no JSON', async () => {
    let deep: unknown = 'end'
    for (let level = 0; level < 100_000; level += 1) deep = { a: deep }
    const cycle: Record<string, unknown> = {}
    cycle['self'] = cycle
    const code = (id: string) => ({ id, type: 'object', ...required, ui_options: { ui_widget: 'CodeblockWidget' } })
    const { issues } = await validate(schemaOf([code('deep'), code('cycle')]), { deep, cycle, call: () => 1 })
    expect(issues.filter(({ rule }) => rule === 'type').map(({ path }) => [path[0], path.length > 3])).toEqual([
      ['deep', true],
      ['cycle', false],
      ['call', false],
    ])
  })

  it('keeps values apart from prototypes', async () => {
    const schema = schemaOf(['__proto__', 'constructor'].map((id) => text(id, { validation: { max_length: 1 } })))
    const values: unknown = JSON.parse('{"__proto__":"xx","constructor":"y","toString":"z"}')
    const { issues, submitData } = await validate(schema, values)
    expect(issues.map(({ pointer, rule }) => [pointer, rule])).toEqual([
      ['/__proto__', 'max_length'],
      ['/toString', 'unknown'],
    ])
    expect(JSON.stringify(submitData)).toBe('{"__proto__":"xx","constructor":"y"}')
  })

  it('has an answer for a schema with mistakes', async () => {
    const { issues, unchecked } = await validate(schemaOf([{ id: 'a', type: 'nonsense' }]), { a: 1 })
    expect([issues, unchecked]).toEqual([[], []])
  })

  it('refuses a misspelt option, which would let hidden values through unseen, and takes those that a host keeps for itself', async () => {
    const misspelt = { hiddenValue: 'keep' }
    await expect(validate(schemaOf([text('a')]), {}, misspelt as object)).rejects.toThrow(
      'validate: there is no option `hiddenValue`. Did you mean `hiddenValues`?',
    )
    const own = { requestId: 7 }
    expect(await validate(schemaOf([text('a')]), {}, own as object)).toMatchObject({ issues: [] })
  })
})
