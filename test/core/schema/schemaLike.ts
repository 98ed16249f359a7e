import fc from 'fast-check'

export const metadata = { workflows_module_schema_version: '1.0.0' }

/**
 * Schemas with every key and many wrong ones, in any order. Most values have the right type for their key, so that most of the schema can
 * be read.
 */
const {
  field,
  rule,
  uiOptions,
  junk: anyJunk,
} = fc.letrec<{ field: unknown; rule: unknown; uiOptions: unknown; junk: unknown }>((tie) => {
  const text = fc.constantFrom('a', 'b', 'c', '__proto__')
  const junkValue = fc.oneof({ weight: 3, arbitrary: fc.jsonValue({ maxDepth: 1 }) }, { weight: 1, arbitrary: tie('field') })
  const mostly = (usual: fc.Arbitrary<unknown>) => fc.oneof({ weight: 9, arbitrary: usual }, { weight: 1, arbitrary: junkValue })
  const object = (keys: Record<string, fc.Arbitrary<unknown>>, required: string[] = []) =>
    fc
      .record(Object.fromEntries(Object.entries(keys).map(([key, usual]) => [key, mostly(usual)])), { requiredKeys: required })
      .chain((record) => fc.shuffledSubarray(Object.entries(record), { minLength: Object.keys(record).length }))
      .map((entries) => Object.fromEntries(entries))
  const listOf = (entry: fc.Arbitrary<unknown>) => fc.array(mostly(entry), { maxLength: 3, depthIdentifier: 'schema' })
  const choice = fc.oneof(text, object({ id: text, value: fc.oneof(text, object({ id: text, label: text })), label: text, hint: text }))
  const comparison = object(
    { id: text, operator: fc.constantFrom('equal', 'is_in', 'is_empty', 'equals'), value: fc.oneof(text, listOf(text)) },
    ['id', 'operator'],
  )
  const condition = fc.oneof(
    comparison,
    object({ and: listOf(comparison), or: listOf(fc.oneof(comparison, object({ or: listOf(comparison) }))) }),
  )
  const editor = object({ language: fc.constantFrom('json', 'js') })
  const elements = object({ type: fc.constantFrom('horizontal', 'grid'), elements: listOf(text) })
  const widget = fc.constantFrom('SelectWidget', 'CodeblockWidget', 'hidden', 'dropdown', null)
  const contentObject = object({ id: text, content_object_depends_on_fields: listOf(object({ id: text }, ['id'])) }, ['id'])
  return {
    junk: junkValue,
    uiOptions: object({
      ui_widget: widget,
      language: text,
      placeholder: text,
      ui_options: editor,
      ui_layout: elements,
      ui_order: listOf(text),
    }),
    rule: object(
      { if: fc.oneof(condition, listOf(comparison)), then: fc.oneof(listOf(tie('field')), object({ fields: listOf(tie('field')) })) },
      ['if', 'then'],
    ),
    field: fc.oneof(
      { depthSize: 'small', depthIdentifier: 'schema', maxDepth: 4 },
      object({ id: text, type: fc.constantFrom('string', 'integer', 'boolean') }, ['id', 'type']),
      object(
        {
          id: text,
          type: fc.constantFrom('string', 'number', 'object', 'array', 'connection', 'text'),
          label: text,
          default: fc.oneof(text, listOf(text), object({ id: text })),
          format: fc.constantFrom('email', 'url'),
          placeholder: text,
          validation: object({ required: fc.boolean(), min_length: fc.nat(), minLength: fc.nat(), pattern: text }),
          validation_messages: object({ required: text, format: text }),
          ui_options: tie('uiOptions'),
          on_action: object({ load_schema: fc.boolean(), load_content: fc.boolean() }),
          choices: fc.oneof(listOf(choice), object({ values: listOf(choice) })),
          content: object({ type: fc.oneof(fc.constant(['managed']), text), content_objects: listOf(contentObject) }),
          rules: listOf(tie('rule')),
          fields: listOf(tie('field')),
          properties: listOf(tie('field')),
          items: tie('field'),
          apply_as: fc.constantFrom('merge', 'fully_replace', 'replace'),
          ['__proto__']: text,
          vendor: text,
        },
        ['id', 'type'],
      ),
    ),
  }
})
const list = (entry: fc.Arbitrary<unknown>) => fc.array(entry, { maxLength: 4 })

/** A complete schema of that kind. */
export const schemaLike = fc.record(
  {
    metadata: fc.oneof(fc.constant(metadata), anyJunk),
    fields: list(field),
    properties: list(field),
    rules: list(rule),
    ui_options: uiOptions,
  },
  { requiredKeys: ['fields'] },
)

/** Values that are not a schema, or only part of one. */
export const junk = anyJunk
