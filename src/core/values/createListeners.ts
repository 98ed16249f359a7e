/** The functions to call when something has changed. */
export interface Listeners<Args extends readonly unknown[]> {
  /** Returns a function that unsubscribes. */
  readonly subscribe: (listener: (...args: Args) => void) => () => void
  /** Calls them, in the order in which they subscribed. */
  readonly tell: (...args: Args) => void
}

export function createListeners<Args extends readonly unknown[] = []>(): Listeners<Args> {
  const listeners = new Set<(...args: Args) => void>()
  return {
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    tell: (...args) => {
      for (const listener of listeners) listener(...args)
    },
  }
}
