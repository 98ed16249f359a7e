import type { ObjectKind, SeenObject } from '../../schema/parsing.ts'
import { isProperties } from '../../schema/readers.ts'
import { bySubject } from '../bySubject.ts'
import { findNearMiss } from '../../schema/findNearMiss.ts'
import { wrongKeys } from '../words/wrongKeys.ts'

interface UnknownKey {
  readonly pointer: string
  readonly owner: object
  readonly seen: SeenObject
  readonly key: string
  /** The most likely intended key: relative to the same object, or to the field if it starts with `^`. */
  readonly right: string | undefined
}

/** Keys that are in no table, of all objects. Decisions §1. */
export const findUnknownKeys = bySubject(({ objects, pointerTo }) =>
  objects.flatMap((seen) =>
    unknownKeysOf(seen).map((unknown): UnknownKey => ({ ...unknown, owner: seen.read, seen, pointer: pointerTo(seen.read, unknown.key) })),
  ),
)

const unknownKeysOf = ({ raw, table }: SeenObject): readonly Pick<UnknownKey, 'key' | 'right'>[] => {
  const known = Object.keys(table.keys)
  const wrong = wrongKeys[table.kind] ?? {}
  return Object.keys(raw)
    .filter((key) => !known.includes(key) && !privateKey.test(key) && !isProperties(key, raw, table))
    .map((key) => ({ key, right: misplacedKey(key, table.kind) ?? findNearMiss(key, known, wrong) ?? misspeltElsewhere(key, wrong) }))
}

/** Keys of other objects, normalised, that are long and peculiar enough for a key that differs by a letter to be no other word. */
const peculiarKeys: readonly string[] =
  'required pattern minimum maximum minlength maxlength minitems maxitems widget uiwidget uilayout uiorder placeholder loadschema contentobjects'.split(
    ' ',
  )

/** The place of a key that is misspelt besides standing in a wrong object. `required_if` is a key of its own, as `budget` is no widget. */
const misspeltElsewhere = (key: string, wrong: Readonly<Record<string, string>>): string | undefined => {
  const letters = key.toLowerCase().replaceAll(/[\s_-]/g, '')
  const alike = peculiarKeys.filter(
    (word) => Object.hasOwn(wrong, word) && word[0] === letters[0] && Math.abs(word.length - letters.length) <= 1,
  )
  const word = findNearMiss(key, alike)
  return word === undefined ? undefined : wrong[word]
}

/** Modules keep private data under such keys. */
const privateKey = /^(?:_(?!_proto__$)|x[-_])/i

/** Objects inside a field that may contain misplaced keys of the field. */
const insideField: ReadonlySet<ObjectKind> = new Set<ObjectKind>(['validation', 'uiOptions', 'onAction'])

const keysOfFields: ReadonlySet<string> = new Set(
  'type label description default format validation validation_messages ui_options on_action rules choices content fields items'.split(' '),
)

const misplacedKey = (key: string, kind: ObjectKind): string | undefined =>
  insideField.has(kind) && keysOfFields.has(key) ? `^${key}` : undefined
