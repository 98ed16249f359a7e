import { onTestFinished } from 'vitest'
import type { SchemaFileState } from '../../../src/cli/playground/schemaFile/readSchemaText.ts'

/** Follows the stream of a schema file like its page. Each call of the returned function waits for the next state. */
export async function readEvents(url: string): Promise<() => Promise<SchemaFileState>> {
  const abort = new AbortController()
  onTestFinished(() => abort.abort())
  const response = await fetch(`${url}__file`, { headers: { 'sec-fetch-site': 'same-origin' }, signal: abort.signal })
  const chunks = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  return async () => {
    for (;;) {
      const end = text.indexOf('\n\n')
      if (end >= 0) {
        const event = text.slice('data: '.length, end)
        text = text.slice(end + 2)
        return JSON.parse(event) as SchemaFileState
      }
      const chunk = await chunks?.read()
      if (chunk?.value === undefined) throw new Error('The stream has ended.')
      text += chunk.value
    }
  }
}
