'use client'

import { useMemo } from 'react'
import type { Definition } from '../../core/schema/model.ts'
import type { Address } from '../../core/values/path.ts'
import { describeFailure } from '../../store/failure.ts'
import { storedConnection } from '../../core/values/choices.ts'
import { filterKey, filterOf, readConnection } from '../../store/content/connections.ts'
import type { FieldView } from '../../store/fieldView.ts'
import { formatFailure } from '../formatFailure.ts'
import { type FormContextValue, useFormContext } from '../formContext.ts'
import type { ConnectionsView } from '../widgetProps.ts'

export function useConnectionsView({ cell, connections }: FieldView): ConnectionsView {
  const form = useFormContext()
  const { node, address } = cell
  return useMemo(() => createConnectionsView(form, address, node.definition, connections), [form, address, node.definition, connections])
}

/** The connections that the host offers a connection field, with the actions on them. */
export function createConnectionsView(
  { store, effects, createConnection, messages }: FormContextValue,
  address: Address,
  definition: Definition,
  set: FieldView['connections'],
): ConnectionsView {
  const filter = filterOf(definition)
  const onRefresh = () => effects.refreshConnections(filter)
  const create = async (ask: NonNullable<typeof createConnection>) => {
    try {
      const created = await ask(filter)
      if (!created) return
      store.dispatch({ type: 'valueChosen', address, value: storedConnection(readConnection(created)) })
      onRefresh()
    } catch (cause) {
      store.dispatch({
        type: 'connectionsChanged',
        filter: filterKey(filter),
        change: { status: 'error', error: describeFailure(cause), createdFor: address },
      })
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
}
