import { isFieldType } from '../../schema/fieldTypes.ts'
import { fieldTypeNames } from '../../schema/fieldTypeNames.ts'
import { formatNames, widgetNames } from '../../schema/wire.ts'
import type { CheckRows, CodesOf } from '../check.ts'
import { findDefinitions } from '../find/definitions.ts'
import { findFields } from '../find/fields.ts'
import { didYouMean, oneOf } from '../words/didYouMean.ts'
import { quote } from '../words/quote.ts'
import { suggestName } from '../words/suggestName.ts'
import { wanted, wantedId } from '../words/wanted.ts'

/** Ids, types, formats and widgets of fields. */
export const fieldChecks = {
  'field/not-an-object': {
    level: 'error',
    foundBy: 'parser',
    structural: true,
    section: 'Specification 2.3',
    summary: 'A field is an object.',
    say: ({ got }) => ({
      message: `${wanted('a field definition', got)}; it is left out.`,
      hint: 'A field is an object with "id" and "type".',
    }),
  },

  'field/missing-id': {
    level: 'error',
    foundBy: 'parser',
    structural: true,
    section: 'Specification 2.3',
    summary: 'A field has an id.',
    say: ({ got }) => ({
      message: `${wantedId('field', got)}; the field is left out.`,
      hint: 'Give it an "id": a text that no field beside it has.',
    }),
  },

  'field/duplicate-id': {
    level: 'error',
    foundBy: 'parser',
    section: 'Specification 2.3, decisions §1',
    summary: 'Fields beside each other have different ids.',
    say: ({ id }) => ({
      message: `a field ${quote(id)} stands before this one in the same list; this one is left out.`,
      hint: 'Give one of the two another "id".',
    }),
  },

  'field/confusing-id': {
    level: 'warning',
    isAdvice: true,
    section: 'Decisions §2 and §3',
    summary: 'An id can be written in rules and paths without doubt.',
    say: ({ id }) => ({
      message: `the id ${quote(id)} holds a dot, a slash or a space at its ends, or is "items": in rules and dependencies it reads like a path.`,
      hint: 'Use letters, digits and underscores.',
    }),
    find: (subject) =>
      findDefinitions(subject).flatMap(({ read, table: { kind } }) => {
        const { id } = read
        return kind === 'field' && typeof id === 'string' && (/[./~]|^\s|\s$/.test(id) || id === 'items')
          ? [{ pointer: subject.pointerTo(read, 'id'), args: { id } }]
          : []
      }),
  },

  'field/missing-type': {
    level: 'error',
    foundBy: 'parser',
    structural: true,
    section: 'Specification 2.3',
    summary: 'A field has a type.',
    say: () => ({ message: 'the field has no "type" and cannot be edited.', hint: `Add "type". ${oneOf(fieldTypeNames)}` }),
  },

  'field/unknown-type': {
    level: 'error',
    foundBy: 'parser',
    structural: true,
    section: 'Specification 2.4',
    summary: 'The type of a field is one of the seven.',
    say: ({ type }) =>
      kinds.test(type)
        ? { message: `the type of a field is a text, but ${type} came; the field cannot be edited.`, hint: oneOf(fieldTypeNames) }
        : {
            message: `${quote(type)} is no field type; the field cannot be edited.`,
            hint: didYouMean(suggestName('field/unknown-type', type), oneOf(fieldTypeNames)),
          },
  },

  'field/unknown-widget': {
    level: 'warning',
    foundBy: 'parser',
    structural: true,
    section: 'Specification 2.5',
    summary: 'The widget of a field is one of the seven.',
    say: ({ widget }) => ({
      message: `there is no widget ${quote(widget)}; the field gets the default one of its type.`,
      hint: didYouMean(suggestName('field/unknown-widget', widget), oneOf(widgetNames)),
    }),
  },

  'field/unknown-format': {
    level: 'warning',
    foundBy: 'parser',
    structural: true,
    section: 'Specification 2.7',
    summary: 'The format of a field is one of the five.',
    say: ({ format }) => ({
      message: `there is no format ${quote(format)}; it is not checked.`,
      hint: didYouMean(
        suggestName('field/unknown-format', format),
        `${oneOf(formatNames)} Anything else can be checked with "validation.pattern".`,
      ),
    }),
  },

  'field/unfit-format': {
    level: 'warning',
    isAdvice: true,
    section: 'Specification 2.7',
    summary: 'A format stands on a text.',
    say: ({ format, type }) => ({
      message: `the format ${quote(format)} is for texts; it is not checked on type ${quote(type)}.`,
      hint: 'Remove the format, or change the type to "string".',
    }),
    find: (subject) =>
      findDefinitions(subject).flatMap(({ read, definition: { format }, applied: { type } }) =>
        format !== undefined && formatNames.some((name) => name === format) && isFieldType(type) && type !== 'string'
          ? [{ pointer: subject.pointerTo(read, 'format'), args: { format, type } }]
          : [],
      ),
  },

  'field/unfit-key': {
    level: 'warning',
    isAdvice: true,
    section: 'Specification 2.4',
    summary: 'A field has the keys of its type.',
    say: ({ key, type }) => ({
      message: `${quote(key)} means nothing on a field of type ${quote(type)}.`,
      hint: 'Remove it, or change the type.',
    }),
    find: (subject) =>
      findDefinitions(subject).flatMap(({ read, applied: { type } }) =>
        isFieldType(type)
          ? Object.keys(read)
              .filter((key) => typesOf.get(key)?.includes(type) === false)
              .map((key) => ({ pointer: subject.pointerTo(read, key), args: { key, type } }))
          : [],
      ),
  },

  'field/never-shown': {
    level: 'info',
    isAdvice: true,
    section: 'Decisions §4',
    summary: 'A hidden field carries a value, or a rule shows it.',
    say: ({ id }) => ({
      message: `${quote(id)} is hidden, has no default, and no rule shows it; it carries a value only where the host or an answer of the module gives one.`,
      hint: 'Remove it, give it a default, or add a rule that shows it.',
    }),
    find: (subject) =>
      findFields(subject)
        .filter(
          ({ node, definition }) =>
            node.hidden && !node.switchable && definition.default === undefined && definition.validation?.required !== true,
        )
        .map(({ definition, id }) => ({ pointer: subject.pointerTo(definition, 'ui_options', 'ui_widget'), args: { id } })),
  },
} satisfies Partial<CheckRows<CodesOf<'field'>>>

/** Values that are not text are described by their kind. */
const kinds = /^an? (?:array|object|number|boolean)$/

/** The types that a key has an effect on. */
const typesOf: ReadonlyMap<string, readonly string[]> = new Map([
  ['fields', ['object']],
  ['items', ['array']],
  ['allowed_app_types', ['connection']],
  ['allowed_connection_management_types', ['connection']],
])
