import {
  moveDown,
  type MovedEntry,
  moveUp,
  removeItem,
  removeKey,
  renameKey,
  replaceEntry,
  replaceValue,
  setKey,
  wrapValue,
} from './rewriter.ts'
import type { Change, Edits } from './textEdit.ts'
import { writeAnew, writeObject, type Writing } from './writing.ts'
import { entryOf, findNode, type SourceNode } from '../source/sourceNode.ts'
import { findNearMiss } from '../../../core/schema/findNearMiss.ts'
import { isAbsent, isJsonObject, isScalar, isEqual } from '../../../core/schema/json.ts'
import { parseChoices } from '../../../core/schema/parseChoices.ts'
import type { ProblemArgs, ProblemCode } from '../../../core/schema/problems.ts'
import { fieldTypeNames } from '../../../core/schema/fieldTypeNames.ts'
import { childAddress, getValue, parentAddress, segmentsOf } from '../../../core/values/path.ts'

/** One row for each code that can be fixed automatically. `undefined`: not in this case. */
export type Fixes = {
  readonly [Code in ProblemCode]?: (place: FixPlace, args: ProblemArgs[Code]) => Change | undefined
}

/** What a fix works on: a place in a text, with its value. */
export interface FixPlace {
  readonly writing: Writing
  readonly json: unknown
  readonly root: SourceNode
  /** JSON Pointer from the root of the file. */
  readonly pointer: string
}

const valueAt = ({ json, pointer }: FixPlace): unknown => getValue(json, segmentsOf(pointer))

const nodeAt = ({ root, pointer }: FixPlace): SourceNode | undefined => findNode(root, pointer)

const parentOf = (place: FixPlace): FixPlace => ({ ...place, pointer: parentAddress(place.pointer) })

const keyOf = ({ pointer }: FixPlace): string => segmentsOf(pointer).at(-1) ?? ''

/** The entry of a key, with the object that contains it. */
const entryAt = (place: FixPlace): MovedEntry | undefined => {
  const node = nodeAt(parentOf(place))
  const entry = node?.kind === 'object' ? entryOf(node, keyOf(place)) : undefined
  return node && entry && { node, entry, value: valueAt(place) }
}

/** A change that moves no value. */
const inPlace = (edits: Edits | undefined): Change | undefined => edits && { edits, moves: [] }

const moving = (edits: Edits | undefined, from: FixPlace, to: string | undefined): Change | undefined =>
  edits && { edits, moves: [{ from: from.pointer, to }] }

const pointerBelow = (pointer: string, segments: readonly (string | 0)[]): string =>
  segments.reduce<string>((address, segment) => childAddress(address, String(segment)), pointer)

const wrapAt = (place: FixPlace, segments: readonly (string | 0)[]): Change | undefined => {
  const at = entryAt(place)
  return at && moving(wrapValue(place.writing, at.node, at.entry, segments), place, pointerBelow(place.pointer, segments))
}

/** Sets a key that is missing, `null` or an empty object or list: any other value was intended, and stays. */
const setAt = (place: FixPlace, key: string, value: unknown, after?: string): Change | undefined => {
  const node = nodeAt(place)
  const held = valueAt({ ...place, pointer: childAddress(place.pointer, key) })
  return node && holdsNothing(held) ? inPlace(setKey(place.writing, node, key, value, after)) : undefined
}

const holdsNothing = (value: unknown): boolean =>
  isAbsent(value) || (typeof value === 'object' && value !== null && Object.keys(value).length === 0)

const replaceAt = (place: FixPlace, value: unknown): Change | undefined => {
  const node = nodeAt(place)
  return node && inPlace(replaceValue(place.writing, node, value))
}

/** The value type of the choices at a place, as the parser determines it. */
const choiceTypeAt = (entry: FixPlace): unknown => {
  const list = parentOf(entry)
  const field = valueAt(keyOf(list) === 'values' ? parentOf(parentOf(list)) : parentOf(list))
  if (!isJsonObject(field)) return undefined
  const { type, items } = field
  return type === 'array' ? ((isJsonObject(items) ? items['type'] : undefined) ?? 'string') : type
}

const giveValue = (place: FixPlace): Change | undefined => {
  const type = choiceTypeAt(place)
  const node = nodeAt(place)
  const id = node && entryOf(node, 'id')
  // An effect that does not name the type: only the field it changes tells whether texts or objects are stored.
  if (typeof type !== 'string') return undefined
  const [choice] = parseChoices([valueAt(place)], type).choices
  // `value: null` beside an `id` would remain as a second key.
  if (node === undefined || id === undefined || choice === undefined || entryOf(node, 'value') !== undefined) return undefined
  const replaced = isJsonObject(choice.value) ? replaceValue(place.writing, id.value, choice.value) : []
  return inPlace(replaced && [...renameKey(place.writing, id, 'value'), ...replaced])
}

/** Renames or moves an entry to where its key belongs: `right` is a path, relative to the containing object or to the field above it. */
const moveTo = (place: FixPlace, right: string, ofField: boolean): Change | undefined => {
  const at = entryAt(place)
  const ownerPlace = parentOf(place)
  const keys = right.split('.')
  const to = pointerBelow(ofField ? parentOf(ownerPlace).pointer : ownerPlace.pointer, keys)
  if (at === undefined) return undefined
  const { writing } = place
  if (ofField) {
    const owner = entryAt(ownerPlace)
    return owner && moving(moveUp(writing, at, owner, keys), place, to)
  }
  if (keys.length > 1) return moving(moveDown(writing, at, keys), place, to)
  return entryOf(at.node, right) === undefined ? moving(renameKey(writing, at.entry, right), place, to) : undefined
}

const followAlias = (place: FixPlace, { right, ofField }: ProblemArgs['key/alias']): Change | undefined => moveTo(place, right, ofField)

const version = '1.0.0'
const versionKey = 'workflows_module_schema_version'

/** Fixes that write an alias in its canonical form: the parsed schema stays the same. Decisions §1, aliases. */
export const aliasFixes = {
  'schema/no-metadata': (place) => setAt(place, 'metadata', { [versionKey]: version }),
  'schema/no-version': (place) => setAt(place, versionKey, version),
  'key/alias': followAlias,
  'choices/bare-array': (place) => wrapAt(place, ['values']),
  'choices/scalar': (place, { value }) => replaceAt(place, { value, label: String(value) }),
  'choices/missing-label': (place, { label }) => setAt(place, 'label', label, 'value'),
  'choices/label-not-text': (place, { label }) => replaceAt({ ...place, pointer: childAddress(place.pointer, 'label') }, label),
  'choices/id-without-value': giveValue,
  'content/no-type': (place) => setAt(place, 'type', ['managed']),
  'content/bare-type': (place) => wrapAt(place, [0]),
  'rules/bare-condition': (place) => wrapAt(place, bareConditionWraps(place)),
  'rules/bare-effects': (place) => wrapAt(place, ['fields']),
  'rules/missing-apply-as': (place) => setAt(place, 'apply_as', 'merge', 'id'),
} satisfies Fixes

/** `"and": {…}` lacks its list, `"if": […]` its combinator, `"if": {…}` both. */
const bareConditionWraps = (place: FixPlace): readonly (string | 0)[] => {
  const isOperand = ['and', 'or'].includes(keyOf(place))
  if (isOperand) return [0]
  return Array.isArray(valueAt(place)) ? ['and'] : ['and', 0]
}

/** Removes an entry of a list that equals an earlier one. */
const removeRepeated = (place: FixPlace): Change | undefined => {
  const [list, node, index] = [valueAt(parentOf(place)), nodeAt(parentOf(place)), Number(keyOf(place))]
  if (node?.kind !== 'array' || !Array.isArray(list)) return undefined
  const isRepeated = list.slice(0, index).some((earlier) => isEqual(earlier, list[index]))
  return isRepeated ? moving(removeItem(place.writing, node, index), place, undefined) : undefined
}

const removeAt = (place: FixPlace): Change | undefined => {
  const at = entryAt(place)
  return at && moving(removeKey(place.writing, at.node, at.entry), place, undefined)
}

/** Fixes that remove what is repeated or has no effect: the schema is shorter, the form stays the same. */
export const removalFixes = {
  'order/duplicate-id': removeRepeated,
  'layout/element-twice': removeRepeated,
  'content/object-twice': (place) => removeRepeated(parentOf(place)),
  'content/dependency-twice': (place) => removeRepeated(parentOf(place)),
  'rules/repeated-comparison': removeRepeated,
  'rules/repeated-value': removeRepeated,
  'rules/needless-value': removeAt,
} satisfies Fixes

const correctKey = (place: FixPlace, { key, right, ofField }: ProblemArgs['key/near-miss']): Change | undefined => {
  if (isNamesOfEnum(key)) return undefined
  return key === 'enum' && !ofField ? joinEnum(place, right) : moveTo(place, right, ofField)
}

/** Labels for the values of an `enum`: without it they are not choices. */
const isNamesOfEnum = (key: string): boolean => /^enum[_-]?names$/i.test(key)

/**
 * Replaces `enum` by the choices it lists, with labels from `enumNames`. If the two lists do not match, it is unclear which label belongs
 * to which value.
 */
const joinEnum = (place: FixPlace, right: string): Change | undefined => {
  const at = entryAt(place)
  const names = at?.node.entries.find(({ key }) => isNamesOfEnum(key))
  if (at === undefined || names === undefined) return moveTo(place, right, false)
  const { writing } = place
  const namesPlace = { ...place, pointer: pointerBelow(parentOf(place).pointer, [names.key]) }
  const [values, labels] = [at.value, valueAt(namesPlace)]
  if (!Array.isArray(values) || !Array.isArray(labels) || values.length !== labels.length) return undefined
  if (!values.every(isScalar) || !labels.every(isScalar) || entryOf(at.node, right) !== undefined) return undefined
  const choices = at.entry.value.items.map((item, index) =>
    writeObject(writing, [
      ['value', writeAnew(writing, item, values[index])],
      ['label', writing.writeValue(String(labels[index]))],
    ]),
  )
  const replaced = replaceEntry(writing, at.entry, right, writeObject(writing, [['values', `[${choices.join(`,${writing.space}`)}]`]]))
  const removed = removeKey(writing, at.node, names)
  const moves = [
    { from: place.pointer, to: pointerBelow(parentOf(place).pointer, [right, 'values']) },
    { from: namesPlace.pointer, to: undefined },
  ]
  return replaced && removed && { edits: [...replaced, ...removed], moves }
}

const correctWord = (place: FixPlace, { right }: { readonly right?: string | undefined }): Change | undefined => {
  const node = nodeAt(place)
  return node && right !== undefined ? inPlace(replaceValue(place.writing, node, right)) : undefined
}

/** Synonyms of a type that carry no further information; `date`, for example, would lose its format. */
const sameTypes: ReadonlySet<string> = new Set(['text', 'str', 'int', 'float', 'double', 'decimal', 'bool', 'list', 'dict'])

const correctType = (place: FixPlace, args: ProblemArgs['field/unknown-type']): Change | undefined =>
  sameTypes.has(args.type.toLowerCase()) || findNearMiss(args.type, fieldTypeNames) !== undefined ? correctWord(place, args) : undefined

/** Fixes that replace an ignored key or value by the one probably meant: the form changes. Decisions §1, near misses. */
export const nearMissFixes = {
  'key/near-miss': correctKey,
  'field/unknown-type': correctType,
  'field/unknown-widget': correctWord,
  'field/unknown-format': correctWord,
  'widget/unknown-language': correctWord,
  'rules/unknown-operator': correctWord,
} satisfies Fixes
