import { describe, expect, it } from 'vitest'
import { isTemplate } from '../../src/core/values/expressions.ts'
import { city, country, options, select } from '../support/contentFields.ts'
import { createTestForm, schemaOf } from '../support/createTestForm.ts'

const templates = { isTemplate, reloads: false }
/** Shows the field "b" while "on" is checked. */
const showing = {
  if: { and: [{ id: 'on', operator: 'not_equal', value: true }] },
  then: { fields: [{ id: 'b', apply_as: 'merge', ui_options: { ui_widget: 'hidden' } }] },
}
const on = { id: 'on', type: 'boolean' }

describe('a field that a rule shows', () => {
  it('has nothing asked again that has failed for another field', async () => {
    const form = createTestForm({ schema: schemaOf([on, select('a'), select('b')], { rules: [showing] }) })
    await form.settle()
    await form.fail(0, new Error('down'))
    form.choose('on', true)
    await form.settle()
    expect(form.requests.map(({ names }) => names)).toEqual([['a'], ['b']])
  })

  it('waits for an empty list that is being asked for again, and does not ask for it too', async () => {
    const form = createTestForm({ schema: schemaOf([on, select('a'), select('b', {}, 'a')], { rules: [showing] }) })
    await form.settle()
    await form.answer(0, { a: [] })
    form.refresh('a')
    await form.settle()
    form.choose('on', true)
    await form.settle()
    expect(form.requests).toHaveLength(2)
    expect(form.at('b').options?.status).toBe('loading')
  })
})

describe('a dependency', () => {
  it('that changes twice before an answer leaves the labels of the options seen last', async () => {
    const form = createTestForm({ schema: [country, city()], initialValues: { country: 'de', city: 'berlin' } })
    await form.settle()
    await form.answer(0, { city: options('berlin') })
    for (const next of ['fr', 'it']) {
      form.set('country', next)
      await form.settle()
    }
    expect(form.at('city').options).toMatchObject({ status: 'loading', earlierChoices: options('berlin') })
  })

  it('that holds an expression for a while has not changed, so that a value not in the list stays a warning', async () => {
    const form = createTestForm({ schema: [country, city()], initialValues: { country: 'de', city: 'gone' }, templates })
    await form.settle()
    await form.answer(0, { city: options('berlin') })
    form.chooseSide('country', 'expression', '{{ a }}')
    await form.settle()
    form.chooseSide('country', 'fixed')
    form.choose('country', 'de')
    await form.settle()
    await form.answer(1, { city: options('berlin') })
    expect(await form.submit()).toBe('submitted')
    expect(form.view().warnings).toMatchObject([{ path: ['city'] }])
  })
})

it('an expression is never called missing in a list, also while a text is half typed', async () => {
  const mode = { id: 'mode', type: 'string', on_action: { load_schema: true } }
  const form = createTestForm({ schema: [mode, select('a')], templates })
  await form.settle()
  await form.answer(0, { a: options('x') })
  await form.submit()
  form.type('mode', 'half')
  form.chooseSide('a', 'expression', '{{ a }}')
  expect(form.view().warnings).toEqual([])
})
