import { ownValue } from '../schema/json.ts'
import type { ObjectKind, SeenObject } from '../schema/parsing.ts'
import type { ProblemLevel } from '../schema/problems.ts'

/** How grave it is that a key is missing. */
type LevelsByKey = Readonly<Record<string, ProblemLevel>>

const byKind: Readonly<Partial<Record<ObjectKind, LevelsByKey>>> = {
  root: { metadata: 'warning' },
  metadata: { workflows_module_schema_version: 'warning' },
  layout: { type: 'warning', elements: 'info' },
  content: { type: 'warning', content_objects: 'error' },
}

/** For fields and `items`. */
const byType: Readonly<Record<string, LevelsByKey>> = {
  connection: { allowed_app_types: 'error', allowed_connection_management_types: 'error' },
  array: { items: 'warning' },
}

/** How grave it would be if a key of an object were missing; `undefined` if it may be. Specification 2.1 to 2.8. */
export const levelWithout = ({ sent, table: { kind }, place }: SeenObject, key: string): ProblemLevel | undefined => {
  const { type } = sent
  const isDefinition = kind === 'field' || kind === 'items'
  const levels = isDefinition ? typeof type === 'string' && ownValue(byType, type) : byKind[kind]
  // A part of a definition takes what it lacks from the whole.
  return levels && !place.partial ? ownValue(levels, key) : undefined
}
