import { useMemo } from 'react'
import { JsonText } from '../json/JsonText.tsx'
import { maskSecrets, type Secrets } from '../../../src/core/secrets/maskJson.ts'
import type { LoggedRequest } from './loggedRequest.ts'

interface RequestBodiesProps {
  readonly id: string
  readonly request: LoggedRequest
  readonly secrets: Secrets
}

const mostLines = 500

/** What was sent and what came back, with secrets masked. */
export function RequestBodies({ id, request, secrets }: RequestBodiesProps) {
  const { url, requestBody, responseBody, error, status } = request
  const sent = useMemo(() => maskSecrets(requestBody, secrets), [requestBody, secrets])
  const received = useMemo(() => maskSecrets(responseBody, secrets), [responseBody, secrets])
  const failure = useMemo(() => maskSecrets(error, secrets), [error, secrets])
  return (
    <div className="pg-bodies" id={id}>
      <p className="pg-bodies-line">
        <span className="pg-mono">POST {url}</span>
        {typeof failure === 'string' && <span className="pg-bad">{failure}</span>}
      </p>
      <div className="pg-body">
        <h2 className="pg-body-title">Request</h2>
        <JsonText label="Request body" value={sent} limit={mostLines} />
      </div>
      <div className="pg-body">
        <h2 className="pg-body-title">Answer{status === undefined ? '' : `, ${status}`}</h2>
        {received === undefined ? (
          <p className="pg-line pg-faint">No answer.</p>
        ) : (
          <JsonText label="Answer body" value={received} limit={mostLines} />
        )}
      </div>
    </div>
  )
}
