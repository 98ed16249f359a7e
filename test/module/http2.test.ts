import { connect, createServer } from 'node:http2'
import type { AddressInfo } from 'node:net'
import { createModule } from 'moduleform/module'
import { toNodeListener } from 'moduleform/node'
import { describe, expect, it, onTestFinished, vi } from 'vitest'

const schema = { metadata: { workflows_module_schema_version: '1.0.0' }, fields: [] }
const page = 'https://app.example.com'
const module = createModule({ schema: ({ request }) => ({ ...schema, _url: request.url }), cors: page, maxRequestBytes: 1_000 })

/** Calls a handler over HTTP/2, each time on the same connection. */
async function serve(fetch: (request: Request) => Promise<Response>) {
  const server = createServer(toNodeListener({ fetch }))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // `as`: the address of a listening TCP server is never a string or null.
  const client = connect(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  onTestFinished(() => {
    client.destroy()
    server.close()
  })
  return (body: string) =>
    new Promise<{ headers: Record<string, unknown>; text: string }>((resolve, reject) => {
      const sent = client.request({ ':method': 'POST', ':path': '/crm/schema', 'content-type': 'application/json', origin: page })
      let text = ''
      let headers = {}
      sent.on('response', (answered) => (headers = { ...answered }))
      sent.on('data', (chunk) => (text += String(chunk)))
      sent.on('end', () => resolve({ headers, text }))
      sent.on('error', reject)
      sent.end(body)
    })
}

describe('A listener of node:http2', () => {
  it('answers with status, headers and body, and tells the handler the host', async () => {
    const call = await serve(module.fetch)
    const { headers, text } = await call('{"form_data":{}}')
    expect(headers).toMatchObject({ ':status': 200, 'content-type': 'application/json', 'access-control-allow-origin': page })
    expect(JSON.parse(text)).toEqual({ ...schema, _url: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+\/crm\/schema$/) })
  })

  it('takes the next request after one that is too long', async () => {
    const call = await serve(module.fetch)
    expect((await call(' '.repeat(200_000))).headers[':status']).toBe(413)
    expect((await call('{"form_data":{}}')).headers[':status']).toBe(200)
  })

  it('leaves out what HTTP/2 does not allow, without a warning, and keeps each cookie', async () => {
    const warned = vi.fn<(warning: Error) => void>()
    process.on('warning', warned)
    onTestFinished(() => void process.off('warning', warned))
    const headers = new Headers([
      ['connection', 'keep-alive'],
      ['set-cookie', 'a=1'],
      ['set-cookie', 'b=2'],
    ])
    const call = await serve(async () => new Response('fine', { statusText: 'Fine', headers }))
    const answer = await call('')
    expect(answer).toMatchObject({ text: 'fine', headers: { ':status': 200, 'set-cookie': ['a=1', 'b=2'] } })
    expect(answer.headers).not.toHaveProperty('connection')
    expect(warned).not.toHaveBeenCalled()
  })
})
