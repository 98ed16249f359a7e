import { useMemo } from 'react'
import { findChoice } from '../../core/values/findChoice.ts'
import { isEmpty } from '../../core/values/isEmpty.ts'
import { labelOfValue } from '../../core/values/labelOfValue.ts'
import type { Connection, Choice } from '../../core/schema/wire.ts'
import type { ConnectionsView, OptionsView, WidgetProps } from '../../react/widgetProps.ts'

const none: ConnectionsView = { status: 'ready', connections: [], error: undefined, onOpen: () => {}, onRefresh: () => {} }

/** The host's connections as options of a select. A host that supplies none has an empty list. */
export const useConnectionOptions = ({ connections = none, value }: WidgetProps): OptionsView => {
  const { status, error, onOpen, onRefresh } = connections
  const choices = useMemo(() => connections.connections.map(choiceOf), [connections.connections])
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

/** A host may supply more keys; a field stores these four. */
const choiceOf = ({ id, label, app_type, connection_management_type }: Connection): Choice => ({
  value: { id, label, app_type, connection_management_type },
  label,
})
