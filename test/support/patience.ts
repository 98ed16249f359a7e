/** Milliseconds that a test waits for an expected event. */
export const patience = 20_000
