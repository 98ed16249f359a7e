import { addressOf, describeWorkerError, TrustedWorker } from '../patterns/trustedWorker.ts'

/** Starts the worker for a `label` of Monaco: `json`, or anything else for the editor's own worker. */
export type GetWorker = (label: string) => Worker

const start = (Worker: typeof TrustedWorker, label: string) =>
  label === 'json'
    ? new Worker(new URL('./json.worker.ts', import.meta.url), { type: 'module' })
    : new Worker(new URL('./editor.worker.ts', import.meta.url), { type: 'module' })

const ownWorker: GetWorker = (label) => start(TrustedWorker, label)

let getWorker = ownWorker

/**
 * Lets the host start Monaco's workers itself, if its bundler or content security policy prevents this package from doing so. Call it
 * before the first editor shows; without `getWorker` it restores the package's own workers. For the form's own worker use the prop
 * `patternWorker`. If the function throws, or a worker does not load, the editor works without it, which is reported to `onProblems` and in
 * the console of a development build. Decisions §8.
 *
 * @example
 * codeEditor={async () => {
 *   const editor = await import('moduleform/monaco')
 *   editor.configureCodeEditor({ getWorker: (label) => new Worker(`/workers/${label === 'json' ? 'json' : 'editor'}.worker.js`, { type: 'module' }) })
 *   return editor
 * }}
 */
export const configureCodeEditor = (options: { readonly getWorker?: GetWorker }): void => {
  getWorker = options.getWorker ?? ownWorker
}

const failures = new Set<string>()
const listeners = new Set<(cause: string) => void>()

/** Calls the listener with each reason why a worker failed, once, including earlier ones. Returns a function that unsubscribes. */
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

/** The function for Monaco's global environment. If it throws, Monaco does the work on the main thread. */
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
