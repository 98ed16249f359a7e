import type { Path } from 'moduleform'
import { useId, useState } from 'react'
import type { PaneProps } from '../panes/paneProps.ts'
import { filterRequests, noFilter } from './filterRequests.ts'
import type { LoggedRequest } from './loggedRequest.ts'
import { RequestFilters } from './RequestFilters.tsx'
import { RequestList } from './RequestList.tsx'

type RequestDrawerProps = Pick<PaneProps, 'requests' | 'secrets' | 'isBelow'> & Partial<Pick<PaneProps, 'log' | 'form'>>

/** The requests to the module and the number of failed ones. */
export function RequestDrawer({ requests, secrets, isBelow, log, form }: RequestDrawerProps) {
  const listId = useId()
  const [isOpen, setOpen] = useState(true)
  const [filter, setFilter] = useState(noFilter)
  const [clearedUpTo, setClearedUpTo] = useState(0)
  const listed = requests.filter(({ key }) => Number(key) > clearedUpTo)
  const shown = filterRequests(listed, filter)
  const isShown = isOpen || !isBelow
  const newest = listed.at(-1)
  const counted = shown.length === listed.length ? countOutcomes(listed) : `${shown.length} of ${countOutcomes(listed)}`
  const showField = (path: Path) => void form?.current?.focusField(path)
  return (
    <>
      <div className="pg-drawer-head">
        {isBelow && (
          <button type="button" className="pg-drawer-toggle" aria-expanded={isOpen} aria-controls={listId} onClick={() => setOpen(!isOpen)}>
            Requests
          </button>
        )}
        {isShown && (
          <RequestFilters
            filter={filter}
            onFilter={setFilter}
            onClear={newest === undefined ? undefined : () => setClearedUpTo(Number(newest.key))}
          />
        )}
        <output className="pg-faint">{counted}</output>
      </div>
      <div id={listId} className="pg-fill pg-drawer-list" hidden={!isShown}>
        <RequestList
          requests={shown}
          all={requests}
          secrets={secrets}
          log={log}
          onShowField={form && showField}
          emptyText={emptyTextOf(requests.length, listed.length)}
        />
      </div>
    </>
  )
}

function emptyTextOf(made: number, listed: number): string {
  if (made === 0) return 'No requests yet.'
  return listed === 0 ? 'Cleared. The next request is listed here.' : 'No request matches the filter.'
}

/** "6 requests, 1 aborted, 1 failed". */
function countOutcomes(requests: readonly LoggedRequest[]): string {
  const count = (outcome: LoggedRequest['outcome']) => requests.filter((request) => request.outcome === outcome).length
  const all = requests.length === 1 ? '1 request' : `${requests.length} requests`
  const rest = (['aborted', 'failed'] as const).flatMap((outcome) => (count(outcome) === 0 ? [] : [`${count(outcome)} ${outcome}`]))
  return [all, ...rest].join(', ')
}
