'use client'

import { useMemo } from 'react'
import { findChoice, labelOfValue, storedConnection } from '../../../core/values/choices.ts'
import { isEmpty } from '../../../core/values/isEmpty.ts'
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

/** The host's connections as options of a select. A host that supplies none has an empty list. */
export const useConnectionOptions = ({ connections = none, value }: WidgetProps): OptionsView => {
  const { status, error, onOpen, onRefresh } = connections
  const choices = useMemo(() => byAppType(connections.connections).map(choiceOf), [connections.connections])
  return {
    status,
    choices,
    dynamic: connections !== none,
    waitingFor: undefined,
    error,
    hasMore: false,
    allowsText: false,
    slow: false,
    notInList: status === 'ready' && !isEmpty(value) && findChoice(choices, value) === undefined,
    labelOf: (stored) => labelOfValue(stored, choices),
    onOpen,
    onRefresh,
  }
}

const choiceOf = (connection: Connection): Choice => ({ value: storedConnection(connection), label: connection.label })

/** Connections of one app type stand together, app types in the host's order. */
const byAppType = (connections: readonly Connection[]): readonly Connection[] => {
  const types = [...new Set(connections.map(({ app_type }) => app_type))]
  return types.flatMap((type) => connections.filter(({ app_type }) => app_type === type))
}
