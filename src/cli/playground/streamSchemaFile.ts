import type { SchemaFileState } from './schemaFileState.ts'
import type { SchemaFile } from './watchSchemaFile.ts'

/** A stream of server-sent events: the state of the file now, and after each change of it. Ends with the request. */
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
