import { useMemo } from 'react'
import { filterKey, filterOf } from '../store/selectConnections.ts'
import type { FieldView } from '../store/fieldView.ts'
import { useFormContext } from './formContext.ts'
import type { ConnectionsView } from './widgetProps.ts'

/** The connections of a connection field. */
export function useConnectionsView({ cell }: FieldView): ConnectionsView | undefined {
  const { store, effects } = useFormContext()
  const { node } = cell
  const filter = useMemo(() => filterOf(node.definition), [node])
  const set = node.control === 'connection' ? store.state.connections.get(filterKey(filter)) : undefined
  const isConnection = node.control === 'connection'
  return useMemo(() => {
    if (!isConnection) return undefined
    const onRefresh = () => effects.refreshConnections(filter)
    return {
      status: set?.status ?? 'loading',
      connections: set?.connections ?? [],
      error: set?.error,
      onOpen: () => {
        if (set?.status === 'error' || set?.connections.length === 0) onRefresh()
      },
      onRefresh,
    }
  }, [isConnection, set, effects, filter])
}
