import { describe, expect, it, onTestFinished } from 'vitest'
import { createModuleProxy } from '../../../src/cli/playground/proxy/createModuleProxy.ts'
import type { CheckReport } from '../../../src/cli/check/report/createReport.ts'
import { faults, startFaultyServer } from '../../support/faultyServer.ts'
import { startModuleServer } from '../../support/moduleServer.ts'
import { fromPage, page, proxyWithYes, unreachable } from './proxyCalls.ts'

const schema = { metadata: { workflows_module_schema_version: '1.0.0' }, fields: [{ id: 'name', type: 'string', label: 'Name' }] }

const check = (baseUrl: string, body: object = {}) =>
  new Request(`${page}/__module?check=${encodeURIComponent(baseUrl)}`, {
    method: 'POST',
    headers: { ...fromPage, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

/** A module with a constant answer, and the requests it received. */
async function startModule(answer: object) {
  const seen: Headers[] = []
  const { origin, close } = await startModuleServer(async ({ headers }) => {
    seen.push(headers)
    return Response.json(answer)
  })
  onTestFinished(close)
  return { origin, seen }
}

describe('The check of the page', () => {
  it('asks nobody before a yes', async () => {
    const proxy = createModuleProxy({ fetch: unreachable })
    expect((await proxy.fetch(check('http://127.0.0.1:9/admin'))).status).toBe(403)
  })

  it('finds what the command finds, with the headers of the page', async () => {
    const { origin, seen } = await startModule(schema)
    const proxy = await proxyWithYes([origin])
    const response = await proxy.fetch(check(origin, { headers: { 'x-key': 'planted-secret' } }))
    const text = await response.text()
    // `as`: the answer comes from the page's own server.
    const report = JSON.parse(text) as CheckReport
    expect(report.hasSchema).toBe(true)
    expect(report.findings.map(({ code }) => code)).toContain('error/malformed-json')
    expect(seen.every((headers) => headers.get('x-key') === 'planted-secret')).toBe(true)
    expect(text).not.toContain('planted-secret')
  })

  it('sends the headers that were named at the start to that module alone', async () => {
    const [own, other] = [await startModule(schema), await startModule(schema)]
    const module = { baseUrl: own.origin, headers: new Headers({ authorization: 'Bearer of-the-start' }) }
    const proxy = await proxyWithYes([other.origin], { module })
    await proxy.fetch(check(own.origin))
    await proxy.fetch(check(other.origin))
    expect(new Set(own.seen.map((headers) => headers.get('authorization')))).toEqual(new Set(['Bearer of-the-start']))
    expect(new Set(other.seen.map((headers) => headers.get('authorization')))).toEqual(new Set([null]))
  })

  it('reports a module that breaks off its answer', async () => {
    const server = await startFaultyServer({})
    onTestFinished(server.close)
    server.fail(faults['a connection that is reset in the middle of the body'])
    const response = await (await proxyWithYes([server.origin])).fetch(check(server.origin))
    // `as`: the answer comes from the page's own server.
    const report = (await response.json()) as CheckReport
    expect(report.findings.map(({ code }) => code)).toContain('answer/network')
  })

  it('says where nothing answers', async () => {
    const { origin, close } = await startModuleServer(async () => Response.json(schema))
    await close()
    const response = await (await proxyWithYes([origin])).fetch(check(origin))
    expect(response.status).toBe(502)
    expect(await response.json()).toEqual({ error: expect.stringMatching(/^Nothing answers there \(.*\)\. Is the module running\?$/) })
  })
})
