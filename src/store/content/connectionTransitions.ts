import type { EventOf } from '../formEvents.ts'
import type { FormDraft } from '../formDraft.ts'

export function connectionsRequested(draft: FormDraft, { filter }: EventOf<'connectionsRequested'>): void {
  const known = draft.state.connections.get(filter)
  draft.state.connections.set(filter, { status: 'loading', connections: known?.connections ?? [], error: undefined })
  tellConnectionFields(draft)
}

export function connectionsArrived(draft: FormDraft, { filter, connections }: EventOf<'connectionsArrived'>): void {
  draft.state.connections.set(filter, { status: 'ready', connections, error: undefined })
  tellConnectionFields(draft)
}

export function connectionsFailed(draft: FormDraft, { filter, error }: EventOf<'connectionsFailed'>): void {
  const known = draft.state.connections.get(filter)
  draft.state.connections.set(filter, { status: 'error', connections: known?.connections ?? [], error })
  tellConnectionFields(draft)
}

export function connectionsForgotten(draft: FormDraft): void {
  draft.state.connections.clear()
  tellConnectionFields(draft)
}

function tellConnectionFields(draft: FormDraft): void {
  for (const address of draft.state.connectionFields) draft.changed.add(address)
}
