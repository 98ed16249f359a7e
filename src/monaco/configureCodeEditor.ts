import { addressOf, describeWorkerError, TrustedWorker } from '../patterns/trustedWorker.ts'

/** Starts the worker that Monaco asks for by `label`: `json`, or anything else for the editor's own. */
export type GetWorker = (label: string) => Worker

const start = (Worker: typeof TrustedWorker, label: string) =>
  label === 'json'
    ? new Worker(new URL('./json.worker.ts', import.meta.url), { type: 'module' })
    : new Worker(new URL('./editor.worker.ts', import.meta.url), { type: 'module' })

const ownWorker: GetWorker = (label) => start(TrustedWorker, label)

let getWorker = ownWorker

/**
 * Lets the host start Monaco's workers itself, where its bundler or its content security policy cannot start those of this package. Call
 * it before the first editor shows; without `getWorker` the package's own count again. The form's own worker has the prop `patternWorker`.
 * A function that throws, or a worker that does not load, leaves the editor without help from it, which `onProblems` and the console of a
 * development build say. Decisions §8.
 *
 *     codeEditor={async () => {
 *       const editor = await import('moduleform/monaco')
 *       editor.configureCodeEditor({ getWorker: (label) => new Worker(`/workers/${label}.js`, { type: 'module' }) })
 *       return editor
 *     }}
 */
export const configureCodeEditor = (options: { readonly getWorker?: GetWorker }): void => {
  getWorker = options.getWorker ?? ownWorker
}

const failures = new Set<string>()
const listeners = new Set<(cause: string) => void>()

/** Tells what failed when a worker was started, each sentence once, those of before too. Returns the way to stop. */
export const subscribeToWorkerFailures = (listener: (cause: string) => void): (() => void) => {
  for (const cause of failures) listener(cause)
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const report = (cause: string): void => {
  if (failures.has(cause)) return
  failures.add(cause)
  for (const listener of listeners) listener(cause)
}

/** What Monaco finds in its global environment. Where it throws, Monaco does the work on the page. */
export const startWorker: GetWorker = (label) => {
  try {
    const worker = getWorker(label)
    // JavaScript hosts may forget to return it.
    if (typeof worker?.addEventListener !== 'function') throw new Error(`it returned no Worker for "${label}".`)
    worker.addEventListener('error', (event) =>
      report(describeWorkerError(event, addressOf(worker) ?? `The worker of getWorker("${label}")`)),
    )
    return worker
  } catch (cause) {
    const message = cause instanceof Error ? cause.message : String(cause)
    report(getWorker === ownWorker ? message : `getWorker failed: ${message}`)
    throw cause
  }
}
