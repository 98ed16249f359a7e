import { Agent, request } from 'node:http'
import { connect } from 'node:net'
import { createModule } from 'moduleform/module'
import { describe, expect, it, onTestFinished } from 'vitest'
import { startServer } from '../support/startServer.ts'

const { fetch: module } = createModule({
  schema: () => ({ metadata: { workflows_module_schema_version: '1.0.0' }, fields: [] }),
  maxRequestBytes: 1_000,
})

interface Sent {
  readonly path?: string
  readonly method?: string
  readonly body?: string
  readonly headers?: Readonly<Record<string, string>>
}

/** A client that sends its requests one after the other, on one connection where the server leaves it open. */
function createCaller(origin: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  onTestFinished(() => agent.destroy())
  return ({ path = '/my/schema', method = 'POST', body = '{"form_data":{}}', headers = {} }: Sent = {}) =>
    new Promise<{ status: number | undefined; isSameConnection: boolean }>((resolve, reject) => {
      const sent = request(`${origin}${path}`, { agent, method, headers: { 'content-type': 'application/json', ...headers } })
      sent.on('response', (response) => {
        response.resume()
        response.on('end', () => resolve({ status: response.statusCode, isSameConnection: sent.reusedSocket }))
      })
      sent.on('error', reject)
      sent.end(body)
    })
}

const long = ' '.repeat(200_000)
const chunked = { 'transfer-encoding': 'chunked' }

describe('A connection of node:http', () => {
  it.each<[number, string, Sent]>([
    [413, 'a body of a length that is too long', { body: long }],
    [413, 'chunks that are too long', { body: long, headers: chunked }],
    [404, 'an address that is none', { path: '/my/form', body: long }],
    [405, 'another method', { method: 'PUT', body: long }],
    [415, 'another content type', { body: long, headers: { 'content-type': 'text/plain' } }],
    [204, 'a preflight with a body', { method: 'OPTIONS', body: long, headers: { 'content-length': '200000' } }],
  ])('takes the next request after a %i to %s', async (status, _, sent) => {
    const call = createCaller(await startServer(module))
    expect(await call(sent)).toEqual({ status, isSameConnection: false })
    expect(await call()).toEqual({ status: 200, isSameConnection: true })
  })

  it('takes the next request where a handler reads a part of the body', async () => {
    const call = createCaller(
      await startServer(async ({ body }) => {
        await body?.getReader().read()
        return new Response('enough')
      }),
    )
    expect(await call({ body: long })).toEqual({ status: 200, isSameConnection: false })
    expect(await call({ body: long })).toEqual({ status: 200, isSameConnection: true })
  })

  it('is closed where an upload goes on long after its answer', async () => {
    const origin = await startServer(async () => new Response(null, { status: 404 }))
    const chunk = `10000\r\n${'x'.repeat(65_536)}\r\n`
    const socket = connect(Number(new URL(origin).port), '127.0.0.1')
    onTestFinished(() => void socket.destroy())
    let received = ''
    socket.setEncoding('utf8').on('data', (text: string) => (received += text))
    const write = () => {
      while (socket.writable && socket.write(chunk));
    }
    // Which of the two errors comes is up to the operating system.
    socket.on('drain', write).on('error', () => undefined)
    socket.write('POST / HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n')
    write()
    await new Promise((resolve) => socket.once('close', resolve))
    expect(received).toMatch(/^HTTP\/1\.1 404 /)
  })

  it('fails what still reads the body after the answer', async () => {
    let late: Promise<string> | undefined
    const call = createCaller(
      await startServer(async (asked) => {
        late ??= asked.text().then(
          ({ length }) => `${length} characters`,
          (error: unknown) => String(error),
        )
        return new Response('early')
      }),
    )
    expect((await call({ body: long.repeat(20) })).status).toBe(200)
    expect(await late).toBe('Error: The request was answered before its body was read.')
  })
})
