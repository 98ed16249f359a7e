import { describe, expect, it } from 'vitest'
import { createModuleProxy } from '../../../src/cli/playground/proxy/createModuleProxy.ts'
import { createGate } from '../../support/createGate.ts'
import { startServer } from '../../support/startServer.ts'
import { call, fromPage, page, proxyWithYes, refusal, watch } from './proxyCalls.ts'

describe('The proxy of the playground', () => {
  it('goes to the two endpoints of the module named, wherever it is, with its headers, and nowhere else there', async () => {
    const asked: { url: string; key: string | null }[] = []
    const record: typeof fetch = async (target, init) => {
      asked.push({ url: target instanceof URL ? target.href : '', key: new Headers(init?.headers).get('x-key') })
      return Response.json({})
    }
    const module = { baseUrl: 'https://modules.example.com/crm/?tenant=1', headers: new Headers({ 'x-key': 'k1' }) }
    const proxy = createModuleProxy({ fetch: record, module })
    const statusOf = async (target: string) => (await proxy.fetch(call(target))).status
    expect(await statusOf('https://modules.example.com/crm/schema?tenant=1')).toBe(200)
    expect(await statusOf('https://modules.example.com/crm/content?tenant=1')).toBe(200)
    expect(await statusOf('https://modules.example.com/crm/admin?tenant=1')).toBe(403)
    expect(await statusOf('https://modules.example.com/crm/schema?tenant=2')).toBe(403)
    expect(await statusOf('https://other.example.com/crm/schema')).toBe(403)
    expect(asked).toEqual([
      { url: 'https://modules.example.com/crm/schema?tenant=1', key: 'k1' },
      { url: 'https://modules.example.com/crm/content?tenant=1', key: 'k1' },
    ])
  })

  it('tells whether a module is there, and gives it no work', async () => {
    const asked: string[] = []
    let answer = (): Response => Response.json({ error: 'No such method.' }, { status: 405 })
    const module = await startServer(async ({ method, url }) => {
      asked.push(`${method} ${new URL(url).pathname}`)
      return answer()
    })
    const gone = 'http://127.0.0.1:9/gone'
    const proxy = await proxyWithYes([`${module}/crm`, gone])
    const look = async (baseUrl: string) => (await proxy.fetch(watch(baseUrl))).json()
    expect(await look(`${module}/crm`)).toEqual({ isAlive: true })
    expect(asked).toEqual(['OPTIONS /crm/schema'])
    answer = () => new Response(null, { status: 503 })
    expect(await look(`${module}/crm`)).toEqual({ isAlive: false })
    expect(await look(gone)).toEqual({ isAlive: false })
  })

  it('hands on body, method, content type and headers of the host, and the answer with its status', async () => {
    const module = await startServer(async (request) =>
      Response.json(
        { path: new URL(request.url).pathname, method: request.method, key: request.headers.get('x-api-key'), sent: await request.json() },
        { status: 422, headers: { 'retry-after': '3' } },
      ),
    )
    const request = call(`${module}/crm/schema`, {
      headers: { ...fromPage, 'content-type': 'application/json', 'x-api-key': 'k1' },
      body: '{"form_data":{"name":"Łódź"}}',
    })
    const response = await (await proxyWithYes([`${module}/crm`])).fetch(request)
    expect(response.status).toBe(422)
    expect(response.headers.get('content-type')).toBe('application/json')
    expect(response.headers.get('retry-after')).toBe('3')
    expect(await response.json()).toEqual({ path: '/crm/schema', method: 'POST', key: 'k1', sent: { form_data: { name: 'Łódź' } } })
  })

  it('carries cookies neither way and does not tell the module about the page', async () => {
    const module = await startServer(async (request) =>
      Response.json({ names: [...request.headers.keys()] }, { headers: { 'set-cookie': 'session=1', 'x-powered-by': 'module' } }),
    )
    const request = call(`${module}/schema`, { headers: { ...fromPage, cookie: 'session=secret', referer: `${page}/?module=x` } })
    const response = await (await proxyWithYes([module])).fetch(request)
    expect(response.headers.get('set-cookie')).toBeNull()
    const { names } = (await response.json()) as { names: string[] }
    for (const name of ['cookie', 'origin', 'referer', 'sec-fetch-site']) expect(names).not.toContain(name)
  })

  it('keeps what a module answers from running as a page of the playground', async () => {
    const module = await startServer(async () => new Response('<script>alert(1)</script>', { headers: { 'content-type': 'text/html' } }))
    const { headers } = await (await proxyWithYes([module])).fetch(call(`${module}/schema`))
    expect(headers.get('content-security-policy')).toBe('sandbox')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
  })

  it('says in a sentence that nothing answers', async () => {
    const response = await (await proxyWithYes(['http://127.0.0.1:1'])).fetch(call('http://127.0.0.1:1/schema'))
    expect(response.status).toBe(502)
    expect(response.headers.get('x-playground-answer')).toBe('unreachable')
    expect(await response.json()).toEqual({
      error: expect.stringMatching(/^Nothing answers at http:\/\/127\.0\.0\.1:1 .*Is the module running\?$/),
    })
  })

  it.each([
    ['DEPTH_ZERO_SELF_SIGNED_CERT', /^The certificate of https:\/\/localhost is not trusted .*NODE_EXTRA_CA_CERTS=/],
    ['CERT_HAS_EXPIRED', /^The certificate of https:\/\/localhost has expired\.$/],
    ['ERR_TLS_CERT_ALTNAME_INVALID', /^The certificate of https:\/\/localhost is for another host\.$/],
    ['ERR_SSL_WRONG_VERSION_NUMBER', /^What listens at https:\/\/localhost speaks no https .*http:\/\/ instead\?$/],
  ])('says of a server that is there what is wrong with it: %s', async (code, sentence) => {
    const failing: typeof fetch = async () => {
      throw new TypeError('fetch failed', { cause: Object.assign(new Error('0A00:SSL routines'), { code }) })
    }
    const response = await (await proxyWithYes(['https://localhost'], { fetch: failing })).fetch(call('https://localhost/schema'))
    expect(response.headers.get('x-playground-answer')).toBe('unreachable')
    expect(await response.json()).toEqual({ error: expect.stringMatching(sentence) })
  })

  it('marks its refusals as its own, and no answer of a module as such, whatever that says of itself', async () => {
    const proxy = await proxyWithYes(['http://127.0.0.1:9'], {
      fetch: async () => Response.json({}, { status: 502, headers: { 'x-playground-answer': 'unreachable', location: '/elsewhere' } }),
    })
    const { headers } = await proxy.fetch(call('http://127.0.0.1:9/schema'))
    expect([headers.get('x-playground-answer'), headers.get('location')]).toEqual([null, null])
    const refused = await proxy.fetch(call('http://127.0.0.1:9/other'))
    expect(refused.headers.get('x-playground-answer')).toBe('refused')
  })

  it('follows no redirect and says where it leads', async () => {
    const module = await startServer(async (request) =>
      request.url.endsWith('/schema')
        ? new Response(null, { status: 307, headers: { location: '/v2/schema/?token=s3cret' } })
        : Response.json({ fields: [] }),
    )
    const response = await (await proxyWithYes([module])).fetch(call(`${module}/schema`))
    expect(response.status).toBe(502)
    expect(response.headers.get('x-playground-answer')).toBe('307')
    expect(response.headers.get('location')).toBe(`${module}/v2/schema/`)
    expect(await response.json()).toEqual({
      error: `The module redirects to ${module}/v2/schema/. The proxy follows no redirects: use the address that answers itself.`,
    })
  })

  it('ends its own request when the page ends its', async () => {
    const seen = createGate()
    const ended = createGate()
    const module = await startServer((request) => {
      request.signal.addEventListener('abort', () => ended.open())
      seen.open()
      return ended.opened.then(() => Response.json({}))
    })
    const proxy = await startServer((await proxyWithYes([module])).fetch)
    const caller = new AbortController()
    const asked = fetch(`${proxy}/__module?url=${module}/schema`, {
      method: 'POST',
      body: '{}',
      headers: { origin: proxy },
      signal: caller.signal,
    })
    await seen.opened
    caller.abort()
    await expect(asked).rejects.toThrow('aborted')
    await ended.opened
  })

  it.each([
    'http://localhost:9/x',
    'http://127.0.0.1:9/x',
    'http://127.8.9.10:9/x',
    'http://[::1]:9/x',
    'http://0x7f.1:9/x',
    'https://localhost:9/x',
  ])('goes to %s', async (baseUrl) => {
    const asked: unknown[] = []
    const ask: typeof fetch = async (url) => (asked.push(url), Response.json({}))
    const proxy = await proxyWithYes([baseUrl], { fetch: ask })
    expect((await proxy.fetch(call(`${baseUrl}/schema`))).status).toBe(200)
    expect(asked).toEqual([new URL(`${baseUrl}/schema`)])
  })

  it.each([
    'http://example.com/x',
    'http://localhost.evil.com/x',
    'http://evil.localhost/x',
    'http://127.0.0.1.evil.com/x',
    'http://0.0.0.0/x',
    'http://[::ffff:127.0.0.1]/x',
    'http://10.0.0.1/x',
    'http://169.254.169.254/latest/meta-data',
  ])('refuses to go to %s', async (target) => {
    expect(await refusal(call(target))).toEqual({
      status: 403,
      error: expect.stringContaining('The proxy only goes to modules on this machine'),
    })
  })

  it.each([
    'http://127.0.0.1@evil.com/x',
    'http://user:secret@127.0.0.1/x',
    'file:///etc/passwd',
    'ftp://127.0.0.1/x',
    'javascript:alert(1)',
    '/crm',
    '',
  ])('refuses the address %j, whatever it may reach', async (target) => {
    expect((await refusal(call(target), { anyTarget: true })).status).toBe(400)
  })

  it('goes beyond this machine where it may, after a yes', async () => {
    const options = { fetch: async () => Response.json({ fields: [] }), anyTarget: true }
    const target = 'https://modules.example.com/crm/schema'
    expect((await refusal(call(target), options)).status).toBe(403)
    const proxy = await proxyWithYes(['https://modules.example.com/crm'], options)
    expect((await proxy.fetch(call(target))).status).toBe(200)
  })

  it.each([
    ['another site', { 'sec-fetch-site': 'cross-site', origin: 'http://evil.com' }],
    ['another port of this machine', { 'sec-fetch-site': 'same-site', origin: 'http://127.0.0.1:8080' }],
    ['the address bar', { 'sec-fetch-site': 'none' }],
    ['a browser that names only the origin, of another page', { origin: 'http://evil.com' }],
    ['a page without an origin', { origin: 'null' }],
    ['a program that names neither', {}],
  ])('answers no call from %s', async (_, headers) => {
    expect(await refusal(call('http://127.0.0.1:9/x', { headers }))).toEqual({
      status: 403,
      error: 'The playground answers its own page only.',
    })
  })

  it.each([false, true])(
    'answers no call under a foreign name that was pointed to this machine, wherever it may go: %j',
    async (anyTarget) => {
      const host = 'http://rebound.evil.com:5173'
      const headers = { 'sec-fetch-site': 'same-origin', origin: host }
      expect(await refusal(call('http://127.0.0.1:9/schema', { headers, host }), { anyTarget })).toEqual({
        status: 403,
        error: 'The playground answers at localhost and 127.0.0.1, not at rebound.evil.com.',
      })
    },
  )

  it('forwards GET and POST only', async () => {
    const proxy = await proxyWithYes(['http://127.0.0.1:9'], { fetch: async () => Response.json({}) })
    expect((await proxy.fetch(call('http://127.0.0.1:9/schema', { method: 'GET' }))).status).toBe(200)
    expect((await proxy.fetch(call('http://127.0.0.1:9/schema', { method: 'DELETE' }))).status).toBe(405)
  })
})

describe('What passes through the proxy', () => {
  const maxBytes = 1000

  it('is a request up to a limit, and a sentence beyond it', async () => {
    let isAsked = false
    const ask: typeof fetch = async () => {
      isAsked = true
      return Response.json({})
    }
    const proxy = await proxyWithYes(['http://127.0.0.1:9'], { fetch: ask, maxBytes })
    const response = await proxy.fetch(call('http://127.0.0.1:9/schema', { body: 'x'.repeat(1001) }))
    expect(response.status).toBe(413)
    expect(await response.json()).toEqual({ error: 'The request is longer than 1000 bytes.' })
    expect(isAsked).toBe(false)
    expect((await proxy.fetch(call('http://127.0.0.1:9/schema', { body: 'x'.repeat(1000) }))).status).toBe(200)
  })

  it('is an answer up to a limit, and a sentence where it says that it is longer', async () => {
    const module = await startServer(async () => new Response('x'.repeat(1001), { headers: { 'content-length': '1001' } }))
    const response = await (await proxyWithYes([module], { maxBytes })).fetch(call(`${module}/schema`))
    expect(response.status).toBe(500)
    expect(await response.json()).toEqual({ error: 'The answer of the module is longer than 1000 bytes. The proxy hands on no more.' })
  })

  it('breaks off an endless answer', async () => {
    const module = await startServer(
      async () => new Response(new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array(600)) })),
    )
    const response = await (await proxyWithYes([module], { maxBytes })).fetch(call(`${module}/schema`))
    await expect(response.arrayBuffer()).rejects.toThrow('longer than 1000 bytes')
  })
})
