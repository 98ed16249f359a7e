import { useMemo } from 'react'
import type { LoggedRequest } from '../requests/loggedRequest.ts'
import { collectSecrets } from './collectSecrets.ts'
import type { Secrets } from './secrets.ts'

/** What the requests so far tell to be secret. */
export const useSecrets = (requests: readonly LoggedRequest[]): Secrets =>
  useMemo(() => collectSecrets(requests.flatMap(({ requestBody, responseBody }) => [requestBody, responseBody])), [requests])
