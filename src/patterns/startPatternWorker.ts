import { patternScript } from './patternScript.ts'
import { TrustedWorker } from './trustedWorker.ts'

const start = (Worker: typeof TrustedWorker) => new Worker(new URL('./pattern.worker.ts', import.meta.url), { type: 'module' })

/** Starts the worker file of this folder. */
const startFromFile = () => start(TrustedWorker)

const startFromText = () =>
  new TrustedWorker(new URL(URL.createObjectURL(new Blob([patternScript('globalThis')], { type: 'text/javascript' }))), {})

/**
 * In development, Vite 7 and older move this file away from the worker, to the folder `deps` of their cache, whatever that is called: Storybook
 * has `sb-vite/deps/`. Asking for the worker there would leave a 404 in the console.
 */
const isMoved = (address: string): boolean => /\/deps\/[^/]+\?v=/.test(address)

/**
 * The ways to start the worker, in the order in which to try them. The file may be missing, or lie at another origin, from which no page may
 * start workers; the text needs a content security policy that allows `blob:`.
 *
 * Each throws if no worker can be created: outside of browsers, or if a content security policy forbids it.
 */
export const waysToStart = (address = import.meta.url): readonly (() => Worker)[] =>
  isMoved(address) ? [startFromText, startFromFile] : [startFromFile, startFromText]
