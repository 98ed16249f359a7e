import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { connect } from 'node:net'
import { gzipSync } from 'node:zlib'
import { createModule } from 'moduleform/module'
import { toNodeListener } from 'moduleform/node'
import { describe, expect, it, onTestFinished } from 'vitest'

const schema = { metadata: { workflows_module_schema_version: '1.0.0' }, fields: [{ id: 'a', type: 'string', label: 'A' }] }
const module = createModule({ schema: ({ formData }) => ({ ...schema, _seen: formData }), maxRequestBytes: 1000 })

type Middleware = (incoming: IncomingMessage & { body?: unknown }, outgoing: ServerResponse, next: () => void) => void

/** A server as frameworks build it: a middleware may have read the body before the listener. */
async function serve(before: Middleware, fetch = module.fetch): Promise<string> {
  const listener = toNodeListener({ fetch })
  const server = createServer((incoming, outgoing) => before(incoming, outgoing, () => listener(incoming, outgoing)))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  // `as`: the address of a listening TCP server is never a string or null.
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** Reads the body and stores what `keep` returns, as express.json(), express.text() and express.raw() do. */
const parser =
  (keep: (text: string) => unknown): Middleware =>
  (incoming, _, next) => {
    const chunks: Buffer[] = []
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk))
    incoming.on('end', () => {
      const kept = keep(Buffer.concat(chunks).toString())
      if (kept !== undefined) incoming.body = kept
      next()
    })
  }

async function ask(origin: string, init: RequestInit = {}) {
  const response = await fetch(`${origin}/my/schema`, {
    method: 'POST',
    body: '{"form_data":{"a":"Łódź"}}',
    headers: { 'content-type': 'application/json' },
    ...init,
  })
  return { status: response.status, answer: await response.json() }
}

const seen = { status: 200, answer: { ...schema, _seen: { a: 'Łódź' } } }

describe('A module behind a framework of Node', () => {
  it.each([
    ['as it came', ((_incoming, _outgoing, next) => next()) satisfies Middleware],
    ['parsed', parser((text) => JSON.parse(text))],
    ['as a text', parser((text) => text)],
    ['as bytes', parser((text) => Buffer.from(text))],
  ])('takes a body %s', async (_, before) => {
    expect(await ask(await serve(before))).toEqual(seen)
  })

  it('takes a body as it came where a parser that left it has put an empty object', async () => {
    const before: Middleware = (incoming, _, next) => {
      incoming.body = {}
      next()
    }
    expect(await ask(await serve(before))).toEqual(seen)
  })

  it('takes a body that was unpacked while it was parsed', async () => {
    const origin = await serve(parser(() => ({ form_data: { a: 'Łódź' } })))
    const packed = gzipSync('{"form_data":{"a":"Łódź"}}')
    expect(await ask(origin, { body: packed, headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' } })).toEqual(seen)
  })

  it('takes a parsed body whose type nobody named', async () => {
    const origin = await serve(parser((text) => JSON.parse(text)))
    expect(await ask(origin, { body: Buffer.from('{"form_data":{"a":"Łódź"}}'), headers: {} })).toEqual(seen)
  })

  it('keeps its limit for a body that was parsed', async () => {
    const origin = await serve(parser((text) => JSON.parse(text)))
    expect((await ask(origin, { body: JSON.stringify({ form_data: { a: 'x'.repeat(1000) } }) })).status).toBe(413)
  })

  it('says that a body was read and not kept', async () => {
    expect(await ask(await serve(parser(() => undefined)))).toEqual({
      status: 500,
      answer: {
        error:
          'The body of this request was read before the module got it, and "request.body" does not hold it. Put the module before what reads bodies, or parse them with express.json().',
      },
    })
  })

  it.each([
    ['GET /schema HTTP/1.1\r\nHost: evil.example/x?', 'a host with a path'],
    ['GET /schema HTTP/1.1\r\nHost: me@127.0.0.1', 'a host with a user'],
    ['GET http://me@evil.example/schema HTTP/1.1\r\nHost: 127.0.0.1', 'an address with a user as target'],
    ['GET ftp://evil.example/schema HTTP/1.1\r\nHost: 127.0.0.1', 'the address of another protocol as target'],
  ])('refuses %j: %s', async (start) => {
    let isAsked = false
    const origin = await serve(
      (_incoming, _outgoing, next) => next(),
      async () => {
        isAsked = true
        return new Response()
      },
    )
    const answer = await new Promise<string>((resolve) => {
      let text = ''
      const socket = connect(Number(new URL(origin).port), '127.0.0.1', () => socket.write(`${start}\r\nConnection: close\r\n\r\n`))
      socket.on('data', (chunk) => (text += String(chunk)))
      socket.on('end', () => resolve(text))
    })
    expect(answer).toMatch(/^HTTP\/1\.1 400 /)
    expect(isAsked).toBe(false)
  })
})
