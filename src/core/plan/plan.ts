import type { ControlName, Shape } from '../schema/fieldTypes.ts'
import type { Definition, Effect, Schema } from '../schema/model.ts'
import type { OperatorName } from '../schema/operands.ts'
import type { SecretPaths } from '../secrets/secretPaths.ts'
import { getOrInsert } from '../values/getOrInsert.ts'
import { anyRow, parentAddress, type Template, unescapeSegment } from '../values/path.ts'

/** The ids of fields in one line, in order. */
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
  /** It is shown because of a rule that depends on an expression, so whether it should be shown is unknown. Decisions §10. */
  readonly uncertain?: true
  /** While hidden the field is "off" and not a constant, because a rule could show it. Decisions §4. */
  readonly switchable: boolean
  /** The children of a group or a row with fields, in visible order. */
  readonly children: readonly FieldNode[]
  readonly childById: ReadonlyMap<string, FieldNode>
  /** A limit has left out children: values of the host without a field are constants. Decisions §12. */
  readonly leftOut: boolean
  /** Of rows: the node of each row; its template ends in `~`. */
  readonly row: FieldNode | undefined
  /** It holds or held a password, or may contain one: only its own control may show its value. Decisions §7. */
  readonly secret: boolean
  /** A change of its value reloads the schema. Specification 2.11. */
  readonly loadsSchema: boolean
  /** The definition that carries choices and content of the options: the field's own, or that of its `items`. Yes and No of a boolean select. Absent: no options. */
  readonly optionSource: Definition | undefined
  /** The pattern of texts that may be typed in beside the options: that of `items`, or the field's own. Absent: none may. Decisions §2. */
  readonly pattern: string | undefined
}

/** A resolved id in a rule or dependency. */
export interface Operand {
  readonly template: Template
  /** Type of the field, because a boolean without a value counts as `false`. */
  readonly type: string | undefined
  /** The field is a multi-select: each chosen value counts separately. */
  readonly isMultiSelect: boolean
}

export type CompiledCondition =
  | { readonly kind: 'and' | 'or'; readonly terms: readonly CompiledCondition[] }
  /**
   * `operand` is absent if the id is unknown: an empty field. `operator` is absent if it is unknown or does not accept the value: the
   * comparison is false.
   */
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
  /** The effect applies to the `items` of the target while that is a multi-select, which has no rows that could be targets. */
  readonly onItems: boolean
  /** Index among all effects of its plan, in document order; identifies the effect within the plan. */
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
  /** Templates whose stored values its conditions read, because the cycle affects them. Empty outside cycles. */
  readonly storedReads: ReadonlySet<Template>
}

export interface CompiledDependency {
  /** Declared by the object: while it is empty, nothing is requested. Fields that only trigger a reload may be empty. */
  readonly gates: boolean
  /** The id as written in the schema. */
  readonly id: string
  readonly operand: Operand
  /** In how many rows both it and the field lie; further arrays on its path yield several values. */
  readonly sharedRows: number
}

/** One content object of one field. */
export interface CompiledContentObject {
  readonly name: string
  /**
   * Declared dependencies, resolved, which must be filled and are part of the key; unknown, self and cyclic ones are left out.
   * Decisions §6.
   */
  readonly dependencies: readonly CompiledDependency[]
  readonly types: readonly string[]
}

/** Compiles a definition and all below it to the node of a template. The same definition gives the same node. */
export type NodeCompiler = (id: string, template: Template, definition: Definition) => FieldNode

/** Everything about a schema that is independent of values. Immutable, replaced as a whole. */
export interface Plan {
  readonly schema: Schema
  /** Node of the form itself: a group with template `''`. */
  readonly root: FieldNode
  /** The nodes of the base schema, without any effect, in visible order, except the root. */
  readonly nodes: ReadonlyMap<Template, FieldNode>
  /** By rising rank. */
  readonly targets: ReadonlyMap<Template, CompiledTarget>
  /** Targets by the templates that their conditions read: use `selectReaders`. */
  readonly readers: ReaderIndex
  /** Fields by the templates that their content depends on: use `selectContentReaders`. */
  readonly contentReaders: ReaderIndex
  /** The content objects a node declares. Memoised. */
  readonly contentOf: (node: FieldNode) => readonly CompiledContentObject[]
  /** Compiles a definition that effects have changed. Memoised. */
  readonly compileNode: NodeCompiler
  /**
   * Fields that declare content, reload the schema, or hold a connection, including those that do so only while an effect applies: check
   * the current node.
   */
  readonly contentTemplates: readonly Template[]
  readonly loadSchemaTemplates: readonly Template[]
  readonly connectionTemplates: readonly Template[]
  /** Fields that hold passwords, in this schema or in earlier ones of the session. */
  readonly secrets: SecretPaths
  /** Objects without fields for which the host has a value: they are edited as JSON, the others are headings. Decisions §1. */
  readonly jsonObjects: ReadonlySet<Template>
}

/** The targets whose conditions may read differently when the value at a template changes, by rising rank. Memoised. Decisions §3. */
export const selectReaders = (plan: Plan, template: Template): readonly Template[] => selectReadersOf(plan.readers, template)

/** The fields whose content depends on a template. Memoised. Decisions §6. */
export const selectContentReaders = (plan: Plan, template: Template): readonly Template[] => selectReadersOf(plan.contentReaders, template)

/** The ancestors of a template, innermost first, without the root. */
export const ancestorsOf = (template: Template): Template[] => {
  const ancestors: Template[] = []
  for (let above = parentAddress(template); above !== ''; above = parentAddress(above)) ancestors.push(above)
  return ancestors
}

/** Creates a test whether a template is one of these, or an ancestor or descendant of one. */
export const relatedTo = (templates: ReadonlySet<Template>): ((template: Template) => boolean) => {
  const above = new Set([...templates].flatMap(ancestorsOf))
  return (template) => templates.has(template) || above.has(template) || ancestorsOf(template).some((ancestor) => templates.has(ancestor))
}

/** Whether a template is that of the rows of an array. */
export const isRow = (template: Template): boolean => template.endsWith(`/${anyRow}`)

/** The scope in which the ids in a field's rules are looked up first: its siblings, for a row the row's own fields. Decisions §3. */
export const scopeOf = (template: Template): Template => (isRow(template) ? template : parentAddress(template))

/** How many arrays both templates share, from the root down. */
export const sharedRowsOf = (a: Template, b: Template): number => {
  const [left, right] = [a.split('/'), b.split('/')]
  let rows = 0
  for (let index = 1; index < left.length && left[index] === right[index]; index += 1) if (left[index] === anyRow) rows += 1
  return rows
}

/** A template in the notation of schemas: `contacts.items.name`. */
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
    // The reads of one reader are consecutive, so only the last entry can be a duplicate.
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

/** The readers of a template, of its ancestors and of its descendants, in order. Memoised per index. */
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
