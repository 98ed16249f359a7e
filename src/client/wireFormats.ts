import type { ContentRequest, SchemaRequest } from '../core/schema/wire.ts'
import type { WireFormatName, WireName } from './wireNames.ts'

/**
 * How requests are put on the wire and answers taken off it, as JSON. `credentials` is what `moduleCredentials` gave, or `undefined`.
 * Encoders may be called a second time with masked credentials, for the observer. What a decoder returns is then read leniently like any
 * answer, so a format that only differs in its requests decodes with `(body) => body`.
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

/** What to try, by what the host has set: where the body is refused, and where the answer holds nothing usable. */
export const wireFormatAdvice: Record<WireName, { readonly refused?: string; readonly unusable: string }> = {
  // A body that was refused has been sent in both.
  auto: { unusable: wrapIt },
  plain: { refused: wrapIt, unusable: wrapIt },
  data: { unusable: 'If the module expects its requests as the specification has them, not wrapped in "data", use wire: \'plain\'.' },
}
