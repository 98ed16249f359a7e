import type { Plugin } from 'vite'

/** What Vite's library build with `base: './'` writes for `new URL('./x.worker.ts', import.meta.url)`. */
const nestedAddress = new RegExp(
  String.raw`new URL\(\s*(?:/\*[^*]*\*/\s*)?new URL\("([\w./-]+)", import\.meta\.url\)\.href,\s*"" \+ import\.meta\.url\s*\)`,
  'g',
)
const comment = /\/\*[^]*?\*\/|^\s*\/\/.*$/gm
const start = /new Worker\(\s*new URL/g
const literalStart = /new Worker\(new URL\("\.\.?\/[\w./-]+\.js", import\.meta\.url\), \{ type: "module" \}\)/g

/**
 * Names the worker files of the package by literals, `new Worker(new URL('./pattern.worker.js', import.meta.url), { type: 'module' })`:
 * it is this text that Vite, Turbopack and webpack look for. What Vite writes itself makes Next throw and hosts of Vite inline the worker
 * as `data:`, which their security policy blocks. Ends the build where a start is not literal.
 */
export const workerFiles: Plugin = {
  name: 'worker-files',
  apply: 'build',
  enforce: 'post',
  renderChunk: {
    order: 'post',
    handler(code, chunk) {
      if (!code.includes('new Worker(')) return null
      const written = code.replace(
        nestedAddress,
        (_, file: string) => `new URL("${file.startsWith('.') ? file : `./${file}`}", import.meta.url)`,
      )
      const starts = written.replace(comment, '').match(start)
      if (starts?.length !== written.match(literalStart)?.length) {
        this.error(`${chunk.fileName} starts a worker in a way that the bundlers of hosts do not see. Start it by a literal new URL().`)
      }
      return { code: written, map: null }
    },
  },
}
