import { useId, useState, useSyncExternalStore } from 'react'
import { maskSecrets, type Secrets } from '../../../src/core/secrets/maskJson.ts'
import type { PlaygroundEvent } from './createEventLog.ts'
import { describeChange } from './describeChange.ts'
import type { PaneProps } from '../panes/paneProps.ts'
import { isRecordedTime } from './recordedTime.ts'

type EventsPaneProps = Pick<PaneProps, 'events' | 'secrets' | 'onRestore'>

/** Everything that happened in the form, newest first, with the changes; each entry can restore the state of the form after it. */
export function EventsPane({ events, secrets, onRestore }: EventsPaneProps) {
  const list = useSyncExternalStore(events.subscribe, events.getEvents)
  const [note, setNote] = useState('')
  if (list.length === 0) return <p className="pg-line pg-faint">Nothing has happened yet.</p>
  const restore = (event: PlaygroundEvent) => {
    if (event.state === undefined) return
    onRestore(event.state, event)
    setNote(`The form is back in its state of ${formatTime(event.at)}.`)
  }
  return (
    <>
      <ol className="pg-events" aria-label="Events, newest first">
        {[...list].reverse().map((event) => (
          <EventRow
            key={event.key}
            event={event}
            secrets={secrets}
            onRestore={event.state === undefined ? undefined : () => restore(event)}
          />
        ))}
      </ol>
      <output className="pg-line" hidden={note === ''}>
        {note}
      </output>
    </>
  )
}

interface EventRowProps {
  readonly event: PlaygroundEvent
  readonly secrets: Secrets
  /** Absent if the state of the form is unknown. */
  readonly onRestore: (() => void) | undefined
}

function EventRow({ event, secrets, onRestore }: EventRowProps) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const { at, title, changes, lines } = event
  const mask = (text: string) => String(maskSecrets(text, secrets))
  return (
    <li className="pg-event">
      <button
        type="button"
        className="pg-row-button pg-event-row"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        <span className="pg-event-time">{formatTime(at)}</span>
        <span>{mask(title)}</span>
      </button>
      {isOpen && (
        <div className="pg-event-more" id={id}>
          <ul className="pg-event-lines">
            {[...changes.map((change) => describeChange(change, secrets)), ...lines.map(mask)].map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          {onRestore !== undefined && (
            <button type="button" className="pg-small-button" onClick={onRestore}>
              Restore this state
            </button>
          )}
        </div>
      )}
    </li>
  )
}

/** The user's own time of the day; for a recorded event, which counts from 0, the time since the first of them. */
const formatTime = (at: number): string =>
  isRecordedTime(at) ? new Date(at).toISOString().slice(11, 19) : new Date(at).toLocaleTimeString('en-GB')
