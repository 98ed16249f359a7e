import { isJsonObject, isText, ownValue } from './json.ts'
import type { Definition } from './model.ts'
import { type FieldType, type FormatName, type WidgetName, widgetNames } from './wire.ts'

/** The control of a field, by the table of decisions §1. */
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
  /** The control of a field that names no widget, or an unsuitable one. */
  readonly defaultControl: (definition: Definition) => ControlName
  /** Whether a value is of the type; the content of objects and arrays is not checked. */
  readonly fits: (value: unknown) => boolean
  /** It has a single value: a row of this type is not submitted while it is empty. */
  readonly isSingle: boolean
  /** The value after its control is cleared; a cleared select is always absent. */
  readonly cleared: '' | undefined
}

/** Whether a definition brings choices or content. */
export const hasOptions = (definition: Definition): boolean => definition.choices !== undefined || definition.content !== undefined
const hasFields = (definition: Definition): boolean => (definition.fields?.length ?? 0) > 0

const controlByFormat: Readonly<Record<FormatName, ControlName>> = {
  email: 'input',
  uri: 'input',
  date: 'date',
  'date-time': 'date-time',
  uuid: 'input',
}

const textControl = (definition: Definition): ControlName =>
  hasOptions(definition) ? 'SelectWidget' : (ownValue(controlByFormat, definition.format ?? '') ?? 'input')

const numberControl = (definition: Definition): ControlName => (hasOptions(definition) ? 'SelectWidget' : 'number')

const objectControl = (definition: Definition): ControlName => {
  if (hasFields(definition)) return 'group'
  if (hasOptions(definition)) return 'SelectWidget'
  // A field with an unknown widget has a value that no control here can show.
  return definition.fields === undefined && namesUnknownWidget(definition) ? 'CodeblockWidget' : 'heading'
}

const namesUnknownWidget = ({ ui_options }: Definition): boolean => isText(ui_options?.ui_widget) && !isWidgetName(ui_options.ui_widget)

const arrayControl = (definition: Definition): ControlName => {
  const items = definition.items ?? {}
  return (hasOptions(definition) || hasOptions(items)) && !hasFields(items) ? 'MultiSelect' : 'rows'
}

/** The properties of each type. Specification 2.4; decisions §1, controls, and §2. */
export const fieldTypes = {
  string: {
    widgets: ['input', 'textarea', 'password', 'SelectWidget', 'CodeblockWidget'],
    defaultControl: textControl,
    fits: isText,
    isSingle: true,
    cleared: '',
  },
  number: { widgets: ['SelectWidget'], defaultControl: numberControl, fits: Number.isFinite, isSingle: true, cleared: undefined },
  integer: { widgets: ['SelectWidget'], defaultControl: numberControl, fits: Number.isInteger, isSingle: true, cleared: undefined },
  boolean: {
    widgets: ['checkbox', 'SelectWidget'],
    defaultControl: () => 'checkbox',
    fits: (value) => typeof value === 'boolean',
    isSingle: true,
    cleared: undefined,
  },
  connection: { widgets: [], defaultControl: () => 'connection', fits: isJsonObject, isSingle: true, cleared: undefined },
  object: {
    widgets: ['SelectWidget', 'CodeblockWidget'],
    defaultControl: objectControl,
    fits: isJsonObject,
    isSingle: false,
    cleared: undefined,
  },
  array: { widgets: ['CodeblockWidget'], defaultControl: arrayControl, fits: Array.isArray, isSingle: false, cleared: undefined },
} as const satisfies Readonly<Record<FieldType, FieldTypeRow>>

/** The widgets that fit a type, besides `hidden`. */
export type WidgetOf<Type extends FieldType> = (typeof fieldTypes)[Type]['widgets'][number]

export const isFieldType = (type: unknown): type is FieldType => typeof type === 'string' && Object.hasOwn(fieldTypes, type)

export const isWidgetName = (widget: unknown): widget is WidgetName => widgetNames.some((name) => name === widget)

/** The control of a field or of `items`. A hidden field gets the one it would have if it were shown; an unknown type is `unsupported`. */
export const controlOf = (definition: Definition): ControlName => {
  if (!isFieldType(definition.type)) return 'unsupported'
  const row = fieldTypes[definition.type]
  const widget = row.widgets.find((name) => name === definition.ui_options?.ui_widget)
  return widget ?? row.defaultControl(definition)
}

/** The content of a field: one JSON value, children, rows, or nothing (a heading). */
export type Shape = 'value' | 'group' | 'rows' | 'nothing'

const shapeByControl: Partial<Record<ControlName, Shape>> = { group: 'group', rows: 'rows', heading: 'nothing' }

/** The shape that a control edits: a select of objects, or a code editor for an array, edits a single value. */
export const shapeOfControl = (control: ControlName): Shape => shapeByControl[control] ?? 'value'

/** The shape of a field or of `items`, by its control. */
export const shapeOf = (definition: Definition): Shape => shapeOfControl(controlOf(definition))
