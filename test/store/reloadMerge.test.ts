import { lintSchema } from 'moduleform/lint'
import { describe, expect, it } from 'vitest'
import { createTestForm, schemaOf, type TestFormOptions } from '../support/createTestForm.ts'

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

/** Ids of the fields of a form after answers to changes of `kind`, each given as its fields. */
async function idsAfter(options: TestFormOptions, ...answers: readonly (readonly object[])[]) {
  const form = createTestForm(options)
  for (const [index, fields] of answers.entries()) {
    form.choose('kind', ['a', 'b'][index % 2])
    await form.settle()
    await form.answer(index, schemaOf(fields))
  }
  return form.store.state.plan.schema.fields.map(({ id }) => id)
}

it('sends a schema back as the module wrote it', async () => {
  const sent = schemaOf([kind, text('a', { placeholder: 'P', label: 5 })])
  const form = createTestForm()
  await form.settle()
  await form.answer(0, sent)
  form.choose('kind', 'a')
  await form.settle()
  expect(form.schemaRequests()[1]?.schema).toEqual(sent)
})

describe('an answer that names the field which asked', () => {
  it('is the whole form: fields of the start stay, those of earlier answers go', async () => {
    const schema = [kind, text('start')]
    expect(await idsAfter({ schema }, [kind, text('one')])).toEqual(['kind', 'one', 'start'])
    expect(await idsAfter({ schema }, [kind, text('one')], [kind, text('two')])).toEqual(['kind', 'two', 'start'])
  })

  it('names it also inside of rows', async () => {
    const list = { id: 'l', type: 'array', items: { type: 'object', fields: [text('x', load)] } }
    const form = createTestForm({ schema: [kind, list] })
    form.choose('kind', 'a')
    await form.settle()
    await form.answer(0, schemaOf([kind, text('one')]))
    form.addRow('l')
    form.type('l/0/x', '1')
    form.blur('l/0/x')
    await form.settle()
    await form.answer(1, schemaOf([list, text('two')]))
    expect([form.has('one'), form.has('two')]).toEqual([false, true])
  })

  it('is also one that a first load or a reload by hand brought', async () => {
    const form = createTestForm({ schema: [kind] })
    form.choose('kind', 'a')
    await form.settle()
    await form.answer(0, schemaOf([kind, text('one')]))
    form.reload()
    await form.settle()
    await form.answer(1, schemaOf([text('two')]))
    expect(form.store.state.plan.schema.fields.map(({ id }) => id)).toEqual(['two', 'kind'])
  })
})

describe('a reload by hand', () => {
  it('is answered whole also where a value has changed that the answer does not name', async () => {
    const form = createTestForm({ schema: [kind] })
    form.choose('kind', 'a')
    await form.settle()
    await form.answer(0, schemaOf([kind, text('one')]))
    form.choose('kind', 'b')
    form.reload()
    await form.settle()
    await form.answer(1, schemaOf([text('two')]))
    expect([form.has('one'), form.has('two')]).toEqual([false, true])
  })
})

describe('any other answer', () => {
  it('is partial: it changes what it names and leaves the rest', async () => {
    const schema = [kind, text('start', { label: 'Start', description: 'stays' })]
    const form = createTestForm({ schema })
    form.choose('kind', 'a')
    await form.settle()
    await form.answer(0, schemaOf([{ ...text('start'), label: 'Changed' }, text('one')]))
    expect(form.at('start').cell.node.definition).toMatchObject({ label: 'Changed', description: 'stays' })
    form.choose('kind', 'b')
    await form.settle()
    await form.answer(1, schemaOf([text('two')]))
    expect([form.has('one'), form.has('two')]).toEqual([true, true])
  })
})

describe('the host decides', () => {
  const schema = [kind, text('start')]

  it('that every answer is partial', async () => {
    expect(await idsAfter({ schema, schemaMerge: 'accumulate' }, [kind, text('one')], [kind, text('two')])).toEqual([
      'kind',
      'two',
      'one',
      'start',
    ])
  })

  it('that the answer is the schema', async () => {
    expect(await idsAfter({ schema, schemaMerge: 'replace' }, [kind, text('one')])).toEqual(['kind', 'one'])
  })

  it('by a function of its own, which may give raw JSON', async () => {
    const schemaMerge = (
      current: { readonly fields: readonly { readonly id: string }[] },
      answer: { readonly fields: readonly object[] },
    ) => ({
      fields: [...answer.fields, ...current.fields.filter(({ id }) => id === 'start'), { id: 'own', type: 'string', uiwidget: 'x' }],
    })
    const form = createTestForm({ schema, schemaMerge })
    form.choose('kind', 'a')
    await form.settle()
    await form.answer(0, schemaOf([kind]))
    expect(form.store.state.plan.schema.fields.map(({ id }) => id)).toEqual(['kind', 'start', 'own'])
    expect(lintSchema(form.view().source.sent).map(({ code }) => code)).toContain('key/near-miss')
  })

  it('by no promise: the reload fails and says so, and the form stays', async () => {
    const form = createTestForm({ schema, schemaMerge: async () => ({ fields: [] }) })
    form.choose('kind', 'a')
    await form.settle()
    await form.answer(0, schemaOf([kind]))
    expect(form.view().schema.request).toBe('failed')
    expect(form.view().schema.cause).toMatchObject({ message: '"schemaMerge" gave a promise. Let it give the schema itself.' })
    expect(form.data()).toEqual({ kind: 'a' })
    expect(form.has('start')).toBe(true)
  })
})

describe('a reload', () => {
  const start = [kind, text('a', { validation: { required: true } }), text('b'), { id: 'g', type: 'object', fields: [text('x')] }]

  it('tells of fields that stay as they are only the one that asked, and keeps all that is known of it', async () => {
    const form = createTestForm({ schema: start })
    form.type('a', '')
    form.blur('a')
    form.type('g/x', '1')
    form.choose('kind', 'a')
    await form.settle()
    const before = ['a', 'b', 'g/x'].map((path) => form.at(path))
    const told: string[] = []
    for (const path of ['a', 'b', 'g/x', 'kind']) form.store.subscribeField(form.find(path), () => told.push(path))
    await form.answer(0, schemaOf([...structuredClone(start), text('new')]))
    expect(told).toEqual(['kind'])
    expect(['a', 'b', 'g/x'].map((path) => form.at(path))).toEqual(before)
    expect(form.at('a')).toMatchObject({ error: expect.any(String) as unknown, cell: { touched: true } })
  })

  it('tells a field that changes, and keeps its value, touched state and error', async () => {
    const form = createTestForm({ schema: start })
    form.blur('a')
    form.choose('kind', 'a')
    await form.settle()
    const told: string[] = []
    for (const path of ['a', 'b']) form.store.subscribeField(form.find(path), () => told.push(path))
    await form.answer(0, schemaOf([kind, text('a', { label: 'Changed', validation: { required: true } }), text('b')]))
    expect(told).toEqual(['a'])
    expect(form.at('a')).toMatchObject({ error: expect.any(String) as unknown, cell: { touched: true, node: { label: 'Changed' } } })
  })

  it('checks an error that shows by the new definition', async () => {
    const form = createTestForm({ schema: start })
    form.blur('a')
    form.choose('kind', 'a')
    await form.settle()
    await form.answer(0, schemaOf([kind, text('a')]))
    expect(form.at('a').error).toBeUndefined()
  })

  it('keeps the options of a field, in rows too', async () => {
    const source = (id: string) => ({ ...text(id), content: { type: ['managed'], content_objects: [{ id: 'o' }] } })
    const schema = [text('t', load), source('s'), { id: 'l', type: 'array', items: { type: 'object', fields: [source('x')] } }]
    const form = createTestForm({ schema, initialValues: { l: [{}] } })
    form.show('l/0/x')
    await form.settle()
    await form.answer(0, { o: [{ value: '1', label: 'One' }] })
    form.reload()
    await form.settle()
    await form.answer(1, schemaOf(structuredClone(schema)))
    expect(form.at('s').options).toMatchObject({ status: 'ready', choices: [{ value: '1', label: 'One' }] })
    expect(form.at('l/0/x').options?.status).toBe('ready')
    expect(form.requests).toHaveLength(2)
  })

  it('keeps rows and their keys', async () => {
    const list = (...fields: readonly object[]) => ({ id: 'l', type: 'array', items: { type: 'object', fields } })
    const form = createTestForm({ schema: [kind, list(text('x'))], initialValues: { l: [{ x: '1' }, { x: '2' }] } })
    const keys = form.at('l').cell.rows
    form.choose('kind', 'a')
    await form.settle()
    await form.answer(0, schemaOf([kind, list(text('x'), text('y', { default: 'd' }))]))
    expect(form.at('l').cell.rows).toBe(keys)
    expect(form.data()).toEqual({
      kind: 'a',
      l: [
        { x: '1', y: 'd' },
        { x: '2', y: 'd' },
      ],
    })
  })

  it('lays a new field after the one that precedes it in the answer, in the form as in the data', async () => {
    const form = createTestForm({ schema: [kind, text('a'), text('b')] })
    form.choose('kind', 'a')
    await form.settle()
    await form.answer(0, schemaOf([kind, text('a'), text('new')]))
    expect(form.at('').lines).toEqual([['kind'], ['a'], ['new'], ['b']])
  })
})

describe("the host's own merge", () => {
  it('may change the schema that it is given, which is a copy', async () => {
    const schemaMerge = (current: { readonly fields: readonly object[] }, answer: { readonly fields: readonly object[] }) => {
      // `as`: hosts in JavaScript change what they are given.
      ;(current.fields as object[]).push(...answer.fields)
      return current
    }
    const start = [kind, text('one')]
    const form = createTestForm({ schema: start, schemaMerge: schemaMerge as NonNullable<TestFormOptions['schemaMerge']> })
    await form.settle()
    form.choose('kind', 'a')
    await form.settle()
    const { schema } = form.store.state.plan
    await form.answer(0, schemaOf([text('two')]))
    expect(schema.fields).toHaveLength(2)
    expect(form.reports.at(-1)).toMatchObject({ added: [['two']] })
  })
})

describe('the first answer for a saved step', () => {
  const branchOf = (value: string) => schemaOf([kind, text('always'), text(`for_${value}`)])
  const open = async (options: TestFormOptions, first: object) => {
    const form = createTestForm(options)
    await form.settle()
    await form.answer(0, first)
    form.choose('kind', 'a')
    await form.settle()
    return form
  }
  const idsOf = (form: Awaited<ReturnType<typeof open>>) => form.store.state.plan.schema.fields.map(({ id }) => id)

  it.each([
    ['its values', { initialValues: { kind: 'b', for_b: 'x' } }],
    ['what its schema was asked with', { initialValues: { kind: 'b', for_b: 'x' }, initialSchemaData: { kind: 'b' } }],
  ])('brings fields that another choice takes away, as in the session before: by %s', async (_what, saved) => {
    const form = await open(saved, branchOf('b'))
    await form.answer(1, branchOf('a'))
    expect(idsOf(form)).toEqual(['kind', 'always', 'for_a'])
    expect(form.data()).toEqual({ kind: 'a' })
    expect(form.setAside()).toEqual({ for_b: 'x' })
  })

  it('is what the form starts with where the saved choice is the default', async () => {
    const byDefault = { ...kind, default: 'b' }
    const form = await open({ initialValues: { kind: 'b' } }, schemaOf([byDefault, text('start')]))
    await form.answer(1, schemaOf([byDefault, text('for_a')]))
    expect(idsOf(form)).toEqual(['kind', 'for_a', 'start'])
  })
})
