import { readableVersion } from '../../schema/parseSchema.ts'
import { readRules } from '../../schema/parseField.ts'
import { parseContent, parseOnAction } from '../../schema/parseContent.ts'
import { parseRootUiOptions, parseUiOptions } from '../../schema/parseUiOptions.ts'
import { parseValidation, parseValidationMessages } from '../../schema/parseValidation.ts'
import type { ObjectKind } from '../../schema/parsing.ts'
import { readBoolean, readCount, readData, readNumber, readText, readTexts } from '../../schema/readers.ts'
import { operatorRows } from '../operatorRows.ts'
import type { JsonSchema } from './jsonSchema.ts'
import type { FieldType, FormatName, LanguageName, WidgetName } from '../../schema/wire.ts'

/** Specification 2.4. */
const fieldTypeDocs: Readonly<Record<FieldType, string>> = {
  string: 'A text.',
  number: 'A number.',
  integer: 'A whole number.',
  boolean: 'True or false.',
  connection: 'A connection to another system, chosen from those of the host.',
  object: 'A group of fields, or one choice whose value is an object.',
  array: 'Rows, or a choice of many.',
}

/** Specification 2.5. */
const widgetDocs: Readonly<Record<WidgetName, string>> = {
  input: 'A text in one line.',
  textarea: 'A text of many lines.',
  password: 'A text that is not shown.',
  SelectWidget: 'A list to choose from.',
  checkbox: 'True or false.',
  CodeblockWidget: 'A code editor; its language stands in ui_options.',
  hidden: 'Not shown.',
}

/** Specification 2.7. */
const formatDocs: Readonly<Record<FormatName, string>> = {
  email: 'An e-mail address.',
  uri: 'An address with its scheme, such as https://example.com.',
  date: 'A day: 2026-11-21.',
  'date-time': 'A moment with its time zone: 2026-11-21T15:30:00Z.',
  uuid: 'A UUID.',
}

/** Specification 2.5. */
const languageDocs: Readonly<Record<LanguageName, string>> = {
  json: 'JSON',
  sql: 'SQL',
  javascript: 'JavaScript',
  python: 'Python',
  yaml: 'YAML',
  xml: 'XML',
  html: 'HTML',
  css: 'CSS',
}

/** Specification 2.10. */
const applyAsDocs: Readonly<Record<'merge' | 'fully_replace', string>> = {
  merge: 'What is given here is merged into the field; the rest stays.',
  fully_replace: 'The field is what is given here and nothing else. Give its type too.',
}

/** Specification 2.8. */
const contentTypeDocs: Readonly<Record<'managed' | 'custom', string>> = {
  managed: 'The form loads the options.',
  custom: 'The host of the form loads the options.',
}

/** Specification 2.4. */
const connectionTypeDocs: Readonly<Record<'managed' | 'custom', string>> = {
  managed: 'Managed by the platform.',
  custom: 'With credentials of the user.',
}

const layoutTypeDocs: Readonly<Record<'horizontal', string>> = { horizontal: 'In one row.' }

/** A reference to the definition of a kind of object. */
type Pointer = (kind: ObjectKind) => JsonSchema

const text: JsonSchema = { type: 'string' }

/** One of a few names, with the description of each for editors. */
const nameOf = (docs: Readonly<Record<string, string>>): JsonSchema => ({
  type: 'string',
  enum: Object.keys(docs),
  enumDescriptions: Object.values(docs),
})

/** Proposes the names in editors and accepts others too, which are no fault of the structure. */
const proposed = (docs: Readonly<Record<string, string>>): JsonSchema => ({ type: 'string', anyOf: [nameOf(docs), {}] })

const listOf = (items: JsonSchema): JsonSchema => ({ type: 'array', items })

const operatorDocs = Object.fromEntries(Object.entries(operatorRows).map(([operator, { doc }]) => [operator, doc]))

/** The schema for each reader of the parser. */
export const schemaByReader: ReadonlyMap<unknown, (to: Pointer) => JsonSchema> = new Map<unknown, (to: Pointer) => JsonSchema>([
  [readText, () => text],
  [readTexts, () => listOf(text)],
  [readBoolean, () => ({ type: 'boolean' })],
  [readNumber, () => ({ type: 'number' })],
  [readCount, () => ({ type: 'integer', minimum: 0 })],
  [readData, () => ({})],
  [readRules, (to) => listOf(to('rule'))],
  [parseValidation, (to) => to('validation')],
  [parseValidationMessages, (to) => to('validationMessages')],
  [parseUiOptions, (to) => to('uiOptions')],
  [parseRootUiOptions, (to) => to('rootUiOptions')],
  [parseOnAction, (to) => to('onAction')],
  [parseContent, (to) => to('content')],
])

const definition = {
  allowed_connection_management_types: () => listOf(proposed(connectionTypeDocs)),
  type: () => nameOf(fieldTypeDocs),
  format: () => nameOf(formatDocs),
  choices: (to: Pointer) => to('choices'),
  fields: (to: Pointer) => listOf(to('field')),
  items: (to: Pointer) => to('items'),
}
const id = () => ({ ...text, minLength: 1 })
const layout = { ui_layout: (to: Pointer) => to('layout') }
/** A term is a comparison, unless it has a combinator. */
const terms = (to: Pointer) => listOf({ if: { not: hasNoCombinator }, then: to('nestedCondition'), else: to('comparison') })
const hasNoCombinator: JsonSchema = { properties: { and: { type: 'null' }, or: { type: 'null' } } }

/** The schema for keys with a reader of their own, or where the parser checks more than the reader. */
export const schemaByKey: Readonly<Partial<Record<ObjectKind, Readonly<Record<string, (to: Pointer) => JsonSchema>>>>> = {
  root: { metadata: (to) => to('metadata'), fields: definition.fields },
  metadata: { workflows_module_schema_version: () => ({ ...text, pattern: readableVersion.source, default: '1.0.0' }) },
  rootUiOptions: layout,
  field: { ...definition, id },
  items: definition,
  effect: { ...definition, id, apply_as: () => nameOf(applyAsDocs) },
  uiOptions: { ...layout, ui_widget: () => nameOf(widgetDocs), ui_options: (to) => to('editor') },
  editor: { language: () => nameOf(languageDocs) },
  layout: { type: () => nameOf(layoutTypeDocs) },
  choices: { values: (to) => listOf(to('choice')) },
  choice: { label: () => text },
  content: { type: () => listOf(nameOf(contentTypeDocs)), content_objects: (to) => listOf(to('contentObject')) },
  contentObject: { content_object_depends_on_fields: (to) => listOf(to('dependency')) },
  rule: { if: (to) => to('condition'), then: (to) => to('then') },
  then: { fields: (to) => listOf(to('effect')) },
  condition: { and: terms, or: terms },
  nestedCondition: { and: terms, or: terms },
  comparison: { operator: () => nameOf(operatorDocs) },
}
