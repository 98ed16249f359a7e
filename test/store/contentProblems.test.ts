import { describe, expect, it } from 'vitest'
import { options, select } from '../support/contentFields.ts'
import { createScriptedModule } from '../support/createScriptedModule.ts'
import { createTestForm, schemaOf, type TestForm } from '../support/createTestForm.ts'

const problemsOf = (form: TestForm) => form.view().runtimeProblems

describe("an answer of the host's client", () => {
  it('counts without the records that are none', async () => {
    const byName = (id: string) => ({ id, type: 'string', content: { type: ['managed'], content_objects: [{ id }] } })
    // As of a client that is written without types.
    const answer = '{ "records": [null, { "content_object_name": "b", "data": [{ "value": "x", "label": "X" }] }], "problems": [] }'
    const loadContent = async () => JSON.parse(answer)
    const form = createTestForm({ schema: [byName('a'), byName('b')], client: { ...createScriptedModule().client, loadContent } })
    form.open('a')
    await form.settle()
    expect(form.at('a').options?.status).toBe('error')
    expect(form.at('b').options?.choices).toEqual([{ value: 'x', label: 'X' }])
  })
})

describe('what deviates in the options of a module', () => {
  it('is reported with its place in the answer', async () => {
    const form = createTestForm({ schema: [select('a'), select('b')] })
    await form.settle()
    await form.answer(0, { a: options('x'), b: ['y'] })
    expect(problemsOf(form)).toMatchObject([
      { code: 'choices/scalar', level: 'warning', pointer: '/content_objects/1/data/0', args: { value: 'y' } },
    ])
  })

  it('is reported once, however often it is answered', async () => {
    const form = createTestForm({ schema: [select('a')] })
    await form.settle()
    await form.answer(0, { a: ['x'] })
    form.refresh('a')
    await form.settle()
    await form.answer(1, { a: ['x'] })
    expect(problemsOf(form)).toHaveLength(1)
  })

  it('is nothing where all is as specified, nor where an object has failed', async () => {
    const form = createTestForm({ schema: [select('a'), select('b')] })
    await form.settle()
    await form.answer(0, { a: options('x'), b: { error: 'No rights.' } })
    expect(problemsOf(form)).toEqual([])
  })

  it('is what the client found, too', async () => {
    const found = { code: 'content/record-without-data', level: 'error', pointer: '/content_objects/0', args: { name: 'a' } } as const
    const client = {
      loadSchema: () => Promise.reject(new Error('unused')),
      loadContent: () => Promise.resolve({ records: [{ content_object_name: 'a', data: [] }], problems: [found] }),
    }
    const form = createTestForm({ schema: [select('a')], client })
    form.open('a')
    await form.settle()
    expect(problemsOf(form)).toEqual([found])
    expect(form.at('a').options).toMatchObject({ status: 'error', error: { code: 'contentUnreadable', name: 'a' } })
  })

  it('is nothing for options that no field shows any more when they come', async () => {
    const both = { id: 'b', type: 'boolean' }
    const rule = { if: { and: [{ id: 'b', operator: 'equal', value: true }] } }
    const hide = { fields: [{ id: 'a', apply_as: 'merge', ui_options: { ui_widget: 'hidden' } }] }
    const form = createTestForm({ schema: schemaOf([both, select('a'), select('c')], { rules: [{ ...rule, then: hide }] }) })
    await form.settle()
    form.choose('b', true)
    await form.settle()
    await form.answer(0, { a: ['x'], c: options('z') })
    expect(problemsOf(form)).toEqual([])
  })
})
