import { createClient, isModuleError, type ClientOptions, type RequestEvent, type WireFormat } from 'moduleform/client'
import { describe, expect, it } from 'vitest'
import { createManualClock } from '../support/manualClock.ts'

const schemaRequest = { schema: {}, form_data: { a: 1 }, content_objects: [] }
const contentRequest = { form_data: {}, content_object_names: ['cities'] }

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
      { type: 'ended', id: 1, attempt: 1, durationMs: 120, status: 200, responseBody: { fields: [] } },
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
    expect(events[1]).toEqual({ type: 'ended', id: 1, attempt: 1, durationMs: 0, error: caller.signal.reason })
  })

  it('is given the text of an answer that is not JSON', async () => {
    const { events, client } = observe(async () => new Response('ok'))
    await client.loadSchema(schemaRequest).catch(() => undefined)
    expect(events[1]).toMatchObject({ status: 200, responseBody: 'ok', error: { reason: 'not-json' } })
  })

  it('rejects the call with what it throws', async () => {
    const failure = new Error('the log is full')
    const onRequest = () => {
      throw failure
    }
    const { client } = observe(async () => Response.json({ fields: [] }), { onRequest })
    await expect(client.loadSchema(schemaRequest)).rejects.toBe(failure)
  })
})

describe('credentials', () => {
  const credentials = { api_key: 'k-1234567', login: { user: 'anna', passwords: ['hunter"22', 'hunter"22-old'] }, pin: 9876 }
  const headers = { authorization: 'Bearer t-7654321', 'x-team': 'blue-whale' }
  const secrets = ['k-1234567', 'anna', 'hunter', '-old', '9876', 't-7654321', 'blue-whale', 's3cret']

  /** A module that repeats what it was sent. */
  const echo = (status: number) => async (request: Request) =>
    Response.json(
      { error: `Refused: ${await request.text()} ${[...request.headers.values()].join(' ').replace('Bearer ', '')}` },
      { status },
    )

  const custom: WireFormat = {
    encodeSchemaRequest: (request, given) => ({ login: (given as typeof credentials).login.user, request }),
    decodeSchemaAnswer: (body) => body,
    encodeContentRequest: (request) => request,
    decodeContentAnswer: (body) => body,
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
    await expect(client.loadSchema(schemaRequest)).rejects.toThrow('answered 415: Send application/json, in English')
  })
})
