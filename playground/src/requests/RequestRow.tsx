import { useId, useState, type ComponentProps } from 'react'
import type { Bar } from './placeOnAxis.ts'
import { describeStatus } from './describeStatus.ts'
import { RequestBodies } from './RequestBodies.tsx'

interface RequestRowProps extends Omit<ComponentProps<typeof RequestBodies>, 'id'> {
  readonly bar: Bar | undefined
  /** Key of the request that replaced an aborted one. */
  readonly replacedBy: string | undefined
}

/** One request: endpoint, reason, status, time and its bar; expanded, its bodies. */
export function RequestRow({ bar, replacedBy, ...shown }: RequestRowProps) {
  const bodiesId = useId()
  const [isOpen, setOpen] = useState(false)
  const { request } = shown
  const { key, endpoint, why, outcome, durationMs, marks = [] } = request
  return (
    <li className="pg-request">
      <button
        type="button"
        className="pg-row-button pg-request-row"
        data-number={key}
        aria-expanded={isOpen}
        aria-controls={isOpen ? bodiesId : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        <span className="pg-mono">/{endpoint}</span>
        <span className="pg-request-why" title={why}>
          <span>{`${why}${replacedBy === undefined ? '' : `, replaced by #${replacedBy}`}`}</span>
          {/* Separates the words for screen readers. */}
          {marks.length > 0 && [
            ' ',
            <span key="marks" className="pg-chaos-mark">
              {marks.join(', ')}
            </span>,
          ]}
        </span>
        <span className="pg-request-status" data-outcome={outcome}>
          {describeStatus(request)}
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
      {isOpen && <RequestBodies id={bodiesId} {...shown} />}
    </li>
  )
}
