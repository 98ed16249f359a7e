import type { ContentRequest, SchemaRequest } from '../core/schema/wire.ts'
import type { ClientSettings } from './clientOptions.ts'
import { endpointUrl } from './endpointUrl.ts'
import type { EndpointName } from './errors.ts'
import type { ContentAnswer, RequestOptions, SchemaAnswer } from './moduleClient.ts'
import type { CallTarget } from './prepareCall.ts'
import { readContentResponse } from './readContentResponse.ts'
import { readSchemaResponse } from './readSchemaResponse.ts'
import { request } from './request.ts'
import { wireFormats, type WireFormat } from './wireFormats.ts'

type Call<Payload, Answer> = (
  settings: ClientSettings,
  id: number,
  payload: Payload,
  options: RequestOptions | undefined,
) => Promise<Answer>

const formatOf = ({ wire }: ClientSettings): WireFormat => (typeof wire === 'string' ? wireFormats[wire] : wire)

const placeOf = ({ baseUrl }: ClientSettings, endpoint: EndpointName) => {
  const address = endpointUrl(baseUrl, endpoint)
  return { endpoint, address, url: address.origin + address.pathname }
}

/** Asks for a schema; `id` tells the calls of a client apart. Specification 4.1. */
export const callSchema: Call<SchemaRequest, SchemaAnswer> = async (settings, id, payload, options) => {
  const wire = formatOf(settings)
  const decode = (body: unknown): SchemaAnswer | undefined => {
    const schema = readSchemaResponse(wire.decodeSchemaAnswer(body))
    return schema === undefined ? undefined : { schema, problems: [] }
  }
  const encode: CallTarget['encode'] = (credentials, change) => wire.encodeSchemaRequest(change(payload), credentials)
  return request(settings, { id, ...placeOf(settings, 'schema'), payload, encode, decode }, options)
}

/** Asks for content. Specification 4.2. */
export const callContent: Call<ContentRequest, ContentAnswer> = async (settings, id, payload, options) => {
  const wire = formatOf(settings)
  const decode = (body: unknown, maskText: (text: string) => string) =>
    maskErrors(readContentResponse(wire.decodeContentAnswer(body)), maskText)
  const encode: CallTarget['encode'] = (credentials, change) => wire.encodeContentRequest(change(payload), credentials)
  return request(settings, { id, ...placeOf(settings, 'content'), payload, encode, decode }, options)
}

/** The sentence of a record that failed is the module's, and may name what it was sent. */
function maskErrors(answer: ContentAnswer | undefined, maskText: (text: string) => string): ContentAnswer | undefined {
  if (answer?.records.some(({ error }) => error !== undefined) !== true) return answer
  return {
    ...answer,
    records: answer.records.map((record) => (record.error === undefined ? record : { ...record, error: maskText(record.error) })),
  }
}
