import { isOnlyInData, readSchemaResponse } from '../../../client/readResponse.ts'
import type { WireFormatName } from '../../../client/wireNames.ts'
import { emptySchema } from '../../../core/schema/parseSchema.ts'
import type { SchemaRequest } from '../../../core/schema/wire.ts'
import type { Exchange, PurposeOf } from '../exchange/exchange.ts'
import { jsonOf, schemaOf, statusOf } from '../exchange/readExchange.ts'
import type { Session } from '../exchange/session.ts'
import { type Asker, createAsker } from '../walk/createAsker.ts'

/** The format a module speaks, and what it answered to the first load in it. */
export interface Detected {
  readonly asker: Asker
  /** How the format was found out, or who set it. */
  readonly because: string
  readonly first: Exchange | undefined
}

/** What the form sends before it has a schema. Decisions §5. */
const firstRequest = ({ options }: Session): SchemaRequest => ({
  schema: emptySchema,
  form_data: options.formData,
  content_objects: [],
})

/**
 * Finds the format out as the form does by default, from the shape of the answers, and goes one step further: where nothing usable comes, the
 * wrapped request is tried too, so that there is a form to look at. Decisions §7.
 */
export async function detectFormat(session: Session): Promise<Detected> {
  const { format } = session.options
  const load = (name: WireFormatName) => loadAs(session, name, { kind: 'detection', format: name, ...named(name) })
  const found = (name: WireFormatName, first: Exchange | undefined, because: string): Detected => ({
    asker: createAsker(session, name),
    first,
    because,
  })
  if (format !== undefined) return found(format, await load(format), 'set by --wire')
  const plain = await load('plain')
  if (plain === undefined) return found('plain', plain, 'no answer came')
  const plainShape = shapeOf(plain)
  if (plainShape === 'outside') return found('plain', plain, 'its schema stands outside "data"')
  const data = await load('data')
  const dataShape = data === undefined ? 'none' : shapeOf(data)
  if (plainShape === 'inside') {
    if (dataShape === 'inside') return found('data', data, 'its schema stands inside "data"')
    return found('plain', plain, 'a wrapped request got no schema inside "data"; set wire="plain" in the form, which asks twice without it')
  }
  const refusal = isRefusedBody(plain) ? `a plain request is refused with ${statusOf(plain)}` : 'a plain request gets no schema'
  if (dataShape === 'inside' && isTriedWrapped(plain)) return found('data', data, refusal)
  if (dataShape !== 'none') return found('data', data, `${refusal}; set wire="data" in the form, which does not find it out`)
  const isRefusedInPlainAlone = data !== undefined && isRefusedBody(plain) && !isRefusedBody(data)
  return isRefusedInPlainAlone ? found('data', data, refusal) : found('plain', plain, 'no schema came in either')
}

/** Where the schema of an answer stands, seen from "data". */
function shapeOf(exchange: Exchange): 'outside' | 'inside' | 'none' {
  if (schemaOf(exchange) === undefined) return 'none'
  return isOnlyInData(jsonOf(exchange), readSchemaResponse) ? 'inside' : 'outside'
}

/** The module does not understand the body; where that is so of one format alone, what it says to the other is its answer. */
const isRefusedBody = (exchange: Exchange) => [400, 415, 422].includes(statusOf(exchange) ?? 0)

/** What the form asks once more, wrapped. */
const isTriedWrapped = (exchange: Exchange) => [400, 422].includes(statusOf(exchange) ?? 0)

const named = (format: WireFormatName) => ({ subject: `the first load, in the format "${format}"`, group: 'the first load' })

const loadAs = (session: Session, format: WireFormatName, purpose: PurposeOf<'detection'>) =>
  createAsker(session, format).askSchema(firstRequest(session), purpose)

/** The first load wrapped in `data`, of a module that speaks the plain format: where it answers, then the same. Decisions §7. */
export async function askOtherFormat(session: Session, of: Exchange): Promise<void> {
  const subject = 'the first load, in the format "data"'
  const purpose = { kind: 'other-format', of, subject, group: 'the other wire format' } as const
  await createAsker(session, 'data').askSchema(firstRequest(session), purpose)
}
