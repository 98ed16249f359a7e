import { resolveOptions, type ClientOptions } from './clientOptions.ts'
import { endpointUrl } from './endpointUrl.ts'
import type { EndpointName } from './errors/moduleError.ts'
import type { ModuleClient, RequestOptions } from './moduleClient.ts'
import { readContentResponse } from './readContentResponse.ts'
import { readSchemaResponse } from './readSchemaResponse.ts'
import { request, type ModuleCall } from './request.ts'

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
  const { baseUrl, wire } = settings
  let lastId = 0

  const ask = async <T>(
    endpoint: EndpointName,
    requestOptions: RequestOptions | undefined,
    { encode, decode }: Pick<ModuleCall<T>, 'encode' | 'decode'>,
  ): Promise<T> => {
    const address = endpointUrl(baseUrl, endpoint)
    lastId += 1
    const call = { id: lastId, endpoint, address, url: address.origin + address.pathname, encode, decode }
    return request(settings, call, requestOptions)
  }

  return {
    loadSchema: (payload, requestOptions) =>
      ask('schema', requestOptions, {
        encode: (credentials) => wire.encodeSchemaRequest(payload, credentials),
        decode: (body) => {
          const schema = readSchemaResponse(wire.decodeSchemaAnswer(body))
          return schema === undefined ? undefined : { schema, problems: [] }
        },
      }),
    loadContent: (payload, requestOptions) =>
      ask('content', requestOptions, {
        encode: (credentials) => wire.encodeContentRequest(payload, credentials),
        decode: (body) => readContentResponse(wire.decodeContentAnswer(body)),
      }),
  }
}
