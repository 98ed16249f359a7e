import { CopyLine } from './CopyLine.tsx'
import type { FirstRequest } from './firstRequests.ts'

/** The two requests of a form, each with a sentence and a command line. */
export function RequestLines({ requests }: { readonly requests: readonly FirstRequest[] }) {
  return (
    <ul className="pg-first-requests">
      {requests.map(({ endpoint, explanation, curl }) => (
        <li key={endpoint}>
          <p>
            <code className="pg-mono" translate="no">
              POST /{endpoint}
            </code>{' '}
            {explanation}
          </p>
          <CopyLine label={`the request to /${endpoint}`} text={curl} />
        </li>
      ))}
    </ul>
  )
}
