import { inspect } from 'node:util'
import { createClient, type ClientFixtures, type WireFormatName } from 'moduleform/client'
import { describe, expect, it } from 'vitest'
import { describeClient, type ClientUnderTest } from '../support/describeClient.ts'
import { startModuleServer } from '../support/moduleServer.ts'

/** A module that answers from fixtures, wrapped or not as in the request. */
function serveFixtures({ schema = {}, content = {} }: ClientFixtures, wire: WireFormatName) {
  return async (request: Request): Promise<Response> => {
    const body = await request.json()
    const payload = wire === 'data' ? body.data : body
    const respond = (answer: object) => Response.json(wire === 'data' ? { data: answer } : answer)
    if (new URL(request.url).pathname === '/cities/schema') {
      return respond(typeof schema === 'function' ? await schema(payload) : schema)
    }
    const supported = payload.content_object_names.filter((name: string) => Object.hasOwn(content, name))
    const records = supported.map(async (content_object_name: string) => {
      const fixture = content[content_object_name]
      const found = typeof fixture === 'function' ? await fixture(payload) : fixture
      return Array.isArray(found) ? { content_object_name, data: found } : Object.assign({ content_object_name }, found)
    })
    return respond({ content_objects: await Promise.all(records) })
  }
}

for (const wire of ['plain', 'data'] as const) {
  describeClient(`createClient with the wire format ${wire} over HTTP`, async (fixtures): Promise<ClientUnderTest> => {
    const { origin, close } = await startModuleServer(serveFixtures(fixtures, wire))
    return { client: createClient({ baseUrl: `${origin}/cities`, wire }), close }
  })
}

const schemaRequest = { schema: { fields: [] }, form_data: {}, content_objects: [] }

/** Requests the client sends, without a network. */
async function sentBy(options: Omit<Parameters<typeof createClient>[0], 'fetch'>): Promise<Request> {
  const sent: Request[] = []
  const fetch = async (request: Request) => {
    sent.push(request)
    return Response.json({ fields: [] })
  }
  await createClient({ ...options, fetch }).loadSchema(schemaRequest)
  if (sent[0] === undefined) throw new Error('The client sent nothing')
  return sent[0]
}

describe('createClient', () => {
  it.each([
    ['https://modules.test', 'https://modules.test/schema'],
    ['https://modules.test/crm', 'https://modules.test/crm/schema'],
    ['https://modules.test/crm/', 'https://modules.test/crm/schema'],
    ['https://modules.test/crm//', 'https://modules.test/crm/schema'],
    ['https://modules.test/crm?tenant=7', 'https://modules.test/crm/schema?tenant=7'],
    ['https://modules.test/crm/?tenant=7#top', 'https://modules.test/crm/schema?tenant=7'],
  ])('asks %s at %s', async (baseUrl, address) => {
    expect((await sentBy({ baseUrl })).url).toBe(address)
  })

  it('posts JSON with the headers of the host', async () => {
    const request = await sentBy({
      baseUrl: 'https://modules.test',
      headers: { authorization: 'Bearer abc', accept: 'application/problem+json' },
    })
    expect(request.method).toBe('POST')
    expect(Object.fromEntries(request.headers)).toEqual({
      'content-type': 'application/json',
      authorization: 'Bearer abc',
      accept: 'application/problem+json',
    })
  })

  it('asks for JSON', async () => {
    expect((await sentBy({ baseUrl: 'https://modules.test' })).headers.get('accept')).toBe('application/json')
  })

  it.each<[string, HeadersInit]>([
    ['an object', { 'x-team': 'blue' }],
    ['pairs', [['x-team', 'blue']]],
    ['Headers', new Headers({ 'x-team': 'blue' })],
  ])('takes headers as %s', async (_form, headers) => {
    expect((await sentBy({ baseUrl: 'https://modules.test', headers })).headers.get('x-team')).toBe('blue')
  })

  it('asks a function for the headers of each call', async () => {
    const tokens = ['first', 'second']
    const seen: (string | null)[] = []
    const client = createClient({
      baseUrl: 'https://modules.test',
      headers: async () => ({ authorization: tokens.shift() ?? '' }),
      fetch: async (request) => {
        seen.push(request.headers.get('authorization'))
        return Response.json({ fields: [] })
      },
    })
    await client.loadSchema(schemaRequest)
    await client.loadSchema(schemaRequest)
    expect(seen).toEqual(['first', 'second'])
  })

  it('passes fetchOptions on, but keeps its own method and follows no redirect', async () => {
    const options = { credentials: 'include', redirect: 'follow', method: 'GET' } as const
    const request = await sentBy({ baseUrl: 'https://modules.test', fetchOptions: options })
    expect(request).toMatchObject({ credentials: 'include', redirect: 'manual', method: 'POST' })
  })

  it('takes options that are undefined as not given', async () => {
    // `as`: exactOptionalPropertyTypes forbids these; hosts without that flag write them.
    const options = { baseUrl: 'https://modules.test', headers: undefined, timeout: undefined, wire: undefined } as unknown as {
      baseUrl: string
    }
    expect((await sentBy(options)).url).toBe('https://modules.test/schema')
  })

  it('names the host a relative baseUrl cannot be resolved for outside a browser', async () => {
    await expect(createClient({ baseUrl: '/crm' }).loadSchema(schemaRequest)).rejects.toThrow('Outside a browser, give an absolute one')
  })
})

const sentenceOf = (run: () => unknown): string => {
  try {
    run()
    return ''
  } catch (cause) {
    return inspect(cause)
  }
}

describe('wrong options of createClient', () => {
  it.each([
    [undefined, 'which is not a URL. Give the address'],
    [{ baseUrl: '' }, 'which is not a URL. Give the address'],
    [{ baseUrl: 'https://' }, 'which is not a URL. Give the address'],
    [{ baseUrl: 'ftp://modules.test' }, 'but modules are asked over http or https'],
    [{ baseUrl: 'https://user:secret@modules.test' }, 'Pass them in `headers`'],
    [{ baseUrl: 'https://user@modules.test' }, 'Pass them in `headers`'],
    [{ baseUrl: 'https://:secret@modules.test' }, 'Pass them in `headers`'],
    [{ baseUrl: 'https://modules.test', header: {} }, 'there is no option `header`. Did you mean `headers`?'],
    [{ baseURL: 'https://modules.test' }, 'there is no option `baseURL`. Did you mean `baseUrl`?'],
    [{ baseUrl: 'https://modules.test', wire: 'xml' }, "Use 'auto', 'plain', 'data', or an object"],
    [{ baseUrl: 'https://modules.test', wire: 'constructor' }, "Use 'auto', 'plain', 'data', or an object"],
    [{ baseUrl: 'https://modules.test', timeout: 0 }, 'It must be above 0, in milliseconds'],
    [{ baseUrl: 'https://modules.test', timeout: Number.NaN }, 'It must be above 0, in milliseconds'],
    [{ baseUrl: 'https://modules.test', retries: -1 }, 'retries: -1. It must be 0 or more'],
    [{ baseUrl: 'https://modules.test', maxAnswerBytes: 0 }, 'maxAnswerBytes: 0. It must be above 0, in bytes'],
  ])('%j throws at once and says how to mend it', (options, sentence) => {
    // `as`: some also have a wrong type.
    expect(() => createClient(options as { baseUrl: string })).toThrow(sentence)
  })

  it.each(['https://me:leak-user@modules.test', 'ftp://me:leak-user@h/?key=leak-query', 'http://me:leak-user@/?key=leak-query'])(
    'keep user, password and query of the baseUrl %s out of the error',
    (baseUrl) => {
      const sentence = sentenceOf(() => createClient({ baseUrl }))
      expect(sentence).toContain('moduleform was given')
      expect(sentence).not.toContain('leak')
    },
  )

  it('keep the query of a relative baseUrl out of the error', async () => {
    const failure: unknown = await createClient({ baseUrl: '/crm?key=leak-query' })
      .loadSchema(schemaRequest)
      .catch((reason: unknown) => reason)
    expect(String(failure)).toContain('"/crm"')
    expect(inspect(failure)).not.toContain('leak')
  })
})
