'use client'

import { useMemo } from 'react'
import type { Connection } from '../../core/schema/wire.ts'
import { askHost, type ReportFailure } from '../../store/callHost.ts'
import type { ConnectionFilter } from '../../store/formEnvironment.ts'
import { useLatest } from '../useStable.ts'

/** How a host makes a connection for a field. `undefined`, or nothing, where the user gave up. */
export type CreateConnection = (filter: ConnectionFilter) => Promise<Connection | undefined> | Connection | undefined

/** The host's way to make a connection: one function for as long as there is one, which calls the latest. */
export function useCreateConnection(
  create: CreateConnection | undefined,
  report: ReportFailure,
): ((filter: ConnectionFilter) => Promise<Connection | undefined>) | undefined {
  const latest = useLatest(create)
  const isGiven = create !== undefined
  // Async, so that a host that throws and one that rejects are the same.
  return useMemo(
    () => (isGiven ? async (filter) => askHost(report, 'onCreateConnection', () => latest.current?.(filter)) : undefined),
    [isGiven, latest, report],
  )
}
