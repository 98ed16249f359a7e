import { describe, expect, it } from 'vitest'
import * as contentRequests from '../../src/store/content/contentRequests.ts'
import { createTestForm } from '../support/createTestForm.ts'

const select = (id: string, names: readonly string[] = [id], rest: object = {}) => ({
  id,
  type: 'string',
  content: { type: ['managed'], content_objects: names.map((name) => ({ id: name })) },
  ...rest,
})

const hidden = { ui_options: { ui_widget: 'hidden' } }
const option = (value: string) => ({ value, label: value.toUpperCase() })

describe('what is asked for', () => {
  it('asks on mount for the fields shown, all in one request, each name once', async () => {
    const form = createTestForm({ schema: [select('a'), select('b'), select('other', ['a'])], initialValues: { a: 'x' } })
    await form.settle()
    expect(form.requests).toMatchObject([{ endpoint: 'content', names: ['a', 'b'], formData: { a: 'x' } }])
  })

  it('asks for nothing that only hidden fields need', async () => {
    const form = createTestForm({ schema: [select('a', ['a'], hidden), { id: 'group', type: 'object', fields: [select('b')], ...hidden }] })
    await form.settle()
    expect(form.requests).toEqual([])
  })

  it('asks when a rule shows a field, and again for nothing else', async () => {
    const rules = [
      {
        if: { and: [{ id: 'on', operator: 'equal', value: true }] },
        then: { fields: [{ id: 'b', apply_as: 'merge', ui_options: { ui_widget: null } }] },
      },
    ]
    const form = createTestForm({ schema: [{ id: 'on', type: 'boolean', rules }, select('a'), select('b', ['b'], hidden)] })
    await form.settle()
    await form.answer(0, { a: [option('x')] })
    form.choose('on', true)
    await form.settle()
    expect(form.requests.map(({ names }) => names)).toEqual([['a'], ['b']])
    expect(form.at('b').options?.status).toBe('loading')
  })

  it('asks for the content of a row when the row is added, and not again for the next row that needs the same', async () => {
    const items = { type: 'object', fields: [select('sheet')] }
    const form = createTestForm({ schema: [{ id: 'list', type: 'array', items }] })
    form.addRow('list')
    await form.settle()
    await form.answer(0, { sheet: [option('x')] })
    form.addRow('list')
    await form.settle()
    expect(form.requests).toHaveLength(1)
    expect(form.at('list/1/sheet').options).toMatchObject({ status: 'ready', choices: [option('x')] })
  })

  it('asks for what a multi-select declares on its items', async () => {
    const list = { id: 'tags', type: 'array', items: select('tag', ['tags']) }
    const form = createTestForm({ schema: [list] })
    await form.settle()
    await form.answer(0, { tags: [option('x')] })
    expect(form.at('tags').options).toMatchObject({ status: 'ready', choices: [option('x')] })
  })

  it('asks anew on refresh, with the form data there are now, and keeps the options meanwhile', async () => {
    const form = createTestForm({ schema: [select('a'), { id: 'note', type: 'string' }] })
    await form.settle()
    await form.answer(0, { a: [option('x')] })
    form.type('note', 'hi')
    form.refresh('a')
    await form.settle()
    expect(form.requests[1]).toMatchObject({ names: ['a'], formData: { note: 'hi' } })
    expect(form.at('a').options).toMatchObject({ status: 'loading', choices: [option('x')] })
    await form.answer(1, { a: [option('y')] })
    expect(form.at('a').options).toMatchObject({ status: 'ready', choices: [option('y')] })
  })
})

describe('requests at once', () => {
  const rows = (count: number) => ({
    list: Array.from({ length: count }, (_, index) => ({ country: `c${index}` })),
  })
  const list = {
    id: 'list',
    type: 'array',
    items: {
      type: 'object',
      fields: [
        { id: 'country', type: 'string' },
        {
          id: 'city',
          type: 'string',
          content: {
            type: ['managed'],
            content_objects: [{ id: 'cities', content_object_depends_on_fields: [{ id: 'country' }] }],
          },
        },
      ],
    },
  }

  it('sends at most four, and the next with each answer or failure', async () => {
    const form = createTestForm({ schema: [list], initialValues: rows(6) })
    for (let index = 0; index < 6; index += 1) form.show(`list/${index}/city`)
    await form.settle()
    expect(form.requests).toHaveLength(4)
    await form.answer(1, { cities: [option('x')] })
    expect(form.requests).toHaveLength(5)
    await form.fail(0, new Error('down'))
    expect(form.requests).toHaveLength(6)
    expect(form.requests.map(({ formData }) => formData['country'])).toEqual(['c0', 'c1', 'c2', 'c3', 'c4', 'c5'])
  })
})

describe('one object among several', () => {
  it('fails alone where its record carries an error', async () => {
    const form = createTestForm({ schema: [select('a'), select('b')] })
    form.open('a')
    await form.settle()
    await form.answer(0, { a: { error: 'No rights.' }, b: [option('x')] })
    expect(form.at('a').options).toMatchObject({ status: 'error', error: 'No rights.' })
    expect(form.at('b').options).toMatchObject({ status: 'ready', choices: [option('x')] })
  })

  it('fails alone where the answer lacks it', async () => {
    const form = createTestForm({ schema: [select('a'), select('b')] })
    form.open('a')
    await form.settle()
    await form.answer(0, { b: [option('x')] })
    expect(form.at('a').options?.status).toBe('error')
    expect(form.at('a').options?.error).toEqual({ code: 'contentMissing', name: 'a' })
    expect(form.at('b').options?.status).toBe('ready')
  })

  it('fails alone where its record holds no list', async () => {
    const form = createTestForm({ schema: [select('a'), select('b')] })
    form.open('a')
    await form.settle()
    // `as`: a client of the host may pass on anything its module sent.
    await form.answer(0, { a: { data: 'none' as never }, b: [option('x')] })
    expect(form.at('a').options?.status).toBe('error')
    expect(form.at('b').options?.status).toBe('ready')
  })
})

describe('a failure', () => {
  it('of what nobody asked for is quiet: the options are not loaded, and opening asks again', async () => {
    const form = createTestForm({ schema: [select('a'), { id: 'key', type: 'string' }] })
    await form.settle()
    await form.fail(0, new Error('The API key is missing.'))
    expect(form.at('a').options).toMatchObject({ status: 'unloaded', error: undefined })
    form.type('key', 'secret')
    form.open('a')
    await form.settle()
    expect(form.requests[1]).toMatchObject({ names: ['a'], formData: { key: 'secret' } })
    await form.fail(1, new Error('The API key is wrong.'))
    expect(form.at('a').options).toMatchObject({ status: 'error', error: 'The API key is wrong.' })
  })

  it('of a request that is under way when the user opens the select shows', async () => {
    const form = createTestForm({ schema: [select('a')] })
    await form.settle()
    form.open('a')
    await form.settle()
    expect(form.requests).toHaveLength(1)
    await form.fail(0, new Error('down'))
    expect(form.at('a').options?.status).toBe('error')
  })

  it('keeps the options of an earlier answer for the same key', async () => {
    const form = createTestForm({ schema: [select('a')] })
    await form.settle()
    await form.answer(0, { a: [option('x')] })
    form.refresh('a')
    await form.settle()
    await form.fail(1, new Error('down'))
    expect(form.at('a').options).toMatchObject({ status: 'error', error: 'down', choices: [option('x')] })
  })

  it('without a module is quiet too, and says on opening what the form lacks', async () => {
    const form = createTestForm({ schema: [select('a')], client: undefined })
    await form.settle()
    expect(form.at('a').options?.status).toBe('unloaded')
    form.open('a')
    await form.settle()
    expect(form.at('a').options).toMatchObject({ status: 'error', error: expect.stringContaining('baseUrl') as unknown })
  })
})

describe('opening a select', () => {
  it('asks for nothing while the form data are those of the last request', async () => {
    const form = createTestForm({ schema: [select('a'), { id: 'note', type: 'string' }] })
    await form.settle()
    await form.answer(0, { a: [option('x')] })
    form.open('a')
    await form.settle()
    expect(form.requests).toHaveLength(1)
  })

  it('revalidates behind the known options where the form data have changed since', async () => {
    const form = createTestForm({ schema: [select('a'), { id: 'note', type: 'string' }] })
    await form.settle()
    await form.answer(0, { a: [option('x')] })
    form.type('note', 'hi')
    await form.settle()
    expect(form.requests).toHaveLength(1)
    form.open('a')
    await form.settle()
    expect(form.requests).toHaveLength(2)
    expect(form.at('a').options?.choices).toEqual([option('x')])
  })

  it('revalidates where the form data changed while the options were on their way', async () => {
    const form = createTestForm({ schema: [select('a'), { id: 'note', type: 'string' }] })
    await form.settle()
    form.type('note', 'hi')
    await form.answer(0, { a: [option('x')] })
    form.open('a')
    await form.settle()
    expect(form.requests).toHaveLength(2)
  })

  it('asks again where the list came back empty', async () => {
    const form = createTestForm({ schema: [select('a')] })
    await form.settle()
    await form.answer(0, { a: [] })
    form.open('a')
    await form.settle()
    expect(form.requests).toHaveLength(2)
  })
})

describe('a slow module', () => {
  it('is called slow after four seconds, until it answers', async () => {
    const form = createTestForm({ schema: [select('a')] })
    await form.settle()
    await form.clock.advance(3999)
    expect(form.at('a').options?.slow).toBe(false)
    await form.clock.advance(1)
    expect(form.at('a').options?.slow).toBe(true)
    await form.answer(0, { a: [option('x')] })
    expect(form.at('a').options?.slow).toBe(false)
  })
})

describe('what asks for options', () => {
  it('is waited for, and asks then', async () => {
    const requests = loadedByHand()
    const form = createTestForm({ schema: [select('a')], lazyRequests: requests })
    await form.settle()
    expect(form.requests).toEqual([])
    expect(form.at('a').options?.status).toBe('loading')
    requests.arrive()
    await form.settle()
    expect(form.requests).toMatchObject([{ names: ['a'] }])
  })

  it('asks nothing for a form that has ended when it is there', async () => {
    const requests = loadedByHand()
    const form = createTestForm({ schema: [select('a')], lazyRequests: requests })
    await form.settle()
    form.stop()
    requests.arrive()
    await form.settle()
    expect(form.requests).toEqual([])
  })

  it('is said to be missing where it cannot be loaded, and loaded once more on Retry', async () => {
    const requests = loadedByHand()
    const form = createTestForm({ schema: [select('a')], lazyRequests: requests })
    form.open('a')
    await form.settle()
    requests.fail()
    await form.settle()
    expect(form.at('a').options).toMatchObject({ status: 'error', error: 'The code that asks for options could not be loaded.' })
    form.refresh('a')
    await form.settle()
    requests.arrive()
    await form.settle()
    expect(form.requests).toMatchObject([{ names: ['a'] }])
  })
})

/** Loads the code for requests when the test says so. */
function loadedByHand() {
  let loaded: typeof contentRequests | undefined
  const waiting: { readonly resolve: () => void; readonly reject: (cause: unknown) => void }[] = []
  const settle = (end: (one: (typeof waiting)[number]) => void) => waiting.splice(0).forEach(end)
  return {
    current: () => loaded,
    load: () => new Promise<void>((resolve, reject) => waiting.push({ resolve, reject })),
    arrive: () => {
      loaded = contentRequests
      settle(({ resolve }) => resolve())
    },
    fail: () => settle(({ reject }) => reject(new Error('404'))),
  }
}
