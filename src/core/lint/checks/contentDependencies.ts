import { findContentCycles, resolveContents } from '../../plan/compileContents.ts'
import { createIdResolver } from '../../plan/resolveId.ts'
import { ancestorsOf, dottedId, isRow, relatedTo } from '../../plan/plan.ts'
import type { ContentObject } from '../../schema/model.ts'
import { anyRow, parentAddress, type Template } from '../../values/path.ts'
import type { CheckRows, CodesOf } from '../check.ts'
import type { Subject } from '../subject.ts'
import { findDefinitions } from '../find/definitions.ts'
import { isConstant } from '../find/fields.ts'
import { findReferences, findUnknownIds } from '../find/references.ts'
import { repeatedAt } from '../find/repeatedAt.ts'
import { quote, quoteAll } from '../words/quote.ts'
import { hintToName, noField } from '../words/unknownId.ts'
import { hintToObject, wantedObject } from '../words/wanted.ts'

export const contentDependencyChecks = {
  'content/dependency-without-id': {
    level: 'error',
    foundBy: 'parser',
    structural: true,
    section: 'Specification 2.8',
    summary: 'A dependency has the id of a field.',
    say: (args) => ({
      message: `${wantedObject('dependency', args)}; it is left out.`,
      hint: hintToObject(args) ?? 'Write it as { "id": "…" } with the id of a field.',
    }),
  },

  'content/unknown-dependency': {
    level: 'error',
    section: 'Specification 2.8, decisions §6',
    summary: 'Content depends on fields that are there.',
    say: (args) => ({
      message: `the content depends on ${quote(args.id)}, but ${noField(args)}; it is loaded without waiting for it.`,
      hint: hintToName(args, 'Write the id as the field does, rows of an array as "array_id.items".'),
    }),
    find: (subject) => findUnknownIds(subject, 'dependency'),
  },

  'content/self-dependency': {
    level: 'warning',
    section: 'Decisions §6',
    summary: 'Content does not depend on its own field.',
    say: ({ id }) => ({
      message: `the content of ${quote(id)} depends on the field itself; it is loaded without waiting for it.`,
      hint: 'Remove the dependency.',
    }),
    find: (subject) =>
      findReferences(subject)
        .filter(({ from, resolution }) => from !== undefined && resolution && relatedTo(new Set([from]))(resolution.template))
        .map(({ owner }) => ({ pointer: subject.pointerTo(owner, 'id'), args: { id: owner.id } })),
  },

  'content/cyclic-dependency': {
    level: 'warning',
    section: 'Decisions §6',
    summary: 'Contents do not wait for each other.',
    say: ({ fields }) => ({
      message: `the contents of ${quoteAll(fields)} depend on each other in a circle; they are loaded without waiting.`,
      hint: 'Remove one of the dependencies.',
    }),
    find: (subject) => {
      const contents = resolveContents(subject.plan.nodes, subject.known, createIdResolver(subject.index, subject.known)).declared
      return findContentCycles(contents).map((places) => {
        const members = places.flatMap((place) => contents[place] ?? [])
        const fields = members.map(({ template }) => dottedId(template))
        return { pointer: members[0] ? subject.pointerTo(members[0].content) : '', args: { fields } }
      })
    },
  },

  'content/dependency-without-load-schema': {
    level: 'warning',
    section: 'Specification 2.8, decisions §6',
    summary: 'A field that content depends on asks for the schema.',
    say: ({ id }) => ({
      message: `${quote(id)} has no "on_action.load_schema"; the content reloads all the same, but other platforms may not do so.`,
      hint: `Add "on_action": { "load_schema": true } to ${quote(id)}.`,
    }),
    find: (subject) => {
      const asksForSchema = (template: Template): boolean =>
        subject.index.byTemplate.get(template)?.definition.on_action?.load_schema === true
      const pointerTo = (object: ContentObject | undefined, id: string): string => {
        const dependency = object?.content_object_depends_on_fields?.find((one) => one.id === id)
        return dependency ? subject.pointerTo(dependency, 'id') : subject.pointerTo(object ?? {})
      }
      const said = new Set<Template>()
      const found = [...subject.plan.nodes.values()].flatMap((node) =>
        subject.plan.contentOf(node).flatMap(({ dependencies }, position) =>
          dependencies
            .filter(({ operand, gates }) => gates && ![operand.template, ...ancestorsOf(operand.template)].some(asksForSchema))
            .filter(({ operand }) => canChange(subject, operand.template))
            .filter(({ id }, at, all) => all.findIndex((one) => one.id === id) === at)
            .map(({ id, operand }) => {
              const template = arrayOf(operand.template)
              const pointer = pointerTo(node.optionSource?.content?.content_objects[position], id)
              return { template, pointer, args: { id: template === operand.template ? id : dottedId(template) } }
            }),
        ),
      )
      // Reported once per field, however many objects depend on it.
      return found.flatMap(({ template, ...finding }) => (said.has(template) ? [] : (said.add(template), [finding])))
    },
  },

  'content/dependency-twice': {
    level: 'warning',
    isAdvice: true,
    section: 'Specification 2.8',
    summary: 'A content object names each dependency once.',
    say: ({ id }) => ({ message: `the content depends on ${quote(id)} already.`, hint: 'Remove one of the two.' }),
    find: (subject) =>
      findDefinitions(subject)
        .flatMap(({ definition: { content } }) => content?.content_objects ?? [])
        .flatMap(({ content_object_depends_on_fields: dependencies = [] }) =>
          repeatedAt(dependencies, ({ id }) => id).flatMap((at) => {
            const dependency = dependencies[at]
            return dependency ? [{ pointer: subject.pointerTo(dependency, 'id'), args: { id: dependency.id } }] : []
          }),
        ),
  },

  'content/dependency-never-filled': {
    level: 'warning',
    isAdvice: true,
    section: 'Decisions §6',
    summary: 'Content depends on fields that somebody fills in.',
    say: ({ id }) => ({
      message: `the content depends on ${quote(id)}, which is never shown and has no default; it is loaded without waiting for it.`,
      hint: 'Give the field a default, show it, or remove the dependency.',
    }),
    find: (subject) =>
      findReferences(subject).flatMap(({ use, owner, resolution }) => {
        if (use !== 'dependency' || !resolution || !isConstant(subject, resolution.template)) return []
        const isGiven = subject.known.get(resolution.template)?.default !== undefined
        return isGiven ? [] : [{ pointer: subject.pointerTo(owner, 'id'), args: { id: owner.id } }]
      }),
  },

  'content/dependency-in-other-rows': {
    level: 'info',
    isAdvice: true,
    section: 'Decisions §6',
    summary: 'Content in a row depends on fields of the same row, or on fields outside of all rows.',
    say: ({ id }) => ({
      message: `${quote(id)} lies in other rows than the field; the content depends on all of them at once.`,
      hint: 'Nothing to do if that is meant; else depend on a field of the same row.',
    }),
    find: (subject) =>
      findReferences(subject).flatMap(({ use, owner, from, resolution }) => {
        if (use !== 'dependency' || from === undefined || !resolution || isRow(resolution.template)) return []
        const rows = rowsOf(resolution.template)
        return rows === '' || `${from}/`.startsWith(`${rows}/`) ? [] : [{ pointer: subject.pointerTo(owner, 'id'), args: { id: owner.id } }]
      }),
  },
} satisfies Partial<CheckRows<CodesOf<'content'>>>

/** Of a field that never changes, "load_schema" would be a mistake too. */
const canChange = (subject: Subject, template: Template): boolean =>
  !isConstant(subject, template) && subject.plan.nodes.get(template)?.control !== 'heading'

/** `items` take no action: the array around them does. */
const arrayOf = (template: Template): Template => (isRow(template) ? arrayOf(parentAddress(template)) : template)

/** The template of the innermost rows around a template, `''` if there are none. */
const rowsOf = (template: Template): Template => {
  if (isRow(template)) return template
  const end = template.lastIndexOf(`/${anyRow}/`)
  return end === -1 ? '' : template.slice(0, end + 2)
}
