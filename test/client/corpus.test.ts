import { createClient, type WireFormatName } from 'moduleform/client'
import { describe, expect, it } from 'vitest'
import { readExchanges } from '../support/readExchanges.ts'
import { replayModule } from '../support/replayModule.ts'

const crm = readExchanges('crm_create_contacts')
const crawl = readExchanges('crawl_search')
const firstRequest = { schema: { metadata: {}, fields: [] }, form_data: {}, content_objects: [] }
const clientOf = (exchanges: typeof crm, path: string, wire: WireFormatName) =>
  createClient({ baseUrl: `http://recorded.test${path}`, wire, fetch: replayModule(exchanges ?? []) })

describe.skipIf(crm === undefined)('the recorded module crm_create_contacts (needs the corpus)', () => {
  const client = clientOf(crm, '/create_contacts/v1', 'data')

  it('gives its schema', async () => {
    const { schema } = await client.loadSchema(firstRequest)
    expect(schema).toMatchObject({ fields: expect.arrayContaining([expect.objectContaining({ id: 'crm_connection' })]) as unknown })
  })

  it('gives the options of the names asked for', async () => {
    const { records, problems } = await client.loadContent({ form_data: {}, content_object_names: ['fields', 'unknown_object'] })
    expect(records.map(({ content_object_name }) => content_object_name)).toEqual(['fields'])
    expect(records[0]?.data.length).toBeGreaterThan(0)
    expect(problems).toEqual([])
  })

  it('refuses content in plain, and the error suggests data', async () => {
    const plain = clientOf(crm, '/create_contacts/v1', 'plain')
    await expect(plain.loadContent({ form_data: {}, content_object_names: ['object_types'] })).rejects.toThrow(
      /^Missing request data \(.* answered 400\)\n.*use wire: 'data'/,
    )
  })

  it('says where no module is', async () => {
    await expect(clientOf(crm, '/nowhere/v1', 'data').loadSchema(firstRequest)).rejects.toMatchObject({
      status: 404,
      moduleMessage: 'Schema not found for nowhere/v1',
    })
  })
})

describe.skipIf(crawl === undefined)('the recorded module crawl_search (needs the corpus)', () => {
  const client = clientOf(crawl, '/search/v1', 'data')

  it('gives its schema, but has no content endpoint', async () => {
    expect((await client.loadSchema(firstRequest)).schema).toMatchObject({ metadata: { workflows_module_schema_version: '1.0.0' } })
    await expect(client.loadContent({ form_data: {}, content_object_names: ['language_options'] })).rejects.toMatchObject({
      status: 404,
      moduleMessage: expect.stringContaining('The requested URL was not found') as unknown,
    })
  })
})
