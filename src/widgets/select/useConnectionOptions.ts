import { useMemo } from 'react'
import { findChoice } from '../../core/values/findChoice.ts'
import { isEmpty } from '../../core/values/isEmpty.ts'
import { labelOfValue } from '../../core/values/labelOfValue.ts'
import type { Connection, Choice } from '../../core/schema/wire.ts'
import type { OptionsView, WidgetProps } from '../../react/widgetProps.ts'

/** The host's connections as options of a select. `undefined` for a field that has none. */
export const useConnectionOptions = ({ connections, value }: WidgetProps): OptionsView | undefined => {
  const list = connections?.connections
  const choices = useMemo(() => (list ?? []).map(choiceOf), [list])
  if (!connections) return undefined
  return {
    status: connections.status,
    choices,
    dynamic: true,
    waitingFor: undefined,
    error: connections.error,
    hasMore: false,
    allowsText: false,
    slow: false,
    notInList: connections.status === 'ready' && !isEmpty(value) && findChoice(choices, value) === undefined,
    labelOf: (stored) => labelOfValue(stored, choices),
    onOpen: connections.onOpen,
    onRefresh: connections.onRefresh,
  }
}

/** A host may supply more keys; a field stores these four. */
const choiceOf = ({ id, label, app_type, connection_management_type }: Connection): Choice => ({
  value: { id, label, app_type, connection_management_type },
  label,
})
