import { patternScript } from './patternScript.ts'
import { TrustedWorker } from './trustedWorker.ts'

const start = (Worker: typeof TrustedWorker) => new Worker(new URL('./pattern.worker.ts', import.meta.url), { type: 'module' })

/** In development, Vite 7 and older move this file away from the worker, to a folder of their own. */
const isMoved = () => import.meta.url.includes('/.vite/deps/')

const startFromText = () =>
  new TrustedWorker(new URL(URL.createObjectURL(new Blob([patternScript('globalThis')], { type: 'text/javascript' }))), {})

/**
 * Starts the worker file of this folder.
 *
 * @throws if no worker can be created: outside of browsers, or if a content security policy forbids it.
 */
export const startPatternWorker = (): Worker => (isMoved() ? startFromText() : start(TrustedWorker))
