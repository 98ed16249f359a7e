import type { EventOf } from '../formEvents.ts'
import type { FormDraft } from '../formDraft.ts'
import type { ConnectionSet } from '../formState.ts'

export function connectionsRequested(draft: FormDraft, { filter }: EventOf<'connectionsRequested'>): void {
  setConnections(draft, filter, { status: 'loading' })
}

export function connectionsArrived(draft: FormDraft, { filter, connections }: EventOf<'connectionsArrived'>): void {
  setConnections(draft, filter, { status: 'ready', connections })
}

export function connectionsFailed(draft: FormDraft, { filter, error }: EventOf<'connectionsFailed'>): void {
  setConnections(draft, filter, { status: 'error', error })
}

export function connectionsForgotten(draft: FormDraft): void {
  draft.state.connections.clear()
  tellConnectionFields(draft)
}

/** Puts a set in place of the one before, whose connections stay until others come. */
function setConnections(draft: FormDraft, filter: string, next: Pick<ConnectionSet, 'status'> & Partial<ConnectionSet>): void {
  const connections = draft.state.connections.get(filter)?.connections ?? []
  draft.state.connections.set(filter, { connections, error: undefined, ...next })
  tellConnectionFields(draft)
}

function tellConnectionFields(draft: FormDraft): void {
  for (const address of draft.state.connectionFields) draft.changed.add(address)
}
