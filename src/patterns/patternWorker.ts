import { workerReady } from './patternScript.ts'
import { addressOf, describeWorkerError } from './trustedWorker.ts'

/** The message to the worker; it answers with a boolean. */
export interface PatternQuestion {
  readonly pattern: string
  readonly text: string
}

export interface PatternWorker {
  /** Its name in sentences: the address, if known. */
  readonly name: string
  readonly ask: (question: PatternQuestion) => void
  /** Terminates it, even while it is matching. */
  readonly end: () => void
}

export interface PatternWorkerEvents {
  readonly ready: () => void
  readonly answer: (matches: boolean) => void
  /** `cause` says what failed, as a sentence. */
  readonly fail: (cause: string) => void
}

/** If no worker can be created, outside of browsers or where a content security policy forbids it, it throws or reports `fail`. */
export type CreatePatternWorker = (events: PatternWorkerEvents) => PatternWorker

/**
 * Starts the worker of this folder, in one way after the other until one is ready: a bundler may lose its file. If none is, the first failure
 * is told, which names the file. The code that names it is loaded on demand, because where tests run as CommonJS it cannot be: there only the
 * patterns that need a worker are unchecked.
 */
export const createPatternWorker: CreatePatternWorker = (events) => {
  let started: PatternWorker | undefined
  let isOver = false

  const startBy = ([start, ...others]: readonly (() => Worker)[], firstCause?: string): void => {
    if (start === undefined) return events.fail(firstCause ?? '')
    const goOn = (cause: string): void => startBy(others, firstCause ?? cause)
    let isReady = false
    try {
      const worker = start()
      const own = listenTo(worker, addressOf(worker) ?? 'pattern.worker.js', {
        ready: () => {
          isReady = true
          events.ready()
        },
        answer: events.answer,
        fail: (cause) => {
          // An ended worker may have failed twice.
          if (isOver || started !== own) return
          if (isReady) return events.fail(cause)
          own.end()
          goOn(cause)
        },
      })
      started = own
    } catch (cause) {
      goOn(sentenceOf(cause))
    }
  }

  const load = async (): Promise<void> => {
    const { waysToStart } = await import('./startPatternWorker.ts')
    if (!isOver) startBy(waysToStart())
  }
  load().catch((cause: unknown) => events.fail(sentenceOf(cause)))
  return {
    get name() {
      return started?.name ?? 'pattern.worker.js'
    },
    // Asked only once it is ready.
    ask: (question) => started?.ask(question),
    end: () => {
      isOver = true
      started?.end()
    },
  }
}

const sentenceOf = (cause: unknown): string => (cause instanceof Error ? cause.message : String(cause))

/** Lets the host start it. A function that throws, or returns something else, is named in the error. */
export const createHostPatternWorker =
  (startOfHost: () => Worker): CreatePatternWorker =>
  (events) => {
    let worker: Worker
    try {
      worker = startOfHost()
    } catch (cause) {
      throw new Error(`patternWorker threw: ${sentenceOf(cause)}`, { cause })
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
    // The matcher reports the error, so it must not appear in the host's console.
    event.preventDefault()
    events.fail(describeWorkerError(event, name))
  })
  return { name, ask: (question) => worker.postMessage(question), end: () => worker.terminate() }
}
