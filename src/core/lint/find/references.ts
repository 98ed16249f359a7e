import type { Resolution } from '../../plan/resolveId.ts'
import { visitPatch } from '../../plan/placeRules.ts'
import { scopeOf } from '../../plan/plan.ts'
import type { Comparison, Condition, Term } from '../../schema/model.ts'
import type { Template } from '../../values/path.ts'
import { bySubject } from '../bySubject.ts'
import type { Subject } from '../subject.ts'
import { findEffects } from './effects.ts'
import { withNearest } from '../words/unknownId.ts'
import type { ProblemArgs } from '../../schema/problems.ts'

/** An id that refers to a field, and the object that contains it. */
export interface Reference {
  readonly use: 'operand' | 'target' | 'dependency'
  readonly owner: { readonly id: string }
  /** Where the id is resolved first. */
  readonly scope: Template
  /** For a dependency: the field whose options depend on it. */
  readonly from: Template | undefined
  /** `undefined`: there is no such field. */
  readonly resolution: Resolution | undefined
}

/** Ids in rules and in dependencies of content, resolved in their scope. Decisions §3 and §6. */
export const findReferences = bySubject((subject): readonly Reference[] => {
  const refer = (use: Reference['use'], owner: Reference['owner'], scope: Template, from?: Template): Reference => ({
    use,
    owner,
    scope,
    from,
    resolution: subject.resolve(owner.id, scope),
  })
  const ofRules = subject.rules.flatMap(({ rule, scope }) => [
    ...comparisonsIn(rule.if).map((comparison) => refer('operand', comparison, scope)),
    ...rule.then.fields.map((effect) => refer('target', effect, scope)),
  ])
  const ofContents = contentObjectsIn(subject).flatMap(({ object, template }) =>
    (object.content_object_depends_on_fields ?? []).map((dependency) => refer('dependency', dependency, scopeOf(template), template)),
  )
  return [...ofRules, ...ofContents]
})

/** Content objects that fields or effects declare, each with the field that offers its options. */
const contentObjectsIn = (subject: Subject) => {
  const contents = [...subject.plan.nodes.values()].map(({ optionSource, template }) => ({ content: optionSource?.content, template }))
  for (const { effect, template } of findEffects(subject))
    visitPatch(effect, template, ({ content }, at) => contents.push({ content, template: at }))
  return contents.flatMap(({ content, template }) => (content?.content_objects ?? []).map((object) => ({ object, template })))
}

/** The comparisons of a condition at any depth. */
export const comparisonsIn = (term: Condition | Term): readonly Comparison[] => {
  if ('and' in term && Array.isArray(term.and)) return term.and.flatMap(comparisonsIn)
  if ('or' in term && Array.isArray(term.or)) return term.or.flatMap(comparisonsIn)
  return 'id' in term ? [term] : []
}

export interface UnknownId {
  readonly pointer: string
  readonly args: ProblemArgs['rules/unknown-operand' | 'rules/unknown-target' | 'content/unknown-dependency']
}

/** The ids of all fields at any depth. */
const fieldIds = bySubject(({ index }): readonly string[] => [...new Set(index.fields.map(({ id }) => id))])

/** Ids that match no field, each with the most likely intended one. */
export const findUnknownIds = (subject: Subject, use: Reference['use']): readonly UnknownId[] =>
  findReferences(subject)
    .filter((reference) => reference.use === use && reference.resolution === undefined)
    .map(({ owner, scope }) => {
      const { id } = owner
      const isSeveral = subject.index.withId(id).length > 1
      const inRows = throughRows(id, (path) => subject.resolve(path, scope)?.isGuess === false)
      const nearest = inRows === undefined ? withNearest(id, fieldIds(subject)) : { id, right: inRows }
      return { pointer: subject.pointerTo(owner, 'id'), args: isSeveral ? { id, isSeveral } : nearest }
    })

/** A path that lacks the "items" between an array and a field of its rows, with it. Specification 2.8. */
const throughRows = (id: string, isField: (path: string) => boolean): string | undefined => {
  const parts = id.split('.')
  if (parts.length > mostParts) return undefined
  return parts
    .slice(1)
    .map((_, index) => [...parts.slice(0, index + 1), 'items', ...parts.slice(index + 1)].join('.'))
    .find(isField)
}

/** Each place for "items" is tried; no form is nested deeper. */
const mostParts = 32
