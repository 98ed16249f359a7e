import { isText } from './json.ts'
import type { Definition } from './model.ts'
import { type FieldType, type WidgetName, widgetNames } from './wire.ts'

/** Which control draws a field: the table of decisions §1. */
export type ControlName =
  | 'input'
  | 'textarea'
  | 'password'
  | 'date'
  | 'date-time'
  | 'number'
  | 'checkbox'
  | 'SelectWidget'
  | 'MultiSelect'
  | 'CodeblockWidget'
  | 'connection'
  | 'group'
  | 'heading'
  | 'rows'
  | 'unsupported'

interface FieldTypeRow {
  /** The widgets that fit, besides `hidden`, which fits every type. */
  readonly widgets: readonly Exclude<WidgetName, 'hidden'>[]
  /** The control of a field that names no widget, or none that fits. */
  readonly defaultControl: (definition: Definition) => ControlName
}

/** Whether a definition brings choices or content. */
export const hasOptions = (definition: Definition): boolean => definition.choices !== undefined || definition.content !== undefined
const hasFields = (definition: Definition): boolean => (definition.fields?.length ?? 0) > 0

const controlByFormat: ReadonlyMap<string | undefined, ControlName> = new Map([
  ['date', 'date'],
  ['date-time', 'date-time'],
])

const textControl = (definition: Definition): ControlName =>
  hasOptions(definition) ? 'SelectWidget' : (controlByFormat.get(definition.format) ?? 'input')

const numberControl = (definition: Definition): ControlName => (hasOptions(definition) ? 'SelectWidget' : 'number')

const objectControl = (definition: Definition): ControlName => {
  if (hasFields(definition)) return 'group'
  if (hasOptions(definition)) return 'SelectWidget'
  // A widget that nobody here knows edits a value that nobody here can draw.
  return definition.fields === undefined && namesUnknownWidget(definition) ? 'CodeblockWidget' : 'heading'
}

const namesUnknownWidget = ({ ui_options }: Definition): boolean => isText(ui_options?.ui_widget) && !isWidgetName(ui_options.ui_widget)

const arrayControl = (definition: Definition): ControlName => {
  const items = definition.items ?? {}
  return (hasOptions(definition) || hasOptions(items)) && !hasFields(items) ? 'MultiSelect' : 'rows'
}

/** Which control a field gets, one row a type. Decisions §1, controls. */
export const fieldTypes: Readonly<Record<FieldType, FieldTypeRow>> = {
  string: { widgets: ['input', 'textarea', 'password', 'SelectWidget', 'CodeblockWidget'], defaultControl: textControl },
  number: { widgets: ['SelectWidget'], defaultControl: numberControl },
  integer: { widgets: ['SelectWidget'], defaultControl: numberControl },
  boolean: { widgets: ['checkbox', 'SelectWidget'], defaultControl: () => 'checkbox' },
  connection: { widgets: [], defaultControl: () => 'connection' },
  object: { widgets: ['SelectWidget', 'CodeblockWidget'], defaultControl: objectControl },
  array: { widgets: ['CodeblockWidget'], defaultControl: arrayControl },
}

export const isFieldType = (type: unknown): type is FieldType => typeof type === 'string' && Object.hasOwn(fieldTypes, type)

export const isWidgetName = (widget: unknown): widget is WidgetName => widgetNames.some((name) => name === widget)

/** The control of a field or of `items`. A hidden field gets the one it would have if it were shown; an unknown type is `unsupported`. */
export const controlOf = (definition: Definition): ControlName => {
  if (!isFieldType(definition.type)) return 'unsupported'
  const row = fieldTypes[definition.type]
  const widget = row.widgets.find((name) => name === definition.ui_options?.ui_widget)
  return widget ?? row.defaultControl(definition)
}

/** What a field holds: one JSON value, children, rows, or nothing (a heading). */
export type Shape = 'value' | 'group' | 'rows' | 'nothing'

const shapeByControl: Partial<Record<ControlName, Shape>> = { group: 'group', rows: 'rows', heading: 'nothing' }

/** What a control edits: a select of objects and a code editor over an array edit one value. */
export const shapeOfControl = (control: ControlName): Shape => shapeByControl[control] ?? 'value'

/** What a field or `items` holds, by its control. */
export const shapeOf = (definition: Definition): Shape => shapeOfControl(controlOf(definition))
