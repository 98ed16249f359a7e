import { asDefinition, definitionsIn, type RawDefinition } from './rawDefinition.ts'

/** The kind of a key's value, or of the entries of its list. */
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
  rules: undefined,
  choices: 'choices',
  content: 'content',
  allowed_app_types: undefined,
  allowed_connection_management_types: undefined,
  fields: ['field'],
  items: 'items',
} as const

/** The keys of the specification, by the kind of object they belong to. Sections 2.1 to 2.9 and 2.11. */
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
  choices: { values: undefined },
  action: { load_schema: undefined },
} as const satisfies Readonly<Record<string, Readonly<Record<string, string | readonly [string] | undefined>>>>

/**
 * Pointers of the keys in a schema that the specification does not have, outermost only. Fields without an id or with a duplicate one are
 * skipped.
 */
export function unknownKeysIn(json: RawDefinition, kind: Kind = 'root', pointer = ''): readonly string[] {
  const known: Readonly<Record<string, Below | undefined>> = kinds[kind]
  return Object.entries(json).flatMap(([key, value]) => {
    const at = `${pointer}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`
    if (!Object.hasOwn(known, key)) return [at]
    const below = known[key]
    if (below === undefined) return []
    if (typeof below === 'string') return unknownKeysIn(asDefinition(value), below, at)
    const entries = definitionsIn(value)
    return entries.flatMap((entry, index) =>
      below[0] === 'field' && !isFirst(entry, entries) ? [] : unknownKeysIn(entry, below[0], `${at}/${index}`),
    )
  })
}

/** Whether the field is read: it has an id that no earlier field has. */
const isFirst = (field: RawDefinition, fields: readonly RawDefinition[]): boolean =>
  typeof field['id'] === 'string' && field['id'] !== '' && fields.find(({ id }) => id === field['id']) === field
