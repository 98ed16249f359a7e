import type { Clock } from 'moduleform/client'
import { createListeners } from '../../../src/core/values/createListeners.ts'

/** Whether the module answers: `away` means no answer at all, or that of a gateway in front of it. */
export type Presence = 'unknown' | 'here' | 'away'

export interface WatchOptions {
  readonly clock: Clock
  /** Checks whether the module is back. Never rejects. */
  readonly probe: (signal: AbortSignal) => Promise<boolean>
  /** Called when the module is back. */
  readonly onBack: () => void
}

export interface ModuleWatch {
  /** Reports the result of the last request. */
  readonly tell: (presence: Presence) => void
  readonly getPresence: () => Presence
  readonly subscribe: (listener: () => void) => () => void
  readonly stop: () => void
}

/** Milliseconds between two polls, growing each time. */
const firstInterval = 1000
const growth = 1.5
const longestInterval = 15_000

/** Polls a module that is away, at growing intervals. An answered request ends the polling, and so does a successful poll. */
export function createModuleWatch({ clock, probe, onBack }: WatchOptions): ModuleWatch {
  let presence: Presence = 'unknown'
  // Kept until a request is answered: a module that answers polls but no requests is polled less and less often.
  let interval = firstInterval
  let timer: unknown
  let looking: AbortController | undefined
  const listeners = createListeners()

  const change = (next: Presence) => {
    if (presence === next) return
    presence = next
    listeners.tell()
  }
  const rest = () => {
    clock.clearTimeout(timer)
    timer = undefined
    looking?.abort()
    looking = undefined
  }
  const look = async () => {
    timer = undefined
    const own = new AbortController()
    looking = own
    const isBack = await probe(own.signal)
    if (own.signal.aborted) return
    looking = undefined
    if (!isBack) return wait()
    change('unknown')
    onBack()
  }
  const wait = () => {
    timer = clock.setTimeout(() => void look(), interval)
    interval = Math.min(interval * growth, longestInterval)
  }

  return {
    tell: (told) => {
      if (told === 'away') {
        change('away')
        if (timer === undefined && looking === undefined) wait()
        return
      }
      rest()
      if (told === 'here') interval = firstInterval
      change(told)
    },
    getPresence: () => presence,
    subscribe: listeners.subscribe,
    stop: rest,
  }
}
