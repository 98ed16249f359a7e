import { useMemo } from 'react'
import { findSecrets, type Secrets } from '../../src/core/secrets/maskJson.ts'
import type { LoggedRequest } from './requests/loggedRequest.ts'

/** What the requests so far tell to be secret; `schema` and `formData` are those of a file that is shown without any request. */
export const useSecrets = (requests: readonly LoggedRequest[], schema?: unknown, formData?: unknown): Secrets =>
  useMemo(
    () => findSecrets([...requests.flatMap(({ requestBody, responseBody }) => [requestBody, responseBody]), schema, formData]),
    [requests, schema, formData],
  )
