'use client'

import { useMemo } from 'react'
import type { FormClientOptions } from './client/clientOptions.ts'
import { createModuleClient } from './client/createModuleClient.ts'
import type { ModuleClient } from './client/moduleClient.ts'
import type { RequestObserver } from './client/requestObserver.ts'
import type { ModuleFormProps } from './moduleFormProps.ts'
import { askHost, callHost, type ReportFailure } from './store/callHost.ts'
import { loadOnce } from './react/loadOnce.ts'
import { useLatest, useStable } from './react/useStable.ts'

/** What asks modules, and hosts for options. */
export const lazyRequests = loadOnce(() => import('./requests.ts'))

/**
 * The client of a form: the host's own, or one for its `baseUrl`. A new one only where the module or the way to it is another: headers,
 * credentials and functions are looked up at each request, so that a renewed token asks nothing anew. Decisions §9.
 */
export function useClient(props: ModuleFormProps, report: ReportFailure): ModuleClient | undefined {
  const latest = useLatest(props)
  const { baseUrl, wire, fetchOptions, timeout, retries, maxAnswerBytes, clock } = props
  const options = useStable({ fetchOptions, timeout, retries, maxAnswerBytes })
  const format = typeof wire === 'object' ? 'own' : wire
  // Unobserved requests need not be written and read twice.
  const isObserved = props.onRequest !== undefined
  const own = useMemo(() => {
    if (baseUrl === undefined) return undefined
    const observe: RequestObserver = (event) => {
      callHost(report, 'onRequest', () => latest.current.onRequest?.(event))
    }
    const client: FormClientOptions = {
      ...options,
      wire: format === 'own' ? () => latest.current.wire : format,
      baseUrl,
      headers: () => askHost(report, 'headers', () => call(latest.current.headers)) ?? {},
      moduleCredentials: (connections) => askHost(report, 'moduleCredentials', () => call(latest.current.moduleCredentials, connections)),
      fetch: (request) => (latest.current.fetch ?? fetch)(request),
      onRequest: isObserved ? observe : undefined,
      clock,
    }
    return createModuleClient(client, lazyRequests.load)
  }, [baseUrl, options, format, isObserved, clock, latest, report])
  return props.client ?? own
}

const call = <Value, Arguments extends readonly unknown[]>(value: Value | ((...args: Arguments) => Value), ...args: Arguments): Value =>
  // A plain value is never callable here: headers, credentials and their like are data.
  typeof value === 'function' ? (value as (...args: Arguments) => Value)(...args) : value
