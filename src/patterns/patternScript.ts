/** The first message of a worker or thread, sent when its script has loaded. */
export const workerReady = 'ready'

/**
 * The script of a thread or worker, as a text because any bundler of a server would have to find a separate file. It reads patterns as
 * `compilePattern` does. `port`: the code for the object that messages go through.
 */
export const patternScript = (port: string): string => `
const port = ${port}
const compile = (pattern, flags) => { try { return new RegExp(pattern, flags) } catch {} }
port.addEventListener('message', ({ data: { pattern, text } }) => {
  port.postMessage((compile(pattern, 'u') ?? compile(pattern, ''))?.test(text) ?? true)
})
port.start?.()
port.postMessage('${workerReady}')
`
