import type { Clock } from 'moduleform/client'

/** A clock that starts at 0 and moves only when told to. */
export interface ManualClock extends Clock {
  /**
   * Advances time by this many milliseconds. Timers fire in order, each at its own time, including those set meanwhile; promises settle
   * before the first, after each, and at the end.
   */
  readonly advance: (milliseconds: number) => Promise<void>
  /** The number of pending timers. */
  readonly pendingTimers: () => number
  /** Milliseconds until the next timer fires; `undefined` if none is pending. */
  readonly untilNext: () => number | undefined
}

interface Timer {
  readonly at: number
  readonly callback: () => void
}

export function createManualClock(): ManualClock {
  let now = 0
  let lastHandle = 0
  const timers = new Map<unknown, Timer>()

  // Map order breaks ties: of two timers due at once, the one set first fires first.
  const nextDue = (until: number) =>
    [...timers]
      .filter(([, { at }]) => at <= until)
      .reduce<[unknown, Timer] | undefined>((a, b) => (a && a[1].at <= b[1].at ? a : b), undefined)

  return {
    now: () => now,
    setTimeout: (callback, milliseconds) => {
      lastHandle += 1
      timers.set(lastHandle, { at: now + Math.max(0, milliseconds), callback })
      return lastHandle
    },
    clearTimeout: (handle) => {
      timers.delete(handle)
    },
    advance: async (milliseconds) => {
      const until = now + milliseconds
      await settlePromises()
      for (let due = nextDue(until); due !== undefined; due = nextDue(until)) {
        const [handle, { at, callback }] = due
        timers.delete(handle)
        now = at
        callback()
        await settlePromises()
      }
      now = until
    },
    pendingTimers: () => timers.size,
    untilNext: () => (timers.size === 0 ? undefined : Math.min(...[...timers.values()].map(({ at }) => at)) - now),
  }
}

/** One turn of the event loop, after which everything that only waits for promises has happened. It does not wait for time. */
export function settlePromises(): Promise<void> {
  if (typeof setImmediate === 'function') return new Promise((resolve) => void setImmediate(resolve))
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(undefined)
  })
}
