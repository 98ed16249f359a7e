import { bareUrl } from '../core/secrets/maskUrl.ts'
import { checkOptions, type ClientOptions, type FormClientOptions } from './clientOptions.ts'
import type * as Calls from './endpointCalls.ts'
import { type EndpointName, ModuleRequestError } from './errors.ts'
import type { ModuleClient } from './moduleClient.ts'

/** Loads the code for requests. Rejects on failure; the next call tries again. */
export type LoadCalls = () => Promise<Pick<typeof Calls, 'createEndpointCalls'>>

/** A client that loads what requests need with the first of them. Throws where an option can never work. */
export function createModuleClient(options: FormClientOptions, loadCalls: LoadCalls): ModuleClient {
  checkOptions(options)
  // A copy, so that later changes of the object have no effect.
  const given = { ...options }
  let lastId = 0

  let calls: Calls.EndpointCalls | undefined
  const loadCallsFor = async (endpoint: EndpointName): Promise<Calls.EndpointCalls> => {
    try {
      const { createEndpointCalls } = await loadCalls()
      return (calls ??= createEndpointCalls(given))
    } catch (cause) {
      const url = `${bareUrl(given.baseUrl)}/${endpoint}`
      throw new ModuleRequestError({ endpoint, url, because: 'its code could not be loaded.', cause })
    }
  }

  return {
    loadSchema: async (payload, requestOptions) => {
      const id = (lastId += 1)
      const { callSchema } = await loadCallsFor('schema')
      return callSchema(id, payload, requestOptions)
    },
    loadContent: async (payload, requestOptions) => {
      const id = (lastId += 1)
      const { callContent } = await loadCallsFor('content')
      return callContent(id, payload, requestOptions)
    },
  }
}

let loaded: typeof Calls | undefined

/** The code for requests, loaded with the first: a form without requests never needs it. */
export const loadCalls = async (): Promise<typeof Calls> => (loaded ??= await import('./endpointCalls.ts'))

/**
 * A client of one module over HTTP. Specification 4, decisions §7. Throws if an option can never work; a later failure rejects with a
 * `ModuleError`, an abort with the reason of the caller's signal.
 *
 * @example
 * const client = createClient({ baseUrl: 'https://modules.example.com/crm', headers: async () => ({ authorization: await token() }) })
 * const { schema } = await client.loadSchema({ schema: { metadata, fields: [] }, form_data: {}, content_objects: [] })
 */
export function createClient(options: ClientOptions): ModuleClient {
  return createModuleClient(options, loadCalls)
}
