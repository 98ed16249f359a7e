import { useSyncExternalStore } from 'react'
import type { RequestLog } from './createRequestLog.ts'
import type { LoggedRequest } from './loggedRequest.ts'

/** What a log holds now. */
export const useRequests = ({ subscribe, getRequests }: RequestLog): readonly LoggedRequest[] =>
  useSyncExternalStore(subscribe, getRequests)
