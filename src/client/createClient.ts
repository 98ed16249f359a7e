import type { FormClientOptions } from './clientOptions.ts'
import { createModuleClient } from './createModuleClient.ts'
import type * as Calls from './endpointCalls.ts'
import type { ModuleClient } from './moduleClient.ts'

let loaded: typeof Calls | undefined

/** What asking takes, loaded with the first request: who never asks does without. */
export const loadCalls = async (): Promise<typeof Calls> => (loaded ??= await import('./endpointCalls.ts'))

/**
 * A client of one module over HTTP. Specification 4, decisions §7. Throws where an option can never work; what fails later rejects with a
 * `ModuleError`, an abort with the reason of the caller's signal.
 *
 * @example
 * const client = createClient({ baseUrl: 'https://modules.example.com/crm', headers: async () => ({ authorization: await token() }) })
 * const { schema } = await client.loadSchema({ schema: { metadata, fields: [] }, form_data: {}, content_objects: [] })
 */
export function createClient(options: FormClientOptions): ModuleClient {
  return createModuleClient(options, loadCalls)
}
