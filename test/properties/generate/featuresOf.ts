import type { Json } from './pools.ts'
import type { Scenario } from './scenarioArbitrary.ts'

/** The rarer features that a scenario has from its start. */
export function featuresOf({ schema, isInline, host }: Scenario): Readonly<Record<string, boolean>> {
  const placed = fieldsIn(schema.fields, [])
  const rows = placed.filter(({ around }) => around.includes('array'))
  const inRows = new Set(rows.map(({ field }) => field['id']))
  const effects = schema.rules.flatMap((rule) => (rule['then'] as { fields: readonly Json[] }).fields)
  return {
    'content in rows': rows.some(({ field }) => 'content' in field),
    'content in rows that reads its row': rows.some(({ field }) => readsItsRow(field, inRows)),
    'arrays in arrays': rows.some(({ field }) => field['type'] === 'array' && 'items' in field),
    'a field in rows that asks for schemas': rows.some(({ field }) => 'on_action' in field),
    'a rule that retypes a field in rows': effects.some((effect) => 'type' in effect && inRows.has(String(effect['id']).split('.').at(-1))),
    'a rule that retypes an array': effects.some(
      ({ id, ...effect }) => 'type' in effect && schema.fields.some((field) => field['id'] === id && field['type'] === 'array'),
    ),
    'storage that kept a schema': !isInline && (host?.storage === 'kept' || host?.storage === 'promised'),
    'callbacks that throw': (host?.failing.length ?? 0) > 0,
    'connections of the host': host?.connections !== 'none' && placed.some(({ field }) => field['type'] === 'connection'),
    'patterns that are decided later': host?.patterns !== 'now' && placed.some(({ field }) => hasPattern(field)),
  }
}

/** Fields at any depth, with the types of their ancestors. */
function fieldsIn(
  fields: readonly Json[],
  around: readonly unknown[],
): readonly { readonly field: Json; readonly around: readonly unknown[] }[] {
  return fields.flatMap((field) => {
    const below = [...around, field['type']]
    const items = field['items'] as Json | undefined
    const inner = [...asFields(field['fields']), ...asFields(items?.['fields'])]
    return [{ field, around }, ...(items === undefined ? [] : [{ field: items, around: below }]), ...fieldsIn(inner, below)]
  })
}

const asFields = (fields: unknown): readonly Json[] => (Array.isArray(fields) ? (fields as readonly Json[]) : [])

function readsItsRow({ content }: Json, inRows: ReadonlySet<unknown>): boolean {
  const objects = (content as { content_objects?: readonly Json[] } | undefined)?.content_objects ?? []
  return objects.some(({ content_object_depends_on_fields: ids }) => asFields(ids).some(({ id }) => inRows.has(id)))
}

const hasPattern = ({ validation }: Json): boolean => typeof validation === 'object' && validation !== null && 'pattern' in validation
