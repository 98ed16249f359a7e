import { isPassword } from '../../../core/secrets/secretPaths.ts'
import { sampleSecret } from '../walk/settings.ts'
import type { Definition, Field } from '../../../core/schema/model.ts'
import type { Connection, FieldType, FormValues } from '../../../core/schema/wire.ts'
import type { Exchange, FormDataVariety } from '../exchange/exchange.ts'
import { statusOf } from '../exchange/readExchange.ts'
import { listContentObjects } from '../walk/contentObjects.ts'
import type { Asker } from '../walk/createAsker.ts'
import type { Visit } from '../walk/visit.ts'
import { isFieldType, shapeOf } from '../../../core/schema/fieldTypes.ts'
import { setOwn } from '../../../core/schema/json.ts'

/** A value that no person would enter, and its name in reports. */
interface HostileValue {
  readonly what: string
  readonly value: unknown
  /** A text that can also be an id: selects then store it as `{id, label}`. */
  readonly isText: boolean
}

const text = (what: string, value: string): HostileValue => ({ what, value, isText: true })
const other = (what: string, value: unknown): HostileValue => ({ what, value, isText: false })

/** `{"a": {"a": …}}`, deep enough to break naive recursion. */
const nest = (levels: number): unknown => Array.from({ length: levels }).reduce<unknown>((inner) => ({ a: inner }), 1)

/** Each value is put into every field at once. Any caller may send any JSON: none of it may cause a 5xx. */
const hostileValues: readonly HostileValue[] = [
  other('null', null),
  other('a number', 42),
  other('a huge number', 1.797_693_134_862_315_7e308),
  other('true', true),
  other('an empty list', []),
  other('an empty object', {}),
  other('a list of lists', [[[]]]),
  other('an object without an id', { label: 'x', value: 'x' }),
  other('an object whose id is null', { id: null, label: null }),
  other('deep nesting', nest(500)),
  // `JSON.parse` creates it as an own key, which the stringified request then contains.
  other('an object with the key "__proto__"', JSON.parse('{"id": "x", "__proto__": {"isAdmin": true}, "constructor": {"prototype": {}}}')),
  text('an empty text', ''),
  text('a very long text', 'x'.repeat(20_000)),
  text('a name every object has', 'constructor'),
  text('the text "__proto__"', '__proto__'),
  text('unicode', '\u202e🧪é\u0000\ud800'),
  text('a quotation mark and SQL', `'; DROP TABLE fields; --"`),
  text('HTML', '<script>alert(1)</script>'),
  text('a path', '../../../../etc/passwd'),
]

interface Sent {
  readonly variety: FormDataVariety
  readonly formData: FormValues
  readonly what: string
  /** Which fields hold it; `undefined` if `what` says it all. */
  readonly where?: string
}

/** How many fields of a form are tried one by one, both alone and left out. */
const mostFields = 12

/** Longer texts go into single fields only: in each of 3,000 fields they would make a request of 60 MB. Characters. */
const longestEverywhere = 1_000

const everyField = 'every field'

/**
 * Sends form data as they occur before and while filling in a form, and some that never occur, to both endpoints. None may be answered with
 * 5xx.
 */
export async function sendFormData(asker: Asker, visit: Visit): Promise<void> {
  const filled = fillFields(visit.schema.fields, sampleValue)
  const keys = Object.keys(filled).slice(0, mostFields)
  const sent: Sent[] = [
    { variety: 'empty', formData: {}, what: 'empty form data' },
    { variety: 'empty', formData: fillFields(visit.schema.fields, () => null), what: 'null in every field' },
    { variety: 'partial', formData: filled, what: 'a value in every field' },
    ...keys.flatMap((key): Sent[] => [
      { variety: 'partial', formData: pick(filled, (name) => name === key), what: `nothing but "${key}"` },
      { variety: 'partial', formData: pick(filled, (name) => name !== key), what: `everything but "${key}"` },
    ]),
  ]
  await Promise.all(sent.map((one) => sendToBoth(asker, visit, one)))
  await Promise.all(hostileValues.map((hostile) => sendHostile(asker, visit, hostile)))
}

async function sendToBoth(
  { askSchema, askContent }: Asker,
  visit: Visit,
  { variety, formData, what, where }: Sent,
): Promise<readonly Exchange[]> {
  const subject = where === undefined ? what : `${what} in ${where}`
  const purpose = { kind: 'form-data', variety, what, isWide: where === everyField, subject, group: `${variety} form data` } as const
  const names = listContentObjects(visit).map(({ name }) => name)
  const exchanges = await Promise.all([
    askSchema({ schema: visit.schema, form_data: formData, content_objects: visit.records }, purpose),
    ...(names.length > 0 ? [askContent({ form_data: formData, content_object_names: names }, purpose)] : []),
  ])
  return exchanges.filter((exchange) => exchange !== undefined)
}

/**
 * Puts the value into every field at once; if that breaks the module, into one field after the other, so that the report can name the
 * field.
 */
async function sendHostile(asker: Asker, visit: Visit, hostile: HostileValue): Promise<void> {
  if (asker.session.allowance.leavesOut('schema', { group: 'hostile form data' })) return
  const { fields } = visit.schema
  const isLong = typeof hostile.value === 'string' && hostile.value.length > longestEverywhere
  const formData = fillFields(isLong ? fields.slice(0, mostFields) : fields, (definition) => hostileValueFor(definition, hostile))
  const exchanges = await sendToBoth(asker, visit, { variety: 'hostile', formData, what: hostile.what, where: everyField })
  if (!exchanges.some((exchange) => (statusOf(exchange) ?? 0) >= 500)) return
  const keys = Object.keys(formData).slice(0, mostFields)
  const alone = keys.map((key) => ({
    variety: 'hostile' as const,
    formData: pick(formData, (name) => name === key),
    what: hostile.what,
    where: `"${key}"`,
  }))
  await Promise.all(alone.map((one) => sendToBoth(asker, visit, one)))
}

const hostileValueFor = ({ type }: Definition, { value, isText }: HostileValue): unknown => {
  if (!isText || type === undefined) return value
  if (type === 'object' || type === 'connection') return { id: value, label: value }
  return type === 'array' ? [value] : value
}

const pick = (formData: FormValues, isKept: (key: string) => boolean): FormValues =>
  Object.fromEntries(Object.entries(formData).filter(([key]) => isKept(key)))

/** Form data with a value for every field that holds one, including fields of groups and one row of each array. */
function fillFields(fields: readonly Field[], valueOf: (definition: Definition) => unknown): FormValues {
  const formData: Record<string, unknown> = {}
  for (const field of fields) {
    const value = fillDefinition(field, valueOf)
    if (value !== undefined) setOwn(formData, field.id, value)
  }
  return formData
}

function fillDefinition(definition: Definition, valueOf: (definition: Definition) => unknown): unknown {
  const shape = shapeOf(definition)
  if (shape === 'group') return fillFields(definition.fields ?? [], valueOf)
  if (shape === 'rows') return [fillDefinition(definition.items ?? { type: 'string' }, valueOf)]
  return shape === 'nothing' ? undefined : valueOf(definition)
}

const samples: Readonly<Record<FieldType, unknown>> = {
  string: 'sample',
  number: 1.5,
  integer: 1,
  boolean: true,
  connection: { id: 'sample', label: 'Sample', app_type: 'custom_api', connection_management_type: 'managed' } satisfies Connection,
  object: { id: 'sample', label: 'Sample' },
  array: ['sample'],
}

/** A value of the right type: the first choice if the field has static choices. */
function sampleValue(definition: Definition): unknown {
  const first = definition.choices?.values[0]?.value ?? definition.items?.choices?.values[0]?.value
  if (isPassword({ ui_options: definition.ui_options })) return sampleSecret
  if (first !== undefined) return definition.type === 'array' ? [first] : first
  return isFieldType(definition.type) ? samples[definition.type] : undefined
}
