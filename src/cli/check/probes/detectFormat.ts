import { refusedBodyStatuses } from '../../../client/answerErrors.ts'
import { isOnlyInData, readSchemaAnswer } from '../../../client/readAnswerContent.ts'
import type { WireFormatName } from '../../../client/wireNames.ts'
import { emptySchema } from '../../../core/schema/parseSchema.ts'
import type { SchemaRequest } from '../../../core/schema/wire.ts'
import { isPassing } from '../exchange/askAgain.ts'
import type { Exchange, PurposeOf } from '../exchange/exchange.ts'
import { jsonOf, schemaOf, statusOf } from '../exchange/readExchange.ts'
import type { Session } from '../exchange/session.ts'
import { type Asker, createAsker } from '../walk/createAsker.ts'

/** The wire format of a module, and its answer to the first load in that format. */
export interface Detected {
  readonly asker: Asker
  /** How the format was detected, or which option set it. */
  readonly because: string
  readonly first: Exchange | undefined
}

/** The form's first request, before it has a schema. Decisions §5. */
const firstRequest = ({ options }: Session): SchemaRequest => ({
  schema: emptySchema,
  form_data: options.formData,
  content_objects: [],
})

/**
 * Detects the format as the form does by default, from the shape of the answers. In addition, the wrapped request is tried whenever nothing
 * usable came, so that there is a form to check; not where the failure may pass by itself. Decisions §7.
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
  // The form asks again in the same format, and so may find nothing wrong with it later.
  if (isPassing(plain)) return found('plain', plain, `the first load was answered with ${statusOf(plain)} each time, so none was found`)
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

/** Whether the schema of an answer is outside or inside of "data". */
function shapeOf(exchange: Exchange): 'outside' | 'inside' | 'none' {
  if (schemaOf(exchange) === undefined) return 'none'
  return isOnlyInData(jsonOf(exchange), readSchemaAnswer) ? 'inside' : 'outside'
}

/** The module does not understand the body; if it refuses one format only, its answer to the other one counts. */
const isRefusedBody = (exchange: Exchange) => [415, ...refusedBodyStatuses].includes(statusOf(exchange) ?? 0)

/** Statuses after which the form tries the wrapped request. */
const isTriedWrapped = (exchange: Exchange) => refusedBodyStatuses.includes(statusOf(exchange) ?? 0)

const named = (format: WireFormatName) => ({ subject: `the first load, in the format "${format}"`, group: 'the first load' })

const loadAs = (session: Session, format: WireFormatName, purpose: PurposeOf<'detection'>) =>
  createAsker(session, format).askSchema(firstRequest(session), purpose)

/**
 * The first load wrapped in `data`, sent to a module that uses the plain format: if it answers, the answer must be the same. Decisions §7.
 */
export async function askOtherFormat(session: Session, of: Exchange): Promise<void> {
  const subject = 'the first load, in the format "data"'
  const purpose = { kind: 'other-format', of, subject, group: 'the other wire format' } as const
  await createAsker(session, 'data').askSchema(firstRequest(session), purpose)
}
