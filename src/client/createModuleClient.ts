import { bareUrl } from '../core/secrets/maskUrl.ts'
import type { FormClientOptions } from './clientOptions.ts'
import type * as Calls from './endpointCalls.ts'
import { type EndpointName, ModuleRequestError } from './errors.ts'
import type { ModuleClient } from './moduleClient.ts'

/** Loads the code for requests. Rejects on failure; the next call tries again. */
export type LoadCalls = () => Promise<Pick<typeof Calls, 'createEndpointCalls'>>

/** A client that loads what requests need with the first of them, which rejects where an option can never work. */
export function createModuleClient(options: FormClientOptions, loadCalls: LoadCalls): ModuleClient {
  // A copy, so that later changes of the object have no effect.
  const given = { ...options }
  let lastId = 0

  let calls: Calls.EndpointCalls | undefined
  const loadCallsFor = async (endpoint: EndpointName): Promise<Calls.EndpointCalls> => {
    const { createEndpointCalls } = await loadCalls().catch((cause: unknown) => {
      const url = `${bareUrl(given.baseUrl)}/${endpoint}`
      throw new ModuleRequestError({ endpoint, url, because: 'its code could not be loaded.', cause })
    })
    return (calls ??= createEndpointCalls(given))
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
