import type * as Calls from './endpointCalls.ts'

let loaded: typeof Calls | undefined

/** What asking takes, loaded with the first request: forms that never ask do without. Rejects where it cannot be loaded; the next call tries again. */
export const loadCalls = async (): Promise<typeof Calls> => (loaded ??= await import('./endpointCalls.ts'))
