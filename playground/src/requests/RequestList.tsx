import { useEffect, useMemo, useRef } from 'react'
import type { Secrets } from '../../../src/core/secrets/maskJson.ts'
import type { LoggedRequest } from './loggedRequest.ts'
import { placeOnAxis } from './placeOnAxis.ts'
import { RequestRow } from './RequestRow.tsx'
import { useNow } from './useNow.ts'

interface RequestListProps {
  readonly requests: readonly LoggedRequest[]
  readonly secrets: Secrets
}

/** All requests to the module on one axis of time, oldest first; each opens to its bodies. */
export function RequestList({ requests, secrets }: RequestListProps) {
  const now = useNow(requests.some(({ outcome }) => outcome === 'pending'))
  const bars = useMemo(() => placeOnAxis(requests, now), [requests, now])
  const list = useRef<HTMLOListElement>(null)
  const newest = requests.at(-1)?.key
  useEffect(() => {
    // Who has opened one is reading and is not carried away.
    if (newest === undefined || list.current?.querySelector('[aria-expanded=true]')) return
    list.current?.lastElementChild?.scrollIntoView({ block: 'nearest' })
  }, [newest])
  if (requests.length === 0) return <p className="pg-line pg-faint">No requests yet.</p>
  return (
    <ol className="pg-requests" aria-label="Requests" ref={list}>
      {requests.map((request, index) => (
        <RequestRow key={request.key} request={request} bar={bars[index]} secrets={secrets} />
      ))}
    </ol>
  )
}
