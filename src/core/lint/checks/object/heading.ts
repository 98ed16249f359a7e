import { isAbsent } from '../../../schema/json.ts'
import type { Check } from '../../check.ts'
import { findDefinitions } from '../../find/definitions.ts'
import { controlOf } from '../../../schema/fieldTypes.ts'

/** An object has fields, choices or content, unless it is a heading. Decisions §1. */
export const heading: Check<'object/heading'> = {
  code: 'object/heading',
  level: 'info',
  ofObjects: true,
  section: 'Decisions §1',
  summary: 'An object has fields, choices or content, unless it is a heading.',
  say: () => ({
    message: 'the object has neither "fields" nor "choices"; it is shown as a heading and holds no value of its own.',
    hint: 'Add "fields", "choices" or "content" if it should hold a value.',
  }),
  find: (subject) =>
    findDefinitions(subject)
      .filter(
        ({ definition, isWhole, isItems }) => isWhole && !isItems && definition.type === 'object' && controlOf(definition) === 'heading',
      )
      // What is there and unreadable is said so.
      .filter(({ raw }) => isNothing(raw['fields']))
      .filter(({ raw }) => (raw['choices'] ?? raw['content'] ?? undefined) === undefined)
      .map(({ read }) => ({ pointer: subject.pointerTo(read), args: {} })),
}

const isNothing = (fields: unknown): boolean => isAbsent(fields) || (Array.isArray(fields) && fields.length === 0)
