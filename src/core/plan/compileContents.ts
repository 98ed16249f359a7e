import { isEqual, isJsonObject } from '../schema/json.ts'
import { parentAddress, type Template } from '../values/path.ts'
import { getOrInsert } from '../values/getOrInsert.ts'
import { orderByReads } from './orderByReads.ts'
import { type IdResolver, type KnownFields, operandFor } from './resolveId.ts'
import type { Content, OnAction } from '../schema/model.ts'
import {
  type CompiledContentObject,
  type CompiledDependency,
  dottedId,
  type FieldNode,
  indexReaders,
  isRow,
  type Plan,
  relatedTo,
  scopeOf,
  sharedRowsOf,
} from './plan.ts'
import type { Patch } from './compileRules.ts'

type CompiledContents = Pick<Plan, 'contentOf' | 'contentReaders' | 'contentTemplates'>

/** The context for resolving content, and the resolved content of the nodes' own definitions. */
export const resolveContents = (nodes: ReadonlyMap<Template, FieldNode>, known: KnownFields, resolve: IdResolver) => {
  const surroundings = { known, triggers: contentTriggers(nodes.values()), resolve }
  const declared = [...nodes.values()].flatMap(({ optionSource, template }) =>
    optionSource?.content ? [resolveContent({ content: optionSource.content, template }, surroundings)] : [],
  )
  return { surroundings, declared }
}

/**
 * Compiles the content of all fields, and collects all dependencies, including those that exist only while an effect applies.
 * Specification 2.8, decisions §6.
 */
export const compileContents = (
  nodes: ReadonlyMap<Template, FieldNode>,
  patches: readonly Patch[],
  known: KnownFields,
  resolve: IdResolver,
): CompiledContents => {
  const { surroundings, declared } = resolveContents(nodes, known, resolve)
  const base = dropCyclicDependencies(declared)
  const brought = patches.flatMap(placePatchContent).map((placed) => resolveContent(placed, surroundings))
  const reads = mergeReads([...base, ...brought])

  const baseByTemplate = new Map(base.map((content) => [content.template, content]))
  const memo = new WeakMap<FieldNode, readonly CompiledContentObject[]>()
  const compile = (node: FieldNode): readonly CompiledContentObject[] => {
    const content = node.optionSource?.content
    if (!content) return []
    const own = baseByTemplate.get(node.template)
    // The node may belong to an earlier plan, if nothing in it has changed.
    return own && isEqual(own.content, content) ? own.objects : resolveContent({ content, template: node.template }, surroundings).objects
  }
  return {
    contentOf: (node) => getOrInsert(memo, node, compile),
    contentReaders: indexReaders(reads),
    contentTemplates: [...reads.keys()],
  }
}

/** Content of `items` belongs to the array if that is a multi-select, else to each row. */
const placePatchContent = ({ definition: { content }, template }: Patch): PlacedContent[] => {
  if (!content) return []
  const owners = isRow(template) ? [parentAddress(template), template] : [template]
  return owners.map((owner) => ({ content, template: owner }))
}

const mergeReads = (contents: readonly ResolvedContent[]): Map<Template, Set<Template>> => {
  const reads = new Map<Template, Set<Template>>()
  for (const content of contents) {
    const own = getOrInsert(reads, content.template, () => new Set())
    for (const read of dependenciesOf(content)) own.add(read)
  }
  return reads
}

/** Content, and the field that declares it. */
interface PlacedContent {
  readonly content: Content
  readonly template: Template
}

/** The content objects of one field, resolved. */
export interface ResolvedContent extends PlacedContent {
  readonly objects: readonly CompiledContentObject[]
}

/** The context for resolving content. */
interface ContentSurroundings {
  readonly known: KnownFields
  /** Fields whose change reloads a content object, by the name of the object. */
  readonly triggers: ReadonlyMap<string, readonly Template[]>
  readonly resolve: IdResolver
}

/**
 * Resolves the dependencies of content from the position of its field. Dependencies on unknown fields and on itself are left out.
 * Decisions §6.
 */
const resolveContent = (placed: PlacedContent, { known, triggers, resolve }: ContentSurroundings): ResolvedContent => {
  const { content, template } = placed
  const isOwn = relatedTo(new Set([template]))
  const dependencyOn = (id: string, read: Template | undefined, gates: boolean): CompiledDependency[] =>
    read === undefined || isOwn(read) ? [] : [{ id, gates, operand: operandFor(read, known), sharedRows: sharedRowsOf(read, template) }]
  // An effect may set one of the two and leave the other as in the field.
  const { content_objects: sent, type }: Partial<Content> = content
  const objects = (sent ?? []).map((object) => ({
    name: object.id,
    types: type ?? ['managed'],
    dependencies: [
      ...(object.content_object_depends_on_fields ?? []).flatMap(({ id }) => dependencyOn(id, resolve(id, scopeOf(template)), true)),
      ...(triggers.get(object.id) ?? []).flatMap((trigger) => dependencyOn(dottedId(trigger), trigger, false)),
    ],
  }))
  return { ...placed, objects }
}

/** The templates that the content of a field depends on, for all its objects. */
const dependenciesOf = ({ objects }: ResolvedContent): ReadonlySet<Template> =>
  new Set(objects.flatMap(({ dependencies }) => dependencies.map(({ operand }) => operand.template)))

/** Contents whose dependencies wait for each other: each circle as the indexes of its members. */
export const findContentCycles = (contents: readonly ResolvedContent[]): readonly (readonly number[])[] =>
  orderByReads(contents.map((content) => ({ reads: dependenciesOf(content), affects: [content.template] })))
    .filter(({ isCycle }) => isCycle)
    .map(({ readers }) => [...readers].sort((a, b) => a - b))

/** Leaves out dependencies that wait for each other. Decisions §6. */
const dropCyclicDependencies = (contents: readonly ResolvedContent[]): readonly ResolvedContent[] => {
  const kept = [...contents]
  for (const places of findContentCycles(contents)) {
    const isCyclic = relatedTo(new Set(places.flatMap((place) => contents[place]?.template ?? [])))
    for (const place of places) {
      const member = kept[place]
      if (member) kept[place] = withoutDependencies(member, isCyclic)
    }
  }
  return kept
}

const withoutDependencies = (content: ResolvedContent, isDropped: (template: Template) => boolean): ResolvedContent => ({
  ...content,
  objects: content.objects.map((object) => ({
    ...object,
    dependencies: object.dependencies.filter(({ operand }) => !isDropped(operand.template)),
  })),
})

/**
 * Fields whose change reloads a content object but that may be empty, by the object's name: `on_action.load_content` with
 * `reload_content_objects: [{id}]` beside or inside it. Decisions §1, extensions.
 */
function contentTriggers(nodes: Iterable<FieldNode>): ReadonlyMap<string, readonly Template[]> {
  const triggers = new Map<string, Template[]>()
  for (const { definition, template } of nodes) {
    for (const name of reloadedBy(definition.on_action)) getOrInsert(triggers, name, () => []).push(template)
  }
  return triggers
}

function reloadedBy(action: OnAction | undefined): readonly string[] {
  const load = action?.['load_content']
  if (load === undefined || load === false || load === null) return []
  return [...namesIn(action), ...namesIn(load)]
}

function namesIn(holder: unknown): readonly string[] {
  const objects = isJsonObject(holder) ? holder['reload_content_objects'] : undefined
  return Array.isArray(objects)
    ? objects.flatMap((object: unknown) => (isJsonObject(object) && typeof object['id'] === 'string' ? [object['id']] : []))
    : []
}
