import type { Clock } from '../../client/clock.ts'

/** What a form says aloud, politely, one sentence after the other. */
export interface Announcer {
  /** Says a text, for a while or until the function that it returns is called. */
  readonly announce: (text: string, isLasting?: boolean) => () => void
  readonly current: () => string
  readonly subscribe: (listener: () => void) => () => void
  /** Creates one that speaks beside it: for what interrupts. */
  readonly another: () => Announcer
}

/** Milliseconds that what has happened is said for: longer than it takes to be read out. What stayed would be taken for news by who comes across it. */
const lifetime = 10_000

/** Creates the announcer of one form. */
export function createAnnouncer(clock: Clock): Announcer {
  const listeners = new Set<() => void>()
  let said = ''
  let timer: unknown
  const say = (text: string) => {
    clock.clearTimeout(timer)
    said = text
    for (const listener of listeners) listener()
  }
  return {
    announce: (text, isLasting) => {
      // A live region is read when its text changes: the same sentence again differs by a space that nobody hears.
      const own = text === said ? `${text}\u00a0` : text
      const end = () => {
        if (said === own) say('')
      }
      say(own)
      if (!isLasting) timer = clock.setTimeout(end, lifetime)
      return end
    },
    another: () => createAnnouncer(clock),
    current: () => said,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => {
        clock.clearTimeout(timer)
        listeners.delete(listener)
      }
    },
  }
}
