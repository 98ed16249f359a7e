import type { ContentRequest, SchemaRequest } from '../core/schema/wire.ts'
import type { ClientSettings } from './clientOptions.ts'
import type { ContentAnswer, RequestOptions, SchemaAnswer } from './moduleClient.ts'
import type { CallTarget } from './prepareCall.ts'
import { readContentResponse } from './readContentResponse.ts'
import { readSchemaResponse } from './readSchemaResponse.ts'
import { request } from './request.ts'

/** Which call of a client it is, and where it goes. */
export type CallPlace = Omit<CallTarget, 'encode' | 'payload'> & { readonly id: number }

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
  const encode: CallTarget['encode'] = (credentials, change) => wire.encodeSchemaRequest(change(payload), credentials)
  return request(settings, { ...place, payload, encode, decode }, options)
}

/** Asks for content. Specification 4.2. */
export const callContent: Call<ContentRequest, ContentAnswer> = (settings, place, payload, options) => {
  const { wire } = settings
  const decode = (body: unknown, maskText: (text: string) => string) =>
    maskErrors(readContentResponse(wire.decodeContentAnswer(body)), maskText)
  const encode: CallTarget['encode'] = (credentials, change) => wire.encodeContentRequest(change(payload), credentials)
  return request(settings, { ...place, payload, encode, decode }, options)
}

/** The sentence of a record that failed is the module's, and may name what it was sent. */
function maskErrors(answer: ContentAnswer | undefined, maskText: (text: string) => string): ContentAnswer | undefined {
  if (answer?.records.some(({ error }) => error !== undefined) !== true) return answer
  return {
    ...answer,
    records: answer.records.map((record) => (record.error === undefined ? record : { ...record, error: maskText(record.error) })),
  }
}
