/** Time as an argument: nothing in the package reads the time or waits but through one of these. Milliseconds. */
export interface Clock {
  now: () => number
  setTimeout: (callback: () => void, milliseconds: number) => unknown
  clearTimeout: (timer: unknown) => void
}

/** The clock of the machine. */
export const systemClock: Clock = {
  now: () => Date.now(),
  setTimeout: (callback, milliseconds) => setTimeout(callback, milliseconds),
  // The handle is what setTimeout above returned; its type differs between browser and Node.
  clearTimeout: (timer) => clearTimeout(timer as number),
}
