import { createClient } from 'moduleform/client'
import { describe, expect, it } from 'vitest'

const schema = { metadata: {}, fields: [{ id: 'a', type: 'string' }] }
const record = { content_object_name: 'cities', data: [{ value: 'b', label: 'B' }] }

const answering = (body: unknown, wire: 'plain' | 'data' = 'plain') =>
  createClient({ baseUrl: 'https://modules.test', wire, fetch: async () => Response.json(body) })
const loadSchema = (body: unknown, wire?: 'plain' | 'data') =>
  answering(body, wire).loadSchema({ schema: {}, form_data: {}, content_objects: [] })
const loadContent = (body: unknown, wire?: 'plain' | 'data') =>
  answering(body, wire).loadContent({ form_data: {}, content_object_names: ['cities'] })

describe.each(['plain', 'data'] as const)('the wire format %s', (wire) => {
  it.each([
    ['at the root', schema],
    ['in schema', { schema }],
    ['in data', { data: schema }],
    ['in data.schema', { data: { schema } }],
    ['in data.schema beside an empty schema', { schema: {}, data: { schema } }],
    ['beside an error that is null', { schema, error: null }],
  ])('finds a schema %s', async (_where, body) => {
    expect(await loadSchema(body, wire)).toEqual({ schema, problems: [] })
  })

  it.each([
    ['/content_objects', { content_objects: [record] }],
    ['/data/content_objects', { data: { content_objects: [record] } }],
  ])('finds records in %s', async (where, body) => {
    expect(await loadContent(body, wire)).toEqual({ records: [record], problems: [], pointers: [`${where}/0/data`] })
  })
})

describe('a content answer', () => {
  it('counts the first of two records of one name', async () => {
    const answer = await loadContent({ data: { content_objects: [record, { content_object_name: 'cities', data: [] }] } })
    expect(answer.records).toEqual([record])
    expect(answer.problems).toEqual([
      { code: 'content/record-twice', level: 'warning', pointer: '/data/content_objects/1', args: { name: 'cities' } },
    ])
  })

  it.each([{ pagination: { has_next_page: true, next_cursor: 'x' } }, { total: 3 }])('keeps %j of a record', async (extra) => {
    const { records } = await loadContent({ content_objects: [{ ...record, ...extra }] })
    expect(records).toEqual([{ ...record, ...extra }])
  })

  it.each<[string, object, string]>([
    ['id and content', { id: 'cities', content: record.data }, 'content'],
    ['id', { id: 'cities', data: record.data }, 'data'],
    ['content', { content_object_name: 'cities', content: record.data }, 'content'],
  ])('reads a record by its %s, and says what they are called', async (_keys, entry, list) => {
    const answer = await loadContent({ content_objects: [entry] })
    expect(answer.records).toStrictEqual([record])
    expect(answer.pointers).toEqual([`/content_objects/0/${list}`])
    expect(answer.problems).toEqual([
      { code: 'content/record-alias', level: 'warning', pointer: '/content_objects/0', args: { name: 'cities' } },
    ])
  })

  it('reads content in place of data that are null, and data before content', async () => {
    const other = [{ value: 'x', label: 'X' }]
    const replaced = await loadContent({ content_objects: [{ content_object_name: 'cities', data: null, content: record.data }] })
    expect(replaced).toEqual({ records: [record], problems: [], pointers: ['/content_objects/0/content'] })
    const both = await loadContent({ content_objects: [{ ...record, content: other }] })
    expect(both).toEqual({ records: [record], problems: [], pointers: ['/content_objects/0/data'] })
  })

  it.each([null, ''])('takes the error %j of a record for none', async (error) => {
    const { records } = await loadContent({ content_objects: [{ ...record, error }] })
    expect(records).toStrictEqual([record])
  })

  it.each([null, 7, 'text', []])('that is %j holds no records', async (body) => {
    await expect(loadContent(body)).rejects.toMatchObject({ kind: 'answer', reason: 'nothing-usable', endpoint: 'content' })
  })

  it.each([
    ['a list that is an object', { data: {} }],
    ['a list that is null', { data: null }],
    ['no list', {}],
  ])('turns a record with %s into one that failed, beside the good ones', async (_what, rest) => {
    const answer = await loadContent({ content_objects: [{ content_object_name: 'streets', ...rest }, record] })
    expect(answer.records).toEqual([
      { content_object_name: 'streets', data: [], error: 'The module sent no list of options for "streets".' },
      record,
    ])
    expect(answer.problems).toEqual([
      { code: 'content/record-without-data', level: 'error', pointer: '/content_objects/0', args: { name: 'streets' } },
    ])
  })

  it.each([
    ['Quota used up', 'Quota used up'],
    [{ message: 'Quota used up' }, 'Quota used up'],
    [{ code: 7 }, '{"code":7}'],
  ])('reads the error %j of a record', async (error, message) => {
    const answer = await loadContent({ content_objects: [{ content_object_name: 'cities', error }] })
    expect(answer).toMatchObject({ records: [{ content_object_name: 'cities', data: [], error: message }], problems: [] })
  })

  it.each([null, 'cities', [], {}, { content_object_name: 7, data: [] }])('skips %j with a problem', async (entry) => {
    const answer = await loadContent({ content_objects: [entry, record] })
    expect(answer.records).toEqual([record])
    expect(answer.problems).toMatchObject([{ code: 'content/record-without-name', level: 'error', pointer: '/content_objects/0' }])
  })

  it('takes __proto__ for an ordinary name and key', async () => {
    const text = '{"content_objects":[{"content_object_name":"__proto__","data":[],"__proto__":{"polluted":true}}]}'
    const client = createClient({ baseUrl: 'https://modules.test', fetch: async () => new Response(text) })
    const { records } = await client.loadContent({ form_data: {}, content_object_names: ['__proto__'] })
    expect(records.map(({ content_object_name }) => content_object_name)).toEqual(['__proto__'])
    expect(records[0]).not.toHaveProperty('polluted')
  })
})
