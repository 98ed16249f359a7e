import { isEqual } from '../../../core/values/isEqual.ts'
import type { Exchange } from '../exchange/exchange.ts'
import { jsonOf, schemaOf } from '../exchange/readExchange.ts'
import type { Asker } from '../walk/createAsker.ts'
import { enterNext } from '../walk/enterVisit.ts'
import type { Visit } from '../walk/visit.ts'

/** Defaults of a new schema may ask for another one, and those for one more. After this many the module goes round in circles. */
const rounds = 4

/** Sends a module's own schema and data back until the answer no longer changes, once for each schema. Decisions §5. */
export async function seekFixPoint(asker: Asker, visit: Visit, seen: Set<string>): Promise<void> {
  const key = JSON.stringify(jsonOf(visit.exchange))
  if (seen.has(key)) return
  seen.add(key)
  await resend(asker, visit, rounds)
}

async function resend(asker: Asker, visit: Visit, left: number): Promise<void> {
  const { exchange: of, schema, formData, records } = visit
  const exchange = await asker.askSchema(
    { schema, form_data: formData, content_objects: records },
    { kind: 'fix-point', of, isLast: left === 1, subject: subjectOf(visit), group: 'schemas sent back' },
  )
  if (left === 1 || exchange === undefined || isSameSchema(exchange, of)) return
  const next = enterNext({ from: visit, start: schema, exchange, formData, trigger: undefined, label: visit.label })
  if (next !== undefined) await resend(asker, next, left - 1)
}

const isSameSchema = (one: Exchange, other: Exchange): boolean => isEqual(schemaOf(one), schemaOf(other))

const subjectOf = ({ label }: Visit) => `the module's own schema and data sent back${label === '' ? '' : `, ${label}`}`
