import { useState } from 'react'
import { describeStatus } from '../requests/describeStatus.ts'
import type { LoggedRequest } from '../requests/loggedRequest.ts'

interface UrlBoxProps {
  readonly url: string
  readonly onCommit: (url: string) => void
  readonly lastRequest: LoggedRequest | undefined
  /** The module does not answer at all and is being polled. */
  readonly isAway?: boolean | undefined
}

const awayNote = "The module doesn't answer. The form updates when it is back."

/** The base URL of the module, applied on Enter and on blur, and the result of its last request. */
export function UrlBox({ url, onCommit, lastRequest, isAway = false }: UrlBoxProps) {
  const [draft, setDraft] = useState({ of: url, text: url })
  // The address has changed by history or menu: a draft for the previous one is dropped.
  if (draft.of !== url) setDraft({ of: url, text: url })
  const commit = () => onCommit(draft.text.trim())
  return (
    <div className="pg-url">
      <span className="pg-dot" data-outcome={isAway ? 'failed' : lastRequest?.outcome} aria-hidden="true" />
      <input
        className="pg-url-input"
        aria-label="Base URL of the module"
        placeholder="http://127.0.0.1:4001/crm"
        inputMode="url"
        spellCheck={false}
        autoComplete="off"
        value={draft.text}
        onChange={({ target }) => setDraft({ of: url, text: target.value })}
        onBlur={commit}
        onKeyDown={({ key }) => {
          if (key === 'Enter') commit()
          if (key === 'Escape') setDraft({ of: url, text: url })
        }}
      />
      {lastRequest !== undefined && (
        <span className="pg-faint" title={isAway ? awayNote : undefined}>
          {isAway
            ? 'away'
            : lastRequest.outcome === 'answered'
              ? `${Math.round(lastRequest.durationMs ?? 0)} ms`
              : describeStatus(lastRequest)}
        </span>
      )}
      <output className="pg-hidden">{isAway && awayNote}</output>
    </div>
  )
}
