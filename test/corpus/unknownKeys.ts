import { asDefinition, type RawDefinition } from './readCorpus.ts'

/** What stands under a key: of which kind it is, and whether it is a list of them. */
type Below = Kind | readonly [Kind]
type Kind = keyof typeof kinds

const fieldKeys = {
  id: undefined,
  type: undefined,
  label: undefined,
  description: undefined,
  default: undefined,
  format: undefined,
  validation: 'validation',
  validation_messages: undefined,
  ui_options: 'fieldOptions',
  on_action: 'action',
  rules: ['rule'],
  choices: 'choices',
  content: 'content',
  allowed_app_types: undefined,
  allowed_connection_management_types: undefined,
  fields: ['field'],
  items: 'items',
} as const

/** Every key of the specification, by the kind of object it stands in. Sections 2.1 to 2.11. */
const kinds = {
  root: { metadata: 'metadata', fields: ['field'], ui_options: 'rootOptions' },
  metadata: { workflows_module_schema_version: undefined },
  rootOptions: { ui_order: undefined },
  field: fieldKeys,
  items: { type: undefined, label: undefined, fields: ['field'] },
  fieldOptions: { ui_widget: undefined, ui_options: 'editorOptions', ui_layout: 'layout' },
  editorOptions: { language: undefined },
  layout: { type: undefined, elements: undefined },
  validation: {
    required: undefined,
    min_length: undefined,
    max_length: undefined,
    minimum: undefined,
    maximum: undefined,
    pattern: undefined,
  },
  content: { type: undefined, content_objects: ['contentObject'] },
  contentObject: { id: undefined, content_object_depends_on_fields: ['dependency'] },
  dependency: { id: undefined },
  choices: { values: ['choice'] },
  choice: { value: undefined, label: undefined },
  rule: { if: 'condition', then: 'effects' },
  condition: { and: ['comparison'], or: ['comparison'] },
  comparison: { id: undefined, operator: undefined, value: undefined },
  effects: { fields: ['effect'] },
  effect: { ...fieldKeys, apply_as: undefined },
  action: { load_schema: undefined },
} as const satisfies Readonly<Record<string, Readonly<Record<string, string | readonly [string] | undefined>>>>

/** Pointers of all keys in a schema that the specification does not know, outermost alone. */
export function unknownKeysIn(json: RawDefinition, kind: Kind = 'root', pointer = ''): readonly string[] {
  const known: Readonly<Record<string, Below | undefined>> = kinds[kind]
  return Object.entries(json).flatMap(([key, value]) => {
    const at = `${pointer}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`
    if (!Object.hasOwn(known, key)) return [at]
    const below = known[key]
    if (below === undefined) return []
    if (typeof below === 'string') return unknownKeysIn(asDefinition(value), below, at)
    if (!Array.isArray(value)) return []
    return value.flatMap((entry, index) => unknownKeysIn(asDefinition(entry), below[0], `${at}/${index}`))
  })
}
