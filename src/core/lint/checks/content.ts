import { isJsonObject } from '../../schema/json.ts'
import type { CheckRows, CodesOf } from '../check.ts'
import { findDefinitions } from '../find/definitions.ts'
import { findFields } from '../find/fields.ts'
import { offering, remedyFor } from '../find/offering.ts'
import { repeatedAt } from '../find/repeatedAt.ts'
import { orOffer } from '../words/orOffer.ts'
import { quote } from '../words/quote.ts'
import { hintToObject, wantedObject } from '../words/wanted.ts'

export const contentChecks = {
  'content/no-type': {
    level: 'warning',
    foundBy: 'parser',
    structural: true,
    section: 'Specification 2.8',
    summary: 'Content says who loads it.',
    say: () => ({ message: 'the content has no "type"; "managed" is assumed.', hint: 'Add "type": ["managed"].' }),
  },

  'content/bare-type': {
    level: 'warning',
    foundBy: 'parser',
    structural: true,
    section: 'Specification 2.8',
    summary: 'The type of content is a list.',
    say: ({ type }) => ({ message: `"type" is a text; it is read as a list of it.`, hint: `Write it as [${quote(type)}].` }),
  },

  'content/unknown-type': {
    level: 'warning',
    foundBy: 'parser',
    structural: true,
    section: 'Specification 2.8',
    summary: 'The type of content is "managed" or "custom".',
    say: ({ type }) => ({ message: `${quote(type)} is no content type.`, hint: 'Use "managed" or "custom".' }),
  },

  'content/no-objects': {
    level: 'error',
    foundBy: 'parser',
    structural: true,
    section: 'Specification 2.8',
    summary: 'Content names its content objects.',
    say: () => ({
      message: 'the content has no "content_objects"; nothing can be loaded.',
      hint: 'Add "content_objects": [{ "id": "…" }].',
    }),
  },

  'content/object-without-id': {
    level: 'error',
    foundBy: 'parser',
    structural: true,
    section: 'Specification 2.8',
    summary: 'A content object has an id.',
    say: (args) => ({
      message: `${wantedObject('content object', args)}; it is left out.`,
      hint: hintToObject(args) ?? 'Write it as { "id": "…" }.',
    }),
  },

  'content/object-twice': {
    level: 'warning',
    isAdvice: true,
    section: 'Specification 2.8',
    summary: 'A field names each content object once.',
    say: ({ name }) => ({ message: `the content object ${quote(name)} stands in this content already.`, hint: 'Remove one of the two.' }),
    find: (subject) =>
      findDefinitions(subject).flatMap(({ definition: { content } }) => {
        const objects = content?.content_objects ?? []
        return repeatedAt(objects, ({ id }) => id).flatMap((at) => {
          const object = objects[at]
          return object ? [{ pointer: subject.pointerTo(object, 'id'), args: { name: object.id } }] : []
        })
      }),
  },

  'content/empty': {
    level: 'warning',
    isAdvice: true,
    section: 'Specification 2.8',
    summary: 'Content names a content object.',
    say: () => ({ message: 'the list of content objects is empty; nothing can be loaded.', hint: 'Name one: { "id": "…" }.' }),
    find: (subject) =>
      subject.objects.flatMap(({ read, sent, table: { kind } }) => {
        const objects = kind === 'content' ? sent['content_objects'] : undefined
        return Array.isArray(objects) && objects.length === 0 ? [{ pointer: subject.pointerTo(read, 'content_objects'), args: {} }] : []
      }),
  },

  'content/unused': {
    level: 'warning',
    isAdvice: true,
    section: 'Decisions §1',
    summary: 'Content stands on a field that offers its options.',
    say: ({ control, remedy }) => ({
      message: `the field is shown as ${quote(control)}, which offers no options; nothing is loaded.`,
      hint: `Remove the content${orOffer(remedy)}.`,
    }),
    find: (subject) =>
      findFields(subject)
        .filter(({ definition, node, isItems }) => definition.content !== undefined && !isItems && !offering.has(node.control))
        .map(({ definition, node }) => ({
          pointer: subject.pointerTo(definition, 'content'),
          args: { control: node.control, ...remedyFor(definition) },
        })),
  },

  'content/custom-without-loader': {
    foundBy: 'form',
    section: 'Decisions §6',
    summary: 'The host has a loader for custom content.',
    say: ({ name }) => ({
      message: `the content ${quote(name)} is "custom", but no loader was given for it; the module is asked.`,
      hint: 'Pass a loader in "contentLoaders", or use the type "managed".',
    }),
  },

  'content/unknown-reload': {
    level: 'warning',
    isAdvice: true,
    section: 'Decisions §1, extensions',
    summary: '"reload_content_objects" names content objects that a field declares.',
    say: ({ name }) => ({
      message: `no field declares a content object ${quote(name)}; nothing is reloaded.`,
      hint: 'Write the id as the content of a field does.',
    }),
    find: (subject) => {
      const declared = new Set(
        findDefinitions(subject).flatMap(({ definition }) => definition.content?.content_objects?.map(({ id }) => id) ?? []),
      )
      return findDefinitions(subject).flatMap(({ definition: { on_action: action } }) => {
        const objects: unknown = action?.['reload_content_objects']
        if (!action || !Array.isArray(objects)) return []
        return objects.flatMap((object: unknown, at) => {
          const name = isJsonObject(object) ? object['id'] : undefined
          return typeof name !== 'string' || declared.has(name)
            ? []
            : [{ pointer: subject.pointerTo(action, 'reload_content_objects', at, 'id'), args: { name } }]
        })
      })
    },
  },
} satisfies Partial<CheckRows<CodesOf<'content'>>>
