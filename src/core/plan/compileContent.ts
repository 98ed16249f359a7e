import type { Content } from '../schema/model.ts'
import type { Template } from '../values/path.ts'
import { type IdResolver, type KnownFields, operandFor } from './idResolver.ts'
import { orderByReads } from './orderByReads.ts'
import type { CompiledContentObject, CompiledDependency } from './plan.ts'
import { dottedId, relatedTo, scopeOf, sharedRowsOf } from './templates.ts'

/** Content, and the field that declares it. */
export interface PlacedContent {
  readonly content: Content
  readonly template: Template
}

/** The content objects of one field, resolved. */
export interface ResolvedContent extends PlacedContent {
  readonly objects: readonly CompiledContentObject[]
}

/** What content is resolved against. */
export interface ContentSurroundings {
  readonly known: KnownFields
  /** Fields whose change reloads an object, by its name. */
  readonly triggers: ReadonlyMap<string, readonly Template[]>
  readonly resolve: IdResolver
}

/** Resolves the dependencies of content from where its field stands. Unknown ones and those on itself are left out. Decisions §6. */
export const resolveContent = (placed: PlacedContent, { known, triggers, resolve }: ContentSurroundings): ResolvedContent => {
  const { content, template } = placed
  const isOwn = relatedTo(new Set([template]))
  const dependencyOn = (id: string, read: Template | undefined, gates: boolean): CompiledDependency[] =>
    read === undefined || isOwn(read) ? [] : [{ id, gates, operand: operandFor(read, known), sharedRows: sharedRowsOf(read, template) }]
  // An effect may say one of the two and leave the other to the field.
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

/** What the content of a field depends on, all its objects together. */
export const dependenciesOf = ({ objects }: ResolvedContent): ReadonlySet<Template> =>
  new Set(objects.flatMap(({ dependencies }) => dependencies.map(({ operand }) => operand.template)))

/** Contents whose dependencies wait for each other: each circle as the indexes of its members. */
export const findContentCycles = (contents: readonly ResolvedContent[]): readonly (readonly number[])[] =>
  orderByReads(contents.map((content) => ({ reads: dependenciesOf(content), affects: [content.template] })))
    .filter(({ isCycle }) => isCycle)
    .map(({ readers }) => [...readers].sort((a, b) => a - b))

/** Leaves out dependencies that wait for each other. Decisions §6. */
export const dropCyclicDependencies = (contents: readonly ResolvedContent[]): readonly ResolvedContent[] => {
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
