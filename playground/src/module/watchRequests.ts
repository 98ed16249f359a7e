import { isModuleError, ModuleNetworkError, type RequestEnded, type RequestObserver } from 'moduleform/client'
import { gatewayStatuses } from '../../../src/client/answerErrors.ts'
import { readNoAnswer } from '../requests/noAnswer.ts'
import { createModuleWatch, type ModuleWatch, type Presence, type WatchOptions } from './createModuleWatch.ts'

export interface RequestWatch extends Pick<ModuleWatch, 'getPresence' | 'subscribe' | 'stop'> {
  /** Observes the requests of the form. */
  readonly observe: RequestObserver
}

/** Tells from the requests of a form whether its module is away, and looks for it then. */
export function watchRequests(options: WatchOptions): RequestWatch {
  const { tell, ...watch } = createModuleWatch(options)
  return {
    ...watch,
    observe: (event) => {
      const told = event.type === 'ended' ? presenceOf(event) : undefined
      if (told !== undefined) tell(told)
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
