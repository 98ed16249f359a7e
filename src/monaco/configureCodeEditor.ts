/** Starts the worker that Monaco asks for by `label`: `json`, or anything else for the editor's own. */
export type GetWorker = (label: string) => Worker

const ownWorker: GetWorker = (label) =>
  label === 'json'
    ? new Worker(new URL('./json.worker.ts', import.meta.url), { type: 'module' })
    : new Worker(new URL('./editor.worker.ts', import.meta.url), { type: 'module' })

let getWorker = ownWorker

/**
 * Lets the host start Monaco's workers itself, where its bundler or its content security policy cannot start those of this package. Call
 * it before the first editor shows; without `getWorker` the package's own count again.
 *
 *     codeEditor={async () => {
 *       const editor = await import('moduleform/monaco')
 *       editor.configureCodeEditor({ getWorker: (label) => new Worker(`/workers/${label}.js`) })
 *       return editor
 *     }}
 */
export const configureCodeEditor = (options: { readonly getWorker?: GetWorker }): void => {
  getWorker = options.getWorker ?? ownWorker
}

/** What Monaco finds in its global environment. */
export const startWorker: GetWorker = (label) => getWorker(label)
