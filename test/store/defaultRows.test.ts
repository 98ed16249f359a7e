import { describe, expect, it } from 'vitest'
import { createTestForm } from '../support/createTestForm.ts'

const text = (id: string, rest: object = {}) => ({ id, type: 'string', ...rest })
const list = (id: string, length: number, fields: readonly object[]) => ({
  id,
  type: 'array',
  default: Array.from({ length }, () => ({})),
  items: { type: 'object', fields },
})
const nestedLists = (levels: number): object => (levels === 0 ? text('a') : list('l', 10, [nestedLists(levels - 1)]))

const countRows = (value: unknown): number =>
  Array.isArray(value)
    ? value.reduce<number>((count, row) => count + 1 + countRows(row), 0)
    : typeof value === 'object' && value !== null
      ? Object.values(value).reduce<number>((count, child) => count + countRows(child), 0)
      : 0

const problemsOf = (form: ReturnType<typeof createTestForm>) => form.view().runtimeProblems

describe('rows that defaults make', () => {
  it('are a thousand at most, and the list that lacks some is named', () => {
    const form = createTestForm({ schema: [nestedLists(8), text('after', { default: 'x' })] })
    expect(countRows(form.data())).toBe(1000)
    expect(form.data()).toMatchObject({ after: 'x' })
    expect(problemsOf(form)).toEqual([{ code: 'default/too-many-rows', level: 'error', pointer: '', args: { id: 'l', limit: 1000 } }])
  })

  it('are named for the first list that lacks some', () => {
    const form = createTestForm({ schema: [list('l', 900, []), list('m', 900, []), list('n', 900, [])] })
    expect(countRows(form.data())).toBe(1000)
    expect(problemsOf(form)).toMatchObject([{ code: 'default/too-many-rows', args: { id: 'm' } }])
  })

  it('are all made where they are a thousand', () => {
    const form = createTestForm({ schema: [list('l', 900, [text('a', { default: 'x' })]), list('m', 100, [])] })
    expect(countRows(form.data())).toBe(1000)
    expect(problemsOf(form)).toEqual([])
  })

  it('are counted anew in each change', () => {
    const form = createTestForm({ schema: [list('l', 1, [list('m', 600, [text('a')])])] })
    form.dispatch({ type: 'rowAdded', address: form.find('l') })
    expect(countRows(form.data())).toBe(1202)
    expect(problemsOf(form)).toEqual([])
  })

  it('come with an answer in the same number', async () => {
    const form = createTestForm({ schema: [text('a')] })
    form.dispatch({ type: 'reloadAsked' })
    await form.settle()
    await form.answer(0, { metadata: { workflows_module_schema_version: '1.0.0' }, fields: [text('a'), nestedLists(6)] })
    await form.settle()
    expect(countRows(form.data())).toBe(1000)
    expect(problemsOf(form)).toMatchObject([{ code: 'default/too-many-rows', args: { id: 'l' } }])
  })

  it('do not count beside those of the host', () => {
    const l = Array.from({ length: 3000 }, (_, index) => ({ a: `v${index}` }))
    const form = createTestForm({ schema: [list('l', 1, [text('a')])], initialValues: { l } })
    expect(form.submitData()).toEqual({ l })
    expect(problemsOf(form)).toEqual([])
  })
})
