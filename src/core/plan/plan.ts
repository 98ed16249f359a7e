import type { ControlName, Shape } from '../schema/fieldTypes.ts'
import type { Definition, Effect, Schema } from '../schema/model.ts'
import type { OperatorName } from '../schema/operands.ts'
import type { SecretPaths } from '../secrets/secretPaths.ts'
import { getOrInsert } from '../values/getOrInsert.ts'
import { anyRow, parentAddress, type Template, unescapeSegment } from '../values/path.ts'

/** The ids of fields that stand in one line, in their order. */
export type Line = readonly string[]

/** One field definition, compiled. Immutable; the same definition under the same template is the same node. */
export interface FieldNode {
  /** Last segment of the template: the field's id, `~` of a row, `''` of the root. */
  readonly id: string
  readonly template: Template
  readonly definition: Definition
  /** The label, or the id made readable; of a row the label of `items`, or `''`. */
  readonly label: string
  readonly control: ControlName
  readonly shape: Shape
  /** The widget is `hidden`. */
  readonly hidden: boolean
  /** It is shown because of a rule that hangs on an expression: nobody knows whether it should be. Decisions §10. */
  readonly uncertain?: true
  /** While hidden the field is "off" and not a constant, because a rule could show it. Decisions §4. */
  readonly switchable: boolean
  /** Of a group and of a row with fields: the children in the order in which they are shown. */
  readonly children: readonly FieldNode[]
  readonly childById: ReadonlyMap<string, FieldNode>
  /** A limit has left out children: what the host gives without a field is a constant. Decisions §12. */
  readonly leftOut: boolean
  /** Of rows: the node of each row; its template ends in `~`. */
  readonly row: FieldNode | undefined
  /** The line of each child that a layout puts into one with others; any other stands alone. `arrangeLines` draws them. Decisions §9. */
  readonly lineById: ReadonlyMap<string, Line>
  /** What it holds is a password, or was one, or may have one in it: nothing but its own control shows it. Decisions §7. */
  readonly secret: boolean
  /** A change of its value asks for a new schema. Specification 2.11. */
  readonly loadsSchema: boolean
  /** The definition that carries choices, content and pattern of the options: the field's own, or that of its `items`. Yes and No of a boolean select. Absent: no options. */
  readonly optionSource: Definition | undefined
}

/** An id in a rule or dependency, resolved to where it points. */
export interface Operand {
  readonly template: Template
  /** Type of the field it points to, so that a boolean without a value reads as `false`. */
  readonly type: string | undefined
  /** It points to a multi-select: each chosen value counts on its own. */
  readonly isMultiSelect: boolean
}

export type CompiledCondition =
  | { readonly kind: 'and' | 'or'; readonly terms: readonly CompiledCondition[] }
  /** `operand` is absent where the id is unknown: an empty field. `operator` is where it is unknown or takes no such value: it never holds. */
  | {
      readonly kind: 'comparison'
      readonly operand: Operand | undefined
      readonly operator: OperatorName | undefined
      readonly value: unknown
    }

/** One effect of one rule on one target template. */
export interface CompiledEffect {
  readonly condition: CompiledCondition
  readonly effect: Effect
  /** It is for the `items` of the target, and counts while that is a multi-select: a multi-select has no rows that could be targets. */
  readonly onItems: boolean
  /** Among all effects of its plan, in document order: names it there. */
  readonly position: number
}

/** All effects on one target, in document order. */
export interface CompiledTarget {
  readonly template: Template
  readonly effects: readonly CompiledEffect[]
  /**
   * Targets are evaluated by rising rank: each after those that affect the visibility or structure of what it reads, or of itself.
   * Members of one cycle share a rank.
   */
  readonly rank: number
  /** Targets of the same cycle. Decisions §3. */
  readonly cycle: ReadonlySet<Template> | undefined
  /** Templates its conditions read as stored, because the cycle affects them. Empty outside cycles. */
  readonly storedReads: ReadonlySet<Template>
}

export interface CompiledDependency {
  /** Declared by the object: while it is empty, nothing is asked for. Fields that only trigger a reload do not gate. */
  readonly gates: boolean
  /** The id as written. */
  readonly id: string
  readonly operand: Operand
  /** How many rows it lies in that the field lies in as well; further ones give many values. */
  readonly sharedRows: number
}

/** One content object of one field. */
export interface CompiledContentObject {
  readonly name: string
  /** Declared dependencies that gate and key it, resolved; unknown, self and cyclic ones are left out. Decisions §6. */
  readonly dependencies: readonly CompiledDependency[]
  readonly types: readonly string[]
}

/** Compiles a definition and all below it to the node of a template. The same definition gives the same node. */
export type NodeCompiler = (id: string, template: Template, definition: Definition) => FieldNode

/** Everything about a schema that can be found out once. Immutable, replaced whole. */
export interface Plan {
  readonly schema: Schema
  /** Node of the form itself: a group with template `''`. */
  readonly root: FieldNode
  /** The nodes of the base schema, without any effect, in the order in which they are shown; the root is not among them. */
  readonly nodes: ReadonlyMap<Template, FieldNode>
  /** By rising rank. */
  readonly targets: ReadonlyMap<Template, CompiledTarget>
  /** Targets by what their conditions read: ask `selectReaders`. */
  readonly readers: ReaderIndex
  /** Fields by what their content depends on: ask `selectContentReaders`. */
  readonly contentReaders: ReaderIndex
  /** The content objects a node declares. Memoised. */
  readonly contentOf: (node: FieldNode) => readonly CompiledContentObject[]
  /** Compiles a definition that effects have changed. Memoised. */
  readonly compileNode: NodeCompiler
  /** Fields that declare content, ask for a schema, or hold a connection, be it only while an effect applies: the node in force says. */
  readonly contentTemplates: readonly Template[]
  readonly loadSchemaTemplates: readonly Template[]
  readonly connectionTemplates: readonly Template[]
  /** Fields that hold passwords: by this schema, and by those before it in the session. */
  readonly secrets: SecretPaths
  /** Objects without fields for which the host has a value: they are edited as JSON, the others are headings. Decisions §1. */
  readonly jsonObjects: ReadonlySet<Template>
}

/** The targets whose conditions may read differently when the value at a template changes, by rising rank. Memoised. Decisions §3. */
export const selectReaders = (plan: Plan, template: Template): readonly Template[] => selectReadersOf(plan.readers, template)

/** The fields whose content depends on a template. Memoised. Decisions §6. */
export const selectContentReaders = (plan: Plan, template: Template): readonly Template[] => selectReadersOf(plan.contentReaders, template)

/** The templates above one, innermost first, without the root. */
export const ancestorsOf = (template: Template): Template[] => {
  const ancestors: Template[] = []
  for (let above = parentAddress(template); above !== ''; above = parentAddress(above)) ancestors.push(above)
  return ancestors
}

/** Tests whether a template is one of these, or lies above or below one of them. */
export const relatedTo = (templates: ReadonlySet<Template>): ((template: Template) => boolean) => {
  const above = new Set([...templates].flatMap(ancestorsOf))
  return (template) => templates.has(template) || above.has(template) || ancestorsOf(template).some((ancestor) => templates.has(ancestor))
}

/** Whether a template is that of the rows of an array. */
export const isRow = (template: Template): boolean => template.endsWith(`/${anyRow}`)

/** Where the ids a field names are looked up first: among its siblings, of a row among the row's own fields. Decisions §3. */
export const scopeOf = (template: Template): Template => (isRow(template) ? template : parentAddress(template))

/** How many arrays both templates pass through in their common leading part. */
export const sharedRowsOf = (a: Template, b: Template): number => {
  const [left, right] = [a.split('/'), b.split('/')]
  let rows = 0
  for (let index = 1; index < left.length && left[index] === right[index]; index += 1) if (left[index] === anyRow) rows += 1
  return rows
}

/** A template as schemas write it: `contacts.items.name`. */
export const dottedId = (template: Template): string =>
  template
    .slice(1)
    .split('/')
    .map((segment) => (segment === anyRow ? 'items' : unescapeSegment(segment)))
    .join('.')

/** Who reads which templates. Readers are templates themselves: targets of rules, or fields with content. */
export interface ReaderIndex {
  /** Readers of exactly this template. */
  readonly exact: ReadonlyMap<Template, readonly Template[]>
  /** Readers of this template or of something below it. */
  readonly around: ReadonlyMap<Template, readonly Template[]>
  /** Place of each reader among all. */
  readonly order: ReadonlyMap<Template, number>
}

/** Indexes what each reader reads. The order of the entries is the order in which `selectReadersOf` lists them. */
export const indexReaders = (entries: Iterable<readonly [reader: Template, reads: Iterable<Template>]>): ReaderIndex => {
  const exact = new Map<Template, Template[]>()
  const around = new Map<Template, Template[]>()
  const order = new Map<Template, number>()
  const add = (lists: Map<Template, Template[]>, template: Template, reader: Template): void => {
    const list = getOrInsert(lists, template, () => [])
    // A reader's reads come one after the other: it could only be the last.
    if (list.at(-1) !== reader) list.push(reader)
  }
  for (const [reader, reads] of entries) {
    order.set(reader, order.size)
    for (const template of reads) {
      add(exact, template, reader)
      for (const at of [template, ...ancestorsOf(template)]) add(around, at, reader)
    }
  }
  return { exact, around, order }
}

const selections = new WeakMap<ReaderIndex, Map<Template, readonly Template[]>>()

const nobody: readonly Template[] = []

/** The readers of a template, of one that holds it and of those below it, in order. Memoised for each index. */
const selectReadersOf = (index: ReaderIndex, template: Template): readonly Template[] => {
  const below = index.around.get(template) ?? nobody
  if (!isReadAbove(index, template)) return below
  return getOrInsert(
    getOrInsert(selections, index, () => new Map()),
    template,
    () => withReadersAbove(index, template, below),
  )
}

const isReadAbove = ({ exact }: ReaderIndex, template: Template): boolean => {
  for (let above = parentAddress(template); above !== ''; above = parentAddress(above)) if (exact.has(above)) return true
  return false
}

const withReadersAbove = (index: ReaderIndex, template: Template, below: readonly Template[]): readonly Template[] => {
  const above = ancestorsOf(template).flatMap((ancestor) => index.exact.get(ancestor) ?? [])
  const place = (reader: Template): number => index.order.get(reader) ?? 0
  return [...new Set([...below, ...above])].sort((a, b) => place(a) - place(b))
}
