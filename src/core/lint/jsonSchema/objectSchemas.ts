import { numberText, operandKinds } from '../../schema/parseComparison.ts'
import { besideOptions, listsOfConnections } from '../../schema/parseField.ts'
import { besideEditor } from '../../schema/parseUiOptions.ts'
import type { ObjectKind } from '../../schema/parsing.ts'
import type { JsonSchema } from './jsonSchema.ts'

/** What an object must fulfil besides its keys. */
interface ObjectRow {
  readonly title: string
  /** Keys that must be there and not null. */
  readonly required: readonly string[]
  /** The same in an effect, which says only what changes. Absent where it makes no difference. */
  readonly requiredInEffect?: readonly string[]
  /** `null` in place of the object reads as if it were absent. */
  readonly isOptional?: true
  readonly constraints?: readonly JsonSchema[]
  /** Not in an effect. */
  readonly constraintsOfWhole?: readonly JsonSchema[]
}

const notNull: JsonSchema = { type: ['string', 'number', 'boolean', 'array', 'object'] }
const has = (key: string, value: JsonSchema): JsonSchema => ({ required: [key], properties: { [key]: value } })

/** A text stands in the object it belongs in, and not beside it alone. */
const isNotBeside = ({ key, owner }: { readonly key: string; readonly owner: string }): JsonSchema => ({
  if: has(key, { type: 'string' }),
  then: has(owner, { type: 'object', ...has(key, { type: 'string' }) }),
})

const placeholder = isNotBeside(besideOptions)
const language: JsonSchema = { if: has('ui_widget', { const: 'CodeblockWidget' }), then: isNotBeside(besideEditor) }
const connection: JsonSchema = {
  if: has('type', { const: 'connection' }),
  then: { required: listsOfConnections, properties: Object.fromEntries(listsOfConnections.map((key) => [key, notNull])) },
}

/** `value: null` with an `id` beside it means the id. */
const choiceValue: JsonSchema = {
  if: has('value', { type: 'null' }),
  then: { properties: { id: { type: ['null', 'array', 'object'] } } },
}

const operandSchemas: Readonly<Record<NonNullable<(typeof operandKinds)[keyof typeof operandKinds]>, JsonSchema>> = {
  scalar: { type: ['string', 'number', 'boolean'] },
  list: { type: 'array' },
  number: { type: ['number', 'string'], pattern: numberText.source },
}

const operands = Object.entries(operandSchemas).map(([kind, schema]): JsonSchema => {
  const operators = Object.entries(operandKinds).flatMap(([operator, taken]) => (taken === kind ? [operator] : []))
  return { if: has('operator', { enum: operators }), then: has('value', schema) }
})

const combinator: ObjectRow = {
  title: 'Condition',
  required: [],
  constraints: [{ oneOf: [has('and', notNull), has('or', notNull)] }],
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
    constraints: [placeholder],
    constraintsOfWhole: [connection],
  },
  items: {
    title: 'Items',
    required: ['type'],
    requiredInEffect: [],
    isOptional: true,
    constraints: [placeholder],
    constraintsOfWhole: [connection],
  },
  effect: { title: 'Effect', required: ['id', 'apply_as'], constraints: [placeholder] },
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
  comparison: { title: 'Comparison', required: ['id', 'operator'], constraints: operands },
}
