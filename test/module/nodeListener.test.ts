import { connect } from 'node:net'
import { toNodeListener } from 'moduleform/node'
import { describe, expect, it } from 'vitest'
import { createGate } from '../support/createGate.ts'
import { startServer } from '../support/startServer.ts'

/** The server's answer to bytes that no correct client sends. */
const sendRaw = (origin: string, text: string) =>
  new Promise<string>((resolve, reject) => {
    const socket = connect(Number(new URL(origin).port), '127.0.0.1', () => socket.write(text))
    let received = ''
    socket.on('data', (chunk) => (received += String(chunk)))
    socket.on('end', () => resolve(received))
    socket.on('error', reject)
  })

describe('A listener of node:http', () => {
  it('hands method, address, headers and body to the handler', async () => {
    const origin = await startServer(async (request) =>
      Response.json([request.method, new URL(request.url).search, request.headers.get('x-one'), await request.text()]),
    )
    const response = await fetch(`${origin}/a?b=c`, { method: 'POST', body: 'text', headers: { 'x-one': '1, 2' } })
    expect(await response.json()).toEqual(['POST', '?b=c', '1, 2', 'text'])
  })

  it('writes each cookie as a header of its own', async () => {
    const headers = new Headers([
      ['set-cookie', 'a=1'],
      ['set-cookie', 'b=2'],
    ])
    const origin = await startServer(async () => new Response(null, { status: 204, headers }))
    const response = await fetch(origin)
    expect(response.status).toBe(204)
    expect(response.headers.getSetCookie()).toEqual(['a=1', 'b=2'])
  })

  it('answers 500 where the handler fails', async () => {
    const origin = await startServer(() => Promise.reject(new Error('out of paper')))
    const response = await fetch(origin)
    expect(response.status).toBe(500)
    expect(await response.json()).toEqual({ error: 'Error: out of paper' })
  })

  it.each([
    [
      'throws at once',
      () => {
        throw new Error('no ink')
      },
      'Error: no ink',
    ],
    // `as`: JavaScript may do this although the types forbid it.
    ['gives nothing', (async () => undefined) as never, 'Error: The handler gave no Response.'],
  ])('answers 500 where the handler %s', async (_, handler, error) => {
    const response = await fetch(await startServer(handler))
    expect([response.status, await response.json()]).toEqual([500, { error }])
  })

  it('serves a handler that answers at once', async () => {
    const response = await fetch(await startServer((() => new Response('fine')) as never))
    expect(await response.text()).toBe('fine')
  })

  it.each([[async () => new Response('')], [{ default: { fetch } }], [undefined]])('is not made of what is no module: %o', (given) => {
    // `as`: as a host without types may call it.
    expect(() => toNodeListener(given as never)).toThrow('toNodeListener takes what createModule returns')
  })

  it.each([
    ['http://modules.example:81/crm/schema?a=b', 'http://modules.example:81/crm/schema?a=b'],
    ['HTTP://modules.example?a=b', 'http://modules.example/?a=b'],
  ])('accepts the whole address %s as target, as proxies send it, whose host counts', async (target, url) => {
    const origin = await startServer(async (request) => new Response(`asked for ${request.url}`))
    const answer = await sendRaw(origin, `GET ${target} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n`)
    expect(answer).toMatch(/^HTTP\/1\.1 200 /)
    expect(answer).toContain(`asked for ${url}`)
  })

  it('answers 400 to a host name that cannot be one', async () => {
    const origin = await startServer(async () => new Response('fine'))
    expect(await sendRaw(origin, 'GET / HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 /)
  })

  it('passes an answer on while it is still being made', async () => {
    const rest = createGate()
    const origin = await startServer(async () => {
      const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
      const writer = writable.getWriter()
      const bytes = new TextEncoder()
      void writer
        .write(bytes.encode('first '))
        .then(() => rest.opened)
        .then(() => writer.write(bytes.encode('second')))
        .then(() => writer.close())
      return new Response(readable)
    })
    const reader = (await fetch(origin)).body?.pipeThrough(new TextDecoderStream()).getReader()
    expect((await reader?.read())?.value).toBe('first ')
    rest.open()
    expect((await reader?.read())?.value).toBe('second')
  })

  it('shows an answer whose body fails before its first byte as one that broke off', async () => {
    const origin = await startServer(async () => {
      const pull = (controller: ReadableStreamDefaultController) => controller.error(new Error('no paper'))
      return new Response(new ReadableStream({ pull }, { highWaterMark: 0 }), { status: 201 })
    })
    const response = await fetch(origin)
    expect(response.status).toBe(201)
    await expect(response.text()).rejects.toThrow()
  })

  it('lives on when a caller leaves in the middle of an answer', async () => {
    const origin = await startServer(async (request) => {
      if (request.url.endsWith('/short')) return new Response('fine')
      const endless = new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array(65_536)) })
      return new Response(endless)
    })
    const caller = new AbortController()
    const response = await fetch(origin, { signal: caller.signal })
    await response.body?.getReader().read()
    caller.abort()
    expect(await (await fetch(`${origin}/short`)).text()).toBe('fine')
  })
})
