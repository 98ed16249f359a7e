import { createModuleClient } from '../../src/client/createModuleClient.ts'
import * as calls from '../../src/client/endpointCalls.ts'
import { isDevelopment } from '../../src/client/logInDevelopment.ts'
import { expect, it, vi } from 'vitest'

const schemaRequest = { schema: {}, form_data: {}, content_objects: [] }
const contentRequest = { form_data: {}, content_object_names: ['cities'] }

it('A client whose code could not be loaded says so of the endpoint, and loads it with the next call', async () => {
  const failure = new TypeError('Failed to fetch dynamically imported module')
  const load = vi.fn<() => Promise<typeof calls>>(async () => calls)
  load.mockRejectedValueOnce(failure).mockRejectedValueOnce(failure)
  const fetch = async () => Response.json({ fields: [] })
  const client = createModuleClient({ baseUrl: 'https://modules.test/crm?key=s3cret', fetch }, load)
  const message = 'The module was not asked: its code could not be loaded.'
  const failed = (endpoint: string) => ({ kind: 'request', endpoint, message, cause: failure, url: `https://modules.test/crm/${endpoint}` })
  await expect(client.loadContent(contentRequest)).rejects.toMatchObject(failed('content'))
  await expect(client.loadSchema(schemaRequest)).rejects.toMatchObject(failed('schema'))
  await expect(client.loadSchema(schemaRequest)).resolves.toMatchObject({ schema: { fields: [] } })
})

it('A page that has no `process` is in production', () => {
  vi.stubGlobal('process', undefined)
  const isSo = isDevelopment()
  vi.unstubAllGlobals()
  expect(isSo).toBe(false)
})
