import { moveDown, moveUp, removeItem, removeKey, renameKey, replaceValue, setKey, wrapValue } from './rewriter.ts'
import type { Change } from './textEdit.ts'
import type { Writing } from './writing.ts'
import { entryOf, findNode, type SourceEntry, type SourceNode } from '../source/sourceNode.ts'
import { findNearMiss } from '../../../core/schema/findNearMiss.ts'
import { isJsonObject } from '../../../core/schema/json.ts'
import { parseChoices } from '../../../core/schema/parseChoices.ts'
import type { ProblemArgs, ProblemCode } from '../../../core/schema/problems.ts'
import { fieldTypeNames } from '../../../core/schema/wire.ts'
import { isEqual } from '../../../core/values/isEqual.ts'
import { getValue, parentAddress, segmentsOf } from '../../../core/values/path.ts'

/** One row for each code that can be mended mechanically. `undefined`: not in this case. */
export type Fixes = {
  readonly [Code in ProblemCode]?: (place: FixPlace, args: ProblemArgs[Code]) => Change | undefined
}

/** What a fix works on: a place in a text, with the value that stands there. */
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

/** The entry of a key, with the object it stands in. */
const entryAt = (place: FixPlace): { readonly node: SourceNode; readonly entry: SourceEntry } | undefined => {
  const node = nodeAt(parentOf(place))
  const entry = node?.kind === 'object' ? entryOf(node, keyOf(place)) : undefined
  return node && entry && { node, entry }
}

const wrapAt = (place: FixPlace, segments: readonly (string | 0)[]): Change | undefined => {
  const at = entryAt(place)
  return at && wrapValue(place.writing, at.node, at.entry, segments)
}

const setAt = (place: FixPlace, key: string, value: unknown, after?: string): Change | undefined => {
  const node = nodeAt(place)
  return node && setKey(place.writing, node, key, value, after)
}

const replaceAt = (place: FixPlace, value: unknown): Change | undefined => {
  const node = nodeAt(place)
  return node && replaceValue(place.writing, node, value)
}

/** The type whose values the choices at a place are, as the parser finds it. */
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
  const [choice] = parseChoices([valueAt(place)], typeof type === 'string' ? type : undefined).choices
  // `value: null` beside an `id` would stay as a second one.
  if (node === undefined || id === undefined || choice === undefined || entryOf(node, 'value') !== undefined) return undefined
  const replaced = isJsonObject(choice.value) ? replaceValue(place.writing, id.value, choice.value) : []
  return replaced && [...renameKey(place.writing, id, 'value'), ...replaced]
}

const followAlias = (place: FixPlace, { right, ofField }: ProblemArgs['key/alias']): Change | undefined => {
  const at = entryAt(place)
  if (at === undefined) return undefined
  if (ofField) {
    const owner = entryAt(parentOf(place))
    const [key = '', ...below] = right.split('.')
    const value = below.reduceRight<unknown>((inner, outer) => ({ [outer]: inner }), valueAt(place))
    return owner && moveUp(place.writing, { node: owner.node, owner: owner.entry, entry: at.entry }, value, key)
  }
  if (right.includes('.')) return moveDown(place.writing, at.node, at.entry, valueAt(place), right.split('.'))
  return entryOf(at.node, right) === undefined ? renameKey(place.writing, at.entry, right) : undefined
}

const version = '1.0.0'
const versionKey = 'workflows_module_schema_version'

/** Fixes that write down what is read anyway: the schema that is parsed stays the same. Decisions §1, aliases. */
export const aliasFixes = {
  'schema/no-metadata': (place) => setAt(place, 'metadata', { [versionKey]: version }),
  'schema/no-version': (place) => setAt(place, versionKey, version),
  'key/alias': followAlias,
  'choices/bare-array': (place) => wrapAt(place, ['values']),
  'choices/scalar': (place, { value }) => replaceAt(place, { value, label: String(value) }),
  'choices/missing-label': (place, { label }) => setAt(place, 'label', label, 'value'),
  'choices/label-not-text': (place, { label }) => setAt(place, 'label', label),
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

/** Removes an entry of a list that an earlier one equals in all it holds. */
const removeRepeated = (place: FixPlace): Change | undefined => {
  const [list, node, index] = [valueAt(parentOf(place)), nodeAt(parentOf(place)), Number(keyOf(place))]
  if (node?.kind !== 'array' || !Array.isArray(list)) return undefined
  const isRepeated = list.slice(0, index).some((earlier) => isEqual(earlier, list[index]))
  return isRepeated ? removeItem(place.writing, node, index) : undefined
}

const removeAt = (place: FixPlace): Change | undefined => {
  const at = entryAt(place)
  return at && removeKey(place.writing, at.node, at.entry)
}

/** Fixes that remove what is said twice, or to nobody: the schema is shorter, the form stays the same. */
export const removalFixes = {
  'order/duplicate-id': removeRepeated,
  'layout/element-twice': removeRepeated,
  'content/object-twice': (place) => removeRepeated(parentOf(place)),
  'content/dependency-twice': (place) => removeRepeated(parentOf(place)),
  'rules/repeated-comparison': removeRepeated,
  'rules/repeated-value': removeRepeated,
  'rules/needless-value': removeAt,
} satisfies Fixes

const correctKey = (place: FixPlace, { right, ofField }: ProblemArgs['key/near-miss']): Change | undefined => {
  const at = entryAt(place)
  if (at === undefined) return undefined
  const { writing } = place
  const { node, entry } = at
  if (ofField) {
    const owner = entryAt(parentOf(place))
    return owner && moveUp(writing, { node: owner.node, owner: owner.entry, entry }, valueAt(place), right)
  }
  if (right.includes('.')) return moveDown(writing, node, entry, valueAt(place), right.split('.'))
  return entryOf(node, right) === undefined ? renameKey(writing, entry, right) : undefined
}

const correctWord = (place: FixPlace, { right }: { readonly right?: string | undefined }): Change | undefined => {
  const node = nodeAt(place)
  return node && right !== undefined ? replaceValue(place.writing, node, right) : undefined
}

/** Other words for a type that say no more than the type does: `date` would lose its format. */
const sameTypes: ReadonlySet<string> = new Set(['text', 'str', 'int', 'float', 'double', 'decimal', 'bool', 'list', 'dict'])

const correctType = (place: FixPlace, args: ProblemArgs['field/unknown-type']): Change | undefined =>
  sameTypes.has(args.type.toLowerCase()) || findNearMiss(args.type, fieldTypeNames) !== undefined ? correctWord(place, args) : undefined

/** Fixes that put what was probably meant in place of what is ignored: the form changes. Decisions §1, near misses. */
export const nearMissFixes = {
  'key/near-miss': correctKey,
  'field/unknown-type': correctType,
  'field/unknown-widget': correctWord,
  'field/unknown-format': correctWord,
  'widget/unknown-language': correctWord,
  'rules/unknown-operator': correctWord,
} satisfies Fixes
