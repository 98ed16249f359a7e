/** Time as an argument: client and store read the time, and wait for it, only through a clock. Milliseconds. */
export interface Clock {
  now: () => number
  /** Time that passes as it does for the timers: it stands still while the computer sleeps, and no one sets it. `now` where it is missing. */
  elapsed?: () => number
  setTimeout: (callback: () => void, milliseconds: number) => unknown
  clearTimeout: (timer: unknown) => void
}

/** The system clock. */
export const systemClock: Clock = {
  now: () => Date.now(),
  setTimeout: (callback, milliseconds) => setTimeout(callback, milliseconds),
  // The handle comes from setTimeout above; its type differs between browser and Node.
  clearTimeout: (timer) => clearTimeout(timer as number),
}
