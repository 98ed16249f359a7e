import { isJsonObject, type JsonObject, isEqual } from '../../../core/schema/json.ts'
import type { Check } from '../check.ts'
import { schemaOf } from '../exchange/readExchange.ts'
import { type ExchangeOf, exchangesOf, groupBy, type Recording } from '../recording.ts'
import { isRepeatable } from './differences.ts'
import { needs } from './needs.ts'

/** The fields of a raw schema by their ids. */
function fieldsOf(schema: unknown): ReadonlyMap<string, JsonObject> {
  const fields = isJsonObject(schema) && Array.isArray(schema['fields']) ? (schema['fields'] as readonly unknown[]) : []
  return new Map(fields.flatMap((field) => (isJsonObject(field) && typeof field['id'] === 'string' ? [[field['id'], field] as const] : [])))
}

const triggerMissing: Check = {
  code: 'reload/trigger-missing',
  level: 'warning',
  expected: 'An answer that defines the whole form defines the field too that was changed: else it is taken for a part of the form.',
  section: 'decisions §5',
  needs: [needs.schema, needs.reload],
  judge: (recording) =>
    exchangesOf(recording, 'choice').flatMap((exchange) => {
      const { trigger, merge } = exchange.purpose
      const [id = ''] = trigger
      const answered = fieldsOf(schemaOf(exchange))
      const others = [...fieldsOf(merge.current).keys()].filter((other) => other !== id)
      const named = others.filter((other) => answered.has(other))
      // An answer with part of the form lists only what changes; one with full definitions of at least half of the other fields is taken as
      // the whole form.
      const isWhole = named.length > 0 && named.length * 2 >= others.length && [...answered.values()].every((field) => 'type' in field)
      return isWhole && !answered.has(id) ? [{ exchange, came: `"${id}" is missing from the ${answered.size} fields` }] : []
    }),
}

const fieldRetyped: Check = {
  code: 'reload/field-retyped',
  level: 'advice',
  expected: 'A field keeps its type: a value of the old type is set aside, and the field is empty.',
  section: 'advice, decisions §5',
  needs: [needs.schema, needs.reload],
  judge: (recording) =>
    exchangesOf(recording, 'choice').flatMap((exchange) => {
      const before = fieldsOf(exchange.purpose.merge.current)
      return [...fieldsOf(schemaOf(exchange))].flatMap(([id, { type }]) => {
        const old = before.get(id)?.['type']
        if (old === undefined || type === undefined || old === type) return []
        return [{ exchange, came: `"${id}" was of the type ${JSON.stringify(old)} and is ${JSON.stringify(type)}` }]
      })
    }),
}

const noEffect: Check = {
  code: 'reload/no-effect',
  level: 'warning',
  expected: 'A field has "load_schema" where the schema depends on it, or content does: each change costs a request.',
  section: 'advice',
  needs: [needs.schema, needs.reload, needs.sameSchema],
  judge: (recording) => {
    if (!isRepeatable(recording)) return []
    const byField = groupBy(exchangesOf(recording, 'choice'), ({ purpose }) => purpose.field ?? '')
    return [...byField].flatMap(([field, exchanges]) => {
      const [first] = exchanges
      const values = new Set(exchanges.map(({ purpose }) => JSON.stringify(purpose.value)))
      if (first === undefined || values.size < 2 || isCutShort(recording, field)) return []
      if (exchanges.some((exchange) => exchange.purpose.governsContent || changes(exchange))) return []
      return [{ exchange: first, came: `The schema is the same for each of the ${values.size} choices of "${field}"` }]
    })
  },
}

const changes = (exchange: ExchangeOf<'choice'>): boolean => !isEqual(schemaOf(exchange), schemaOf(exchange.purpose.from))

/** If some choices were not tried, one of those may be the one that changes something. */
const isCutShort = ({ notAsked }: Recording, field: string): boolean => notAsked.has(field)

export const reloadChecks: readonly Check[] = [triggerMissing, fieldRetyped, noEffect]
