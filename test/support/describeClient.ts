import { isModuleError, type ClientFixtures, type ModuleClient } from 'moduleform/client'
import { afterEach, describe, expect, it } from 'vitest'

export interface ClientUnderTest {
  readonly client: ModuleClient
  readonly close: () => Promise<void>
}

const schema = { metadata: { workflows_module_schema_version: '1.0.0' }, fields: [{ id: 'city', type: 'string' }] }
const schemaRequest = { schema: { fields: [] }, form_data: { country: 'de' }, content_objects: [] }
const contentRequest = (...content_object_names: string[]) => ({ form_data: { country: 'de' }, content_object_names })
const berlin = { value: 'berlin', label: 'Berlin' }

/** Tests that every `ModuleClient` has to pass, whatever it connects to. */
export function describeClient(name: string, create: (fixtures: ClientFixtures) => Promise<ClientUnderTest>): void {
  describe(`${name} as a ModuleClient`, () => {
    let close = async () => {}
    afterEach(() => close())

    async function createWith(fixtures: ClientFixtures): Promise<ModuleClient> {
      const underTest = await create(fixtures)
      close = underTest.close
      return underTest.client
    }

    it('loads the schema as the module sent it', async () => {
      const client = await createWith({ schema })
      expect(await client.loadSchema(schemaRequest)).toEqual({ schema, problems: [] })
    })

    it('sends the whole schema request', async () => {
      const client = await createWith({ schema: (request) => ({ fields: [], echo: request }) })
      expect(await client.loadSchema(schemaRequest)).toMatchObject({ schema: { echo: schemaRequest } })
    })

    it('sends the whole content request', async () => {
      const client = await createWith({ content: { cities: (request) => [request] } })
      const { records } = await client.loadContent(contentRequest('cities'))
      expect(records).toEqual([{ content_object_name: 'cities', data: [contentRequest('cities')] }])
    })

    it('gives one record for each name the module supports', async () => {
      const client = await createWith({ content: { cities: [berlin], streets: [] } })
      const { records, problems } = await client.loadContent(contentRequest('cities', 'planets', 'streets'))
      expect(records).toEqual([
        { content_object_name: 'cities', data: [berlin] },
        { content_object_name: 'streets', data: [] },
      ])
      expect(problems).toEqual([])
    })

    it('keeps a record that failed beside those that did not', async () => {
      const client = await createWith({ content: { cities: [berlin], streets: { error: 'Quota used up' } } })
      const { records } = await client.loadContent(contentRequest('streets', 'cities'))
      expect(records).toEqual([
        { content_object_name: 'streets', data: [], error: 'Quota used up' },
        { content_object_name: 'cities', data: [berlin] },
      ])
    })

    it('rejects an answer without a schema', async () => {
      const client = await createWith({ schema: { title: 'not a schema' } })
      const error: unknown = await client.loadSchema(schemaRequest).catch((reason: unknown) => reason)
      expect(isModuleError(error)).toBe(true)
      expect(error).toMatchObject({ kind: 'answer', reason: 'nothing-usable', endpoint: 'schema' })
    })

    it('rejects with the reason of a signal that is aborted already, and asks nothing', async () => {
      let asked = 0
      const count = () => {
        asked += 1
        return []
      }
      const client = await createWith({ schema: count, content: { cities: count } })
      const reason = new Error('not needed any more')
      const signal = AbortSignal.abort(reason)
      await expect(client.loadSchema(schemaRequest, { signal })).rejects.toBe(reason)
      await expect(client.loadContent(contentRequest('cities'), { signal })).rejects.toBe(reason)
      expect(asked).toBe(0)
    })

    it('rejects with an AbortError when it is aborted while the module thinks', async () => {
      const caller = new AbortController()
      const client = await createWith({
        schema: () => {
          caller.abort()
          return new Promise(() => {})
        },
      })
      const error: unknown = await client.loadSchema(schemaRequest, { signal: caller.signal }).catch((reason: unknown) => reason)
      expect(error).toBe(caller.signal.reason)
      expect(error).toMatchObject({ name: 'AbortError' })
      expect(isModuleError(error)).toBe(false)
    })
  })
}
