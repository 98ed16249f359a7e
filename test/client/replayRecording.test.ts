import { createFixtureClient, replayRecording, type RecordedExchange } from 'moduleform/client'
import { describe, expect, it } from 'vitest'

const json = 'application/json'

const country = { id: 'country', type: 'string', on_action: { load_schema: true } }
const city = {
  id: 'city',
  type: 'string',
  content: { type: ['managed'], content_objects: [{ id: 'cities', content_object_depends_on_fields: [{ id: 'country' }] }] },
}

const schemaExchange = (form_data: object, label: string, status = 200): RecordedExchange => ({
  request: { path: '/crm/schema', body: { schema: { fields: [] }, form_data, content_objects: [] } },
  response: {
    status,
    content_type: json,
    body: status === 200 ? { fields: [country, city, { id: 'note', type: 'string', label }] } : { error: label },
  },
})

const contentExchange = (form_data: object, options: readonly string[], names = ['cities']): RecordedExchange => ({
  request: { path: '/crm/content', body: { form_data, content_object_names: names } },
  response: {
    status: 200,
    content_type: json,
    body: {
      content_objects: names.map((content_object_name) => ({
        content_object_name,
        data: options.map((one) => ({ label: one, value: one })),
      })),
    },
  },
})

const schemaRequest = (form_data: Record<string, unknown>) => ({ schema: { fields: [] }, form_data, content_objects: [] })

async function labelOf(exchanges: readonly RecordedExchange[], form_data: Record<string, unknown>): Promise<unknown> {
  const { schema } = await createFixtureClient({ exchanges }).loadSchema(schemaRequest(form_data))
  return JSON.stringify(schema).match(/"label":"([^"]*)"/)?.[1]
}

async function optionsOf(exchanges: readonly RecordedExchange[], form_data: Record<string, unknown>): Promise<unknown> {
  const { records } = await createFixtureClient({ exchanges }).loadContent({ form_data, content_object_names: ['cities'] })
  return records.map((record) => JSON.stringify(record).match(/"label":"([^"]*)"/)?.[1])
}

describe('A recording', () => {
  const recorded = [
    schemaExchange({}, 'first'),
    schemaExchange({ country: 'DE' }, 'German'),
    schemaExchange({ country: 'CA', note: 'x' }, 'Canadian'),
  ]

  it('answers a schema as it did for the same form data', async () => {
    expect(await labelOf(recorded, { country: 'DE' })).toBe('German')
    expect(await labelOf(recorded, {})).toBe('first')
  })

  it('answers form data that were never recorded as those whose asking fields are the same', async () => {
    expect(await labelOf(recorded, { country: 'CA', note: 'other', more: 1 })).toBe('Canadian')
  })

  it('answers with the last of equal ones, and with one that succeeded before one that failed', async () => {
    expect(
      await labelOf([...recorded, schemaExchange({ country: 'DE' }, 'newer'), schemaExchange({ country: 'DE' }, 'broken', 500)], {
        country: 'DE',
      }),
    ).toBe('newer')
  })

  it('gives each content object by what it depends on, whatever else has changed', async () => {
    const exchanges = [
      ...recorded,
      contentExchange({ country: 'CA', note: 'a', more: 1 }, ['Ottawa']),
      contentExchange({ country: 'DE', note: 'b', more: 2 }, ['Berlin']),
    ]
    expect(await optionsOf(exchanges, { country: 'CA', note: 'b', more: 2 })).toEqual(['Ottawa'])
  })

  it('answers both wire formats as they were recorded', async () => {
    const wrapped: RecordedExchange = {
      request: { path: '/schema', body: { data: { schema: {}, form_data: {}, content_objects: [] } } },
      response: {
        status: 200,
        content_type: json,
        body: { data: { schema: { fields: [{ id: 'only', type: 'string', label: 'wrapped' }] } } },
      },
    }
    const refused: RecordedExchange = {
      request: { path: '/schema', body: { schema: {}, form_data: {} } },
      response: { status: 422, content_type: json, body: { error: 'data is missing' } },
    }
    expect(await labelOf([refused, wrapped], {})).toBe('wrapped')
  })

  it('gives content objects by either of their names, wrapped where they were, and none that it never heard of', async () => {
    const wrapped: RecordedExchange = {
      request: { path: '/content', body: { data: { form_data: {}, content_object_names: ['cities'] } } },
      response: { status: 200, content_type: json, body: { data: { content_objects: [{ id: 'cities', data: [] }] } } },
    }
    const ask = async (body: object) => {
      const respond = replayRecording({ exchanges: [wrapped] })
      return (await respond(new Request('http://any.invalid/content', { method: 'POST', body: JSON.stringify(body) }))).json()
    }
    const cities = { id: 'cities', data: [] }
    expect(await ask({ data: { content_object_names: ['cities', 'planets'] } })).toEqual({ data: { content_objects: [cities] } })
    expect(await ask({ data: {} })).toEqual({ data: { content_objects: [] } })
    const plain = replayRecording({ exchanges: [contentExchange({}, [])] })
    const answer = await plain(new Request('http://any.invalid/content', { method: 'POST', body: '{}' }))
    expect(await answer.json()).toEqual({ content_objects: [] })
  })

  it('answers what was no JSON as it was, and without a body where there can be none', async () => {
    const answered = (status: number, content_type: string, body: unknown) => {
      const exchange: RecordedExchange = { request: { path: '/schema', body: {} }, response: { status, content_type, body } }
      return replayRecording({ exchanges: [exchange] })(new Request('http://any.invalid/schema', { method: 'POST', body: '{}' }))
    }
    const read = async (answer: Response) => [answer.status, answer.headers.get('content-type'), await answer.text()]
    expect(await read(await answered(502, 'text/html', '<h1>Bad gateway</h1>'))).toEqual([502, 'text/html', '<h1>Bad gateway</h1>'])
    expect(await read(await answered(200, json, 'text'))).toEqual([200, json, '"text"'])
    expect(await read(await answered(200, 'text/plain', { a: 1 }))).toEqual([200, 'text/plain', '{"a":1}'])
    expect(await read(await answered(200, json, undefined))).toEqual([200, json, 'null'])
    for (const status of [204, 205, 304]) expect(await read(await answered(status, json, {}))).toEqual([status, json, ''])
  })

  it('fails as the module did, and says what it never heard of', async () => {
    const client = createFixtureClient({ exchanges: [schemaExchange({}, 'out of order', 503)] })
    await expect(client.loadSchema(schemaRequest({}))).rejects.toMatchObject({ kind: 'status', status: 503 })
    const empty = await replayRecording({ exchanges: [] })(new Request('http://any.invalid/schema', { method: 'POST', body: '{}' }))
    expect([empty.status, await empty.json()]).toEqual([404, { error: 'The recording holds no answer of /schema.' }])
  })
})
