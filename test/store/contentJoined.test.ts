import { describe, expect, it } from 'vitest'
import { isTemplate } from '../../src/core/values/expressions.ts'
import { city, country, option, options, select } from '../support/contentFields.ts'
import { createTestForm } from '../support/createTestForm.ts'

/** Places anywhere, and cities of the country: the latter are asked for anew where the country changes. */
const place = {
  id: 'place',
  type: 'string',
  content: {
    type: ['managed'],
    content_objects: [{ id: 'places' }, { id: 'cities', content_object_depends_on_fields: [{ id: 'country' }] }],
  },
}

describe('options of several objects in one field', () => {
  it('are loading, and slow, while one of the objects is', async () => {
    const form = createTestForm({ schema: [country, place], initialValues: { country: 'de' } })
    await form.settle()
    await form.answer(0, { places: options('mars'), cities: options('berlin') })
    form.choose('country', 'fr')
    await form.clock.advance(4000)
    expect(form.at('place').options).toMatchObject({ status: 'loading', slow: true, choices: options('mars') })
  })

  it('are not loaded while one of the objects has failed in the background', async () => {
    const form = createTestForm({ schema: [select('a', {}, 'first', 'second')], initialValues: { a: 'gone' } })
    await form.settle()
    await form.answer(0, { first: options('x') })
    expect(form.at('a').options).toMatchObject({ status: 'unloaded', notInList: false, choices: options('x') })
  })

  it('are more than came where one of the objects says so', async () => {
    const form = createTestForm({ schema: [select('a', {}, 'first', 'second')], initialValues: { a: 'gone' } })
    await form.settle()
    await form.answer(0, { first: { data: options('x'), pagination: { has_next_page: true } }, second: options('y') })
    expect(form.at('a').options).toMatchObject({ status: 'ready', hasMore: true, notInList: false })
  })

  it('stand once each where two of three objects, or all, offer them', async () => {
    const form = createTestForm({ schema: [select('a', {}, 'first', 'second', 'third')] })
    await form.settle()
    await form.answer(0, { first: options('x', 'y'), second: [option('y', 'Other'), option('z')], third: options('z', 'x', 'w') })
    expect(form.at('a').options?.choices).toEqual(options('x', 'y', 'z', 'w'))
  })

  it('are those of the newest answers of each', async () => {
    const form = createTestForm({ schema: [select('a', {}, 'first', 'second'), select('b', {}, 'first', 'third')] })
    await form.settle()
    await form.answer(0, { first: options('x'), second: options('y'), third: options('z') })
    expect(form.at('a').options?.choices).toEqual(options('x', 'y'))
    expect(form.at('b').options?.choices).toEqual(options('x', 'z'))
    expect(form.at('a').options?.choices).toEqual(options('x', 'y'))
  })
})

describe('what a field says of its options', () => {
  it('is whether they come from the module', async () => {
    const form = createTestForm({ schema: [country, select('a')] })
    await form.settle()
    expect(form.at('country').options).toMatchObject({ dynamic: false, hasMore: false, slow: false, status: 'ready' })
    expect(form.at('a').options).toMatchObject({ dynamic: true, hasMore: false, slow: false, status: 'loading' })
  })

  it('is whether the field that they wait for is empty, or holds an expression', () => {
    const form = createTestForm({ schema: [country, city()], templates: { isTemplate, reloads: false } })
    expect(form.at('city').options).toMatchObject({ status: 'waiting', waitingFor: '/country', waitsForExpression: false })
    form.chooseSide('country', 'expression', '{{ step.country }}')
    expect(form.at('city').options).toMatchObject({ status: 'waiting', waitingFor: '/country', waitsForExpression: true })
  })

  it('is nothing of choices that a schema has yet to fill', () => {
    const form = createTestForm({ schema: [{ ...country, choices: { values: [] } }], initialValues: { country: 'us' } })
    expect(form.at('country').options).toMatchObject({ status: 'ready', choices: [], earlierChoices: [], notInList: false })
  })

  it('is not judged of a value in a field that waits', async () => {
    const form = createTestForm({ schema: [country, city()], initialValues: { city: 'berlin' } })
    await form.settle()
    expect(form.at('city').options).toMatchObject({ status: 'waiting', choices: [], notInList: false })
    expect(form.requests).toEqual([])
  })
})
