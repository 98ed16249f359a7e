/** Milliseconds for which a test waits for what it expects to come. */
export const patience = 20_000
