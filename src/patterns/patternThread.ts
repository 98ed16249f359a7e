import { patternScript, workerReady } from './patternScript.ts'
import type { CreatePatternWorker } from './patternWorker.ts'

const threadScript = patternScript("process.getBuiltinModule('node:worker_threads').parentPort")

/**
 * The threads of Node and compatible runtimes; `undefined` in a browser. Looked up at run time, because an import of `node:worker_threads`
 * would break bundles for browsers. Node has `getBuiltinModule` since 20.16.
 */
const threadsHere = () => globalThis.process?.getBuiltinModule?.('node:worker_threads')

/** Starts a Node thread that matches patterns. `undefined` if there are no threads. */
export function findPatternThread(): CreatePatternWorker | undefined {
  const threads = threadsHere()
  if (threads === undefined) return undefined
  return (events) => {
    // Without flags and environment of the process: it needs neither, and preloaded code would slow it down.
    const thread = new threads.Worker(threadScript, { eval: true, execArgv: [], env: {} })
    thread.on('message', (message: unknown) => (message === workerReady ? events.ready() : events.answer(message === true)))
    thread.on('error', (cause: unknown) => events.fail(cause instanceof Error ? cause.message : String(cause)))
    return { name: 'The thread that matches patterns', ask: (question) => thread.postMessage(question), end: () => void thread.terminate() }
  }
}
