import { addressOf, describeWorkerError, TrustedWorker } from './trustedWorker.ts'

/** What goes to the worker; it answers with a boolean. */
export interface PatternQuestion {
  readonly pattern: string
  readonly text: string
}

/** What the worker says first, once its script has loaded. */
export const workerReady = 'ready'

export interface PatternWorker {
  /** What to call it in a sentence: its address, where that is known. */
  readonly name: string
  readonly ask: (question: PatternQuestion) => void
  /** Ends it, in the middle of matching too. */
  readonly end: () => void
}

export interface PatternWorkerEvents {
  readonly ready: () => void
  readonly answer: (matches: boolean) => void
  /** `cause` says what failed, in a sentence. */
  readonly fail: (cause: string) => void
}

/** @throws where no worker can be made: outside of browsers, or under a content security policy that forbids it. */
export type CreatePatternWorker = (events: PatternWorkerEvents) => PatternWorker

const start = (Worker: typeof TrustedWorker) => new Worker(new URL('./pattern.worker.ts', import.meta.url), { type: 'module' })

/** Starts the worker file of this folder. */
export const createPatternWorker: CreatePatternWorker = (events) => {
  const worker = start(TrustedWorker)
  return listenTo(worker, addressOf(worker) ?? 'pattern.worker.js', events)
}

/** Has a host start it. A function that throws, or returns something else, is named in the error. */
export const createHostPatternWorker =
  (startOfHost: () => Worker): CreatePatternWorker =>
  (events) => {
    let worker: Worker
    try {
      worker = startOfHost()
    } catch (cause) {
      throw new Error(`patternWorker threw: ${cause instanceof Error ? cause.message : String(cause)}`, { cause })
    }
    // JavaScript hosts may forget to return it.
    if (typeof worker?.postMessage !== 'function') throw new Error('patternWorker returned no Worker.')
    return listenTo(worker, 'The worker of patternWorker', events)
  }

const listenTo = (worker: Worker, name: string, events: PatternWorkerEvents): PatternWorker => {
  worker.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (data === workerReady) events.ready()
    else events.answer(data === true)
  })
  worker.addEventListener('error', (event) => {
    // Told to the matcher, which reports it; the console of the host stays clean.
    event.preventDefault()
    events.fail(describeWorkerError(event, name))
  })
  return { name, ask: (question) => worker.postMessage(question), end: () => worker.terminate() }
}
