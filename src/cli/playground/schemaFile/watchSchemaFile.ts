import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { isEqual } from '../../../core/schema/json.ts'
import { decodeFile } from '../../lint/source/decodeFile.ts'
import { watchPaths } from '../../watchPaths.ts'
import { codeOf } from '../codeOf.ts'
import { readSchemaText, type SchemaFileState } from './readSchemaText.ts'

/** A watched schema file. */
export interface SchemaFile {
  readonly name: string
  readonly getState: () => SchemaFileState
  readonly subscribe: (listener: (state: SchemaFileState) => void) => () => void
  readonly close: () => Promise<void>
}

/**
 * Reads a JSON or YAML file, and again whenever it changes; the last readable content is kept when errors appear. Resolves when watching
 * has started. `folder` is the folder that is worked in.
 */
export async function watchSchemaFile(path: string, folder: string): Promise<SchemaFile> {
  const name = basename(path)
  const listeners = new Set<(state: SchemaFileState) => void>()
  let state: SchemaFileState = await readState(path, {})
  let reading = Promise.resolve()
  const read = async () => {
    const next = await readState(path, state)
    if (isEqual(next, state)) return
    state = next
    for (const listener of listeners) listener(state)
  }
  const watcher = await watchPaths([path], { folder })
  // One after the other, so that an older text never comes last.
  watcher.on('all', () => void (reading = reading.then(read)))
  return {
    name,
    getState: () => state,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    close: () => watcher.close(),
  }
}

async function readState(path: string, last: SchemaFileState): Promise<SchemaFileState> {
  const read = await readFile(path).then(
    (bytes): SchemaFileState => {
      const decoded = decodeFile(bytes)
      return 'failure' in decoded ? { problem: { message: `the file ${decoded.failure}` } } : readSchemaText(decoded.text, path)
    },
    (error: unknown) => ({ problem: { message: codeOf(error) === 'ENOENT' ? 'there is no such file any more.' : `${String(error)}.` } }),
  )
  return 'schema' in read || !('schema' in last) ? read : { ...last, ...read, isOld: true }
}

/** A stream of server-sent events: the current state of the file, then each change of it. Ends with the request. */
export function streamSchemaFile(file: SchemaFile, signal: AbortSignal): Response {
  const encoder = new TextEncoder()
  let unsubscribe = () => {}
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      const send = (state: SchemaFileState) => controller.enqueue(encoder.encode(`data: ${JSON.stringify(state)}\n\n`))
      send(file.getState())
      unsubscribe = file.subscribe(send)
      signal.addEventListener('abort', unsubscribe, { once: true })
    },
    cancel: () => unsubscribe(),
  })
  return new Response(body, { headers: { 'content-type': 'text/event-stream', 'cache-control': 'no-store' } })
}
