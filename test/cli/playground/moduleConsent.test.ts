import { describe, expect, it } from 'vitest'
import { createModuleProxy, type ModuleProxy } from '../../../src/cli/playground/proxy/createModuleProxy.ts'
import { call, fromPage, page, proxyWithYes, refusal, unreachable, watch, yes } from './proxyCalls.ts'

describe('What nobody has named when the playground was started', () => {
  const baseUrl = 'http://127.0.0.1:9/admin?cmd=wipe'
  const schemaAddress = 'http://127.0.0.1:9/admin/schema?cmd=wipe'
  const contentAddress = 'http://127.0.0.1:9/admin/content?cmd=wipe'
  const tell = (proxy: ModuleProxy) => proxy.fetch(new Request(`${page}/__module?of=${encodeURIComponent(baseUrl)}`, { headers: fromPage }))

  it('is not asked, and the page is told what would be', async () => {
    const proxy = createModuleProxy({ fetch: unreachable })
    expect(await refusal(call(schemaAddress))).toEqual({
      status: 403,
      error: 'Nobody has said yes to asking http://127.0.0.1:9/admin/schema. Reload the page: it asks for it.',
    })
    expect(await (await tell(proxy)).json()).toEqual({ state: 'unnamed', addresses: [schemaAddress, contentAddress] })
  })

  it('is asked after a yes in the page: its two endpoints, and nothing else', async () => {
    const proxy = await proxyWithYes([baseUrl], { fetch: async () => Response.json({}) })
    const statusOf = async (target: string) => (await proxy.fetch(call(target))).status
    expect(await statusOf(schemaAddress)).toBe(200)
    expect(await statusOf(contentAddress)).toBe(200)
    expect(await statusOf('http://127.0.0.1:9/admin?cmd=wipe')).toBe(403)
    expect(await statusOf('http://127.0.0.1:9/admin/schema?cmd=wipe-all')).toBe(403)
    expect(await (await tell(proxy)).json()).toMatchObject({ state: 'open' })
  })

  it.each([
    ['that another page sends', { 'sec-fetch-site': 'cross-site', origin: 'http://evil.com' }],
    ['that another port of this machine sends', { 'sec-fetch-site': 'same-site', origin: 'http://127.0.0.1:8080' }],
    ['without the token of this run', { 'x-playground-token': 'of-another-run' }],
    ['with an empty token', { 'x-playground-token': '' }],
  ])('takes no yes %s', async (_, headers) => {
    const proxy = createModuleProxy({ fetch: unreachable })
    expect((await proxy.fetch(yes(proxy, baseUrl, headers))).status).toBe(403)
    expect((await proxy.fetch(call(schemaAddress))).status).toBe(403)
  })

  it('takes a look at it for no yes', async () => {
    const proxy = createModuleProxy({ fetch: unreachable })
    const headers = { ...fromPage, 'x-playground-token': proxy.token }
    await proxy.fetch(new Request(`${page}/__module?of=${encodeURIComponent(baseUrl)}`, { headers }))
    expect((await proxy.fetch(call(schemaAddress))).status).toBe(403)
  })

  it('is not looked after without a yes either', async () => {
    const proxy = createModuleProxy({ fetch: unreachable })
    expect((await proxy.fetch(watch(baseUrl))).status).toBe(403)
  })

  it('has a token of its own in each run', () => {
    expect(createModuleProxy().token).not.toBe(createModuleProxy().token)
  })

  it('is refused with a reason where no yes would help', async () => {
    const proxy = createModuleProxy({ fetch: unreachable })
    const tellOf = async (text: string) =>
      (await proxy.fetch(new Request(`${page}/__module?of=${encodeURIComponent(text)}`, { headers: fromPage }))).json()
    expect(await tellOf('http://169.254.169.254/latest')).toEqual({
      state: 'refused',
      addresses: [],
      reason: expect.stringContaining('The proxy only goes to modules on this machine'),
    })
    expect(await tellOf('ftp://127.0.0.1/x')).toMatchObject({ state: 'refused' })
    expect((await proxy.fetch(yes(proxy, 'http://169.254.169.254/latest'))).status).toBe(403)
  })

  it('needs no yes where it is a demo module', async () => {
    const proxy = createModuleProxy({ fetch: async () => Response.json({}), isDemo: ({ port }) => port === '4001' })
    expect((await proxy.fetch(call('http://127.0.0.1:4001/crm/schema'))).status).toBe(200)
    expect((await proxy.fetch(call('http://127.0.0.1:4002/crm/schema'))).status).toBe(403)
  })
})
