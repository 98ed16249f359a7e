import { controlOf, isFieldType } from '../core/schema/fieldTypes.ts'
import { isJsonObject, setOwn, type JsonObject } from '../core/schema/json.ts'
import type { Definition, Effect, Field, Rule, Schema } from '../core/schema/model.ts'
import type { Choice, FieldType } from '../core/schema/wire.ts'
import { choiceId, findChoice } from '../core/values/choices.ts'

/**
 * The form data without values that do not fit their field, so that `FormValuesOf` holds at run time: values of the wrong type, or missing
 * in a closed list of choices. Keys without a field stay, and so do the fields in `open`. Specification 2.4; `null` fits every field
 * (decisions §2).
 */
export function fitFormData(fields: readonly Field[], sent: JsonObject, open: ReadonlySet<string>): JsonObject {
  const fitted: Record<string, unknown> = { ...sent }
  for (const field of fields) {
    if (!Object.hasOwn(sent, field.id) || open.has(field.id)) continue
    const value = fitValue(field, sent[field.id], open)
    if (value === undefined) delete fitted[field.id]
    else setOwn(fitted, field.id, value)
  }
  return fitted
}

function fitValue(definition: Definition, value: unknown, open: ReadonlySet<string>): unknown {
  if (value === null || !isFieldType(definition.type)) return value
  const closed = closedChoices(definition)
  return closed === undefined ? fits[definition.type](value, definition, open) : findChoice(closed, value)?.value
}

const keepIf = (isFit: (value: unknown) => boolean) => (value: unknown) => (isFit(value) ? value : undefined)

/** One function for each type: the value as far as it fits. Corresponds to the types in `formValuesOf.ts`. */
const fits: Readonly<Record<FieldType, (value: unknown, definition: Definition, open: ReadonlySet<string>) => unknown>> = {
  string: keepIf((value) => typeof value === 'string'),
  number: keepIf(Number.isFinite),
  integer: keepIf(Number.isInteger),
  boolean: keepIf((value) => typeof value === 'boolean'),
  connection: keepIf((value) => typeof choiceId(value) === 'string'),
  object: fitObject,
  array: fitArray,
}

/** Without fields and options, an object is edited as JSON where it holds a value: any fits. */
function fitObject(value: unknown, definition: Definition, open: ReadonlySet<string>): unknown {
  const control = controlOf(definition)
  if (control === 'group') return isJsonObject(value) ? fitFormData(definition.fields ?? [], value, open) : undefined
  return control !== 'SelectWidget' || ['string', 'number'].includes(typeof choiceId(value)) ? value : undefined
}

function fitArray(value: unknown, definition: Definition, open: ReadonlySet<string>): unknown {
  const control = controlOf(definition)
  if (control === 'CodeblockWidget') return value
  if (!Array.isArray(value)) return undefined
  const row = control === 'MultiSelect' ? optionOf(definition) : (definition.items ?? {})
  return value.map((entry: unknown) => fitValue(row, entry, open)).filter((entry) => entry !== undefined && entry !== null)
}

/** One of several options, which are declared by the array or by its items. The widget of the items plays no part. */
function optionOf({ items = {}, type: _list, ui_options: _ofList, ...own }: Definition): Definition {
  const { ui_options: _ofItems, ...item } = items
  return { ...item, ...own, validation: { ...item.validation, ...own.validation } }
}

/** See `Chosen` in `formValuesOf.ts`. */
function closedChoices(definition: Definition): readonly Choice[] | undefined {
  const { type, choices, content, validation } = definition
  if (type === 'boolean' || controlOf(definition) !== 'SelectWidget') return undefined
  if (content !== undefined || validation?.pattern !== undefined) return undefined
  return choices !== undefined && choices.values.length > 0 ? choices.values : undefined
}

/**
 * Ids of fields whose allowed values a rule may change: which definition applies cannot be determined from the form data alone.
 * Specification 2.10.
 */
export function idsChangedByRules({ fields, rules }: Schema): ReadonlySet<string> {
  const effects = [...(rules ?? []), ...fields.flatMap(rulesOf)].flatMap((rule) => rule.then.fields)
  return new Set(effects.filter(isDecisive).map(({ id }) => id.split('.').at(-1) ?? id))
}

const rulesOf = (definition: Definition): readonly Rule[] => [
  ...(definition.rules ?? []),
  ...(definition.fields ?? []).flatMap(rulesOf),
  ...(definition.items === undefined ? [] : rulesOf(definition.items)),
]

/** Whether an effect changes the allowed values of a field. Hiding or showing it, or stricter validation, does not. */
function isDecisive({ apply_as, ui_options, validation, ...effect }: Effect): boolean {
  if (apply_as === 'fully_replace' || validation?.pattern !== undefined) return true
  const widget = ui_options?.ui_widget ?? 'hidden'
  return widget !== 'hidden' || ['type', 'choices', 'content', 'fields', 'items'].some((key) => Object.hasOwn(effect, key))
}
