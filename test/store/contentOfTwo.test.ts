import { describe, expect, it } from 'vitest'
import { isTemplate } from '../../src/core/values/expressions.ts'
import { createTestForm } from '../support/createTestForm.ts'

const options = (...values: readonly string[]) => values.map((value) => ({ value, label: value.toUpperCase() }))
const text = (id: string, rest: object = {}) => ({ id, type: 'string', ...rest })
const on = (...names: readonly string[]) => ({ content_object_depends_on_fields: names.map((id) => ({ id })) })
/** Cities of a country, after the places that depend on nothing. */
const city = text('city', {
  content: {
    type: ['managed'],
    content_objects: [{ id: 'places' }, { id: 'cities', ...on('country') }],
  },
})
const country = text('country', { label: 'Country', choices: { values: options('de', 'fr') } })

describe('a field with choices from two content objects', () => {
  it('waits where one of them does, and names the field that it waits for as it is named now', () => {
    const renamed = { id: 'country', apply_as: 'merge', label: 'Nation' }
    const rules = [{ if: { and: [{ id: 'name', operator: 'equal', value: 'x' }] }, then: { fields: [renamed] } }]
    const form = createTestForm({ schema: { fields: [text('name'), country, city], rules } })
    expect(form.at('city').labelToFill).toBe('Country')
    form.type('name', 'x')
    expect(form.at('city').labelToFill).toBe('Nation')
  })

  it('keeps the label of a choice of one of them where the other could not be loaded, while others are asked for', async () => {
    const form = createTestForm({ schema: [country, city], initialValues: { country: 'de', city: 'bonn' } })
    form.open('city')
    await form.settle()
    expect(form.requests.map(({ names }) => names)).toEqual([['places', 'cities']])
    await form.answer(0, { places: { error: 'None today.' }, cities: options('bonn') })
    expect(form.at('city').options).toMatchObject({ status: 'error', error: 'None today.' })
    form.choose('country', 'fr')
    expect(form.at('city').options?.earlierChoices).toEqual(options('bonn'))
    await form.settle()
    await form.answer(1, { places: [], cities: options('lyon') })
    expect(form.at('city').options).toMatchObject({ notInList: true })
  })

  it('waits for an expression where one of the fields that they depend on holds one', () => {
    const form = createTestForm({
      schema: [
        country,
        text('kind'),
        text('city', { content: { type: ['managed'], content_objects: [{ id: 'cities', ...on('kind', 'country') }] } }),
      ],
      initialValues: { country: '{{ a }}', kind: 'x' },
      templates: { isTemplate, reloads: false },
    })
    expect(form.at('city').options).toMatchObject({ status: 'waiting', waitsForExpression: true, waitingFor: '/country' })
  })
})
