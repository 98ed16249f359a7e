'use client'

import { useMemo } from 'react'
import { labelOfValue, storedConnection } from '../../../core/values/choices.ts'
import { isUnlistedConnection } from '../../../core/values/isUnlistedConnection.ts'
import type { Connection, Choice } from '../../../core/schema/wire.ts'
import type { ConnectionsView, OptionsView, WidgetProps } from '../../../react/widgetProps.ts'

const none: ConnectionsView = {
  status: 'ready',
  connections: [],
  error: undefined,
  onOpen: () => {},
  onRefresh: () => {},
  onCreate: undefined,
}

/** The host's connections as options of a select; an empty list if the host passes none. */
export const useConnectionOptions = ({ connections = none, value }: WidgetProps): OptionsView => {
  const choices = useMemo(() => connectionChoices(connections.connections), [connections.connections])
  return { ...connectionOptions(connections, choices, value), dynamic: connections !== none }
}

/** Connections as choices, grouped by app type, app types in the host's order. */
export const connectionChoices = (connections: readonly Connection[]): readonly Choice[] => {
  const types = [...new Set(connections.map(({ app_type }) => app_type))]
  const sorted = types.flatMap((type) => connections.filter(({ app_type }) => app_type === type))
  return sorted.map((connection) => ({ value: storedConnection(connection), label: connection.label || connection.id }))
}

/** The options view of a field for the host's connections and its value. */
export const connectionOptions = (view: ConnectionsView, choices: readonly Choice[], value: unknown): OptionsView => {
  const { status, error, onOpen, onRefresh } = view
  return {
    status,
    choices,
    dynamic: true,
    waitingFor: undefined,
    error,
    hasMore: false,
    allowsText: false,
    slow: false,
    notInList: isUnlistedConnection(view, value),
    labelOf: (stored) => labelOfValue(stored, choices),
    onOpen,
    onRefresh,
  }
}
