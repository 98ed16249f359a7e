import { createClient, type ClientOptions, type WireFormat } from 'moduleform/client'
import { describe, expect, it } from 'vitest'
import { loadCalls } from '../../src/client/createClient.ts'
import { createModuleClient } from '../../src/client/createModuleClient.ts'
import { listWireNames } from '../../src/client/wireNames.ts'

const schemaRequest = { schema: { fields: [] }, form_data: { a: 1 }, content_objects: [{ content_object_name: 'cities', data: [] }] }
const contentRequest = { form_data: { a: 1 }, content_object_names: ['cities'] }
const crm = { id: 'c1', label: 'CRM', app_type: 'crm_a', connection_management_type: 'managed' }

function recordBodies(options: Omit<ClientOptions, 'baseUrl' | 'fetch'>) {
  const bodies: unknown[] = []
  const fetch = async (request: Request) => {
    bodies.push(await request.json())
    return Response.json({ fields: [], content_objects: [] })
  }
  return { bodies, client: createClient({ ...options, baseUrl: 'https://modules.test', fetch }) }
}

describe('the wire format plain', () => {
  it('sends the requests as they are, and no credentials', async () => {
    const { bodies, client } = recordBodies({ wire: 'plain', moduleCredentials: { api_key: 'k' } })
    await client.loadSchema(schemaRequest)
    await client.loadContent(contentRequest)
    expect(bodies).toEqual([schemaRequest, contentRequest])
  })

  it('does not ask for credentials', async () => {
    const fail = () => {
      throw new Error('asked')
    }
    await expect(recordBodies({ wire: 'plain', moduleCredentials: fail }).client.loadSchema(schemaRequest)).resolves.toBeDefined()
  })
})

describe('the wire format data', () => {
  it('wraps the requests and sends the credentials beside them', async () => {
    const { bodies, client } = recordBodies({ wire: 'data', moduleCredentials: { api_key: 'k' } })
    await client.loadSchema(schemaRequest)
    await client.loadContent(contentRequest)
    expect(bodies).toEqual([
      { data: schemaRequest, credentials: { api_key: 'k' } },
      { data: contentRequest, credentials: { api_key: 'k' } },
    ])
  })

  it('sends empty credentials where there are none', async () => {
    const { bodies, client } = recordBodies({ wire: 'data' })
    await client.loadContent(contentRequest)
    expect(bodies).toEqual([{ data: contentRequest, credentials: {} }])
  })

  it('asks a function for the credentials of the chosen connections', async () => {
    const { bodies, client } = recordBodies({
      wire: 'data',
      moduleCredentials: async (connections) => ({ tokens: connections.map(({ id }) => `token of ${id}`) }),
    })
    await client.loadContent(contentRequest, { connections: [crm] })
    await client.loadContent(contentRequest)
    expect(bodies).toMatchObject([{ credentials: { tokens: ['token of c1'] } }, { credentials: { tokens: [] } }])
  })
})

describe('a wire format of the host', () => {
  const envelope: WireFormat = {
    encodeSchemaRequest: (request, credentials) => ({ op: 'form', key: credentials, state: request.form_data }),
    decodeSchemaAnswer: (body) => (body as { form: unknown }).form,
    encodeContentRequest: (request) => ({ op: 'options', names: request.content_object_names }),
    decodeContentAnswer: (body) => ({ content_objects: (body as { lists: unknown }).lists }),
  }
  const respond = async (request: Request) => {
    const body = await request.json()
    return Response.json(
      body.op === 'form' ? { form: { fields: [], echo: body } } : { lists: [{ content_object_name: 'cities', data: body.names }] },
    )
  }
  const client = createClient({ baseUrl: 'https://modules.test', wire: envelope, fetch: respond, moduleCredentials: { api_key: 'k' } })

  it('writes the requests and reads the answers', async () => {
    const { schema } = await client.loadSchema(schemaRequest)
    expect(schema).toEqual({ fields: [], echo: { op: 'form', key: { api_key: 'k' }, state: { a: 1 } } })
    const { records } = await client.loadContent(contentRequest)
    expect(records).toEqual([{ content_object_name: 'cities', data: ['cities'] }])
  })

  it('that cannot decode an answer rejects with its error as the cause', async () => {
    const failure = new TypeError('no form in there')
    const decodeSchemaAnswer = () => {
      throw failure
    }
    const broken = createClient({ baseUrl: 'https://modules.test', wire: { ...envelope, decodeSchemaAnswer }, fetch: respond })
    await expect(broken.loadSchema(schemaRequest)).rejects.toMatchObject({
      kind: 'answer',
      reason: 'not-decoded',
      status: 200,
      cause: failure,
    })
  })

  it('of a form is looked up at each use, and may be another by then', async () => {
    let wire: ClientOptions['wire'] = { ...envelope, encodeSchemaRequest: () => ({ op: 'form', state: 'first' }) }
    const live = createModuleClient({ baseUrl: 'https://modules.test', wire: () => wire, fetch: respond }, loadCalls)
    expect((await live.loadSchema(schemaRequest)).schema).toMatchObject({ echo: { state: 'first' } })
    wire = envelope
    expect((await live.loadSchema(schemaRequest)).schema).toMatchObject({ echo: { state: { a: 1 } } })
    expect((await live.loadContent(contentRequest)).records).toEqual([{ content_object_name: 'cities', data: ['cities'] }])
    wire = 'plain'
    await expect(live.loadSchema(schemaRequest)).rejects.toMatchObject({
      kind: 'request',
      cause: { message: 'moduleform: `wire` was an object when a request began. Change it together with `baseUrl`.' },
    })
  })

  it('that cannot encode a request rejects before anything is sent', async () => {
    const failure = new TypeError('cannot write this')
    const encodeSchemaRequest = () => {
      throw failure
    }
    const broken = createClient({ baseUrl: 'https://modules.test', wire: { ...envelope, encodeSchemaRequest }, fetch: respond })
    await expect(broken.loadSchema(schemaRequest)).rejects.toMatchObject({ kind: 'request', cause: failure })
  })
})

it('The wire formats are named as a sentence has them', () => {
  expect(`One of ${listWireNames()}.`).toBe('One of auto, plain or data.')
})
