import { TrustedWorker } from './trustedWorker.ts'

const start = (Worker: typeof TrustedWorker) => new Worker(new URL('./pattern.worker.ts', import.meta.url), { type: 'module' })

/**
 * Starts the worker file of this folder.
 *
 * @throws if no worker can be created: outside of browsers, or if a content security policy forbids it.
 */
export const startPatternWorker = (): Worker => start(TrustedWorker)
