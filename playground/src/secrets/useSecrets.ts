import { useMemo } from 'react'
import type { LoggedRequest } from '../requests/loggedRequest.ts'
import { collectSecrets } from './collectSecrets.ts'
import type { Secrets } from './secrets.ts'

/** What the requests so far tell to be secret; `schema` and `formData` are those of a file that is shown without any request. */
export const useSecrets = (requests: readonly LoggedRequest[], schema?: unknown, formData?: unknown): Secrets =>
  useMemo(
    () => collectSecrets([...requests.flatMap(({ requestBody, responseBody }) => [requestBody, responseBody]), schema, formData]),
    [requests, schema, formData],
  )
