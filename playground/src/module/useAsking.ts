import type { ModuleFormHandle, ModuleFormProps } from 'moduleform'
import { systemClock, type RequestObserver } from 'moduleform/client'
import { useEffect, useMemo, useRef, type RefObject } from 'react'
import { loadSampleConnections } from '../../sampleConnections.ts'
import { labelsOf, type Chaos } from '../chaos/chaos.ts'
import { createChaosFetch } from '../chaos/createChaosFetch.ts'
import { createRandom } from '../chaos/createRandom.ts'
import type { RequestLog } from '../requests/createRequestLog.ts'
import { readAccess, type ModuleAccess } from './moduleAccess.ts'
import type { SavedStep } from './savedStep.ts'

/** The initial state of a form; a new `formId` restarts it. */
interface FormStart extends Partial<SavedStep> {
  readonly formId: string
}

export interface AskingOptions {
  readonly form: RefObject<ModuleFormHandle | null>
  readonly log: RequestLog
  /** The request settings; a new object reloads the form. */
  readonly moduleAccess: ModuleAccess
  readonly start: FormStart
  readonly chaos: Chaos
  /** Called with each request, to find out whether the module is available. */
  readonly observePresence: RequestObserver
}

type AskingProps = Pick<
  ModuleFormProps,
  | 'fetch'
  | 'headers'
  | 'moduleCredentials'
  | 'connections'
  | 'onRequest'
  | 'formId'
  | 'initialValues'
  | 'initialSetAside'
  | 'initialSchemaData'
>

/**
 * The request settings and the initial state of the form. `isHeld`: whether the page answers a request with the schema that is edited in
 * it.
 */
export function useAsking(
  ask: (request: Request) => Promise<Response>,
  isHeld: (request: Request) => boolean,
  options: AskingOptions,
): AskingProps {
  const { form, log, moduleAccess, start, chaos, observePresence } = options
  const { getOn } = chaos
  const fetchThroughChaos = useMemo(() => {
    const throughChaos = createChaosFetch({
      fetch: ask,
      clock: systemClock,
      random: createRandom(1),
      getFaults: getOn,
      onTouched: (names) => log.markNewest(labelsOf(names)),
    })
    // Requests are recorded before faults change them.
    return log.keepSent((request) => {
      if (isHeld(request)) log.markNewest(['answered by the editor'])
      return throughChaos(request)
    })
  }, [ask, isHeld, log, getOn])
  const { headers, credentials, connections } = useMemo(() => readAccess(moduleAccess).usable, [moduleAccess])
  const askedWith = useRef(moduleAccess)
  useEffect(() => {
    if (askedWith.current === moduleAccess) return
    askedWith.current = moduleAccess
    form.current?.reload()
  }, [moduleAccess, form])
  return {
    fetch: fetchThroughChaos,
    headers,
    moduleCredentials: credentials,
    connections: connections ?? loadSampleConnections,
    onRequest: (event) => {
      log.observe(event)
      // Injected faults say nothing about the module.
      if (getOn().length === 0) observePresence(event)
    },
    ...start,
  }
}
