import type { ContentRequest, SchemaRequest } from '../core/schema/wire.ts'
import type { WireFormatName, WireName } from './wireNames.ts'

/**
 * Encodes requests and decodes answers, as JSON. `credentials` is the value of `moduleCredentials`, or `undefined`. Encoders may be called
 * again with masked credentials, for the observer. The result of a decoder is read leniently like any answer, so a format that differs only
 * in its requests decodes with `(body) => body`.
 */
export interface WireFormat {
  readonly encodeSchemaRequest: (request: SchemaRequest, credentials: unknown) => unknown
  readonly decodeSchemaAnswer: (body: unknown) => unknown
  readonly encodeContentRequest: (request: ContentRequest, credentials: unknown) => unknown
  readonly decodeContentAnswer: (body: unknown) => unknown
}

const asSent = (body: unknown) => body
const wrapInData = (request: unknown, credentials: unknown) => ({ data: request, credentials: credentials ?? {} })

export const wireFormats: Record<WireFormatName, WireFormat> = {
  plain: {
    encodeSchemaRequest: asSent,
    decodeSchemaAnswer: asSent,
    encodeContentRequest: asSent,
    decodeContentAnswer: asSent,
  },
  data: {
    encodeSchemaRequest: wrapInData,
    decodeSchemaAnswer: asSent,
    encodeContentRequest: wrapInData,
    decodeContentAnswer: asSent,
  },
}

const wrapIt = 'If the module expects its requests wrapped in "data", use wire: \'data\'.'

/** Advice by the host's `wire`: if the body is refused, and if the answer has no usable content. */
export const wireFormatAdvice: Record<WireName, { readonly refused?: string; readonly unusable: string }> = {
  // A refused body has been sent in both formats.
  auto: { unusable: wrapIt },
  plain: { refused: wrapIt, unusable: wrapIt },
  data: { unusable: 'If the module expects its requests as the specification has them, not wrapped in "data", use wire: \'plain\'.' },
}
