type Calls = typeof import('./endpointCalls.ts')

let loaded: Calls | undefined

/** What asking takes, loaded with the first request: forms that never ask do without. Rejects where it cannot be loaded; the next call tries again. */
export const loadCalls = async (): Promise<Calls> => (loaded ??= await import('./endpointCalls.ts'))
