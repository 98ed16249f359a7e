import { replayRecording, type RecordedExchange } from 'moduleform/client'
import { describe, expect, it } from 'vitest'

const content_type = 'application/json'

const exchange = (path: string, requestBody: unknown, body: unknown, status = 200): RecordedExchange => ({
  request: { path, body: requestBody },
  response: { status, content_type, body },
})

/** The answer of a recording, with its status. */
async function ask(exchanges: readonly RecordedExchange[], endpoint: 'schema' | 'content', body: object) {
  const request = new Request(`http://any.invalid/${endpoint}`, { method: 'POST', body: JSON.stringify(body) })
  const answer = await replayRecording({ exchanges })(request)
  return { status: answer.status, body: (await answer.json()) as unknown }
}

const fields = [
  { id: 'country', type: 'string', on_action: { load_schema: true } },
  { id: 'note', type: 'string', on_action: { load_schema: false } },
  { id: 7, on_action: { load_schema: true } },
]
const schemaExchange = (form_data: object, title: string) => exchange('/schema', { form_data }, { fields, title })
const titleFor = async (exchanges: readonly RecordedExchange[], form_data: object) =>
  (await ask(exchanges, 'schema', { form_data })).body as { readonly title?: string }

describe('of recorded schemas', () => {
  it('the one counts whose asking fields are the same, whatever else differs', async () => {
    const recorded = [
      schemaExchange({ country: 'DE', note: 'y', a: 1, b: 2 }, 'German'),
      schemaExchange({ country: 'CA', note: 'x' }, 'Canadian'),
    ]
    expect(await titleFor(recorded, { country: 'DE', note: 'x' })).toMatchObject({ title: 'German' })
  })

  it('the one counts, of those alike in that, that differs least', async () => {
    const recorded = [schemaExchange({ note: 'x', more: 1 }, 'near'), schemaExchange({ note: 'y' }, 'far')]
    expect(await titleFor(recorded, { note: 'x', more: 2 })).toMatchObject({ title: 'near' })
  })

  it('none counts where options are asked for, nor the other way round', async () => {
    const schemas = [schemaExchange({}, 'first')]
    const unknown = (endpoint: string) => ({ status: 404, body: { error: `The recording holds no answer of /${endpoint}.` } })
    expect(await ask(schemas, 'content', { form_data: {} })).toEqual(unknown('content'))
    const options = [exchange('/content', { form_data: {} }, { content_objects: [] })]
    expect(await ask(options, 'schema', { form_data: {} })).toEqual(unknown('schema'))
  })

  it.each([{ form_data: {} }, { data: { form_data: {} } }])('the one counts that was asked for as %j, else any', async (asked) => {
    const plain = exchange('/schema', { form_data: {} }, { fields, title: 'plain' })
    const wrapped = exchange('/schema', { data: { form_data: {} } }, { fields, title: 'wrapped' })
    const title = 'data' in asked ? 'wrapped' : 'plain'
    for (const both of [
      [plain, wrapped],
      [wrapped, plain],
    ])
      expect((await ask(both, 'schema', asked)).body).toMatchObject({ title })
    for (const one of [plain, wrapped]) expect((await ask([one], 'schema', asked)).status).toBe(200)
  })
})

describe('of recorded options', () => {
  const record = (content_object_name: string, value: string) => ({ content_object_name, data: [{ value }] })
  const asked = (form_data: object) => ({ form_data, content_object_names: ['cities'] })
  const records = (...content_objects: unknown[]) => ({ content_objects })

  it('those count that hold the content object, among whatever else they hold', async () => {
    const recorded = [
      exchange('/content', asked({ a: 1 }), records(null, record('streets', 's'), record('cities', 'c'))),
      exchange('/content', asked({}), records(record('streets', 's'))),
    ]
    expect(await ask(recorded, 'content', asked({}))).toEqual({ status: 200, body: records(record('cities', 'c')) })
  })

  it('those count whose fields that they depend on are the same, groups that hold these included', async () => {
    const content_objects = [{ id: 'cities', content_object_depends_on_fields: [null, { id: 7 }, { id: 'address.country' }] }]
    const recorded = [
      exchange('/schema', {}, { fields: [{ id: 'city', content: { content_objects } }] }),
      exchange('/content', asked({ address: { country: 'DE' }, a: 1, b: 2 }), records(record('cities', 'Bonn'))),
      exchange('/content', asked({ address: { country: 'CA' } }), records(record('cities', 'Ottawa'))),
    ]
    expect((await ask(recorded, 'content', asked({ address: { country: 'DE' } }))).body).toEqual(records(record('cities', 'Bonn')))
  })

  it('those that failed count where no others were recorded', async () => {
    const failed = exchange('/content', asked({}), records(record('cities', 'old')), 503)
    expect(await ask([failed], 'content', asked({}))).toEqual({ status: 503, body: records(record('cities', 'old')) })
    const later = exchange('/content', asked({ a: 1 }), records(record('cities', 'new')))
    for (const both of [
      [failed, later],
      [later, failed],
    ])
      expect(await ask(both, 'content', asked({}))).toEqual({ status: 200, body: records(record('cities', 'new')) })
  })
})
