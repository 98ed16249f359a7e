import type { FieldNode } from '../../../core/plan/plan.ts'
import { parseChoices } from '../../../core/schema/parseChoices.ts'
import type { Choice, Connection, FormatName } from '../../../core/schema/wire.ts'
import { isEqual } from '../../../core/schema/json.ts'
import { choiceId, storedConnection } from '../../../core/values/choices.ts'
import { optionType } from './contentObjects.ts'
import type { Visit } from './visit.ts'
import type { Definition } from '../../../core/schema/model.ts'
import { validateField } from '../../../core/validation/validateField.ts'
import { getValue } from '../../../core/values/path.ts'
import { pathOfTemplate } from './pathOfTemplate.ts'

/** A value that a person could select in a field, and its name in reports. */
export interface Setting {
  readonly value: unknown
  readonly label: string
}

/** Everything that can be selected in a field: its static and loaded choices, Yes and No, the available connections. */
export function settingsOf(node: FieldNode, visit: Visit, connections: readonly Connection[]): readonly Setting[] {
  const { definition, control } = node
  if (definition.type === 'boolean') return [true, false].map((value) => ({ value, label: String(value) }))
  if (definition.type === 'connection') return connections.filter((connection) => accepts(node, connection)).map(connectionSetting)
  const settings = choicesOf(node, visit).map(({ value, label }) => ({ value, label: label === '' ? JSON.stringify(value) : label }))
  return control === 'MultiSelect' ? settings.map(({ value, label }) => ({ value: [value], label })) : settings
}

function choicesOf(node: FieldNode, { plan, records }: Visit): readonly Choice[] {
  const written = node.optionSource?.choices?.values ?? []
  const names = plan.contentOf(node).map(({ name }) => name)
  const loaded = records
    .filter(({ content_object_name }) => names.includes(content_object_name))
    .flatMap(({ data }) => parseChoices(data, optionType(node)).choices)
  return loaded.length > 0 ? loaded : written
}

/** The two lists filter by app and by who manages the connection; a missing list filters nothing. Decisions §1. */
function accepts({ definition }: FieldNode, { app_type, connection_management_type }: Connection): boolean {
  const { allowed_app_types: apps, allowed_connection_management_types: kinds } = definition
  return (apps?.includes(app_type) ?? true) && (kinds?.includes(connection_management_type) ?? true)
}

const connectionSetting = (connection: Connection): Setting => ({ value: storedConnection(connection), label: connection.label })

/** Reserved names (RFC 2606): requests or mails that the module sends to them reach nobody. */
const byFormat: Readonly<Record<FormatName, readonly string[]>> = {
  email: ['sample@example.invalid', 'another@example.invalid'],
  uri: ['https://sample.invalid/', 'https://another.invalid/'],
  uuid: ['5a3b1c0e-7d42-4f6a-9b8c-2e1d0f3a4b5c', '5a3b1c0e-7d42-4f6a-9b8c-2e1d0f3a4b5d'],
  date: ['2026-01-31', '2026-02-01'],
  'date-time': ['2026-01-31T09:30:00Z', '2026-02-01T09:30:00Z'],
}

type Candidates = readonly (string | number | undefined)[]

/** The longest made-up text. */
const longest = 1_000

const textsFor = ({ format, validation }: Definition): Candidates => {
  // `as`: looked up as an own key, so an unknown format has none.
  if (format !== undefined && Object.hasOwn(byFormat, format)) return byFormat[format as FormatName]
  const { min_length: least = 0, max_length: most = longest } = validation ?? {}
  return ['sample', 'other'].map((word) => word.repeat(Math.ceil(Math.min(least, longest) / word.length) || 1).slice(0, most))
}

const numbersFor = ({ validation: { minimum, maximum } = {} }: Definition): Candidates => [1, 2, minimum, maximum]

const candidatesFor: Partial<Record<FieldNode['control'], (definition: Definition) => Candidates>> = {
  input: textsFor,
  textarea: textsFor,
  date: textsFor,
  'date-time': textsFor,
  number: numbersFor,
}

/**
 * What a person might enter in a field without choices, different from its current value: of its type and format, within its limits.
 * `undefined` where a guess would be pure chance: a pattern to match, a password, code.
 */
export function guessSetting(node: FieldNode, { formData }: Visit): Setting | undefined {
  if (node.optionSource !== undefined) return undefined
  const held = getValue(formData, pathOfTemplate(node.template))
  const isFit = (value: unknown) => value !== held && validateField(node, { value }, { matchPattern: () => false }) === undefined
  const value = candidatesFor[node.control]?.(node.definition).find((candidate) => candidate !== undefined && isFit(candidate))
  return value === undefined ? undefined : { value, label: String(value) }
}

const typeOf: Readonly<Record<string, string>> = { string: 'string', number: 'number', integer: 'number' }

/** What a field is set to that rules compare with `values`: its choices of these values, then `others`; without choices, the values. */
export function settingsOfSwitch(node: FieldNode, values: readonly unknown[], settings: readonly Setting[], others: number): Setting[] {
  const idOf = (value: unknown): unknown => (Array.isArray(value) ? idOf(value[0]) : (choiceId(value) ?? value))
  const named = settings.filter((setting) => values.some((value) => isEqual(value, idOf(setting.value))))
  if (settings.length > 0) return [...named, ...settings.slice(0, others)]
  const isFit = (value: unknown) => !node.secret && typeof value === typeOf[node.definition.type ?? '']
  return values.filter(isFit).map((value) => ({ value, label: String(value) }))
}

const id = 'moduleform-check-unknown'
const unknownNumber = -987_654_321

/** The value for password fields; the checks look for it in answers. */
export const sampleSecret = 'moduleform-check-secret'

/** A selection that is in no list of choices, by the type that stores it. */
const unknownByType: Readonly<Record<string, unknown>> = {
  string: id,
  number: unknownNumber,
  integer: unknownNumber,
  object: { id, label: 'Unknown selection' },
}

/**
 * A selection that a select cannot offer; `undefined` if a field is not a select, or accepts free text (decisions §2), so that no value is
 * unknown. Specification 4.2.
 */
export function unknownSelection(node: FieldNode): unknown {
  const { optionSource, control, pattern } = node
  if (control === 'input' || optionSource === undefined || pattern !== undefined) return undefined
  const unknown = unknownByType[optionType(node) ?? '']
  return control === 'MultiSelect' && unknown !== undefined ? [unknown] : unknown
}

export const isUnknownSelection = (value: unknown): boolean => {
  const text = JSON.stringify(value) ?? ''
  return text.includes(id) || text.includes(String(unknownNumber))
}
