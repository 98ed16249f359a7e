import { wireFormats } from '../../../client/wireFormats.ts'
import type { WireFormatName } from '../../../client/wireNames.ts'
import type { ContentRequest, SchemaRequest } from '../../../core/schema/wire.ts'
import type { Exchange, Purpose } from '../exchange/exchange.ts'
import type { Session } from '../exchange/session.ts'

/** Sends requests to both endpoints in one wire format, as the form would. */
export interface Asker {
  readonly session: Session
  readonly format: WireFormatName
  readonly askSchema: (request: SchemaRequest, purpose: Purpose) => Promise<Exchange | undefined>
  readonly askContent: (request: ContentRequest, purpose: Purpose) => Promise<Exchange | undefined>
}

export function createAsker(session: Session, format: WireFormatName): Asker {
  const wire = wireFormats[format]
  const { credentials } = session.options
  return {
    session,
    format,
    askSchema: (request, purpose) => session.ask('schema', () => JSON.stringify(wire.encodeSchemaRequest(request, credentials)), purpose),
    askContent: (request, purpose) =>
      session.ask('content', () => JSON.stringify(wire.encodeContentRequest(request, credentials)), purpose),
  }
}

/** The same, for form data that contain a made-up value: a module may refuse them. */
export const asGuesser = ({ askSchema, askContent, ...asker }: Asker): Asker => ({
  ...asker,
  askSchema: (request, purpose) => askSchema(request, { ...purpose, isGuess: true }),
  askContent: (request, purpose) => askContent(request, { ...purpose, isGuess: true }),
})
