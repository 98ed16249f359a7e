import { describe, expect, it } from 'vitest'
import { kitchenSink } from '../../playground/modules/kitchenSink/kitchenSink.ts'
import { operands } from '../../src/core/schema/operands.ts'
import { fieldTypeNames } from '../../src/core/schema/fieldTypeNames.ts'
import { formatNames, languageNames, widgetNames } from '../../src/core/schema/wire.ts'
import { askModule } from './askModule.ts'
import { listFields } from './listFields.ts'

const { answer } = await askModule(kitchenSink, 'schema', { form_data: {} })
// `as`: the module's own answer; each row below checks it and fails if it does not follow the specification.
const schema = answer as { ui_options?: { ui_order?: string[] } } & Record<string, unknown>

/** The part of a definition that the specification's tables describe. */
interface Definition {
  readonly [key: string]: unknown
  readonly id?: string
  readonly type?: string
  readonly fields?: readonly Definition[]
  readonly items?: Definition
  readonly ui_options?: {
    readonly ui_widget?: string | null
    readonly ui_options?: { readonly language?: string }
    readonly ui_layout?: { readonly type?: string; readonly elements?: readonly string[] }
  }
  readonly validation?: Readonly<Record<string, unknown>>
  readonly validation_messages?: Readonly<Record<string, string>>
  readonly choices?: { readonly values: readonly { readonly value: unknown; readonly label: string }[] }
  readonly content?: { readonly type: readonly string[]; readonly content_objects: readonly ContentObject[] }
  readonly rules?: readonly Rule[]
  readonly allowed_app_types?: readonly string[]
  readonly allowed_connection_management_types?: readonly string[]
}

interface ContentObject {
  readonly id: string
  readonly content_object_depends_on_fields?: readonly { readonly id: string }[]
}

interface Rule {
  readonly if: { readonly and?: readonly Comparison[]; readonly or?: readonly Comparison[] }
  readonly then: { readonly fields: readonly (Definition & { readonly apply_as: string })[] }
}

interface Comparison {
  readonly operator: string
  readonly value?: unknown
}

const fields = listFields(schema) as readonly Definition[]
const rules = fields.flatMap((field) => field.rules ?? [])
const comparisons = rules.flatMap((rule) => [...(rule.if.and ?? []), ...(rule.if.or ?? [])])
const effects = rules.flatMap((rule) => rule.then.fields)
const contentObjects = fields.flatMap((field) => field.content?.content_objects ?? [])
const dependencies = contentObjects.flatMap((object) => object.content_object_depends_on_fields ?? [])

const depthOf = (field: Definition): number => (field.type === 'object' && field.fields ? 1 + Math.max(0, ...field.fields.map(depthOf)) : 0)
const has = (test: (field: Definition) => unknown) => () => fields.some(test)

/** One row of a table of the specification, and a check that the schema uses it. */
type Row = readonly [row: string, isThere: () => boolean]

const rowsOf = (section: string, names: readonly string[], isThere: (name: string) => boolean): Row[] =>
  names.map((name) => [`${section} ${name}`, () => isThere(name)])

const commonProperties = [
  'id',
  'type',
  'label',
  'description',
  'default',
  'format',
  'validation',
  'validation_messages',
  'ui_options',
  'on_action',
  'rules',
  'choices',
  'content',
]
const comparesNothing = ['is_empty', 'is_not_empty']
const comparesList = ['is_in', 'is_not_in']
const comparesNumber = ['greater_than', 'less_than']

function isComplete(operator: string, { value }: Comparison): boolean {
  if (comparesNothing.includes(operator)) return value === undefined
  if (comparesList.includes(operator)) return Array.isArray(value)
  if (comparesNumber.includes(operator)) return typeof value === 'number'
  return ['string', 'number', 'boolean'].includes(typeof value)
}

const rows: Row[] = [
  ...rowsOf('2.3', commonProperties, (key) => fields.some((field) => key in field)),
  ...rowsOf('2.3 default of a', ['string', 'number', 'integer', 'boolean'], (type) =>
    fields.some((field) => field.type === type && 'default' in field),
  ),
  ...rowsOf('2.3 validation_messages for', ['required', 'pattern'], (rule) =>
    fields.some(({ validation, validation_messages }) => validation?.[rule] !== undefined && validation_messages?.[rule] !== undefined),
  ),
  ...rowsOf('2.4 type', fieldTypeNames, (type) => fields.some((field) => field.type === type)),
  ...rowsOf('2.4 allowed_app_types', ['crm_a', 'crm_b', 'sql_a', 'sql_b', 'custom_api'], (app) =>
    fields.some((field) => field.allowed_app_types?.includes(app)),
  ),
  ...rowsOf('2.4 allowed_connection_management_types', ['managed', 'custom'], (kind) =>
    fields.some((field) => field.allowed_connection_management_types?.includes(kind)),
  ),
  ['2.4 object with fields', has((field) => field.type === 'object' && field.fields?.length)],
  ['2.4 object with choices', has((field) => field.type === 'object' && field.choices?.values.length)],
  ['2.4 objects nested three deep', has((field) => depthOf(field) >= 3)],
  ['2.4 array of strings', has((field) => field.items?.type === 'string' && field.items['label'] !== undefined)],
  [
    '2.4 array of objects',
    has((field) => field.items?.type === 'object' && field.items.fields?.length && field.items['label'] !== undefined),
  ],
  ...rowsOf('2.5 ui_widget', widgetNames, (widget) => fields.some((field) => field.ui_options?.ui_widget === widget)),
  ['2.5 ui_widget null', has((field) => field.ui_options?.ui_widget === null)],
  ...rowsOf('2.5 CodeblockWidget with language', languageNames, (language) =>
    fields.some(({ ui_options }) => ui_options?.ui_widget === 'CodeblockWidget' && ui_options.ui_options?.language === language),
  ),
  [
    '2.5 ui_layout',
    has(({ ui_options }) => ui_options?.ui_layout?.type === 'horizontal' && (ui_options.ui_layout.elements?.length ?? 0) > 1),
  ],
  ['2.5 ui_order of the root', () => (schema.ui_options?.ui_order?.length ?? 0) > 1],
  ...rowsOf('2.6', ['required', 'min_length', 'max_length', 'minimum', 'maximum', 'pattern'], (key) =>
    fields.some((field) => field.validation?.[key] !== undefined),
  ),
  ...rowsOf('2.7 format', formatNames, (format) => fields.some((field) => field['format'] === format)),
  ...rowsOf('2.8 type', ['managed', 'custom'], (type) => fields.some((field) => field.content?.type.includes(type))),
  ['2.8 content object without a dependency', () => contentObjects.some((object) => object.content_object_depends_on_fields === undefined)],
  ['2.8 content_object_depends_on_fields', () => dependencies.length > 0],
  [
    '2.8 <array_field_id>.items',
    () => dependencies.some(({ id }) => fields.some((field) => field.type === 'array' && `${field.id}.items` === id)),
  ],
  ['2.9 values that are strings', has((field) => field.choices?.values.some(({ value }) => typeof value === 'string'))],
  ['2.9 values that are objects', has((field) => field.choices?.values.some(({ value }) => typeof value === 'object' && value !== null))],
  ['2.9 an empty list that is loaded', has((field) => field.choices?.values.length === 0 && field.content !== undefined)],
  ['2.10 and', () => rules.some((rule) => rule.if.and)],
  ['2.10 or', () => rules.some((rule) => rule.if.or)],
  ...rowsOf('2.10 operator', Object.keys(operands), (operator) =>
    comparisons.some((comparison) => comparison.operator === operator && isComplete(operator, comparison)),
  ),
  ...rowsOf('2.10 apply_as', ['merge', 'fully_replace'], (way) => effects.some((effect) => effect.apply_as === way)),
  ['2.10 a rule that hides', () => effects.some((effect) => effect.ui_options?.ui_widget === 'hidden')],
  ['2.10 a rule that shows', () => effects.some((effect) => effect.apply_as === 'merge' && effect.ui_options?.ui_widget === null)],
  ['2.10 a rule that changes validation', () => effects.some((effect) => effect.validation)],
  ['2.10 a rule that changes the format', () => effects.some((effect) => effect['format'])],
  [
    '2.11 load_schema',
    has((field) => typeof field['on_action'] === 'object' && JSON.stringify(field['on_action']) === '{"load_schema":true}'),
  ],
]

describe('The kitchen sink holds each row of the specification', () => {
  it.each(rows)('%s', (row, isThere) => {
    expect(isThere(), `The kitchen sink lacks: ${row}`).toBe(true)
  })
})
