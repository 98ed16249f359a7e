import type { SchemaChange } from './answerArbitrary.ts'
import type { Json } from './pools.ts'
import type { WrittenSchema } from './schemaArbitrary.ts'

/** A schema that is being changed. */
interface Draft {
  fields: Field[]
  rules?: unknown
}
type Field = { id: string; fields?: Field[]; items?: { fields?: Field[] } } & Record<string, unknown>

/** The schema with some changes, and the ids of the top-level fields that were changed. */
export function changeSchema(schema: unknown, changes: readonly SchemaChange[]): { schema: WrittenSchema; touched: ReadonlySet<string> } {
  // `as`: a sent schema is parsed, and a generated one has the same shape.
  const draft = structuredClone(schema) as Draft
  const touched = new Set<string>()
  for (const change of changes) apply(draft, change, touched)
  return { schema: draft as unknown as WrittenSchema, touched }
}

/** The lists of fields in a schema, outermost first, each with the top-level id that contains it. */
function listsOf(fields: Field[], top?: string): { list: Field[]; top: string | undefined }[] {
  const inner = fields.flatMap((field) =>
    [field.fields, field.items?.fields].flatMap((list) => (Array.isArray(list) ? listsOf(list, top ?? field.id) : [])),
  )
  return [{ list: fields, top }, ...inner]
}

function apply(draft: Draft, change: SchemaChange, touched: Set<string>): void {
  if (change.change === 'rules') {
    draft.rules = change.rules
    return
  }
  const lists = listsOf(draft.fields)
  if (change.change === 'add') {
    const { list, top } = lists[change.list % lists.length] ?? { list: draft.fields, top: undefined }
    const id = String(change.field['id'])
    if (list.some((field) => field.id === id)) return
    list.splice(change.at % (list.length + 1), 0, structuredClone(change.field) as Field)
    touched.add(top ?? id)
    return
  }
  const places = lists.flatMap(({ list, top }) => list.map((field) => ({ list, field, top: top ?? field.id })))
  const place = places[change.at % Math.max(1, places.length)]
  if (place === undefined) return
  touched.add(place.top)
  edits[change.change](place.list, place.field, change as never)
}

type Edit = (list: Field[], field: Field, change: never) => void

const replace = (list: Field[], field: Field, next: Json) => list.splice(list.indexOf(field), 1, structuredClone(next) as Field)

const edits: Readonly<Record<Exclude<SchemaChange['change'], 'rules' | 'add'>, Edit>> = {
  remove: (list, field) => list.splice(list.indexOf(field), 1),
  load: (list, field) => replace(list, field, { ...field, on_action: { load_schema: true } }),
  hide: (list, field) => replace(list, field, { ...field, ui_options: { ui_widget: 'hidden' } }),
  redefine: (list, field, { definition }: Extract<SchemaChange, { change: 'redefine' }>) =>
    replace(list, field, { id: field.id, ...definition }),
  default: (list, field, { value }: Extract<SchemaChange, { change: 'default' }>) => replace(list, field, { ...field, default: value }),
  move: (list, field, { to }: Extract<SchemaChange, { change: 'move' }>) => {
    list.splice(list.indexOf(field), 1)
    list.splice(to % (list.length + 1), 0, field)
  },
}
