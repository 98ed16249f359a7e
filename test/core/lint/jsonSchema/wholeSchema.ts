import fc from 'fast-check'
import type { RuleName } from '../../../../src/core/validation/ruleArgs.ts'
import { fieldTypeNames } from '../../../../src/core/schema/fieldTypeNames.ts'
import { formatNames, languageNames, widgetNames } from '../../../../src/core/schema/wire.ts'

type Json = Readonly<Record<string, unknown>>
type Parts = Readonly<Record<string, fc.Arbitrary<unknown>>>

const text = fc.constantFrom('', 'a', 'b', 'country', 'x y', '1', '.*')
const texts = fc.array(text, { maxLength: 2 })
const count = fc.nat(9)
const number = fc.constantFrom(-1, 0, 2.5, 1e3)
const data = fc.constantFrom<unknown>('a', 1, true, null, [], { id: 'a' }, [{ a: 1 }])
const oneOf = <const Name>(names: readonly Name[]) => fc.constantFrom(...names)

/** Some of the keys, each sometimes `null`. */
const optional = (parts: Parts): fc.Arbitrary<Json> =>
  fc.record(Object.fromEntries(Object.entries(parts).map(([key, value]) => [key, fc.option(value, { freq: 12 })])), { requiredKeys: [] })
/** These keys and some of the others. */
const object = (needed: Parts, parts: Parts = {}): fc.Arbitrary<Json> =>
  fc.tuple(fc.record(needed), optional(parts)).map(([own, more]) => ({ ...more, ...own }))

const rows = (entry: fc.Arbitrary<unknown>) => fc.array(entry, { maxLength: 2 })

const comparison = fc.oneof(
  object({ id: text, operator: oneOf(['equal', 'not_equal']), value: oneOf(['a', 1, false]) }),
  object({ id: text, operator: oneOf(['is_in', 'is_not_in']), value: fc.array(data, { maxLength: 2 }) }),
  object({ id: text, operator: oneOf(['is_empty', 'is_not_empty']) }, { value: data }),
  object({ id: text, operator: oneOf(['greater_than', 'less_than']), value: oneOf([1, -2.5, ' 1.5e3 ', '.5']) }),
)
const combine = (term: fc.Arbitrary<unknown>) =>
  fc.tuple(oneOf(['and', 'or']), rows(term)).map(([combinator, terms]): Json => ({ [combinator]: terms }))
const condition = combine(fc.oneof({ weight: 4, arbitrary: comparison }, { weight: 1, arbitrary: combine(comparison) }))

const messages: Readonly<Record<RuleName, fc.Arbitrary<string>>> = {
  type: text,
  required: text,
  min_length: text,
  max_length: text,
  minimum: text,
  maximum: text,
  min_items: text,
  max_items: text,
  pattern: text,
  format: text,
  choices: text,
}
const layout = optional({ type: fc.constant('horizontal'), elements: texts })
const choice = object({ value: data, label: text })
const contentObject = object({ id: text }, { content_object_depends_on_fields: rows(object({ id: text })) })
const contentParts = { type: fc.constantFrom(['managed'], ['custom'], ['managed', 'custom']), content_objects: rows(contentObject) }
const choicesParts = { values: rows(choice) }

const plain: Parts = {
  label: text,
  description: text,
  default: data,
  format: oneOf(formatNames),
  validation: optional({
    required: fc.boolean(),
    min_length: count,
    max_length: count,
    minimum: number,
    maximum: number,
    pattern: text,
    min_items: count,
    max_items: count,
  }),
  validation_messages: optional(messages),
  ui_options: optional({
    ui_widget: oneOf(widgetNames),
    ui_options: optional({ language: oneOf(languageNames) }),
    ui_layout: layout,
    ui_order: texts,
    placeholder: text,
  }),
  on_action: optional({ load_schema: fc.boolean(), load_content: data, reload_content_objects: data }),
  allowed_app_types: texts,
  allowed_connection_management_types: texts,
}

const typed = (more: Parts, deeper: Parts) =>
  fc.oneof(
    {
      weight: 6,
      arbitrary: object({ ...more, type: oneOf(fieldTypeNames.filter((name) => name !== 'connection')) }, { ...plain, ...deeper }),
    },
    {
      weight: 1,
      arbitrary: object(
        { ...more, type: fc.constant('connection'), allowed_app_types: texts, allowed_connection_management_types: texts },
        { label: text, default: data },
      ),
    },
  )

/** Gives each field a unique id: of two with the same id, the parser reads only the first. */
const withOwnIds = (fields: readonly Json[]): readonly Json[] => fields.map((field, index) => ({ ...field, id: `f${index}` }))
const fieldsOf = (field: fc.Arbitrary<Json>) => fc.array(field, { maxLength: 3 }).map(withOwnIds)

/** In an effect only ids are required: its definitions contain changes. */
const partialParts: Parts = { ...plain, type: oneOf(fieldTypeNames), choices: optional(choicesParts), content: optional(contentParts) }
const inEffect: Parts = {
  ...partialParts,
  fields: fieldsOf(object({ id: fc.constant('') }, partialParts)),
  items: optional(partialParts),
}
const effect = object({ id: fc.constantFrom('a', 'b'), apply_as: oneOf(['merge', 'fully_replace']) }, inEffect)
const rule = object({ if: condition, then: object({ fields: rows(effect) }) })

const wholeParts: Parts = { choices: object(choicesParts), content: object(contentParts), rules: rows(rule) }
const leaf = typed({ id: fc.constant('') }, wholeParts)
const field = typed(
  { id: fc.constant('') },
  { ...wholeParts, fields: fieldsOf(leaf), items: typed({}, { ...wholeParts, fields: fieldsOf(leaf) }) },
)

/** Schemas with every key of the parser, used exactly as in the specification. */
export const wholeSchema = object(
  { metadata: object({ workflows_module_schema_version: oneOf(['1.0.0', '1.2.3', '1.0.0-rc.1']) }), fields: fieldsOf(field) },
  { $schema: text, ui_options: optional({ ui_order: texts, ui_layout: layout }), rules: rows(rule), connections: data },
)
