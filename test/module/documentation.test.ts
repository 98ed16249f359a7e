import type { AddressInfo } from 'node:net'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { module } from '../../stories/docs/examples/addressModule.ts'
import { checkHandler } from '../cli/check/checkHandler.ts'
import { ask, call } from './ask.ts'

const canada = { id: 'CA', label: 'Canada' }
const choice = (name: string) => ({ value: { id: name.toLowerCase(), label: name }, label: name })

afterEach(() => {
  vi.unstubAllEnvs()
})

describe('The module in "Writing a module"', () => {
  it('asks businesses for their company', async () => {
    const idsOf = async (formData: object) =>
      ((await ask(module, 'schema', { form_data: formData })).answer as { fields: { id: string }[] }).fields.map(({ id }) => id)
    expect(await idsOf({ kind: 'private' })).toEqual(['kind', 'country', 'state'])
    expect(await idsOf({ kind: 'business' })).toEqual(['kind', 'country', 'state', 'company'])
  })

  it('gives the states of the country to who has signed in', async () => {
    const body = { form_data: { country: canada }, content_object_names: ['states'] }
    expect(await ask(module, 'content', body)).toEqual({ status: 401, answer: { error: 'Sign in to see the states.' } })
    const answer = await (await call(module, 'content', body, { authorization: 'Bearer token' })).json()
    expect(answer).toEqual({ content_objects: [{ content_object_name: 'states', data: [choice('Ontario'), choice('Quebec')] }] })
  })

  it('has no states without a country, whether or not somebody has signed in', async () => {
    const body = { form_data: {}, content_object_names: ['states'] }
    expect(await ask(module, 'content', body)).toEqual({
      status: 200,
      answer: { content_objects: [{ content_object_name: 'states', data: [] }] },
    })
  })

  it('passes moduleform check', async () => {
    const { findings } = await checkHandler(module.fetch, { headers: [['authorization', 'Bearer token']] })
    expect(findings).toEqual([])
  })

  it('runs on Node', async () => {
    vi.stubEnv('PORT', '0')
    const { server } = await import('../../stories/docs/examples/nodeServer.ts')
    if (!server.listening) await once(server, 'listening')
    // `as`: the address of a listening TCP server is never a string or null.
    const { port } = server.address() as AddressInfo
    const headers = { 'content-type': 'application/json' }
    const response = await fetch(`http://127.0.0.1:${port}/address/schema`, { method: 'POST', headers, body: '{"form_data":{}}' })
    expect(response.status).toBe(200)
    server.closeAllConnections()
    server.close()
    await once(server, 'close')
  })
})

describe('The samples for platforms in "Writing a module"', () => {
  it('name the module only where they import it', () => {
    const page = readFileSync('stories/docs/WritingAModule.mdx', 'utf8')
    const samples = [...page.matchAll(/^```ts\n(.*?)^```/gms)].map(([, code = '']) => code).filter((code) => code.includes('module.fetch'))
    expect(samples.length).toBeGreaterThan(0)
    expect(samples.filter((code) => !code.startsWith("import { module } from './addressModule.ts'\n"))).toEqual([])
  })
})

describe('"Checking a module"', () => {
  it('lists each check with what it expects', async () => {
    const { checks } = await import('../../src/cli/check/checks/checks.ts')
    const page = readFileSync('stories/docs/CheckingAModule.mdx', 'utf8')
    const rows = page.split('\n').filter((line) => /^\| `\w+[-/]/.test(line))
    const cells = rows.map((row) => row.split('|').map((cell) => cell.trim()))
    expect(cells.map(([, code, expected]) => [code, expected])).toEqual(checks.map(({ code, expected }) => [`\`${code}\``, expected]))
  })
})
