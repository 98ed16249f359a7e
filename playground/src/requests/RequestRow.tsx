import { useId, useState } from 'react'
import type { Secrets } from '../../../src/core/secrets/maskJson.ts'
import type { LoggedRequest } from './loggedRequest.ts'
import type { Bar } from './placeOnAxis.ts'
import { RequestBodies } from './RequestBodies.tsx'

interface RequestRowProps {
  readonly request: LoggedRequest
  readonly bar: Bar | undefined
  readonly secrets: Secrets
}

/** One request: endpoint, reason, status, time and its bar; its bodies when opened. */
export function RequestRow({ request, bar, secrets }: RequestRowProps) {
  const bodiesId = useId()
  const [isOpen, setOpen] = useState(false)
  const { endpoint, why, outcome, durationMs } = request
  return (
    <li className="pg-request">
      <button
        type="button"
        className="pg-request-row"
        aria-expanded={isOpen}
        aria-controls={isOpen ? bodiesId : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        <span className="pg-mono">/{endpoint}</span>
        <span className="pg-request-why" title={why}>
          {why}
        </span>
        <span className="pg-request-status" data-outcome={outcome}>
          {statusOf(request)}
        </span>
        <span className="pg-request-time">{durationMs === undefined ? '' : `${Math.round(durationMs)} ms`}</span>
        <span className="pg-track" aria-hidden="true">
          {bar !== undefined && (
            <span
              className="pg-track-bar"
              data-outcome={outcome}
              style={{ insetInlineStart: `${bar.start}%`, inlineSize: `${bar.width}%` }}
            />
          )}
        </span>
      </button>
      {isOpen && <RequestBodies id={bodiesId} request={request} secrets={secrets} />}
    </li>
  )
}

function statusOf({ outcome, status }: LoggedRequest): string {
  if (outcome === 'pending') return 'pending'
  if (outcome === 'aborted') return 'aborted'
  return status === undefined ? 'no answer' : String(status)
}
