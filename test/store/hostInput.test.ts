import { describe, expect, it } from 'vitest'
import { formatProblem } from 'moduleform/lint'
import { createTestForm, schemaOf, type TestFormOptions } from '../support/createTestForm.ts'

const schema = [
  { id: 'a', type: 'string', default: 'd' },
  { id: 'list', type: 'array', items: { type: 'object', fields: [{ id: 'x', type: 'string' }] } },
]

/** A form with a host without types, or one whose objects others modify. */
const formOf = (given: Partial<Record<'initialValues' | 'initialSetAside' | 'initialSchemaData', unknown>>) =>
  createTestForm({ schema, ...(given as TestFormOptions) })

const problemsOf = (form: ReturnType<typeof formOf>) =>
  form.view().runtimeProblems.map((problem) => [problem.code, ...Object.values(problem.args)])

describe('what a host gives a form to begin with', () => {
  it.each([
    ['initialSetAside', { 0: { path: ['a'], value: 'x' } }, 'an object'],
    ['initialSetAside', 'lost', 'a text'],
    ['initialSchemaData', [1], 'an array'],
    ['initialSchemaData', 'lost', 'a text'],
    ['initialValues', [1], 'an array'],
  ])('is left out and told where %s is %j', async (prop, value, got) => {
    const form = formOf({ [prop]: value })
    expect(problemsOf(form)).toEqual([['host/unexpected-value', prop, got]])
    form.type('a', 'typed')
    await form.settle()
    expect(form.data()).toEqual({ a: 'typed' })
    expect(form.handedOver()).toEqual([])
  })

  it('is nothing where it is null', () => {
    const form = formOf({ initialSetAside: null, initialSchemaData: null })
    expect(problemsOf(form)).toEqual([])
    expect(form.data()).toEqual({ a: 'd' })
  })

  it('is read entry by entry: one without a place costs no other its own', () => {
    const entries = [
      5,
      { path: 'a', value: 'by text' },
      { path: [], value: {} },
      { path: ['list', -1, 'x'], value: 'before all' },
      { path: ['list', 1e9, 'x'], value: 'far away' },
      { path: ['a'], value: null, text: 5 },
      { path: ['a'], value: 'good', type: 'string' },
    ]
    const form = formOf({ initialSetAside: entries, initialValues: { list: [{ x: 'here' }] } })
    expect(form.data()).toEqual({ a: 'good', list: [{ x: 'here' }] })
    expect(problemsOf(form).map(([, place]) => place)).toEqual([0, 1, 2, 3, 4, 5].map((index) => `initialSetAside/${index}`))
  })

  it('is plain JSON, whatever the host does with it later', () => {
    const entry = { path: ['gone'], value: { deep: 'kept' }, type: 'object' }
    const schemaData = { a: 'asked' }
    const form = formOf({ initialSetAside: [entry], initialSchemaData: schemaData })
    entry.value.deep = 'changed'
    schemaData.a = 'changed'
    expect(form.handedOver()).toEqual([{ path: ['gone'], value: { deep: 'kept' }, type: 'object' }])
    expect(JSON.stringify(form.store.state.schema)).not.toContain('changed')
  })

  it('is named in a sentence that says what belongs there', () => {
    const [problem] = formOf({ initialSetAside: 'lost' }).view().runtimeProblems
    expect(problem && formatProblem(problem).message).toContain('initialSetAside is a text')
  })
})

describe('a client of the host, written without types', () => {
  const schemaFrom = async (answer: unknown) => {
    // What a host sends that has no compiler to tell it.
    const client = { loadSchema: async () => answer } as unknown as NonNullable<TestFormOptions['client']>
    const form = createTestForm({ client })
    await form.settle()
    return form
  }

  it('may leave out the problems of a schema', async () => {
    const form = await schemaFrom({ schema: schemaOf(schema) })
    expect(form.data()).toEqual({ a: 'd' })
    expect(form.view().problems).toEqual([])
  })

  it.each([[undefined], [null], [{}], [schemaOf(schema)]])('is told what to give when it gives %j in place of one', async (answer) => {
    const form = await schemaFrom(answer)
    expect(form.view().schema.error).toBe(
      'loadSchema() of the form\'s client gave no "schema". Let it resolve with { schema, problems: [] }.',
    )
  })
})
