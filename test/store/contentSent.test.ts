import { describe, expect, it } from 'vitest'
import { city, options, select } from '../support/contentFields.ts'
import { createTestForm, type TestForm } from '../support/createTestForm.ts'

const loading = { on_action: { load_schema: true } }
const mode = { id: 'mode', type: 'string', ...loading }
const record = (name: string, ...values: readonly string[]) => ({ content_object_name: name, data: options(...values) })
const sent = (form: TestForm) => form.schemaRequests().at(-1)?.contentObjects

describe('the options that a request for a schema carries', () => {
  it('are those that are known, each content object once', async () => {
    const form = createTestForm({ schema: [select('a'), select('b'), { ...select('a'), id: 'other' }] })
    await form.settle()
    await form.answer(0, { a: options('x'), b: options('y') })
    form.reload()
    await form.settle()
    expect(sent(form)).toEqual([record('a', 'x'), record('b', 'y')])
  })

  it('are none that have not come yet', async () => {
    const form = createTestForm({ schema: [select('a'), select('b')] })
    await form.settle()
    await form.answer(0, { b: options('y') })
    form.reload()
    await form.settle()
    expect(sent(form)).toEqual([record('b', 'y')])
  })

  it('are the earlier ones where the change that asks for the schema makes them due again, of each object its own', async () => {
    const form = createTestForm({ schema: [mode, select('a', {}, 'first', 'second')] })
    await form.settle()
    await form.answer(0, { first: options('x'), second: options('y') })
    form.choose('mode', 'fast')
    await form.settle()
    expect(sent(form)).toEqual([record('first', 'x'), record('second', 'y')])
  })

  it('are not those of another value of a field that they depend on', async () => {
    const country = { id: 'country', type: 'string', choices: { values: options('de', 'fr') }, ...loading }
    const form = createTestForm({ schema: [country, city(), select('a')], initialValues: { country: 'de' } })
    await form.settle()
    const content = form.requests.findIndex(({ endpoint }) => endpoint === 'content')
    await form.answer(content, { city: options('berlin'), a: options('x') })
    form.choose('country', 'fr')
    await form.settle()
    expect(sent(form)).toEqual([record('a', 'x')])
  })
})
