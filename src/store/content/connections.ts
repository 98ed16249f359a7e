import type { Connection } from '../../core/schema/wire.ts'
import type { Definition } from '../../core/schema/model.ts'
import type { ConnectionFilter } from '../formEnvironment.ts'
import type { FormState } from '../formState.ts'
import { isInExpression } from '../cells/expressions.ts'
import { isHidden } from '../cells/readValues.ts'
import type { Cell } from '../cells/cell.ts'
import type { EventOf } from '../formEvents.ts'
import type { Transaction } from '../transaction.ts'
import type { ConnectionSet } from './connectionSet.ts'

/** The filter of a connection field. Specification 2.4. */
export const filterOf = (definition: Definition): ConnectionFilter => ({
  appTypes: definition.allowed_app_types,
  managementTypes: definition.allowed_connection_management_types,
})

/** Names a filter: fields with equal ones share their connections. */
export const filterKey = ({ appTypes, managementTypes }: ConnectionFilter): string => JSON.stringify([appTypes, managementTypes])

/** The connections that a field offers; none while it holds an expression. */
export const selectOffered = ({ connections }: FormState, { node, expression }: Cell): ConnectionSet | undefined =>
  node.control === 'connection' && !expression ? connections.get(filterKey(filterOf(node.definition))) : undefined

/** Whether a connection matches a filter; a missing list matches all. */
export const takesConnection = ({ appTypes, managementTypes }: ConnectionFilter, connection: Connection): boolean =>
  (appTypes?.includes(connection.app_type) ?? true) && (managementTypes?.includes(connection.connection_management_type) ?? true)

/** What a host gives as a connection. Throws if it is no object. */
export function readConnection(given: unknown): Connection {
  // `as`: members that are missing or of another type are borne where they are shown.
  if (typeof given === 'object' && given !== null) return given as Connection
  throw new Error(`${JSON.stringify(given)} is no connection. Give { id, label, app_type, connection_management_type }.`)
}

/** The connections chosen in the form, for the credentials of a request. */
export function selectChosenConnections(state: FormState): readonly Connection[] {
  return [...state.indexes.connections].flatMap((address) => {
    const cell = state.cells.get(address)
    return cell && isConnection(cell.value) && !isInExpression(state, cell) ? [cell.value] : []
  })
}

function isConnection(value: unknown): value is Connection {
  return typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string'
}

/** Filters of the visible connection fields. */
export function selectShownFilters(state: FormState): readonly ConnectionFilter[] {
  const filters = new Map<string, ConnectionFilter>()
  for (const address of state.indexes.connections) {
    const cell = state.cells.get(address)
    if (cell === undefined || isHidden(state, cell)) continue
    const filter = filterOf(cell.node.definition)
    filters.set(filterKey(filter), filter)
  }
  return [...filters.values()]
}

/** Replaces a set of connections; the earlier connections stay until new ones arrive. */
export function connectionsChanged(transaction: Transaction, { filter, change }: EventOf<'connectionsChanged'>): void {
  const { connections } = transaction.state
  connections.set(filter, { connections: connections.get(filter)?.connections ?? [], error: undefined, ...change })
  tellConnectionFields(transaction)
}

export function connectionsForgotten(transaction: Transaction): void {
  transaction.state.connections.clear()
  tellConnectionFields(transaction)
}

export function tellConnectionFields(transaction: Transaction): void {
  for (const address of transaction.state.indexes.connections) transaction.changed.add(address)
}
