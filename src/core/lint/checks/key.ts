import type { ObjectKind, SeenObject } from '../../schema/parsing.ts'
import type { ProblemArgs } from '../../schema/problems.ts'
import { isJsonObject, type JsonObject, ownValue } from '../../schema/json.ts'
import type { FieldType } from '../../schema/wire.ts'
import type { CheckRows, CodesOf } from '../check.ts'
import { findDefinitions } from '../find/definitions.ts'
import { judgeDefault } from '../find/judgeDefault.ts'
import { typesOfRules } from '../find/typesOfRules.ts'
import { findUnknownKeys } from '../find/unknownKeys.ts'
import { mergeKey } from '../mergeKey.ts'
import type { Subject } from '../subject.ts'
import { quote } from '../words/quote.ts'
import { suggestName } from '../words/suggestName.ts'
import { shown } from '../words/wanted.ts'

/** Keys: misspelt, misplaced, unknown, and with values of a wrong type. */
export const keyChecks = {
  'key/alias': {
    level: 'warning',
    foundBy: 'parser',
    structural: true,
    section: 'Decisions §1, aliases',
    summary: 'A key has its own name and its own place.',
    say: (args) => ({
      message: `${quote(args.key)} is read as ${quote(args.right)}${args.ofField ? ' of the field' : ''}.`,
      hint: hintToRename(args),
    }),
  },

  'key/extension': {
    level: 'info',
    ofObjects: true,
    section: 'Decisions §1, extensions',
    summary: 'A key that is supported here may be unknown to other platforms.',
    say: ({ key, type }) => ({
      message:
        type === undefined
          ? `${quote(key)} is supported here, but the specification does not have it at this place.`
          : `items of type ${quote(type)} are supported here, but the specification has only texts and objects as items.`,
      hint: 'Nothing to do for this form; other platforms may ignore it.',
    }),
    find: (subject) => [
      ...subject.objects.flatMap(({ raw, read, table: { kind, keys } }) =>
        Object.keys(raw)
          .filter((key) => Object.hasOwn(keys, key) && isExtension(kind, key) && raw[key] !== null && read[key] !== undefined)
          .map((key) => ({ pointer: subject.pointerTo(read, key), args: { key } })),
      ),
      ...subject.objects.flatMap(({ read, table: { kind } }) => {
        const type = kind === 'items' ? extendedItems.find((one) => one === read['type']) : undefined
        return type === undefined ? [] : [{ pointer: subject.pointerTo(read, 'type'), args: { key: 'type', type } }]
      }),
      ...findDefinitions(subject)
        .filter(
          ({ definition, isItems }) => judgeDefault(definition)?.fits === true && (isItems || extendedTypes.includes(definition.type)),
        )
        .map(({ read }) => ({ pointer: subject.pointerTo(read, 'default'), args: { key: 'default' } })),
    ],
  },

  'key/near-miss': {
    level: 'warning',
    ofObjects: true,
    section: 'Decisions §1',
    summary: 'Keys are spelt as the specification has them, and stand where it has them.',
    say: (args) => {
      const { key, right, ofField } = args
      return {
        message: `the key ${quote(key)} is unknown here and ignored; ${quote(right)}${ofField ? ' of the field' : ''} was probably meant.`,
        hint: hintToRename(args),
      }
    },
    find: (subject) => {
      const definitions = new Map(
        subject.objects.flatMap(({ place, sent, read, table: { kind } }) =>
          kind in definitionKinds ? [[place.pointer, { sent, read }] as const] : [],
        ),
      )
      return findUnknownKeys(subject).flatMap(({ key, right, pointer, seen }) => {
        if (right === undefined) return []
        const ofField = right.startsWith('^')
        const { pointer: at, partial } = seen.place
        const definition = definitions.get(ofField || !(seen.table.kind in definitionKinds) ? at.slice(0, at.lastIndexOf('/')) : at)
        const type = meantType(definition?.sent['type'])
        const path = meantFor(type, right.replace(/^\^/, '').split('.'))
        const isUnfit = typesOfRules.get(path.at(-1) ?? '')?.some((one) => one === type) === false
        const shows = partial === 'effect' ? 'effect' : 'field'
        return [
          {
            pointer,
            args: {
              key,
              right: path.join('.'),
              ofField,
              ...standingAt(subject, ofField ? definition : seen, path),
              ...(isUnfit && type !== undefined && { unfit: type }),
              ...(asksToShow(key, seen.raw[key]) && { shows }),
            },
          },
        ]
      })
    },
  },

  'key/unknown': {
    level: 'info',
    ofObjects: true,
    section: 'Decisions §1',
    summary: 'Keys are those of the specification.',
    say: ({ key }) =>
      key === mergeKey
        ? { message: 'the merge key "<<" is not followed, so that what it should bring is missing.', hint: 'Write out what it refers to.' }
        : { message: `the key ${quote(key)} is unknown here; it is kept and ignored.`, hint: 'Remove it, unless other software needs it.' },
    find: (subject) =>
      findUnknownKeys(subject).flatMap(({ key, right, pointer }) => (right === undefined ? [{ pointer, args: { key } }] : [])),
  },

  'key/wrong-type': {
    level: 'warning',
    foundBy: 'parser',
    structural: true,
    section: 'Specification 2',
    summary: 'The value of a key has the type the specification gives it.',
    say: ({ key, expected, got, value, isRequired }) => ({
      message: `${named(key)} must be ${expected}, but is ${shown(got, value)}; it is ignored.`,
      hint: `Make it ${expected}${isRequired ? '' : ', or remove it'}.`,
    }),
  },
} satisfies Partial<CheckRows<CodesOf<'key'>>>

/** The specification gives defaults only to fields of the other types. */
const extendedTypes: readonly unknown[] = ['connection', 'object', 'array']

/** Types of items beyond the specification; those with keys of their own are told at these. */
const extendedItems: readonly FieldType[] = ['number', 'integer', 'boolean']

const definitionKinds = { field: true, items: true, effect: true }

const asksToShow = (key: string, value: unknown): boolean => (key === 'hidden' && value === false) || (key === 'visible' && value === true)

/** What a limit is called where it is no number that is limited. */
const limitsOf: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  string: { minimum: 'min_length', maximum: 'max_length' },
  array: { minimum: 'min_items', maximum: 'max_items' },
}

const meantFor = (type: string | undefined, path: readonly string[]): readonly string[] =>
  type === undefined ? path : path.map((key) => ownValue(ownValue(limitsOf, type) ?? {}, key) ?? key)

/** The type of a field, or what its problem suggests for a misspelt one. What is near no type says nothing about the keys beside it. */
const meantType = (type: unknown): string | undefined => (typeof type === 'string' ? suggestName('field/unknown-type', type) : undefined)

/** What stands in the place that a key belongs in: a value that counts, or one that is ignored, such as `null` or one of a wrong type. */
const standingAt = (subject: Subject, owner: Pick<SeenObject, 'sent' | 'read'> | undefined, path: readonly string[]) => {
  if (owner === undefined || valueAt(owner.sent, path) === undefined) return {}
  const isTaken = valueAt(owner.read, path) !== undefined && subject.isTaken(owner.read, path[0] ?? '')
  return isTaken ? { isTaken: true as const } : { isIgnored: true as const }
}

const valueAt = (owner: JsonObject, path: readonly string[]): unknown =>
  path.reduce<unknown>((value, key) => (isJsonObject(value) ? ownValue(value, key) : undefined), owner)

/** Keys of a list are indexes. */
const named = (key: string): string => (/^\d+$/.test(key) ? `entry ${Number(key) + 1} of the list` : quote(key))

/** Keys that real modules use although the specification does not have them there. Decisions §1, extensions. */
const extensions: Readonly<Partial<Record<ObjectKind, readonly string[]>>> = {
  root: ['rules', 'connections'],
  rootUiOptions: ['ui_layout'],
  uiOptions: ['ui_order', 'placeholder'],
  validation: ['min_items', 'max_items'],
  onAction: ['load_content', 'reload_content_objects'],
  nestedCondition: ['and', 'or'],
}

/** For objects in which every other known key is an extension: the keys of the specification. A default is checked with its type. */
const specified: Readonly<Partial<Record<ObjectKind, readonly string[]>>> = {
  items: ['type', 'label', 'fields', 'default'],
  validationMessages: ['required', 'pattern'],
}

/** Whether a known key is not part of the specification. */
const isExtension = (kind: ObjectKind, key: string): boolean =>
  extensions[kind]?.includes(key) === true || specified[kind]?.includes(key) === false

const choices = 'Write "choices": { "values": [{ "value": "…", "label": "…" }] }.'

/** Keys that need more than renaming. */
const hints: Readonly<Record<string, string>> = {
  hidden: 'Write "ui_options": { "ui_widget": "hidden" }.',
  visible: 'Write "ui_options": { "ui_widget": "hidden" } to hide the field.',
  enum: choices,
  enumNames: 'Write each name as the "label" of its choice: "choices": { "values": [{ "value": "…", "label": "…" }] }.',
}

const hintsToShow = {
  field: 'Remove it: a field is shown unless its "ui_widget" is "hidden".',
  effect: 'Write "ui_options": { "ui_widget": null } to show the field.',
}

/** How to fix a key with a wrong name or in a wrong place. */
const hintToRename = ({ key, right, ofField, isTaken, isIgnored, unfit, shows }: ProblemArgs['key/near-miss']): string => {
  if (shows) return hintsToShow[shows]
  if (isTaken) return `Remove it: ${quote(right)}${ofField ? ' of the field' : ''} stands already, and counts.`
  if (unfit !== undefined) return `Remove it: ${quote(right)} means nothing on a field of type ${quote(unfit)}.`
  if (Object.hasOwn(hints, key)) return hints[key] ?? ''
  const instead = isIgnored ? ', in place of the one that is ignored' : ''
  if (ofField) return `Move it up to the field, as ${quote(right)}${instead}.`
  return `${right.includes('.') ? `Move ${quote(key)} to ${quote(right)}` : `Rename it to ${quote(right)}`}${instead}.`
}
