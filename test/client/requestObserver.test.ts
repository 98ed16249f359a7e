import { createClient, isModuleError, type ClientOptions, type RequestEvent, type WireFormat } from 'moduleform/client'
import { inspect } from 'node:util'
import { describe, expect, it, vi } from 'vitest'
import { createManualClock } from '../support/manualClock.ts'

const schemaRequest = { schema: { fields: [{ id: 'a', type: 'integer' }] }, form_data: { a: 1 }, content_objects: [] }
const contentRequest = { form_data: {}, content_object_names: ['cities'] }

const plainFormat: WireFormat = {
  encodeSchemaRequest: (request) => request,
  decodeSchemaAnswer: (body) => body,
  encodeContentRequest: (request) => request,
  decodeContentAnswer: (body) => body,
}

const ended = { type: 'ended', id: 1, attempt: 1, endpoint: 'schema', url: 'https://modules.test/crm/schema' }

function observe(fetch: (request: Request) => Promise<Response>, options: Partial<ClientOptions> = {}) {
  const events: RequestEvent[] = []
  const clock = createManualClock()
  const onRequest = (event: RequestEvent) => void events.push(event)
  return { events, clock, client: createClient({ baseUrl: 'https://modules.test/crm?key=s3cret', clock, fetch, onRequest, ...options }) }
}

describe('onRequest', () => {
  it('is told of a request before and after', async () => {
    const clock = createManualClock()
    const { events, client } = observe(
      async () => {
        await clock.advance(120)
        return Response.json({ fields: [] })
      },
      { clock },
    )
    await clock.advance(1_000)
    await client.loadSchema(schemaRequest)
    expect(events).toEqual([
      {
        type: 'started',
        id: 1,
        attempt: 1,
        endpoint: 'schema',
        url: 'https://modules.test/crm/schema',
        method: 'POST',
        requestBody: schemaRequest,
        startedAt: 1_000,
      },
      { ...ended, requestBody: schemaRequest, durationMs: 120, status: 200, responseBody: { fields: [] } },
    ])
  })

  it('is told of each attempt, with the failure', async () => {
    const answers = [Response.json({ error: 'Later' }, { status: 503 }), Response.json({ content_objects: [] })]
    const { events, clock, client } = observe(async () => answers.shift() ?? Response.error())
    const call = client.loadContent(contentRequest)
    await clock.advance(500)
    await call
    expect(events).toMatchObject([
      { type: 'started', id: 1, attempt: 1, startedAt: 0 },
      { type: 'ended', id: 1, attempt: 1, status: 503, responseBody: { error: 'Later' }, error: { kind: 'status' } },
      { type: 'started', id: 1, attempt: 2, startedAt: 500 },
      { type: 'ended', id: 1, attempt: 2, status: 200, responseBody: { content_objects: [] } },
    ])
  })

  it('tells calls apart by their id', async () => {
    const { events, client } = observe(async () => Response.json({ fields: [] }))
    await Promise.all([client.loadSchema(schemaRequest), client.loadSchema(schemaRequest)])
    expect(events.map(({ type, id }) => `${type} ${id}`).sort()).toEqual(['ended 1', 'ended 2', 'started 1', 'started 2'])
  })

  it('is told of an abort with its reason', async () => {
    const caller = new AbortController()
    const { events, client } = observe(() => {
      caller.abort()
      return new Promise<never>(() => {})
    })
    await client.loadSchema(schemaRequest, { signal: caller.signal }).catch(() => undefined)
    expect(events[1]).toEqual({ ...ended, requestBody: schemaRequest, durationMs: 0, error: caller.signal.reason })
  })

  it('is given the text of an answer that is not JSON', async () => {
    const { events, client } = observe(async () => new Response('ok'))
    await client.loadSchema(schemaRequest).catch(() => undefined)
    expect(events[1]).toMatchObject({ status: 200, responseBody: 'ok', error: { reason: 'not-json' } })
  })

  it.each([
    ['returns nothing', () => {}],
    ['is not given', undefined],
  ])('is no failure where it %s', async (_, onRequest) => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => {})
    const { client } = observe(async () => Response.json({ fields: [] }), { onRequest })
    await client.loadSchema(schemaRequest)
    expect(said).not.toHaveBeenCalled()
    said.mockRestore()
  })

  it.each([
    [
      'throws',
      () => {
        throw new Error('the log is full')
      },
    ],
    ['rejects', () => Promise.reject(new Error('the log is full'))],
  ])('changes nothing of the call where it %s, and says so in development', async (_, onRequest) => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => {})
    const { client } = observe(async () => Response.json({ fields: [] }), { onRequest: onRequest as () => void })
    await expect(client.loadSchema(schemaRequest)).resolves.toMatchObject({ schema: { fields: [] } })
    expect(said.mock.calls.map(String).join()).toContain('`onRequest` failed')
    said.mockClear()
    vi.stubEnv('NODE_ENV', 'production')
    await client.loadSchema(schemaRequest)
    expect(said).not.toHaveBeenCalled()
    vi.unstubAllEnvs()
    said.mockRestore()
  })
})

describe('passwords', () => {
  const widget = { ui_options: { ui_widget: 'password' } }
  const schema = {
    fields: [
      { id: 'token', type: 'string', default: 'by-default', ...widget },
      { id: 'keys', type: 'array', items: { type: 'object', fields: [{ id: 'key', type: 'string', ...widget }] } },
    ],
  }
  const note = { id: 'note', type: 'string' }
  const form_data = { token: 'typed-one', keys: [{ key: 'in-a-row' }], pin: '12', note: 'Ada' }
  const secrets = new Set(['/pin'])
  const echo = (status: number) => async (request: Request) => Response.json({ error: `No: ${await request.text()}` }, { status })
  const told = (events: readonly unknown[]) => inspect(events, { depth: 20 })

  it.each(['plain', 'data'] as const)('reach neither an event nor an error with the wire format %s', async (wire) => {
    for (const status of [200, 403]) {
      const { events, client } = observe(echo(status), { wire })
      const failure = await client
        .loadSchema({ schema: { fields: [...schema.fields, note] }, form_data, content_objects: [] }, { secrets })
        .catch((reason: unknown) => reason)
      expect(told([events, failure])).not.toMatch(/by-default|typed-one|in-a-row|'12'|s3cret/)
      expect(told(events)).toContain('Ada')
    }
  })

  it('reach neither an event nor an error of the first request, when nobody knows yet which fields hold them', async () => {
    const first = {
      schema: { fields: [] },
      form_data: { token: 'typed-one', keys: [{ key: 'in-a-row' }], pin: '12', city: 'Bonn' },
      content_objects: [],
    }
    for (const status of [200, 403]) {
      const { events, client } = observe(echo(status))
      const failure: unknown = await client.loadSchema(first).catch((reason: unknown) => reason)
      expect(told([events, failure])).not.toMatch(/typed-one|in-a-row|'12'|Bonn/)
    }
  })

  it('are told from other form data once the schema has come', async () => {
    const fields = [...schema.fields, { id: 'city', type: 'string' }]
    const { events, client } = observe(async () => Response.json({ fields, log: 'Read typed-one for Bonn' }))
    const form_data = { token: 'typed-one', city: 'Bonn', gone: 'left over' }
    await client.loadSchema({ schema: { fields: [] }, form_data, content_objects: [] })
    expect(events).toMatchObject([
      { requestBody: { form_data: { token: '•••', city: '•••', gone: '•••' } } },
      { requestBody: { form_data: { token: '•••', city: 'Bonn', gone: '•••' } }, responseBody: { log: 'Read ••• for Bonn' } },
    ])
  })

  it('reach no error of one content object', async () => {
    const { events, client } = observe(async () =>
      Response.json({ content_objects: [{ content_object_name: 'a', error: 'Bad pin 9876' }] }),
    )
    const answer = await client.loadContent({ form_data: { pin: '9876' }, content_object_names: ['a'] }, { secrets })
    expect(told([events, answer])).not.toContain('9876')
  })

  it('reach no event with an answer that is no JSON', async () => {
    const { events, client } = observe(async () => new Response('Cannot read typed-one', { status: 500 }), { retries: 0 })
    await client.loadSchema({ schema, form_data, content_objects: [] }).catch(() => undefined)
    expect(events[1]).toMatchObject({ responseBody: 'Cannot read •••' })
  })

  it('and keys in the query reach no error of a wire format of the host', async () => {
    const decodeSchemaAnswer = () => {
      throw new Error('Cannot read typed-one of s3cret')
    }
    const wire = { ...plainFormat, decodeSchemaAnswer }
    const { events, client } = observe(async () => Response.json({}), { wire })
    const failure: unknown = await client.loadSchema({ schema, form_data, content_objects: [] }).catch((reason: unknown) => reason)
    expect(told([events, failure])).toContain('Cannot read ••• of •••')
    expect(told([events, failure])).not.toMatch(/s3cret|typed-one/)
  })

  it('that an answer brings reach no event either', async () => {
    const { events, client } = observe(async () => Response.json({ data: { schema } }))
    await client.loadSchema(schemaRequest)
    expect(told(events)).not.toContain('by-default')
    expect(events[1]).toMatchObject({ responseBody: { data: { schema: { fields: [{ id: 'token', default: '•••' }, {}] } } } })
  })

  it('and keys in the query reach no cause of an error, which stays what it is otherwise', async () => {
    const fail = (message: string) => async () => {
      throw new TypeError(message)
    }
    const leaky = observe(fail('fetch of https://modules.test/crm/schema?key=s3cret failed for typed-one'), { retries: 0 })
    const failure: unknown = await leaky.client.loadSchema({ schema, form_data, content_objects: [] }).catch((reason: unknown) => reason)
    expect(inspect([failure, leaky.events], { depth: 20 })).not.toMatch(/s3cret|typed-one/)
    const plain = observe(fail('fetch failed'), { retries: 0 })
    const other: unknown = await plain.client.loadSchema(schemaRequest).catch((reason: unknown) => reason)
    expect(isModuleError(other) && other.cause).toBeInstanceOf(TypeError)
  })
})

describe('credentials', () => {
  const credentials = { api_key: 'k-1234567', login: { user: 'anna', passwords: ['hunter"22', 'hunter"22-old'] }, pin: 9876 }
  const headers = { authorization: 'Bearer t-7654321', 'x-team': 'blue-whale' }
  const secrets = ['k-1234567', 'anna', 'hunter', '-old', '9876', 't-7654321', 'blue-whale', 's3cret']

  /** A module that returns what it received. */
  const echo = (status: number) => async (request: Request) =>
    Response.json(
      { error: `Refused: ${await request.text()} ${[...request.headers.values()].join(' ').replace('Bearer ', '')}` },
      { status },
    )

  const custom: WireFormat = {
    ...plainFormat,
    encodeSchemaRequest: (request, given) => ({ login: (given as typeof credentials).login.user, request }),
  }

  it.each<[string, Partial<ClientOptions>]>([
    ['the wire format data', { wire: 'data' }],
    ['a wire format of the host', { wire: custom }],
  ])('and header values reach neither the observer nor an error with %s', async (_what, options) => {
    for (const status of [200, 403]) {
      const { events, client } = observe(echo(status), { ...options, headers, moduleCredentials: () => credentials })
      const failure: unknown = await client.loadSchema(schemaRequest).catch((reason: unknown) => reason)
      if (!isModuleError(failure)) throw new Error('Expected the call to fail')
      const visible = JSON.stringify([events, failure, failure.message, failure.moduleMessage, failure.url, String(failure.cause)])
      expect(visible).toContain('Refused: ')
      for (const secret of secrets) expect(visible).not.toContain(secret)
    }
  })

  it('are shown to the observer as their keys', async () => {
    const { events, client } = observe(async () => Response.json({ content_objects: [] }), { wire: 'data', moduleCredentials: credentials })
    await client.loadContent(contentRequest)
    expect(events[0]).toMatchObject({
      requestBody: { data: contentRequest, credentials: { api_key: '•••', login: { user: '•••', passwords: ['•••', '•••'] }, pin: '•••' } },
    })
  })

  it('leave ordinary words of the answer readable', async () => {
    const answer = async () => Response.json({ error: 'Send application/json, in English' }, { status: 415 })
    const { client } = observe(answer, { headers: { 'accept-language': 'English', 'x-mode': 'in' } })
    await expect(client.loadSchema(schemaRequest)).rejects.toThrow('Send application/json, in English (modules.test/crm answered 415)')
  })
})
