import { isJsonObject } from '../schema/json.ts'
import type { OnAction } from '../schema/model.ts'
import { getOrInsert } from '../values/getOrInsert.ts'
import type { Template } from '../values/path.ts'
import type { FieldNode } from './plan.ts'

/**
 * Fields whose change reloads a content object without gating it, by the object's name: `on_action.load_content` with
 * `reload_content_objects: [{id}]` beside or inside it. Decisions §1, extensions.
 */
export function contentTriggers(nodes: Iterable<FieldNode>): ReadonlyMap<string, readonly Template[]> {
  const triggers = new Map<string, Template[]>()
  for (const { definition, template } of nodes) {
    for (const name of reloadedBy(definition.on_action)) getOrInsert(triggers, name, () => []).push(template)
  }
  return triggers
}

function reloadedBy(action: OnAction | undefined): readonly string[] {
  const load = action?.['load_content']
  if (load === undefined || load === false || load === null) return []
  return [...namesIn(action), ...namesIn(load)]
}

function namesIn(holder: unknown): readonly string[] {
  const objects = isJsonObject(holder) ? holder['reload_content_objects'] : undefined
  return Array.isArray(objects)
    ? objects.flatMap((object: unknown) => (isJsonObject(object) && typeof object['id'] === 'string' ? [object['id']] : []))
    : []
}
