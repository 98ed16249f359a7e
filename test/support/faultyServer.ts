import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { gzipSync } from 'node:zlib'
import { closeServer, listen } from '../../src/cli/playground/listen.ts'
import { createGate } from './createGate.ts'

type Fail = (response: ServerResponse) => void

const json = { 'content-type': 'application/json' }
const html = { 'content-type': 'text/html; charset=utf-8' }
const answer =
  (status: number, headers: Record<string, string>, body: string | Buffer): Fail =>
  (response) =>
    response.writeHead(status, headers).end(body)
const page = '<!doctype html><title>Sign in</title><h1>Sign in to continue</h1>'
const tenMegabytes = JSON.stringify({ fields: [], note: 'x'.repeat(10_000_000) })

const redirected = 'The module at HOST redirects to another address, which is not followed. Set the base URL to where the module is.'

const unreadable = 'The module answered with something that this form cannot read.'

export interface Fault {
  readonly fail: Fail
  /** Expected in the error message, `HOST` being that of the server. */
  readonly sentence: string
  /** The message in a form. */
  readonly summary: string
  /** The same on a page of another origin, where Chromium reveals less. */
  readonly inChromium?: string
}

/** Faults of an HTTP answer, by name. */
export const faults: Readonly<Record<string, Fault>> = {
  'a connection that is closed at once': {
    fail: (response) => response.socket?.destroy(),
    summary: 'Could not reach the module.',
    sentence:
      'Nothing answers at HOST. Check that the module runs, that its base URL is right and, in a browser, that it allows requests from this page (CORS).',
  },
  'a connection that is reset in the middle of the body': {
    fail: (response) => response.writeHead(200, json).write('{"fields": [', () => response.socket?.resetAndDestroy()),
    summary: 'The answer of the module broke off.',
    sentence: 'The answer of the module at HOST broke off before it was complete.',
  },
  'a body shorter than announced': {
    fail: (response) =>
      response.writeHead(200, { ...json, 'content-length': '1000' }).write('{"fields": []}', () => response.socket?.end()),
    summary: 'The answer of the module broke off.',
    sentence: 'The answer of the module at HOST broke off before it was complete.',
  },
  'JSON that ends in the middle': {
    fail: answer(200, json, '{"fields": ['),
    summary: unreadable,
    sentence: 'The module at HOST answered 200 with the text "{"fields": [" instead of JSON.\nIt ends before it is complete.',
  },
  'a picture': {
    fail: answer(200, { 'content-type': 'image/png' }, Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13])),
    summary: unreadable,
    sentence: 'The module at HOST answered 200 with a body of the type image/png instead of JSON.',
  },
  'a web page': {
    fail: answer(200, html, page),
    summary: 'The module answered with a web page.',
    sentence: 'The module at HOST answered with a web page instead of JSON (HTTP 200). Is the base URL right?',
  },
  'an encoding that it does not keep to': {
    fail: answer(200, { ...json, 'content-encoding': 'gzip' }, '{"fields": []}'),
    summary: 'The answer of the module broke off.',
    sentence: 'The answer of the module at HOST broke off before it was complete.',
  },
  'a body that unpacks to 64 MB': {
    fail: answer(200, { ...json, 'content-encoding': 'gzip' }, gzipSync(Buffer.alloc(64 * 1024 * 1024, ' '))),
    summary: 'The answer of the module is too large.',
    sentence: 'The module at HOST sent more than 5,242,880 bytes, which is the limit for an answer.',
  },
  '10 MB': {
    fail: answer(200, json, tenMegabytes),
    summary: 'The answer of the module is too large.',
    sentence: 'The module at HOST sent more than 5,242,880 bytes, which is the limit for an answer.',
  },
  '204': {
    fail: answer(204, {}, ''),
    summary: unreadable,
    sentence: 'The module at HOST answered 204 with an empty body instead of JSON.',
  },
  'a redirect to a page to sign in': {
    fail: answer(302, { location: '/sign-in?next=%2Fschema' }, ''),
    summary: 'Could not reach the module: its address leads elsewhere.',
    sentence: 'The module at HOST redirects to http://HOST/sign-in, which is not followed. Set the base URL to where the module is.',
    inChromium: redirected,
  },
  'a redirect to elsewhere': {
    fail: answer(307, { location: 'https://user:key@elsewhere.invalid/schema#top' }, ''),
    summary: 'Could not reach the module: its address leads elsewhere.',
    sentence:
      'The module at HOST redirects to https://elsewhere.invalid/schema, which is not followed. Set the base URL to where the module is.',
    inChromium: redirected,
  },
  '401': {
    fail: answer(401, json, '{"message": "The token has expired."}'),
    summary: 'The token has expired.',
    sentence: 'The token has expired. (HOST answered 401)',
  },
  '403': {
    fail: answer(403, { 'content-type': 'text/plain' }, 'Not for you.\n'),
    summary: 'Not for you.',
    sentence: 'Not for you. (HOST answered 403)',
  },
  '404 as a page': {
    fail: answer(404, html, '<html><title>Not Found</title></html>'),
    summary: 'The module answered 404 (Not Found).',
    sentence: 'The module at HOST answered 404 with a web page instead of JSON. Is the base URL right?',
  },
  '429': {
    fail: answer(429, { ...json, 'retry-after': '600' }, '{"detail": "Too many requests."}'),
    summary: 'Too many requests.',
    sentence: 'Too many requests. (HOST answered 429)',
  },
  '500 as a page': {
    fail: answer(500, html, page),
    summary: 'The module answered 500 (Internal Server Error).',
    sentence: 'The module at HOST answered 500 with a web page instead of JSON.',
  },
  '500 without a body': {
    fail: answer(500, {}, ''),
    summary: 'The module answered 500 (Internal Server Error).',
    sentence: 'Internal Server Error (HOST answered 500)',
  },
  '200 with an error': {
    fail: answer(200, json, '{"error": {"message": "No CRM is connected."}}'),
    summary: 'No CRM is connected.',
    sentence: 'No CRM is connected. (HOST answered 200)',
  },
}

/** Starts a body and never finishes it. */
const trickle: Fail = (response) => void response.writeHead(200, json).write('{')

export interface FaultyServer {
  readonly origin: string
  readonly host: string
  /** Sets the fault; `undefined`: correct answers again. */
  readonly fail: (fault: Fault | undefined) => void
  /** From the next request on, starts to answer and never finishes. Resolves when such a request has arrived. */
  readonly trickle: () => Promise<void>
  /** Requested paths, in order. */
  readonly asked: readonly string[]
  /** Refuses connections until it is opened again at the same port. */
  readonly close: () => Promise<void>
  readonly open: () => Promise<void>
}

/** A real module on 127.0.0.1 that can fail in many ways. `answers` are those of its endpoints while it works. */
export async function startFaultyServer(answers: Readonly<Record<string, object>>): Promise<FaultyServer> {
  const asked: string[] = []
  let fail: Fail | undefined
  const handle = (request: IncomingMessage, response: ServerResponse) => {
    const path = request.url ?? ''
    // Allows pages of other origins.
    response.setHeader('access-control-allow-origin', '*')
    if (request.method === 'OPTIONS') {
      response.writeHead(204, { 'access-control-allow-headers': '*' }).end()
      return
    }
    asked.push(path)
    const good = answers[path.slice(1)]
    request.resume().once('end', () => {
      if (fail !== undefined) fail(response)
      else response.writeHead(good === undefined ? 404 : 200, json).end(JSON.stringify(good ?? { error: 'No endpoint' }))
    })
  }
  const create = () => createServer({ keepAlive: false }, handle)
  let server = create()
  const port = await listen(server, [0])
  return {
    origin: `http://127.0.0.1:${port}`,
    host: `127.0.0.1:${port}`,
    asked,
    fail: (fault) => (fail = fault?.fail),
    trickle: () => {
      const gate = createGate()
      fail = (response) => {
        trickle(response)
        gate.open()
      }
      return gate.opened
    },
    close: () => closeServer(server),
    open: async () => {
      server = create()
      await listen(server, [port])
    },
  }
}
