import type { Content } from '../schema/model.ts'
import type { Problem } from '../schema/problems.ts'
import type { Template } from '../values/path.ts'
import type { FieldIndex } from './fieldIndex.ts'
import { type IdResolver, type KnownFields, operandFor } from './idResolver.ts'
import { orderByReads } from './orderByReads.ts'
import type { CompiledContentObject, CompiledDependency } from './plan.ts'
import { ancestorsOf, dottedId, relatedTo, scopeOf } from './templates.ts'

/** Content, and the field that declares it. */
export interface PlacedContent {
  readonly content: Content
  readonly template: Template
  /** JSON Pointer to the content. */
  readonly pointer: string
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
}

/** Resolves the dependencies of content from where its field stands. Unknown ones and those on itself are reported and left out. Decisions §6. */
export const resolveContent = (
  placed: PlacedContent,
  { known, triggers }: ContentSurroundings,
  resolve: IdResolver,
  problems: Problem[],
): ResolvedContent => {
  const { content, template, pointer } = placed
  const resolveDependency = (id: string, at: string): CompiledDependency[] => {
    const read = resolve(id, scopeOf(template), at, 'content/unknown-dependency')
    if (read === undefined) return []
    if (relatedTo(new Set([template]))(read)) {
      problems.push({ code: 'content/self-dependency', level: 'warning', pointer: at, args: { id } })
      return []
    }
    return [{ id, gates: true, operand: operandFor(read, known, template) }]
  }
  const isOwn = relatedTo(new Set([template]))
  const triggersOf = (name: string): CompiledDependency[] =>
    (triggers.get(name) ?? [])
      .filter((trigger) => !isOwn(trigger))
      .map((trigger) => ({ id: dottedId(trigger), gates: false, operand: operandFor(trigger, known, template) }))
  const objects = content.content_objects.map((object, position) => ({
    name: object.id,
    types: content.type,
    dependencies: [
      ...(object.content_object_depends_on_fields ?? []).flatMap(({ id }, place) =>
        resolveDependency(id, `${pointer}/content_objects/${position}/content_object_depends_on_fields/${place}/id`),
      ),
      ...triggersOf(object.id),
    ],
  }))
  return { ...placed, objects }
}

/** What the content of a field depends on, all its objects together. */
export const dependenciesOf = ({ objects }: ResolvedContent): ReadonlySet<Template> =>
  new Set(objects.flatMap(({ dependencies }) => dependencies.map(({ operand }) => operand.template)))

/** Leaves out dependencies that wait for each other, and reports each such circle once. */
export const dropCyclicDependencies = (contents: readonly ResolvedContent[], problems: Problem[]): readonly ResolvedContent[] => {
  const kept = [...contents]
  const steps = orderByReads(contents.map((content) => ({ reads: dependenciesOf(content), affects: [content.template] })))
  for (const { readers, isCycle } of steps) {
    if (!isCycle) continue
    const places = [...readers].sort((a, b) => a - b)
    const members = places.flatMap((place) => contents[place] ?? [])
    const isCyclic = relatedTo(new Set(members.map(({ template }) => template)))
    const args = { fields: members.map(({ template }) => dottedId(template)) }
    problems.push({ code: 'content/cyclic-dependency', level: 'warning', pointer: members[0]?.pointer ?? '', args })
    members.forEach((member, at) => {
      const place = places[at]
      if (place !== undefined) kept[place] = withoutDependencies(member, isCyclic)
    })
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

/** Warns of dependencies on fields that do not ask for a schema, nor lie in one that does: other platforms may not reload for them. */
export const reportQuietDependencies = (contents: readonly ResolvedContent[], index: FieldIndex): Problem[] => {
  const asksForSchema = (template: Template): boolean => index.byTemplate.get(template)?.definition.on_action?.load_schema === true
  return contents.flatMap(({ objects, pointer }) =>
    objects.flatMap(({ dependencies }, position) =>
      dependencies
        .filter(({ operand, gates }) => gates && ![operand.template, ...ancestorsOf(operand.template)].some(asksForSchema))
        .map(({ id }) => ({
          code: 'content/dependency-without-load-schema' as const,
          level: 'warning' as const,
          pointer: `${pointer}/content_objects/${position}`,
          args: { id },
        })),
    ),
  )
}
