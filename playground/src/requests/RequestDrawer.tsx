import { useId, useState } from 'react'
import type { Secrets } from '../../../src/core/secrets/maskJson.ts'
import type { LoggedRequest } from './loggedRequest.ts'
import { RequestList } from './RequestList.tsx'

interface RequestDrawerProps {
  readonly requests: readonly LoggedRequest[]
  readonly secrets: Secrets
  /** Below the panes the list can be folded away. */
  readonly isWide: boolean
}

/** The requests to the module and how many of them went wrong. */
export function RequestDrawer({ requests, secrets, isWide }: RequestDrawerProps) {
  const listId = useId()
  const [isOpen, setOpen] = useState(true)
  const isShown = isOpen || !isWide
  return (
    <>
      {isWide && (
        <div className="pg-drawer-head">
          <button type="button" className="pg-drawer-toggle" aria-expanded={isOpen} aria-controls={listId} onClick={() => setOpen(!isOpen)}>
            Requests
          </button>
          <span className="pg-faint">{countOutcomes(requests)}</span>
        </div>
      )}
      <div id={listId} className="pg-fill pg-drawer-list" hidden={!isShown}>
        <RequestList requests={requests} secrets={secrets} />
      </div>
    </>
  )
}

/** "6 requests, 1 aborted, 1 failed". */
function countOutcomes(requests: readonly LoggedRequest[]): string {
  const count = (outcome: LoggedRequest['outcome']) => requests.filter((request) => request.outcome === outcome).length
  const all = requests.length === 1 ? '1 request' : `${requests.length} requests`
  const rest = (['aborted', 'failed'] as const).flatMap((outcome) => (count(outcome) === 0 ? [] : [`${count(outcome)} ${outcome}`]))
  return [all, ...rest].join(', ')
}
