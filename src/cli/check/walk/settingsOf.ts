import type { FieldNode } from '../../../core/plan/plan.ts'
import { parseChoices } from '../../../core/schema/parseChoices.ts'
import type { Choice, Connection } from '../../../core/schema/wire.ts'
import { storedConnection } from '../../../core/values/choices.ts'
import { optionType } from './optionType.ts'
import type { Visit } from './visit.ts'

/** A value a person could set a field to, and how reports name it. */
export interface Setting {
  readonly value: unknown
  readonly label: string
}

/** Everything a field can be set to by choosing: its choices as written and as loaded, Yes and No, the connections at hand. */
export function settingsOf(node: FieldNode, visit: Visit, connections: readonly Connection[]): readonly Setting[] {
  const { definition, control } = node
  if (definition.type === 'boolean') return [true, false].map((value) => ({ value, label: String(value) }))
  if (definition.type === 'connection') return connections.filter((connection) => accepts(node, connection)).map(connectionSetting)
  const settings = choicesOf(node, visit).map(({ value, label }) => ({ value, label: label === '' ? JSON.stringify(value) : label }))
  return control === 'MultiSelect' ? settings.map(({ value, label }) => ({ value: [value], label })) : settings
}

function choicesOf(node: FieldNode, { plan, records }: Visit): readonly Choice[] {
  const written = node.optionSource?.choices?.values ?? []
  const names = plan.contentOf(node).map(({ name }) => name)
  const loaded = records
    .filter(({ content_object_name }) => names.includes(content_object_name))
    .flatMap(({ data }) => parseChoices(data, optionType(node)).choices)
  return loaded.length > 0 ? loaded : written
}

/** The two lists filter by app and by who manages the connection; a missing one filters nothing. Decisions §1. */
function accepts({ definition }: FieldNode, { app_type, connection_management_type }: Connection): boolean {
  const { allowed_app_types: apps, allowed_connection_management_types: kinds } = definition
  return (apps?.includes(app_type) ?? true) && (kinds?.includes(connection_management_type) ?? true)
}

const connectionSetting = (connection: Connection): Setting => ({ value: storedConnection(connection), label: connection.label })
