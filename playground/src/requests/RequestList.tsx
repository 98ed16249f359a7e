import type { Path } from 'moduleform'
import { useEffect, useMemo, useRef } from 'react'
import type { Secrets } from '../../../src/core/secrets/maskJson.ts'
import type { RequestLog } from './createRequestLog.ts'
import { describeFate, findReplacement } from './findReplacement.ts'
import type { LoggedRequest } from './loggedRequest.ts'
import { placeOnAxis } from './placeOnAxis.ts'
import { RequestRow } from './RequestRow.tsx'
import { useNow } from './useNow.ts'

interface RequestListProps {
  readonly requests: readonly LoggedRequest[]
  /** Includes those that are filtered out. */
  readonly all: readonly LoggedRequest[]
  readonly secrets: Secrets
  readonly log: RequestLog | undefined
  readonly onShowField: ((path: Path) => void) | undefined
  /** Text for an empty list. */
  readonly emptyText: string
}

/** All requests to the module on one time axis, oldest first; each can be expanded to its bodies. */
export function RequestList({ requests, all, secrets, log, onShowField, emptyText }: RequestListProps) {
  const now = useNow(requests.some(({ outcome }) => outcome === 'pending'))
  const bars = useMemo(() => placeOnAxis(requests, now), [requests, now])
  const list = useRef<HTMLOListElement>(null)
  const newest = requests.at(-1)?.key
  useEffect(() => {
    // While a request is expanded, the list must not scroll away from it.
    if (newest === undefined || list.current?.querySelector('[aria-expanded=true]')) return
    list.current?.lastElementChild?.scrollIntoView({ block: 'nearest' })
  }, [newest])
  if (requests.length === 0) return <p className="pg-line pg-faint">{emptyText}</p>
  return (
    <ol className="pg-requests" aria-label="Requests" ref={list}>
      {requests.map((request, index) => (
        <RequestRow
          key={request.key}
          request={request}
          bar={bars[index]}
          secrets={secrets}
          fate={describeFate(request, all)}
          replacedBy={request.outcome === 'aborted' ? findReplacement(request, all)?.key : undefined}
          log={log}
          onShowField={onShowField}
        />
      ))}
    </ol>
  )
}
