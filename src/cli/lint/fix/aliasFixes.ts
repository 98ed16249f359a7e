import { isJsonObject } from '../../../core/schema/json.ts'
import type { ProblemArgs } from '../../../core/schema/problems.ts'
import { parseChoices } from '../../../core/schema/parseChoices.ts'
import { entryOf } from '../source/sourceNode.ts'
import { entryAt, type FixPlace, keyOf, nodeAt, parentOf, valueAt } from './fixPlace.ts'
import type { Fixes } from './fixes.ts'
import { moveDown, moveUp, renameKey, replaceValue, setKey, wrapValue } from './rewriter.ts'
import type { Change } from './textEdit.ts'

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
