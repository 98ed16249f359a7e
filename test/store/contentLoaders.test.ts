import { describe, expect, it, vi } from 'vitest'
import type { ContentLoader } from '../../src/store/formEnvironment.ts'
import { createTestForm } from '../support/createTestForm.ts'

const options = (...values: readonly string[]) => values.map((value) => ({ value, label: value.toUpperCase() }))
const select = (id: string, type: string = 'managed') => ({
  id,
  type: 'string',
  content: { type: [type], content_objects: [{ id }] },
})

/** A loader whose answers the test gives. */
function createLoader() {
  const calls: { readonly request: Parameters<ContentLoader>[0]; readonly resolve: (data: readonly unknown[]) => void }[] = []
  const load: ContentLoader = (request) => new Promise((resolve) => calls.push({ request, resolve }))
  return { calls, load }
}

describe('a loader of the host', () => {
  it('wins over the module, whatever the type of the content, and gets name, form data and signal', async () => {
    const loader = createLoader()
    const form = createTestForm({
      schema: [select('a'), select('b', 'custom'), select('c')],
      contentLoaders: { a: loader.load, b: loader.load },
      initialValues: { c: 'x' },
    })
    await form.settle()
    expect(form.requests.map(({ names }) => names)).toEqual([['c']])
    expect(loader.calls.map(({ request }) => request.name)).toEqual(['a', 'b'])
    expect(loader.calls[0]?.request.formData).toEqual({ c: 'x' })
    loader.calls[0]?.resolve(options('y'))
    await form.settle()
    expect(form.at('a').options).toMatchObject({ status: 'ready', choices: options('y') })
    expect(form.at('b').options?.status).toBe('loading')
    form.stop()
    expect(loader.calls[1]?.request.signal.aborted).toBe(true)
  })

  it('that is missing for custom content leaves it to the module', async () => {
    const form = createTestForm({ schema: [select('a', 'custom')] })
    await form.settle()
    expect(form.requests.map(({ names }) => names)).toEqual([['a']])
  })

  it('is the latest one when it is asked', async () => {
    const [first, second] = [createLoader(), createLoader()]
    const form = createTestForm({ schema: [select('a')], contentLoaders: { a: first.load } })
    await form.settle()
    form.changeEnvironment({ contentLoaders: { a: second.load } })
    await form.settle()
    expect(second.calls).toHaveLength(0)
    form.refresh('a')
    await form.settle()
    expect([first.calls.length, second.calls.length]).toEqual([1, 1])
  })

  it.each([
    ['rejects', () => Promise.reject(new Error('No access.')), 'No access.'],
    [
      'throws',
      () => {
        throw new Error('Broken.')
      },
      'Broken.',
    ],
    ['gives no list', () => 'nothing' as never, { code: 'contentUnreadable', name: 'a' }],
  ])('that %s fails alone', async (_how, load, error) => {
    const form = createTestForm({ schema: [select('a'), select('b')], contentLoaders: { a: load } })
    form.open('a')
    await form.settle()
    await form.answer(0, { b: options('x') })
    expect(form.at('a').options).toMatchObject({ status: 'error', error })
    expect(form.at('b').options?.status).toBe('ready')
  })

  it.each([
    ['a text', 'Out of reach.', 'Out of reach.'],
    ['an empty text', '', { code: 'silent', cause: '' }],
    ['nothing', null, { code: 'silent', cause: 'null' }],
    ['a number', 503, { code: 'silent', cause: '503' }],
    ['an error without a message', new TypeError(), { code: 'silent', cause: 'TypeError' }],
    ['an object with a message', { message: 'Out of reach.' }, 'Out of reach.'],
    ['an object whose message is no text', { message: 503, name: 'Trouble' }, { code: 'silent', cause: 'Trouble' }],
    ['an object whose name is no text', { name: 503 }, { code: 'silent', cause: 'object' }],
    ['an empty object', {}, { code: 'silent', cause: 'object' }],
  ])('that throws %s fails with all that is known of it', async (_what, thrown, error) => {
    const form = createTestForm({
      schema: [select('a')],
      contentLoaders: {
        a: () => {
          throw thrown
        },
      },
    })
    form.open('a')
    await form.settle()
    expect(form.at('a').options).toMatchObject({ status: 'error', error })
  })

  it('may answer at once', async () => {
    const form = createTestForm({ schema: [select('a')], contentLoaders: { a: () => options('x') }, client: undefined })
    await form.settle()
    expect(form.at('a').options).toMatchObject({ status: 'ready', choices: options('x') })
  })

  it('may change its list in place and give it again', async () => {
    const list = options('x')
    const form = createTestForm({ schema: [select('a')], contentLoaders: { a: () => list } })
    await form.settle()
    expect(form.at('a').options?.choices).toEqual(options('x'))
    list.push(...options('y'))
    form.refresh('a')
    await form.settle()
    expect(form.at('a').options?.choices).toEqual(options('x', 'y'))
  })

  it('named like something every object has is still none', async () => {
    const form = createTestForm({ schema: [select('toString'), select('constructor')] })
    await form.settle()
    expect(form.requests.map(({ names }) => names)).toEqual([['toString', 'constructor']])
  })

  it('counts among the requests at once', async () => {
    const loader = createLoader()
    const names = ['a', 'b', 'c', 'd', 'e']
    const contentLoaders = Object.fromEntries(names.map((name) => [name, loader.load]))
    const form = createTestForm({ schema: names.map((name) => select(name)), contentLoaders })
    await form.settle()
    expect(loader.calls.map(({ request }) => request.name)).toEqual(['a', 'b', 'c', 'd'])
    loader.calls[2]?.resolve([])
    await form.settle()
    expect(loader.calls.map(({ request }) => request.name)).toEqual(names)
  })

  it('feeds what a schema request sends along', async () => {
    const mode = { id: 'mode', type: 'string', choices: { values: options('fast') }, on_action: { load_schema: true } }
    const form = createTestForm({ schema: [mode, select('a')], contentLoaders: { a: vi.fn(() => options('x')) } })
    await form.settle()
    form.reload()
    await form.settle()
    expect(form.schemaRequests()[0]?.contentObjects).toEqual([{ content_object_name: 'a', data: options('x') }])
  })
})
