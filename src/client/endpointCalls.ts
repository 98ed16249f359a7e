import type { ContentRequest, SchemaRequest } from '../core/schema/wire.ts'
import type { ClientSettings } from './clientOptions.ts'
import type { ContentAnswer, RequestOptions, SchemaAnswer } from './moduleClient.ts'
import type { CallTarget } from './prepareCall.ts'
import { readContentResponse } from './readContentResponse.ts'
import { readSchemaResponse } from './readSchemaResponse.ts'
import { request } from './request.ts'

/** Which call of a client it is, and where it goes. */
export type CallPlace = Omit<CallTarget, 'encode'> & { readonly id: number }

type Call<Payload, Answer> = (
  settings: ClientSettings,
  place: CallPlace,
  payload: Payload,
  options: RequestOptions | undefined,
) => Promise<Answer>

/** Asks for a schema. Specification 4.1. */
export const callSchema: Call<SchemaRequest, SchemaAnswer> = (settings, place, payload, options) => {
  const { wire } = settings
  const decode = (body: unknown): SchemaAnswer | undefined => {
    const schema = readSchemaResponse(wire.decodeSchemaAnswer(body))
    return schema === undefined ? undefined : { schema, problems: [] }
  }
  return request(settings, { ...place, encode: (credentials) => wire.encodeSchemaRequest(payload, credentials), decode }, options)
}

/** Asks for content. Specification 4.2. */
export const callContent: Call<ContentRequest, ContentAnswer> = (settings, place, payload, options) => {
  const { wire } = settings
  const decode = (body: unknown) => readContentResponse(wire.decodeContentAnswer(body))
  return request(settings, { ...place, encode: (credentials) => wire.encodeContentRequest(payload, credentials), decode }, options)
}
