import { describe, expect, it } from 'vitest'
import { city, country, options, select } from '../support/contentFields.ts'
import { createTestForm, schemaOf, type TestForm } from '../support/createTestForm.ts'

const valuesAt = (form: TestForm, path: string) => form.at(path).options?.choices.map(({ value }) => value)
const opened = () => createTestForm({ schema: [country, city()], initialValues: { country: 'de' } })

describe('a request that no field needs any more', () => {
  it('is made anew when one needs it again', async () => {
    const form = opened()
    await form.settle()
    form.choose('country', 'fr')
    await form.settle()
    form.choose('country', 'de')
    await form.settle()
    expect(form.requests.map(({ formData }) => formData['country'])).toEqual(['de', 'fr', 'de'])
    expect(form.at('city').options).toMatchObject({ status: 'loading', choices: [] })
    await form.answer(2, { city: options('berlin') })
    expect(form.at('city').options).toMatchObject({ status: 'ready', choices: options('berlin') })
  })

  it('leaves the options that were known, which show at once when they are needed again, and are asked for anew', async () => {
    const form = opened()
    await form.settle()
    await form.answer(0, { city: options('berlin') })
    form.refresh('city')
    await form.settle()
    form.choose('country', 'fr')
    await form.settle()
    form.choose('country', 'de')
    await form.settle()
    expect(form.at('city').options).toMatchObject({ status: 'loading', choices: options('berlin') })
    expect(form.requests.map(({ formData }) => formData['country'])).toEqual(['de', 'de', 'fr', 'de'])
    await form.answer(3, { city: options('berlin', 'bonn') })
    expect(valuesAt(form, 'city')).toEqual(['berlin', 'bonn'])
  })

  it('leaves the options that were known as they are where the form cannot be edited any more', async () => {
    const form = opened()
    await form.settle()
    await form.answer(0, { city: options('berlin') })
    form.refresh('city')
    await form.clock.advance(4000)
    form.choose('country', 'fr')
    await form.settle()
    form.changeSettings({ readOnly: true })
    form.set('country', 'de')
    await form.settle()
    expect(form.at('city').options).toMatchObject({ status: 'ready', slow: false, choices: options('berlin') })
  })
})

describe('a slow request', () => {
  it.each<[string, (form: TestForm) => Promise<void>]>([
    ['has failed', (form) => form.fail(0, new Error('down'))],
    ['has failed for one of its objects', (form) => form.answer(0, {})],
  ])('is called slow no more when it %s', async (_, end) => {
    const form = createTestForm({ schema: [select('a')] })
    form.open('a')
    await form.clock.advance(4000)
    expect(form.at('a').options).toMatchObject({ status: 'loading', slow: true })
    await end(form)
    expect(form.at('a').options).toMatchObject({ status: 'error', slow: false })
  })

  it('is called slow no more when the form is paused, nor at once when it goes on', async () => {
    const form = createTestForm({ schema: [select('a')] })
    await form.clock.advance(4000)
    form.stop()
    expect(form.at('a').options?.slow).toBe(false)
    form.effects.start()
    await form.settle()
    expect(form.at('a').options).toMatchObject({ status: 'loading', slow: false })
  })
})

describe('a failure', () => {
  it('that was shown is not shown for what is asked in the background later', async () => {
    const form = opened()
    form.open('city')
    await form.settle()
    await form.fail(0, new Error('down'))
    expect(form.at('city').options?.status).toBe('error')
    form.choose('country', 'fr')
    await form.settle()
    await form.answer(1, { city: options('paris') })
    form.choose('country', 'de')
    await form.settle()
    await form.fail(2, new Error('down'))
    expect(form.at('city').options).toMatchObject({ status: 'unloaded', error: undefined })
  })
})

it('a field that a rule gives choices of its own offers them at once, while a text is half typed', async () => {
  const own = { id: 'city', type: 'string', apply_as: 'fully_replace', choices: { values: options('bonn') } }
  const rules = [{ if: { and: [{ id: 'mode', operator: 'equal', value: 'x' }] }, then: { fields: [own] } }]
  const mode = { id: 'mode', type: 'string', on_action: { load_schema: true } }
  const form = createTestForm({ schema: schemaOf([mode, country, city()], { rules }) })
  await form.settle()
  expect(form.at('city').options).toMatchObject({ status: 'waiting', waitingFor: '/country' })
  form.type('mode', 'x')
  expect(form.at('city').options).toMatchObject({ status: 'ready', choices: options('bonn') })
})

it('options are asked for anew without the connection whose field is gone', async () => {
  const account = { id: 'account', type: 'connection', allowed_app_types: ['crm'], allowed_connection_management_types: ['managed'] }
  const form = createTestForm({ schema: [account, select('a')], initialValues: { account: { id: 'one' } }, schemaMerge: 'replace' })
  await form.settle()
  await form.answer(0, { a: options('x') })
  form.reload()
  await form.settle()
  await form.answer(1, schemaOf([select('a')]))
  expect(form.contentRequests().map(({ formData }) => formData)).toEqual([{ account: { id: 'one' } }, {}])
})
