import { describe, expect, it } from 'vitest'
import { createTestForm } from '../support/createTestForm.ts'

const option = (value: string) => ({ value, label: value.toUpperCase() })
const options = (...values: readonly string[]) => values.map(option)

const country = { id: 'country', type: 'string', choices: { values: options('de', 'fr') } }
const dependent = (id: string, on: readonly string[], rest: object = {}) => ({
  id,
  type: 'string',
  content: { type: ['managed'], content_objects: [{ id, content_object_depends_on_fields: on.map((name) => ({ id: name })) }] },
  ...rest,
})
const free = (id: string, name: string = id, rest: object = {}) => ({
  id,
  type: 'string',
  content: { type: ['managed'], content_objects: [{ id: name }] },
  ...rest,
})
const choices = (form: ReturnType<typeof createTestForm>, path: string) => form.at(path).options?.choices.map(({ value }) => value)

describe('a dependency', () => {
  it('reloads its dependents and nothing else when it changes, also without load_schema', async () => {
    const form = createTestForm({ schema: [country, dependent('city', ['country']), free('a')], initialValues: { country: 'de' } })
    await form.settle()
    await form.answer(0, { city: options('berlin'), a: options('x') })
    form.choose('country', 'fr')
    await form.settle()
    expect(form.requests[1]).toMatchObject({ names: ['city'], formData: { country: 'fr' } })
    expect(form.at('city').options?.status).toBe('loading')
    expect(form.at('a').options?.status).toBe('ready')
  })

  it('that is typed counts after a pause, on blur or on Enter, and not before', async () => {
    const form = createTestForm({ schema: [{ id: 'key', type: 'string' }, dependent('city', ['key'])], initialValues: { key: 'a' } })
    await form.settle()
    await form.answer(0, { city: options('berlin') })
    form.type('key', 'ab')
    await form.clock.advance(499)
    expect(form.requests).toHaveLength(1)
    await form.clock.advance(1)
    expect(form.requests).toHaveLength(2)
    form.type('key', 'abc')
    form.blur('key')
    await form.settle()
    form.type('key', 'abcd')
    form.commit('key')
    await form.settle()
    expect(form.requests.map(({ formData }) => formData['key'])).toEqual(['a', 'ab', 'abc', 'abcd'])
  })

  it('leaves the value that is chosen as it is while new options load', async () => {
    const form = createTestForm({ schema: [country, dependent('city', ['country'])], initialValues: { country: 'de', city: 'berlin' } })
    await form.settle()
    await form.answer(0, { city: options('berlin') })
    form.choose('country', 'fr')
    await form.settle()
    expect(form.data()).toEqual({ country: 'fr', city: 'berlin' })
    expect(form.at('city').options?.notInList).toBe(false)
  })

  it('that returns to an earlier value shows the options seen for it at once, and revalidates them', async () => {
    const form = createTestForm({ schema: [country, dependent('city', ['country'])], initialValues: { country: 'de' } })
    await form.settle()
    await form.answer(0, { city: options('berlin') })
    form.choose('country', 'fr')
    await form.settle()
    await form.answer(1, { city: options('paris') })
    form.choose('country', 'de')
    await form.settle()
    expect(choices(form, 'city')).toEqual(['berlin'])
    expect(form.requests).toHaveLength(3)
    await form.answer(2, { city: options('berlin', 'bonn') })
    expect(choices(form, 'city')).toEqual(['berlin', 'bonn'])
  })

  it('that returns to a value whose options failed or came back empty shows nothing of that', async () => {
    const form = createTestForm({ schema: [country, dependent('city', ['country'])], initialValues: { country: 'de' } })
    form.open('city')
    await form.settle()
    await form.fail(0, new Error('down'))
    form.choose('country', 'fr')
    await form.settle()
    await form.answer(1, { city: [] })
    form.choose('country', 'de')
    await form.settle()
    expect(form.at('city').options).toMatchObject({ status: 'loading', error: undefined })
    form.choose('country', 'fr')
    await form.settle()
    expect(form.at('city').options?.status).toBe('loading')
    expect(form.requests.map(({ formData }) => formData['country'])).toEqual(['de', 'fr', 'de', 'fr'])
  })

  it('of one of several objects leaves the others of that field alone', async () => {
    const both = {
      id: 'place',
      type: 'string',
      content: {
        type: ['managed'],
        content_objects: [{ id: 'city', content_object_depends_on_fields: [{ id: 'country' }] }, { id: 'planets' }],
      },
    }
    const form = createTestForm({ schema: [country, both], initialValues: { country: 'de' } })
    await form.settle()
    await form.answer(0, { city: options('berlin'), planets: options('mars') })
    form.choose('country', 'fr')
    await form.settle()
    expect(form.requests[1]?.names).toEqual(['city'])
    expect(choices(form, 'place')).toEqual(['mars'])
  })
})

describe('connections and load_schema fields', () => {
  const account = { id: 'account', type: 'connection', allowed_app_types: ['crm'], allowed_connection_management_types: ['managed'] }
  const connection = (id: string) => ({ id, label: id, app_type: 'crm', connection_management_type: 'managed' })

  it('gate nothing', async () => {
    const form = createTestForm({
      schema: [account, { id: 'mode', type: 'string', on_action: { load_schema: true } }, free('a')],
    })
    await form.settle()
    expect(form.contentRequests().map(({ names }) => names)).toEqual([['a']])
  })

  it('are dependencies of every object: a change asks anew', async () => {
    const form = createTestForm({ schema: [account, free('a'), free('b')], initialValues: { account: connection('one') } })
    await form.settle()
    await form.answer(0, { a: options('x'), b: options('y') })
    form.choose('account', connection('two'))
    await form.settle()
    expect(form.requests[1]).toMatchObject({ names: ['a', 'b'], connections: ['two'] })
    expect(choices(form, 'a')).toEqual([])
  })

  it('ask anew for what others offer, and not for what they themselves do', async () => {
    const mode = free('mode', 'modes', { on_action: { load_schema: true } })
    const form = createTestForm({ schema: [mode, free('a')] })
    await form.settle()
    await form.answer(0, { modes: options('fast', 'slow'), a: options('x') })
    form.choose('mode', 'fast')
    await form.settle()
    expect(form.contentRequests().map(({ names }) => names)).toEqual([['modes', 'a'], ['a']])
    expect(form.at('mode').options).toMatchObject({ status: 'ready' })
  })

  it('that are unticked again are as if nobody had touched them', async () => {
    const form = createTestForm({ schema: [{ id: 'all', type: 'boolean', on_action: { load_schema: true } }, free('a')] })
    await form.settle()
    await form.answer(0, { a: options('x') })
    form.choose('all', false)
    await form.settle()
    expect(form.contentRequests()).toHaveLength(1)
    expect(choices(form, 'a')).toEqual(['x'])
  })

  it('change no key by appearing without a value', async () => {
    const form = createTestForm({ schema: [free('a'), { id: 'mode', type: 'string', on_action: { load_schema: true } }] })
    await form.settle()
    await form.answer(0, { a: options('x') })
    form.choose('mode', 'fast')
    await form.settle()
    expect(form.requests.map(({ endpoint }) => endpoint)).toEqual(['content', 'schema', 'content'])
    await form.answer(2, { a: options('y') })
    const more = { id: 'flag', type: 'boolean', on_action: { load_schema: true } }
    await form.answer(1, {
      metadata: { workflows_module_schema_version: '1.0.0' },
      fields: [
        free('a'),
        { id: 'deep', type: 'string', on_action: { load_schema: true } },
        more,
        { id: 'mode', type: 'string', on_action: { load_schema: true } },
      ],
    })
    expect(form.has('deep')).toBe(true)
    expect(form.requests).toHaveLength(3)
    expect(form.at('a').options).toMatchObject({ status: 'ready' })
  })
})

describe('an answer', () => {
  it('belongs to name and key: it comes too late for a key that is needed no more, and is dropped', async () => {
    const form = createTestForm({ schema: [country, dependent('city', ['country'])], initialValues: { country: 'de' } })
    await form.settle()
    form.choose('country', 'fr')
    await form.settle()
    await form.answer(1, { city: options('paris') })
    await form.answer(0, { city: options('berlin') })
    expect(choices(form, 'city')).toEqual(['paris'])
  })

  it('goes to every field that needs its key, also to one that came while it was on its way', async () => {
    const items = { type: 'object', fields: [free('sheet')] }
    const form = createTestForm({ schema: [free('first', 'sheet'), { id: 'list', type: 'array', items }] })
    await form.settle()
    form.addRow('list')
    await form.settle()
    expect(form.requests).toHaveLength(1)
    await form.answer(0, { sheet: options('x') })
    expect(choices(form, 'first')).toEqual(['x'])
    expect(choices(form, 'list/0/sheet')).toEqual(['x'])
  })

  it.each([
    ['empty', { sheet: [] }],
    ['a failure', {}],
  ])('that is %s is not remembered: the next field that needs the key asks again', async (_what, answer) => {
    const items = { type: 'object', fields: [free('sheet')] }
    const form = createTestForm({ schema: [free('first', 'sheet'), { id: 'list', type: 'array', items }] })
    await form.settle()
    await form.answer(0, answer)
    form.addRow('list')
    await form.settle()
    expect(form.requests.map(({ names }) => names)).toEqual([['sheet'], ['sheet']])
  })

  it('to a question asked again counts only where it is the newest', async () => {
    const form = createTestForm({ schema: [free('a')] })
    await form.settle()
    form.refresh('a')
    await form.settle()
    await form.answer(0, { a: options('old') })
    expect(form.at('a').options).toMatchObject({ status: 'loading', choices: [] })
    await form.answer(1, { a: options('new') })
    expect(choices(form, 'a')).toEqual(['new'])
  })

  it('that comes after a newer one is dropped', async () => {
    const form = createTestForm({ schema: [free('a')] })
    await form.settle()
    form.refresh('a')
    await form.settle()
    await form.answer(1, { a: options('new') })
    await form.answer(0, { a: options('old') })
    expect(choices(form, 'a')).toEqual(['new'])
  })
})

describe('a request', () => {
  it('is aborted when none of its keys is needed any more', async () => {
    const form = createTestForm({ schema: [country, dependent('city', ['country'])], initialValues: { country: 'de' } })
    await form.settle()
    form.choose('country', 'fr')
    await form.settle()
    expect(form.requests.map(({ signal }) => signal?.aborted)).toEqual([true, false])
  })

  it('goes on while one of its keys is needed, and answers for that one', async () => {
    const form = createTestForm({ schema: [country, dependent('city', ['country']), free('a')], initialValues: { country: 'de' } })
    await form.settle()
    form.choose('country', 'fr')
    await form.settle()
    expect(form.requests[0]?.signal?.aborted).toBe(false)
    await form.answer(0, { city: options('berlin'), a: options('x') })
    expect(choices(form, 'a')).toEqual(['x'])
    expect(choices(form, 'city')).toEqual([])
    expect(form.at('city').options?.status).toBe('loading')
  })

  it('is neither aborted nor awaited by a reload of the schema', async () => {
    const form = createTestForm({ schema: [free('a'), { id: 'mode', type: 'string' }] })
    await form.settle()
    form.reload()
    await form.settle()
    const fields = [free('a'), free('b')]
    await form.answer(1, { metadata: { workflows_module_schema_version: '1.0.0' }, fields })
    expect(form.has('b')).toBe(true)
    expect(form.requests[0]?.signal?.aborted).toBe(false)
    expect(form.requests.map(({ names }) => names)).toEqual([['a'], [], ['b']])
    await form.answer(0, { a: options('x') })
    expect(choices(form, 'a')).toEqual(['x'])
  })

  it('ends with the form, and is sent again when the form goes on', async () => {
    const form = createTestForm({ schema: [free('a')] })
    await form.settle()
    form.stop()
    await form.settle()
    expect(form.requests[0]?.signal?.aborted).toBe(true)
    form.effects.start()
    await form.settle()
    expect(form.requests.map(({ names }) => names)).toEqual([['a'], ['a']])
  })
})

describe('another module', () => {
  it('is asked anew for all, and nothing of the first counts', async () => {
    const form = createTestForm({ schema: [free('a'), free('b')] })
    await form.settle()
    await form.answer(0, { a: options('x'), b: [] })
    form.effects.replaceModule(true)
    await form.settle()
    expect(choices(form, 'a')).toEqual([])
    expect(form.requests[1]?.names).toEqual(['a', 'b'])
  })
})
