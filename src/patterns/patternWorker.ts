/** What goes to the worker; it answers with a boolean. */
export interface PatternQuestion {
  readonly pattern: string
  readonly text: string
}

/** What the worker says first, once its script has loaded. */
export const workerReady = 'ready'

export interface PatternWorker {
  readonly ask: (question: PatternQuestion) => void
  /** Ends it, in the middle of matching too. */
  readonly end: () => void
}

export interface PatternWorkerEvents {
  readonly ready: () => void
  readonly answer: (matches: boolean) => void
  readonly fail: () => void
}

/** @throws where no worker can be made: outside of browsers, or under a content security policy that forbids it. */
export type CreatePatternWorker = (events: PatternWorkerEvents) => PatternWorker

/** Starts the worker file of this folder. */
export const createPatternWorker: CreatePatternWorker = (events) => {
  const worker = new Worker(new URL('./pattern.worker.ts', import.meta.url), { type: 'module' })
  worker.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (data === workerReady) events.ready()
    else events.answer(data === true)
  })
  worker.addEventListener('error', (event) => {
    // Told to the matcher, which reports it; the console of the host stays clean.
    event.preventDefault()
    events.fail()
  })
  return { ask: (question) => worker.postMessage(question), end: () => worker.terminate() }
}
