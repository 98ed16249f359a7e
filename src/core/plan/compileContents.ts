import { getOrInsert } from '../values/getOrInsert.ts'
import { isEqual } from '../values/isEqual.ts'
import { parentAddress, type Template } from '../values/path.ts'
import { dependenciesOf, dropCyclicDependencies, type PlacedContent, type ResolvedContent, resolveContent } from './compileContent.ts'
import { contentTriggers } from './contentTriggers.ts'
import type { Patch } from './effectImpact.ts'
import type { IdResolver, KnownFields } from './idResolver.ts'
import type { CompiledContentObject, FieldNode, Plan } from './plan.ts'
import { indexReaders } from './readerIndex.ts'
import { isRow } from './templates.ts'

type CompiledContents = Pick<Plan, 'contentOf' | 'contentReaders' | 'contentTemplates'>

/** What content is resolved against, and the content that nodes declare themselves, resolved. */
export const resolveContents = (nodes: ReadonlyMap<Template, FieldNode>, known: KnownFields, resolve: IdResolver) => {
  const surroundings = { known, triggers: contentTriggers(nodes.values()), resolve }
  const declared = [...nodes.values()].flatMap(({ optionSource, template }) =>
    optionSource?.content ? [resolveContent({ content: optionSource.content, template }, surroundings)] : [],
  )
  return { surroundings, declared }
}

/** Compiles the content of all fields, and finds who depends on what, be it only while an effect applies. Specification 2.8, decisions §6. */
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
    // A node may be that of an earlier plan, where nothing in it has changed.
    return own && isEqual(own.content, content) ? own.objects : resolveContent({ content, template: node.template }, surroundings).objects
  }
  return {
    contentOf: (node) => getOrInsert(memo, node, compile),
    contentReaders: indexReaders(reads),
    contentTemplates: [...reads.keys()],
  }
}

/** Content of `items` belongs to a multi-select over the array, or to each row. */
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
