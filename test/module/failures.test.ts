import { createModule, HttpError } from 'moduleform/module'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ask, call } from './ask.ts'

const schema = { metadata: { workflows_module_schema_version: '1.0.0' }, fields: [] }
const throwing = (thrown: unknown) => () => {
  throw thrown
}
const names = (...content_object_names: string[]) => ({ form_data: {}, content_object_names })
const bug = new TypeError("Cannot read properties of undefined (reading 'rows')")

let log = vi.spyOn(console, 'error')
beforeEach(() => {
  log = vi.spyOn(console, 'error').mockReturnValue()
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
})

describe('A bug in the functions of a module', () => {
  const content = { states: throwing(bug), fine: () => [], shut: throwing(new HttpError(403, 'Not for you.')) }

  it('goes with its stack to the console in development, named by endpoint and content object', async () => {
    vi.stubEnv('NODE_ENV', 'development')
    await ask(createModule({ schema: throwing(bug) }), 'schema', { form_data: {} })
    await ask(createModule({ schema, content }), 'content', names('states', 'fine', 'shut'))
    await ask(createModule({ schema, content }), 'content', names('states'))
    expect(log.mock.calls).toEqual([
      ['[moduleform] The schema failed at /v1/crm/schema.', bug],
      ['[moduleform] The content object "states" failed at /v1/crm/content.', bug],
      ['[moduleform] The content object "states" failed at /v1/crm/content.', bug],
    ])
  })

  it('goes to `onError` with its request, in production too, and to no console', async () => {
    const onError = vi.fn<(error: unknown, request: Request) => void>()
    await ask(createModule({ schema: throwing(bug), onError }), 'schema', { form_data: {} })
    await ask(createModule({ schema, content, onError, development: true }), 'content', names('states', 'fine'))
    expect(onError.mock.calls.map(([error, { url }]) => [error, new URL(url).pathname])).toEqual([
      [bug, '/v1/crm/schema'],
      [bug, '/v1/crm/content'],
    ])
    expect(log).not.toHaveBeenCalled()
  })

  it('is silent in production without `onError`', async () => {
    await ask(createModule({ schema: throwing(bug) }), 'schema', { form_data: {} })
    expect(log).not.toHaveBeenCalled()
  })

  it('is answered as ever where `onError` itself fails, which the console says', async () => {
    const cause = new Error('offline')
    const module = createModule({ schema: throwing(bug), onError: () => Promise.reject(cause) })
    expect(await ask(module, 'schema', { form_data: {} })).toEqual({ status: 500, answer: { error: bug.message } })
    expect(log.mock.calls).toEqual([['[moduleform] `onError` failed.', cause]])
  })
})

describe('No bug in the functions of a module is', () => {
  const onError = vi.fn<(error: unknown) => void>()
  afterEach(() => {
    expect(onError).not.toHaveBeenCalled()
  })

  it('an HttpError, or a request that cannot be read', async () => {
    const module = createModule({ schema: throwing(new HttpError(401, 'Sign in.')), onError })
    expect((await call(module, 'schema', { form_data: {} })).status).toBe(401)
    expect((await call(module, 'schema', 'not json')).status).toBe(400)
  })

  it('that it stops because its caller has left', async () => {
    const caller = new AbortController()
    const stopping = ({ signal }: { signal: AbortSignal }) => {
      caller.abort()
      return signal.aborted ? Promise.reject(signal.reason) : schema
    }
    const init = { method: 'POST', body: '{"form_data":{}}', headers: { 'content-type': 'application/json' } }
    const request = new Request('https://modules.example.com/schema', { ...init, signal: caller.signal })
    expect((await createModule({ schema: stopping, onError }).fetch(request)).status).toBe(500)
  })
})

describe('What cannot be JSON', () => {
  const cyclic: Record<string, unknown> = { value: 'a', label: 'A' }
  cyclic['x/parent'] = { child: cyclic }
  const dated = { value: 'a', label: 'A', _since: new Date(0), _made: { toJSON: () => ({ id: 7n }) } }

  it.each([
    [
      'a bigint',
      [
        { value: 'a', label: 'A' },
        { value: { id: 10n }, label: 'B' },
      ],
      '/1/value/id is a bigint',
    ],
    ['a cycle', [cyclic], '/0/x~1parent/child contains itself'],
    ['what `toJSON` gives', [dated], '/0/_made/id is a bigint'],
  ])('fails its content object alone, which says where it is: %s', async (_, choices, fault) => {
    // `as`: the types of a database are often wider than what it returns.
    const content = { ids: () => choices as never, fine: () => [{ value: 1, label: 'One' }] }
    const record = {
      content_object_name: 'ids',
      data: [],
      error: `The choices of the content object "ids" cannot be sent as JSON: ${fault}.`,
    }
    expect(await ask(createModule({ schema, content }), 'content', names('ids', 'fine'))).toEqual({
      status: 200,
      answer: { content_objects: [record, { content_object_name: 'fine', data: [{ value: 1, label: 'One' }] }] },
    })
    expect(await ask(createModule({ schema, content }), 'content', names('ids'))).toEqual({ status: 500, answer: { error: record.error } })
  })

  it('fails a schema, which says where it is, in development too', async () => {
    const fields = [{ id: 'a', type: 'string', default: 1n }]
    const onError = vi.fn<(error: unknown) => void>()
    const module = createModule({ schema: () => ({ ...schema, fields }), development: true, onProblems: () => {}, onError })
    const error = 'The schema cannot be sent as JSON: /fields/0/default is a bigint.'
    expect(await ask(module, 'schema', { form_data: {} })).toEqual({ status: 500, answer: { error } })
    expect(onError.mock.calls[0]?.[0]).toEqual(new Error(error))
  })
})
