import { checkDefault } from './checkDefault.ts'
import { controlOf, fieldTypes, isFieldType, isWidgetName } from './fieldTypes.ts'
import { findNearMiss } from './findNearMiss.ts'
import { type JsonObject, kindOf } from './json.ts'
import type { Definition } from './model.ts'
import { type Place, placeBelow, report } from './parsing.ts'
import { type FieldType, fieldTypeNames } from './wire.ts'

const wrongTypes: ReadonlyMap<string, string> = new Map([
  ['text', 'string'],
  ['str', 'string'],
  ['date', 'string'],
  ['datetime', 'string'],
  ['email', 'string'],
  ['url', 'string'],
  ['password', 'string'],
  ['select', 'string'],
  ['enum', 'string'],
  ['int', 'integer'],
  ['float', 'number'],
  ['double', 'number'],
  ['decimal', 'number'],
  ['bool', 'boolean'],
  ['checkbox', 'boolean'],
  ['dict', 'object'],
  ['group', 'object'],
  ['json', 'object'],
  ['list', 'array'],
  ['multiselect', 'array'],
])

/** Says what is wrong with a definition as a whole, where its keys by themselves are right. Decisions §1. */
export const checkDefinition = (definition: Definition, raw: JsonObject, place: Place, isItems: boolean): void => {
  const { type } = definition
  if (isFieldType(type)) {
    checkWidget(definition, type, place)
    checkDefault(definition, type, place, isItems)
    if (!place.partial) completeness[type]?.(definition, raw, place)
  } else reportType(raw['type'] ?? undefined, place)
}

const reportType = (type: unknown, place: Place): void => {
  if (type === undefined) {
    if (!place.partial) report(place, 'field/missing-type', 'error', {})
    return
  }
  const right = typeof type === 'string' ? findNearMiss(type, fieldTypeNames, wrongTypes) : undefined
  report(placeBelow(place, 'type'), 'field/unknown-type', 'error', { type: typeof type === 'string' ? type : kindOf(type), right })
}

const checkWidget = (definition: Definition, type: FieldType, place: Place): void => {
  const widget = definition.ui_options?.ui_widget
  if (!isWidgetName(widget) || widget === 'hidden') return
  const widgetPlace = placeBelow(placeBelow(place, 'ui_options'), 'ui_widget')
  const fitting = fieldTypes[type].widgets
  if (!fitting.includes(widget)) report(widgetPlace, 'widget/unfit', 'warning', { widget, type, fitting })
  else if (widget === 'SelectWidget' && type !== 'boolean' && !place.partial && hasNoOptions(definition)) {
    report(widgetPlace, 'widget/select-without-options', 'warning', {})
  }
}

const hasNoOptions = (definition: Definition): boolean => definition.choices === undefined && definition.content === undefined

const managementTypes = ['managed', 'custom']

const checkConnection = (definition: Definition, raw: JsonObject, place: Place): void => {
  for (const key of ['allowed_app_types', 'allowed_connection_management_types']) {
    if ((raw[key] ?? undefined) === undefined) report(place, 'connection/no-allowed-list', 'error', { key })
  }
  const listPlace = placeBelow(place, 'allowed_connection_management_types')
  for (const [index, value] of definition.allowed_connection_management_types?.entries() ?? []) {
    if (!managementTypes.includes(value)) report(placeBelow(listPlace, index), 'connection/unknown-management-type', 'warning', { value })
  }
}

const isAbsent = (raw: JsonObject, keys: readonly string[]): boolean => keys.every((key) => (raw[key] ?? undefined) === undefined)

/** What a type needs besides the common keys. Specification 2.4. */
const completeness: Partial<Record<FieldType, (definition: Definition, raw: JsonObject, place: Place) => void>> = {
  connection: checkConnection,
  object: (definition, raw, place) => {
    if (controlOf(definition) === 'heading' && isAbsent(raw, ['choices', 'content'])) report(place, 'object/heading', 'info', {})
  },
  array: (definition, raw, place) => {
    if (controlOf(definition) === 'rows' && isAbsent(raw, ['items'])) report(place, 'array/no-items', 'warning', {})
  },
}
