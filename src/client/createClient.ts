import { resolveOptions, type ClientOptions } from './clientOptions.ts'
import type { CallPlace } from './endpointCalls.ts'
import { endpointUrl } from './endpointUrl.ts'
import type { EndpointName } from './errors/moduleError.ts'
import { ModuleRequestError } from './errors/moduleRequestError.ts'
import { loadCalls } from './loadCalls.ts'
import type { ModuleClient } from './moduleClient.ts'

/**
 * A client of one module over HTTP. Specification 4, decisions §7. Throws where an option can never work; what fails later rejects with a
 * `ModuleError`, an abort with the reason of the caller's signal.
 *
 * @example
 * const client = createClient({ baseUrl: 'https://modules.example.com/crm', headers: async () => ({ authorization: await token() }) })
 * const { schema } = await client.loadSchema({ schema: { metadata, fields: [] }, form_data: {}, content_objects: [] })
 */
export function createClient(options: ClientOptions): ModuleClient {
  const settings = resolveOptions(options)
  let lastId = 0

  const place = (endpoint: EndpointName): CallPlace => {
    const address = endpointUrl(settings.baseUrl, endpoint)
    lastId += 1
    return { id: lastId, endpoint, address, url: address.origin + address.pathname }
  }

  return {
    loadSchema: async (payload, requestOptions) => {
      const to = place('schema')
      const { callSchema } = await loadCallsFor(to)
      return callSchema(settings, to, payload, requestOptions)
    },
    loadContent: async (payload, requestOptions) => {
      const to = place('content')
      const { callContent } = await loadCallsFor(to)
      return callContent(settings, to, payload, requestOptions)
    },
  }
}

const loadCallsFor = ({ endpoint, url }: CallPlace) =>
  loadCalls().catch((cause: unknown) => {
    throw new ModuleRequestError({ endpoint, url, because: 'the code that asks could not be loaded.', cause })
  })
