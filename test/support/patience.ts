/** Milliseconds that a test waits for an expected event. */
export const patience = 60_000
