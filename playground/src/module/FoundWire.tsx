import type { LoggedRequest } from '../requests/loggedRequest.ts'
import { findWire } from './findWire.ts'

/** The wire format in which the module has answered. */
export function FoundWire({ requests }: { readonly requests: readonly LoggedRequest[] }) {
  const found = findWire(requests)
  return (
    <p className="pg-setting-help">
      {found === undefined ? (
        <span key="none">The module has not answered in any format yet.</span>
      ) : (
        <span key="found">
          The module answers in{' '}
          <code className="pg-mono" translate="no">
            {found}
          </code>
          .
        </span>
      )}
    </p>
  )
}
