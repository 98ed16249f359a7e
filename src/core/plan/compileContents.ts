import type { Problem } from '../schema/problems.ts'
import type { Template } from '../values/path.ts'
import {
  dependenciesOf,
  dropCyclicDependencies,
  type PlacedContent,
  reportQuietDependencies,
  type ResolvedContent,
  resolveContent,
} from './compileContent.ts'
import { contentTriggers } from './contentTriggers.ts'
import type { Patch } from './effectImpact.ts'
import type { FieldIndex } from './fieldIndex.ts'
import { createIdResolver, type KnownFields } from './idResolver.ts'
import type { CompiledContentObject, FieldNode, PlacedObject, Plan } from './plan.ts'
import { indexReaders } from './readerIndex.ts'
import { isRow } from './templates.ts'
import { isEqual } from '../values/isEqual.ts'
import { parentAddress } from '../values/path.ts'

type CompiledContents = Pick<Plan, 'contentOf' | 'contentReaders' | 'contentTemplates' | 'customContents'>

/** Compiles the content of all fields, and finds who depends on what, be it only while an effect applies. Specification 2.8, decisions §6. */
export const compileContents = (
  nodes: ReadonlyMap<Template, FieldNode>,
  patches: readonly Patch[],
  index: FieldIndex,
  known: KnownFields,
  problems: Problem[],
): CompiledContents => {
  const resolve = createIdResolver(index, known, problems)
  const surroundings = { known, triggers: contentTriggers(nodes.values()) }
  const declared = [...nodes.values()].flatMap((node) => placeContent(node, index))
  const base = dropCyclicDependencies(
    declared.map((placed) => resolveContent(placed, surroundings, resolve, problems)),
    problems,
  )
  problems.push(...reportQuietDependencies(base, index))

  // What effects bring is not reported: each effect on its own may never apply together with what it would clash with.
  const resolveQuietly = (placed: PlacedContent): ResolvedContent =>
    resolveContent(placed, surroundings, createIdResolver(index, known, []), [])
  const brought = patches.flatMap(placePatchContent).map(resolveQuietly)
  const reads = mergeReads([...base, ...brought])

  const baseByTemplate = new Map(base.map((content) => [content.template, content]))
  const memo = new WeakMap<FieldNode, readonly CompiledContentObject[]>()
  const compile = (node: FieldNode): readonly CompiledContentObject[] => {
    const content = node.optionSource?.content
    if (!content) return []
    const own = baseByTemplate.get(node.template)
    // A node may be that of an earlier plan, where nothing in it has changed.
    return own && isEqual(own.content, content) ? own.objects : resolveQuietly({ content, template: node.template, pointer: '' }).objects
  }
  const contentOf = (node: FieldNode): readonly CompiledContentObject[] => {
    let objects = memo.get(node)
    if (!objects) memo.set(node, (objects = compile(node)))
    return objects
  }
  return {
    contentOf,
    contentReaders: indexReaders(reads),
    contentTemplates: [...reads.keys()],
    customContents: base.flatMap(customObjects),
  }
}

const placeContent = (node: FieldNode, index: FieldIndex): PlacedContent[] => {
  const { optionSource, definition, template } = node
  if (!optionSource?.content) return []
  const pointer = `${index.byTemplate.get(template)?.pointer ?? ''}${optionSource === definition ? '' : '/items'}/content`
  return [{ content: optionSource.content, template, pointer }]
}

/** Where the platform may load an object as well, nobody waits for the host. */
const customObjects = ({ objects, pointer }: ResolvedContent): PlacedObject[] =>
  objects.flatMap(({ name, types }, position) =>
    types.includes('custom') && !types.includes('managed') ? [{ name, pointer: `${pointer}/content_objects/${position}` }] : [],
  )

/** Content of `items` belongs to a multi-select over the array, or to each row. */
const placePatchContent = ({ patch: { content }, template, pointer }: Patch): PlacedContent[] => {
  if (!content) return []
  const owners = isRow(template) ? [parentAddress(template), template] : [template]
  return owners.map((owner) => ({ content, template: owner, pointer: `${pointer}/content` }))
}

const mergeReads = (contents: readonly ResolvedContent[]): Map<Template, Set<Template>> => {
  const reads = new Map<Template, Set<Template>>()
  for (const content of contents) {
    const own = reads.get(content.template) ?? new Set()
    for (const read of dependenciesOf(content)) own.add(read)
    reads.set(content.template, own)
  }
  return reads
}
