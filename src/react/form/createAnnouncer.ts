/** What a form says aloud, politely, one sentence after the other. */
export interface Announcer {
  readonly announce: (text: string) => void
  readonly current: () => string
  readonly subscribe: (listener: () => void) => () => void
}

/** Creates the announcer of one form. */
export function createAnnouncer(): Announcer {
  const listeners = new Set<() => void>()
  let said = ''
  return {
    announce: (text) => {
      // A live region is read when its text changes: the same sentence again differs by a space that nobody hears.
      said = text === said ? `${text}\u00a0` : text
      for (const listener of listeners) listener()
    },
    current: () => said,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
