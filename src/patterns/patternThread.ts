import { workerReady, type CreatePatternWorker } from './patternWorker.ts'

/** What a thread runs. A text, because a file of its own would have to be found by whatever bundles a server. It reads patterns as `compilePattern` does. */
const script = `
const { parentPort } = process.getBuiltinModule('node:worker_threads')
const compile = (pattern, flags) => { try { return new RegExp(pattern, flags) } catch {} }
parentPort.on('message', ({ pattern, text }) => {
  parentPort.postMessage((compile(pattern, 'u') ?? compile(pattern, ''))?.test(text) ?? true)
})
parentPort.postMessage('${workerReady}')
`

/**
 * The threads of Node, and of what understands it; `undefined` in a browser. Asked for at run time: an import of `node:worker_threads` would
 * break bundles for browsers. Node has `getBuiltinModule` since 20.16.
 */
const threadsHere = () => globalThis.process?.getBuiltinModule?.('node:worker_threads')

/** Starts a thread of Node that matches patterns. `undefined` where there are none. */
export function findPatternThread(): CreatePatternWorker | undefined {
  const threads = threadsHere()
  if (threads === undefined) return undefined
  return (events) => {
    // Neither flags nor environment of the process: it needs none of them, and preloaded code would take its time.
    const thread = new threads.Worker(script, { eval: true, execArgv: [], env: {} })
    thread.on('message', (message: unknown) => (message === workerReady ? events.ready() : events.answer(message === true)))
    thread.on('error', (cause: unknown) => events.fail(cause instanceof Error ? cause.message : String(cause)))
    return { name: 'The thread that matches patterns', ask: (question) => thread.postMessage(question), end: () => void thread.terminate() }
  }
}
