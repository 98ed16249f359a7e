import type { Path } from 'moduleform'
import { formatPointer } from 'moduleform/core'
import { useMemo } from 'react'
import { JsonTree } from '../json/JsonTree.tsx'
import { maskSecrets, type Secrets } from '../../../src/core/secrets/maskJson.ts'
import type { RequestLog } from './createRequestLog.ts'
import type { LoggedRequest } from './loggedRequest.ts'
import { RequestActions } from './RequestActions.tsx'

interface RequestBodiesProps {
  readonly id: string
  readonly request: LoggedRequest
  readonly secrets: Secrets
  /** The sentence for a request that had no effect. */
  readonly fate: string | undefined
  readonly log: RequestLog | undefined
  /** Shows a field; absent if there is no form. */
  readonly onShowField: ((path: Path) => void) | undefined
}

/** Why a request was sent, its body and its answer, with secrets masked. */
export function RequestBodies({ id, request, secrets, fate, log, onShowField }: RequestBodiesProps) {
  const { url, requestBody, responseBody, error, status, causes = [] } = request
  const sent = useMemo(() => maskSecrets(requestBody, secrets), [requestBody, secrets])
  const received = useMemo(() => maskSecrets(responseBody, secrets), [responseBody, secrets])
  const failure = useMemo(() => maskSecrets(error, secrets), [error, secrets])
  return (
    <div className="pg-bodies" id={id}>
      <div className="pg-bodies-line">
        <span className="pg-mono">POST {url}</span>
        {causes.length > 0 && (
          <span>
            Caused by{' '}
            {causes.map((path) => (
              <button key={formatPointer(path)} type="button" className="pg-link" onClick={() => onShowField?.(path)}>
                {path.join(' › ')}
              </button>
            ))}
          </span>
        )}
        {fate !== undefined && <span>{fate}</span>}
        {typeof failure === 'string' && <span className="pg-bad">{failure}</span>}
        <RequestActions request={request} secrets={secrets} log={log} />
      </div>
      <div className="pg-body">
        <h2 className="pg-body-title">Request</h2>
        <JsonTree label="Request body" value={sent} />
      </div>
      <div className="pg-body">
        <h2 className="pg-body-title">Answer{status === undefined ? '' : `, ${status}`}</h2>
        {received === undefined ? (
          <p className="pg-line pg-faint">{describeMissing(request)}</p>
        ) : (
          <JsonTree label="Answer body" value={received} />
        )}
      </div>
    </div>
  )
}

function describeMissing({ outcome, status, isBrokenOff }: LoggedRequest): string {
  if (status !== undefined) return 'It has no body.'
  if (isBrokenOff === true) return 'It broke off before it was complete.'
  if (outcome === 'aborted') return 'Cancelled before an answer came.'
  return outcome === 'pending' ? 'No answer yet.' : 'No answer of the module came.'
}
