import { createClient } from 'moduleform/client'
import { describe, expect, it } from 'vitest'
import { startModuleServer } from '../support/moduleServer.ts'

const schemaRequest = { schema: {}, form_data: {}, content_objects: [] }
const encode = (text: string) => new TextEncoder().encode(text)

describe('the size limit', () => {
  it('takes an answer of exactly the limit and refuses one byte more', async () => {
    const text = JSON.stringify({ fields: [], note: 'ä'.repeat(50) })
    const load = (maxAnswerBytes: number) =>
      createClient({ baseUrl: 'https://modules.test', maxAnswerBytes, fetch: async () => new Response(text) }).loadSchema(schemaRequest)
    const size = encode(text).byteLength
    await expect(load(size)).resolves.toBeDefined()
    await expect(load(size - 1)).rejects.toMatchObject({ kind: 'answer', reason: 'too-large', status: 200 })
  })

  it('stops reading an endless answer', async () => {
    let chunks = 0
    let isCancelled = false
    const body = new ReadableStream({
      pull: (controller) => {
        chunks += 1
        controller.enqueue(encode(' '.repeat(1_000)))
      },
      cancel: () => void (isCancelled = true),
    })
    const client = createClient({ baseUrl: 'https://modules.test', maxAnswerBytes: 10_000, fetch: async () => new Response(body) })
    await expect(client.loadSchema(schemaRequest)).rejects.toThrow(
      'The module at modules.test sent more than 10,000 bytes, which is the limit for an answer.',
    )
    expect(isCancelled).toBe(true)
    expect(chunks).toBeLessThan(15)
  })

  it('does not read an answer that announces to be too long', async () => {
    let chunks = 0
    const body = new ReadableStream({ pull: () => void (chunks += 1) }, { highWaterMark: 0 })
    const fetch = async () => new Response(body, { headers: { 'content-length': '6000000' } })
    await expect(createClient({ baseUrl: 'https://modules.test', fetch }).loadSchema(schemaRequest)).rejects.toMatchObject({
      reason: 'too-large',
    })
    expect(chunks).toBe(0)
  })

  it('is 5 MiB over HTTP', async () => {
    const limit = 5 * 1024 * 1024
    let size = limit
    const { origin, close } = await startModuleServer(async () => new Response(JSON.stringify({ fields: [] }).padEnd(size)))
    const client = createClient({ baseUrl: origin })
    await expect(client.loadSchema(schemaRequest)).resolves.toBeDefined()
    size = limit + 1
    await expect(client.loadSchema(schemaRequest)).rejects.toMatchObject({ reason: 'too-large' })
    await close()
  })

  it('leaves the status of a long error answer as the failure', async () => {
    const fetch = async () => new Response('x'.repeat(1_000), { status: 500 })
    const client = createClient({ baseUrl: 'https://modules.test', maxAnswerBytes: 100, fetch })
    await expect(client.loadSchema(schemaRequest)).rejects.toMatchObject({ kind: 'status', status: 500 })
  })

  it('does not tear characters that arrive in pieces', async () => {
    const bytes = encode('{"fields":[],"note":"añ😀"}')
    const body = new ReadableStream({
      start: (controller) => {
        for (const byte of bytes) controller.enqueue(Uint8Array.of(byte))
        controller.close()
      },
    })
    const client = createClient({ baseUrl: 'https://modules.test', fetch: async () => new Response(body) })
    expect((await client.loadSchema(schemaRequest)).schema).toEqual({ fields: [], note: 'añ😀' })
  })
})
