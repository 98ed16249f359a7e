import { useState } from 'react'
import type { Secrets } from '../../../src/core/secrets/maskJson.ts'
import type { RequestLog } from './createRequestLog.ts'
import { formatCurl } from './formatCurl.ts'
import type { LoggedRequest } from './loggedRequest.ts'
import { sendAgain } from './sendAgain.ts'

interface RequestActionsProps {
  readonly request: LoggedRequest
  readonly secrets: Secrets
  /** Absent if requests are read-only. */
  readonly log: RequestLog | undefined
}

/** Actions for a request, and their results. */
export function RequestActions({ request, secrets, log }: RequestActionsProps) {
  const [note, setNote] = useState('')
  const sent = log?.sentAs(request.key)
  const copy = async () => {
    const { command, masked } = formatCurl(request, secrets, sent?.request)
    const isCopied = await navigator.clipboard.writeText(command).then(
      () => true,
      () => false,
    )
    setNote(isCopied ? `Copied. ${masked ?? 'Nothing is left out.'}` : 'The browser does not let this page copy. Allow it, and try again.')
  }
  const repeat = () => {
    if (log !== undefined && sendAgain(log, request, secrets)) setNote("Sent again: see the last line. The form doesn't use its answer.")
  }
  return (
    <div className="pg-request-actions">
      <button type="button" className="pg-small-button" onClick={() => void copy()}>
        Copy as curl
      </button>
      {sent !== undefined && (
        <button type="button" className="pg-small-button" onClick={repeat}>
          Send again
        </button>
      )}
      <output>{note}</output>
    </div>
  )
}
