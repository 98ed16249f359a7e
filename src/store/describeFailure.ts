/** What a failure says to people: the message of an error, which the client writes for them, else the thing itself as text. */
export const describeFailure = (cause: unknown): string =>
  cause instanceof Error && cause.message !== '' ? cause.message : JSON.stringify(cause)
