import { type Operand, operands } from '../../schema/operands.ts'
import { numeral } from '../../schema/readNumber.ts'
import { listsOfConnections } from '../../schema/parseField.ts'
import type { ObjectKind } from '../../schema/parsing.ts'
import type { JsonSchema } from './jsonSchema.ts'

/** Requirements of an object besides its keys. */
interface ObjectRow {
  readonly title: string
  /** Keys that must be present and not null. */
  readonly required: readonly string[]
  /** The same for an effect, which contains only changes. Absent if there is no difference. */
  readonly requiredInEffect?: readonly string[]
  /** `null` instead of the object reads as if it were absent. */
  readonly isOptional?: true
  readonly constraints?: readonly JsonSchema[]
  /** Not for effects. */
  readonly constraintsOfWhole?: readonly JsonSchema[]
}

const text: JsonSchema = { type: 'string' }
const notNull: JsonSchema = { type: ['string', 'number', 'boolean', 'array', 'object'] }
const has = (key: string, value: JsonSchema): JsonSchema => ({ required: [key], properties: { [key]: value } })

/** If one schema holds, the other one must. Editors propose nothing below `not`, and VS Code shows the message. */
const implies = (holds: JsonSchema, must: JsonSchema, errorMessage: string): JsonSchema => ({
  not: { allOf: [holds, { not: must }] },
  errorMessage,
})

const inOptions = (key: string, value: JsonSchema): JsonSchema => has('ui_options', { type: 'object', ...has(key, value) })

/** A text must not be beside its object without being in it. */
const isNotBeside = (key: string, when: JsonSchema = {}): JsonSchema =>
  implies({ allOf: [when, has(key, text)] }, inOptions(key, text), `"${key}" belongs in the "ui_options" of this object.`)

const language = isNotBeside('language', has('ui_widget', { const: 'CodeblockWidget' }))
const aliases = [
  isNotBeside('placeholder'),
  implies(inOptions('default', notNull), has('default', notNull), '"default" belongs on the field, not in its "ui_options".'),
  implies(
    inOptions('options', { type: 'array' }),
    has('choices', { type: ['array', 'object'] }),
    'Options belong in the "choices" of the field, as "values".',
  ),
]
const connectionLists = listsOfConnections.map((key) =>
  implies(has('type', { const: 'connection' }), has(key, notNull), `A connection field needs "${key}".`),
)

/** `value: null` with an `id` beside it means the id. */
const choiceValue = implies(
  has('value', { type: 'null' }),
  { properties: { id: { type: ['null', 'array', 'object'] } } },
  'The value of a choice stands in "value", not in "id".',
)

/** Lists of fields are called `fields`. Decisions §1, aliases. */
export const fieldsByName = implies(
  has('properties', { type: 'array' }),
  has('fields', { type: 'array' }),
  'A list of fields is called "fields".',
)

const operandSchemas: Readonly<Record<Operand['kind'], JsonSchema>> = {
  scalar: { type: ['string', 'number', 'boolean'] },
  list: { type: 'array' },
  number: { type: ['number', 'string'], pattern: numeral.source.replace('^', String.raw`^\s*`).replace('$', String.raw`\s*$`) },
}

const comparedValues = Object.entries(operandSchemas).map(([kind, schema]): JsonSchema => {
  const operators = Object.entries(operands).flatMap(([operator, taken]) => (taken?.kind === kind ? [operator] : []))
  return { if: has('operator', { enum: operators }), then: has('value', schema) }
})

const combinator: ObjectRow = {
  title: 'Condition',
  required: [],
  constraints: [
    { not: { properties: { and: { type: 'null' }, or: { type: 'null' } } }, errorMessage: 'A condition needs "and" or "or".' },
    { not: { allOf: [has('and', notNull), has('or', notNull)] }, errorMessage: 'A condition has "and" or "or", not both.' },
  ],
}

/** One row for each kind of object that the parser knows. */
export const objectSchemas: Readonly<Record<ObjectKind, ObjectRow>> = {
  root: { title: 'Schema', required: ['metadata', 'fields'] },
  metadata: { title: 'Metadata', required: ['workflows_module_schema_version'] },
  rootUiOptions: { title: 'Options of the form', required: [], isOptional: true },
  field: {
    title: 'Field',
    required: ['id', 'type'],
    requiredInEffect: ['id'],
    constraints: aliases,
    constraintsOfWhole: connectionLists,
  },
  items: {
    title: 'Items',
    required: ['type'],
    requiredInEffect: [],
    isOptional: true,
    constraints: aliases,
    constraintsOfWhole: connectionLists,
  },
  effect: { title: 'Effect', required: ['id', 'apply_as'], constraints: aliases },
  validation: { title: 'Validation', required: [], isOptional: true },
  validationMessages: { title: 'Messages', required: [], isOptional: true },
  uiOptions: { title: 'Options of a field', required: [], isOptional: true, constraints: [language] },
  editor: { title: 'Options of the code editor', required: [], isOptional: true },
  layout: { title: 'Row', required: [], isOptional: true },
  onAction: { title: 'Actions', required: [], isOptional: true },
  choices: { title: 'Choices', required: ['values'], requiredInEffect: [], isOptional: true },
  choice: { title: 'Choice', required: ['value', 'label'], constraints: [choiceValue] },
  content: {
    title: 'Content',
    required: ['type', 'content_objects'],
    requiredInEffect: [],
    isOptional: true,
    constraintsOfWhole: [{ properties: { type: { minItems: 1 } } }],
  },
  contentObject: { title: 'Content object', required: ['id'] },
  dependency: { title: 'Dependency', required: ['id'] },
  rule: { title: 'Rule', required: ['if', 'then'] },
  then: { title: 'Effects', required: ['fields'] },
  condition: combinator,
  nestedCondition: combinator,
  comparison: { title: 'Comparison', required: ['id', 'operator'], constraints: comparedValues },
}
