import {
  isModuleError,
  ModuleNetworkError,
  type Clock,
  type RequestEnded,
  type RequestEvent,
  type RequestObserver,
} from 'moduleform/client'
import { gatewayStatuses } from '../../../src/client/answerErrors.ts'
import { defaults } from '../../../src/client/clientSettings.ts'
import { retryDelay } from '../../../src/client/retryDelay.ts'
import { readNoAnswer } from '../requests/noAnswer.ts'
import { createModuleWatch, type ModuleWatch, type Presence, type WatchOptions } from './createModuleWatch.ts'

export interface RequestWatch extends Pick<ModuleWatch, 'getPresence' | 'subscribe' | 'stop'> {
  /** Observes the requests of the form. */
  readonly observe: RequestObserver
}

/**
 * Tells from the requests of a form whether its module is away, and looks for it then, though not while the client asks by itself: a reload
 * would replace that request.
 */
export function watchRequests({ clock, probe, onBack }: WatchOptions): RequestWatch {
  const asking = createAsking(clock)
  const lone = createLoneFailure()
  const { tell, ...watch } = createModuleWatch({
    clock,
    probe: async (signal) => !asking.isUnderWay() && (await probe(signal)) && !asking.isUnderWay(),
    onBack: () => {
      lone.noteBack()
      onBack()
    },
  })
  return {
    ...watch,
    observe: (event) => {
      asking.note(event)
      const told = event.type === 'ended' ? lone.judge(event.endpoint, presenceOf(event)) : undefined
      if (told !== undefined) tell(told)
    },
  }
}

/**
 * Where `/schema` answers and `/content` still fails after a reload for it, the module is there: another reload would show the same, over and
 * over.
 */
function createLoneFailure() {
  let content: 'answered' | 'failed' | 'failsAlone' = 'answered'
  return {
    noteBack: () => {
      if (content === 'failed') content = 'failsAlone'
    },
    judge: (endpoint: RequestEnded['endpoint'], told: Presence | undefined): Presence | undefined => {
      if (endpoint === 'schema') {
        if (told === 'away') content = 'answered'
        return told
      }
      if (told === 'here') content = 'answered'
      if (told !== 'away') return told
      if (content === 'failsAlone') return 'here'
      content = 'failed'
      return told
    },
  }
}

/** Whether the client asks, or will ask again by itself, as far as its default settings tell. */
function createAsking({ now }: Clock) {
  const { retries, backoff, timeout } = defaults
  const attempts = new Set<string>()
  const failures = new Map<number, number>()
  let nextBy = 0
  return {
    isUnderWay: () => attempts.size > 0 || now() < nextBy,
    note: (event: RequestEvent) => {
      const attempt = `${event.id}-${event.attempt}`
      if (event.type === 'started') {
        attempts.add(attempt)
        return
      }
      attempts.delete(attempt)
      const failed = (failures.get(event.id) ?? 0) + 1
      const delay = failed > retries ? undefined : retryDelay(event.error, failed, backoff)
      if (delay === undefined) {
        failures.delete(event.id)
        return
      }
      failures.set(event.id, failed)
      // It gives up where the module asks for a longer wait.
      if (delay < timeout) nextBy = Math.max(nextBy, now() + delay)
    },
  }
}

/** What a request shows about its module; `undefined` for nothing. */
function presenceOf({ error, status }: RequestEnded): Presence | undefined {
  if (error === undefined) return 'here'
  if (!isModuleError(error) || error.kind === 'request') return undefined
  const noAnswer = readNoAnswer(error)
  if (noAnswer !== undefined) return noAnswer.isUnreachable ? 'away' : undefined
  if (error instanceof ModuleNetworkError) return error.hasStarted ? 'here' : 'away'
  return status !== undefined && gatewayStatuses.includes(status) ? 'away' : 'here'
}
