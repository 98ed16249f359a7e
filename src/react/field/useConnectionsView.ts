'use client'

import { useMemo } from 'react'
import { describeFailure } from '../../store/failure.ts'
import { storedConnection } from '../../core/values/choices.ts'
import { filterKey, filterOf } from '../../store/content/connections.ts'
import type { FieldView } from '../../store/fieldView.ts'
import { formatFailure } from '../formatFailure.ts'
import { useFormContext } from '../formContext.ts'
import type { ConnectionsView } from '../widgetProps.ts'

/** The connections of a connection field. */
export function useConnectionsView({ cell, connections: set }: FieldView): ConnectionsView | undefined {
  const { store, effects, createConnection, messages } = useFormContext()
  const { node, address } = cell
  const { definition, control } = node
  const key = control === 'connection' ? filterKey(filterOf(definition)) : undefined
  return useMemo(() => {
    if (key === undefined) return undefined
    const filter = filterOf(definition)
    const onRefresh = () => effects.refreshConnections(filter)
    const create = async (ask: NonNullable<typeof createConnection>) => {
      try {
        const created = await ask(filter)
        if (created === undefined) return
        store.dispatch({ type: 'valueChosen', address, value: storedConnection(created) })
        onRefresh()
      } catch (cause) {
        store.dispatch({ type: 'connectionsFailed', filter: key, error: describeFailure(cause) })
      }
    }
    return {
      status: set?.status ?? 'loading',
      connections: set?.connections ?? [],
      error: set?.error === undefined ? undefined : formatFailure(set.error, messages),
      onOpen: () => {
        if (set?.status === 'error' || set?.connections.length === 0) onRefresh()
      },
      onRefresh,
      onCreate: createConnection && (() => create(createConnection)),
    }
  }, [key, set, definition, effects, store, address, createConnection, messages])
}
