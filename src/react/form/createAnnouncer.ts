import { createListeners } from '../../core/values/createListeners.ts'
import type { Clock } from '../../client/clock.ts'

/** What a form announces, politely, one sentence after the other. */
export interface Announcer {
  /** Announces a text, for a while or until the returned function is called. */
  readonly announce: (text: string) => () => void
  readonly current: () => string
  readonly subscribe: (listener: () => void) => () => void
  /** Creates a separate announcer, for messages that interrupt. */
  readonly another: () => Announcer
}

/**
 * Milliseconds that an event is announced for: longer than it takes to read it out. A text that stayed would seem new to a user who
 * navigates to it.
 */
const lifetime = 10_000

export function createAnnouncer(clock: Clock): Announcer {
  const { subscribe, tell } = createListeners()
  let said = ''
  // Also once it is no longer there: a component may end its sentence and announce it again at once.
  let last = ''
  let timer: unknown
  const say = (text: string) => {
    clock.clearTimeout(timer)
    said = text
    tell()
  }
  return {
    announce: (text) => {
      // A live region is read when its text changes: a repeated sentence gets a trailing space, which is not read out.
      const own = text === last ? `${text}\u00a0` : text
      last = own
      const end = () => {
        if (said === own) say('')
      }
      say(own)
      timer = clock.setTimeout(end, lifetime)
      return end
    },
    another: () => createAnnouncer(clock),
    current: () => said,
    subscribe: (listener) => {
      const unsubscribe = subscribe(listener)
      return () => {
        clock.clearTimeout(timer)
        unsubscribe()
      }
    },
  }
}
