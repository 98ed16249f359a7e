import { checkOptionNames } from '../core/schema/checkOptionNames.ts'
import { checkOptions, type ClientOptions } from './clientOptions.ts'
import { createModuleClient } from './createModuleClient.ts'
import type * as Calls from './endpointCalls.ts'
import type { ModuleClient } from './moduleClient.ts'

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
  // In JavaScript there may be none, or misspelt ones.
  const given = { ...options }
  checkOptionNames('createClient', given, optionNames)
  checkOptions(given)
  return createModuleClient(given, loadCalls)
}

const optionNames = {
  baseUrl: true,
  wire: true,
  fetch: true,
  headers: true,
  fetchOptions: true,
  moduleCredentials: true,
  clock: true,
  timeout: true,
  retries: true,
  backoff: true,
  maxAnswerBytes: true,
  onRequest: true,
} as const satisfies Readonly<Record<keyof ClientOptions, true>>
