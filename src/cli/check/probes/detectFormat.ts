import type { WireFormatName } from '../../../client/wireFormats.ts'
import { emptySchema } from '../../../core/schema/parseSchema.ts'
import type { SchemaRequest } from '../../../core/schema/wire.ts'
import type { Exchange, PurposeOf } from '../exchange/exchange.ts'
import { schemaOf, statusOf } from '../exchange/readExchange.ts'
import type { Session } from '../exchange/session.ts'
import { createAsker, type Asker } from '../walk/createAsker.ts'

/** The format a module speaks, and what it answered to the first load in it. */
export interface Detected {
  readonly asker: Asker
  readonly first: Exchange | undefined
}

/** What the form sends before it has a schema. Decisions §5. */
export const firstRequest = ({ options }: Session): SchemaRequest => ({
  schema: emptySchema,
  form_data: options.formData,
  content_objects: [],
})

/** Loads the first schema in the plain format and, where that gives none, wrapped in `data`. Decisions §7. */
export async function detectFormat(session: Session): Promise<Detected> {
  const { format } = session.options
  if (format !== undefined) return loadFirst(session, format)
  const plain = await loadAs(session, 'plain', { kind: 'detection', format: 'plain', ...named('plain') })
  if (plain === undefined || schemaOf(plain) !== undefined) return found(session, 'plain', plain)
  const data = await loadAs(session, 'data', { kind: 'detection', format: 'data', ...named('data') })
  if (data === undefined) return found(session, 'plain', plain)
  const isData = schemaOf(data) !== undefined || (isRefusedBody(plain) && !isRefusedBody(data))
  return isData ? found(session, 'data', data) : found(session, 'plain', plain)
}

/** The module does not understand the body; where that is so of one format alone, what it says to the other is its answer. */
const isRefusedBody = (exchange: Exchange) => [400, 415, 422].includes(statusOf(exchange) ?? 0)

async function loadFirst(session: Session, format: WireFormatName): Promise<Detected> {
  return found(session, format, await loadAs(session, format, { kind: 'detection', format, ...named(format) }))
}

const named = (format: WireFormatName) => ({ subject: `the first load, in the format "${format}"`, group: 'the first load' })

const loadAs = (session: Session, format: WireFormatName, purpose: PurposeOf<'detection'>) =>
  createAsker(session, format).askSchema(firstRequest(session), purpose)

const found = (session: Session, format: WireFormatName, first: Exchange | undefined): Detected => ({
  asker: createAsker(session, format),
  first,
})
