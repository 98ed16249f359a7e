import { describe, expect, it } from 'vitest'
import { replayModule, type RecordedExchange } from './replayModule.ts'

const exchange = (path: string, body: unknown, status: number, answer: unknown): RecordedExchange => ({
  request: { path, body },
  response: { status, content_type: 'application/json', body: answer },
})
const record = (content_object_name: string, ...data: string[]) => ({ content_object_name, data })

const module = replayModule([
  exchange('/crm/schema', { data: { form_data: {} } }, 200, { data: { schema: { fields: [], title: 'wrapped' } } }),
  exchange('/crm/schema', { form_data: {} }, 200, { fields: [], title: 'plain' }),
  exchange('/crm/content', { data: { content_object_names: ['a'] } }, 200, { data: { content_objects: [record('a', 'first')] } }),
  exchange('/crm/content', { data: { content_object_names: ['a', 'b'] } }, 200, {
    data: { content_objects: [record('a', 'second'), record('b')] },
  }),
  exchange('/crm/content', { content_object_names: ['a'] }, 400, { data: { message: 'Missing request data' } }),
  exchange('/nowhere/schema', {}, 404, { error: 'Schema not found' }),
])

async function ask(path: string, body: unknown) {
  const response = await module(new Request(`http://recorded.test${path}`, { method: 'POST', body: JSON.stringify(body) }))
  return { status: response.status, body: await response.json() }
}

describe('replayModule', () => {
  it('tells requests apart by their wrapper, not by what they say', async () => {
    expect(await ask('/crm/schema', { data: { form_data: { any: 'thing' } } })).toMatchObject({
      body: { data: { schema: { title: 'wrapped' } } },
    })
    expect(await ask('/crm/schema', { form_data: { any: 'thing' } })).toMatchObject({ body: { title: 'plain' } })
  })

  it('answers the names asked for with the first record of each', async () => {
    const { body } = await ask('/crm/content', { data: { content_object_names: ['b', 'unknown', 'a', 'a'] } })
    expect(body).toEqual({ data: { content_objects: [record('b'), record('a', 'first')] } })
  })

  it('answers a recorded failure as it was', async () => {
    expect(await ask('/crm/content', { content_object_names: ['b'] })).toEqual({
      status: 400,
      body: { data: { message: 'Missing request data' } },
    })
  })

  it('answers a path that was never recorded with the recorded 404', async () => {
    expect(await ask('/other/schema', {})).toEqual({ status: 404, body: { error: 'Schema not found' } })
  })
})
