import { controlOf } from '../../schema/fieldTypes.ts'
import { isAbsent } from '../../schema/json.ts'
import type { CheckRows, CodesOf } from '../check.ts'
import { findDefinitions } from '../find/definitions.ts'
import { findFields } from '../find/fields.ts'

/** Objects and arrays: what is inside them. */
export const nestingChecks = {
  'array/items-without-fields': {
    level: 'warning',
    isAdvice: true,
    section: 'Specification 2.4',
    summary: 'Items of type object have fields.',
    say: () => ({
      message: 'the items are objects without fields; each row is typed as JSON.',
      hint: 'Give "items" a list of "fields", or choices to choose from.',
    }),
    find: (subject) =>
      findFields(subject)
        .filter(
          ({ isItems, definition, node }) =>
            isItems &&
            definition.type === 'object' &&
            node.control === 'CodeblockWidget' &&
            definition.ui_options?.ui_widget !== 'CodeblockWidget',
        )
        .map(({ definition }) => ({ pointer: subject.pointerTo(definition), args: {} })),
  },

  'array/no-items': {
    level: 'warning',
    ofObjects: true,
    section: 'Specification 2.4',
    summary: 'An array says what its items are.',
    say: () => ({
      message: 'the array has no "items"; each of its rows is a text.',
      hint: 'Add "items" with a "type", and with "fields" where rows are objects.',
    }),
    find: (subject) =>
      findDefinitions(subject)
        .filter(
          ({ definition, applied, isWhole }) =>
            (isWhole || definition.type === 'array') && applied.type === 'array' && controlOf(applied) === 'rows',
        )
        .filter(({ raw, applied, isUnsettled }) => isAbsent(raw['items'] ?? applied.items) && !fillingKeys.some(isUnsettled))
        .map(({ read }) => ({ pointer: subject.pointerTo(read), args: {} })),
  },

  'object/heading': {
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
        .filter(({ applied, isWhole, isItems }) => isWhole && !isItems && applied.type === 'object' && controlOf(applied) === 'heading')
        // Unreadable fields have a check of their own.
        .filter(({ raw }) => isNothing(raw['fields']))
        .filter(({ raw }) => (raw['choices'] ?? raw['content'] ?? undefined) === undefined)
        .map(({ read }) => ({ pointer: subject.pointerTo(read), args: {} })),
  },
} satisfies Partial<CheckRows<CodesOf<'array' | 'object'>>>

const isNothing = (fields: unknown): boolean => isAbsent(fields) || (Array.isArray(fields) && fields.length === 0)

/** The keys by which another rule may say what is in the array. */
const fillingKeys = ['items', 'choices', 'content']
