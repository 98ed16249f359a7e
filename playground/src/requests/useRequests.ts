import { useSyncExternalStore } from 'react'
import type { RequestLog } from './createRequestLog.ts'
import type { LoggedRequest } from './loggedRequest.ts'

/** The current requests of a log. */
export const useRequests = ({ subscribe, getRequests }: RequestLog): readonly LoggedRequest[] =>
  useSyncExternalStore(subscribe, getRequests)
