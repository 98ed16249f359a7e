import { describe, expect, it } from 'vitest'
import { createTestForm, schemaOf } from '../support/createTestForm.ts'

const options = (...values: readonly string[]) => values.map((value) => ({ value, label: value.toUpperCase() }))
const text = (id: string, rest: object = {}) => ({ id, type: 'string', ...rest })
const dependent = (id: string, ...on: readonly string[]) => ({
  id,
  type: 'string',
  content: { type: ['managed'], content_objects: [{ id, content_object_depends_on_fields: on.map((name) => ({ id: name })) }] },
})
const hidden = { ui_options: { ui_widget: 'hidden' } }

describe('a dependency of a field', () => {
  it('is followed in a group that an effect makes of an object which another may show as JSON', async () => {
    const place = { id: 'place', type: 'object', fields: [dependent('city', 'country')], ...hidden }
    const json = { id: 'place', type: 'object', apply_as: 'fully_replace', ui_options: { ui_widget: 'CodeblockWidget' } }
    const rules = [
      { if: { and: [{ id: 'country', operator: 'equal', value: 'other' }] }, then: { fields: [json] } },
      {
        if: { and: [{ id: 'country', operator: 'not_equal', value: 'other' }] },
        then: { fields: [{ id: 'place', apply_as: 'merge', ui_options: { ui_widget: null } }] },
      },
    ]
    const form = createTestForm({ schema: schemaOf([text('country'), place], { rules }), initialValues: { country: 'de' } })
    await form.settle()
    await form.answer(0, { city: options('bonn') })
    form.type('country', 'fr')
    form.commit('country')
    await form.settle()
    expect(form.requests[1]?.formData).toEqual({ country: 'fr' })
    await form.answer(1, { city: options('lyon') })
    expect(form.at('place/city').options?.choices).toEqual(options('lyon'))
  })
})

describe('an empty dependency', () => {
  it('is not waited for where an effect makes two fields wait for each other', async () => {
    const { content } = dependent('b', 'a')
    const rules = [{ if: { and: [{ id: 'k', operator: 'is_not_empty' }] }, then: { fields: [{ id: 'b', apply_as: 'merge', content }] } }]
    const form = createTestForm({ schema: schemaOf([text('k'), dependent('a', 'b'), dependent('b')], { rules }) })
    form.show('a')
    form.show('b')
    form.type('k', 'x')
    await form.settle()
    expect(form.requests.at(-1)).toMatchObject({ endpoint: 'content', names: ['b'] })
    await form.answer(form.requests.length - 1, { b: options('one') })
    form.choose('b', 'one')
    await form.settle()
    await form.answer(form.requests.length - 1, { a: options('two') })
    expect(form.at('a').options?.choices).toEqual(options('two'))
  })

  it('asks for nothing, offers nothing, and names the field to fill first', async () => {
    const city = { ...dependent('city', 'country'), choices: { values: options('static') } }
    const form = createTestForm({ schema: [text('country'), city] })
    await form.settle()
    form.open('city')
    form.refresh('city')
    await form.settle()
    expect(form.requests).toEqual([])
    expect(form.at('city').options).toMatchObject({ status: 'waiting', choices: [], waitingFor: '/country' })
  })

  it('leaves a dependent that was passed without an error, until it is left once it can be filled, or a submit is tried', async () => {
    const city = { ...dependent('city', 'country'), validation: { required: true } }
    const form = createTestForm({ schema: [text('country', { choices: { values: options('de') } }), city] })
    form.blur('city')
    form.choose('country', 'de')
    await form.settle()
    await form.answer(0, { city: options('berlin') })
    expect(form.at('city').error).toBeUndefined()
    form.blur('city')
    expect(form.at('city').error).toBe('Choose a value.')
  })

  it('lets its dependents load as soon as it is filled, and takes their options away when it is cleared', async () => {
    const form = createTestForm({ schema: [text('country', { choices: { values: options('de') } }), dependent('city', 'country')] })
    form.choose('country', 'de')
    await form.settle()
    await form.answer(0, { city: options('berlin') })
    expect(form.at('city').options).toMatchObject({ status: 'ready', waitingFor: undefined })
    form.choose('country', undefined)
    await form.settle()
    expect(form.at('city').options).toMatchObject({ status: 'waiting', choices: [] })
    expect(form.requests).toHaveLength(1)
  })

  it('of several is the first that the object declares', async () => {
    const form = createTestForm({ schema: [text('a'), text('b'), dependent('c', 'b', 'a')], initialValues: { b: 'x' } })
    await form.settle()
    expect(form.at('c').options?.waitingFor).toBe('/a')
    form.choose('b', undefined)
    await form.settle()
    expect(form.at('c').options?.waitingFor).toBe('/b')
  })

  it('in a row is the sibling in the same row', async () => {
    const items = { type: 'object', fields: [text('country'), dependent('city', 'country')] }
    const form = createTestForm({ schema: [{ id: 'list', type: 'array', items }], initialValues: { list: [{ country: 'de' }, {}] } })
    form.show('list/0/city')
    form.show('list/1/city')
    await form.settle()
    expect(form.at('list/0/city').options).toMatchObject({ status: 'loading', waitingFor: undefined })
    expect(form.at('list/1/city').options).toMatchObject({ status: 'waiting', waitingFor: form.find('list/1/country') })
    expect(form.requests).toHaveLength(1)
  })

  it('that is an array without rows is the array', async () => {
    const list = { id: 'list', type: 'array', items: { type: 'string' } }
    const form = createTestForm({ schema: [list, dependent('pick', 'list.items')] })
    await form.settle()
    expect(form.at('pick').options?.waitingFor).toBe('/list')
    form.addRow('list')
    form.type('list/0', 'x')
    form.blur('list/0')
    await form.settle()
    expect(form.requests).toMatchObject([{ names: ['pick'], formData: { list: ['x'] } }])
  })
})

describe('what does not gate', () => {
  it('is a field that is hidden, by itself or with its group', async () => {
    const group = { id: 'group', type: 'object', fields: [text('inner')], ...hidden }
    const form = createTestForm({ schema: [text('secret', hidden), group, dependent('a', 'secret'), dependent('b', 'group.inner')] })
    await form.settle()
    expect(form.requests.map(({ names }) => names)).toEqual([['a', 'b']])
  })

  it('is a field that no schema has', async () => {
    const form = createTestForm({ schema: [dependent('a', 'nowhere')] })
    await form.settle()
    expect(form.requests).toHaveLength(1)
  })

  it('is a field that a rule has taken out of its row', async () => {
    const list = { id: 'list', type: 'array', items: { type: 'object', fields: [text('country'), dependent('city', 'country')] } }
    const items = { type: 'object', fields: [dependent('city', 'country')] }
    const rule = {
      if: { and: [{ id: 'everywhere', operator: 'equal', value: true }] },
      then: { fields: [{ id: 'list', type: 'array', items, apply_as: 'fully_replace' }] },
    }
    const schema = schemaOf([{ id: 'everywhere', type: 'boolean' }, list], { rules: [rule] })
    const form = createTestForm({ schema, initialValues: { list: [{}] } })
    form.show('list/0/city')
    await form.settle()
    expect(form.at('list/0/city').options?.waitingFor).toBe(form.find('list/0/country'))
    form.choose('everywhere', true)
    await form.settle()
    expect(form.at('list/0/city').options?.waitingFor).toBeUndefined()
    expect(form.requests).toHaveLength(1)
  })

  it('is the field itself', async () => {
    const form = createTestForm({ schema: [dependent('a', 'a')] })
    await form.settle()
    expect(form.requests).toHaveLength(1)
  })

  it('is a field in a circle of dependencies, also after a reload', async () => {
    const fields = [dependent('a', 'b'), dependent('b', 'a'), text('note')]
    const form = createTestForm({ schema: fields })
    await form.settle()
    expect(form.requests.map(({ names }) => names)).toEqual([['a', 'b']])
    await form.answer(0, { a: options('x'), b: options('y') })
    form.reload()
    await form.settle()
    await form.answer(1, schemaOf([...fields, text('more')]))
    expect(form.at('a').options?.status).toBe('ready')
  })

  it('is a boolean that nobody touched, because it reads as false', async () => {
    const form = createTestForm({ schema: [{ id: 'all', type: 'boolean' }, dependent('a', 'all')] })
    await form.settle()
    expect(form.requests).toHaveLength(1)
    await form.answer(0, { a: options('x') })
    form.choose('all', false)
    await form.settle()
    expect(form.requests).toHaveLength(1)
    form.choose('all', true)
    await form.settle()
    expect(form.requests).toHaveLength(2)
  })

  it('is a value that is zero or false', async () => {
    const form = createTestForm({ schema: [{ id: 'n', type: 'number' }, dependent('a', 'n')], initialValues: { n: 0 } })
    await form.settle()
    expect(form.requests).toHaveLength(1)
  })
})

describe('rows', () => {
  const items = { type: 'object', fields: [text('country'), text('note'), dependent('city', 'country')] }
  const list = { id: 'list', type: 'array', items }
  const values = { country: 'outside', list: [{ country: 'de' }, { country: 'fr' }, { country: 'de', note: 'again' }] }

  it('are asked for one by one, each with its values laid over the form data, and equal ones once', async () => {
    const form = createTestForm({ schema: [text('country'), list], initialValues: values })
    for (const index of [0, 1, 2]) form.show(`list/${index}/city`)
    await form.settle()
    expect(form.requests.map(({ names, formData }) => [names, formData['country'], formData['list']])).toEqual([
      [['city'], 'de', values.list],
      [['city'], 'fr', values.list],
    ])
    await form.answer(0, { city: options('berlin') })
    expect(form.at('list/0/city').options).toMatchObject({ status: 'ready', choices: options('berlin') })
    expect(form.at('list/1/city').options?.status).toBe('loading')
    expect(form.at('list/2/city').options).toMatchObject({ status: 'ready', choices: options('berlin') })
  })

  it('ask when they come into view and not before', async () => {
    const form = createTestForm({ schema: [text('country'), list], initialValues: values })
    await form.settle()
    expect(form.requests).toEqual([])
    form.show('list/1/city')
    await form.settle()
    expect(form.requests.map(({ formData }) => formData['country'])).toEqual(['fr'])
  })

  it('that share what they need with another one ask with the values of the one in view', async () => {
    const form = createTestForm({ schema: [text('country'), list], initialValues: values })
    form.show('list/2/city')
    await form.settle()
    expect(form.requests.map(({ formData }) => formData['note'])).toEqual(['again'])
  })

  it('out of view hold up no field outside that needs the same', async () => {
    const form = createTestForm({
      schema: [text('country'), list, dependent('city', 'country')],
      initialValues: { ...values, country: 'de' },
    })
    await form.settle()
    expect(form.requests.map(({ names, formData }) => [names, formData['note']])).toEqual([[['city'], undefined]])
  })

  it('whose values change nothing in the form data ask together with the form', async () => {
    const row = { type: 'object', fields: [{ id: 'all', type: 'boolean' }, dependent('city', 'all')] }
    const form = createTestForm({ schema: [{ id: 'list', type: 'array', items: row }, dependent('city')], initialValues: { list: [{}] } })
    form.show('list/0/city')
    await form.settle()
    expect(form.requests.map(({ names }) => names)).toEqual([['city']])
    await form.answer(0, { city: options('berlin') })
    expect(form.at('list/0/city').options).toMatchObject({ status: 'ready', choices: options('berlin') })
    expect(form.at('city').options).toMatchObject({ status: 'ready', choices: options('berlin') })
  })

  it('keep their options when they move', async () => {
    const form = createTestForm({ schema: [text('country'), list], initialValues: values })
    form.show('list/1/city')
    await form.settle()
    await form.answer(0, { city: options('paris') })
    form.moveRow('list', 1, 0)
    await form.settle()
    expect(form.at('list/0/city').options).toMatchObject({ status: 'ready', choices: options('paris') })
    expect(form.requests).toHaveLength(1)
  })

  it('in rows carry the values of both, the inner ones on top', async () => {
    const inner = {
      id: 'inner',
      type: 'array',
      items: { type: 'object', fields: [text('region'), dependent('city', 'country', 'region')] },
    }
    const outer = { id: 'outer', type: 'array', items: { type: 'object', fields: [text('country'), text('region'), inner] } }
    const initialValues = { outer: [{ country: 'de', region: 'all', inner: [{ region: 'north' }] }] }
    const form = createTestForm({ schema: [outer], initialValues })
    form.show('outer/0/inner/0/city')
    await form.settle()
    expect(form.requests[0]?.formData).toMatchObject({ country: 'de', region: 'north', outer: initialValues.outer })
  })

  it('that need nothing of their own row are asked for with the form, in view or not', async () => {
    const plain = { id: 'list', type: 'array', items: { type: 'object', fields: [dependent('city', 'land')] } }
    const form = createTestForm({ schema: [text('land'), plain], initialValues: { land: 'de', list: [{}, {}] } })
    await form.settle()
    expect(form.requests).toMatchObject([{ names: ['city'], formData: { land: 'de', list: [{}, {}] } }])
  })

  it('stop asking when they are removed', async () => {
    const form = createTestForm({ schema: [text('country'), list], initialValues: values })
    form.show('list/1/city')
    await form.settle()
    form.removeRow('list', 1)
    await form.settle()
    expect(form.requests[0]?.signal?.aborted).toBe(true)
  })
})
