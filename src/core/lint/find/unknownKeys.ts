import type { SeenObject } from '../../schema/parsing.ts'
import { isProperties } from '../../schema/readers.ts'
import { bySubject } from '../bySubject.ts'
import { findNearMiss } from '../../schema/findNearMiss.ts'
import { wrongKeys } from '../words/wrongKeys.ts'

interface UnknownKey {
  readonly pointer: string
  readonly owner: object
  readonly key: string
  /** What was probably meant: as seen from the same object, or of the field where it starts with `^`. */
  readonly right: string | undefined
}

/** Keys that no table has, in all objects. Decisions §1. */
export const findUnknownKeys = bySubject(({ objects, pointerTo }) =>
  objects.flatMap((seen) =>
    unknownKeysOf(seen).map((unknown): UnknownKey => ({ ...unknown, owner: seen.read, pointer: pointerTo(seen.read, unknown.key) })),
  ),
)

const unknownKeysOf = ({ raw, table }: SeenObject): readonly Omit<UnknownKey, 'pointer' | 'owner'>[] => {
  const known = Object.keys(table.keys)
  return Object.keys(raw)
    .filter((key) => !known.includes(key) && !isProperties(key, raw, table))
    .map((key) => ({ key, right: findNearMiss(key, known, wrongKeys[table.kind]) }))
}
