import { execFileSync } from 'node:child_process'
import { describe, expect, it } from 'vitest'
import { findWire } from '../../playground/src/module/findWire.ts'
import { firstRequests } from '../../playground/src/module/firstRequests.ts'
import { formatCurlTemplate } from '../../playground/src/module/formatCurlTemplate.ts'
import type { LoggedRequest } from '../../playground/src/requests/loggedRequest.ts'

/** Splits a command line as a shell does. */
const readArguments = (line: string) =>
  execFileSync('sh', ['-c', `printf '%s\\0' ${line}`], { encoding: 'utf8' })
    .split('\0')
    .slice(0, -1)

describe('The command line of a request', () => {
  it('is read by a shell as it was meant', () => {
    const body = { form_data: { name: `O'Hara "$HOME" \`x\`` } }
    const line = formatCurlTemplate({ url: 'http://127.0.0.1:9/it?a=1&b=2', headers: { 'x-tenant': "d'or" }, body })
    expect(readArguments(line)).toEqual([
      'curl',
      '-X',
      'POST',
      'http://127.0.0.1:9/it?a=1&b=2',
      '-H',
      'content-type: application/json',
      '-H',
      "x-tenant: d'or",
      '--data-raw',
      JSON.stringify(body),
    ])
  })

  it('leaves secrets to be filled in', () => {
    const line = formatCurlTemplate({ url: 'http://127.0.0.1:9/', headers: { authorization: 'Bearer tok-1', 'x-auth': 'tok-2' }, body: {} })
    expect(line).not.toContain('tok-')
    expect(line).toContain("-H 'authorization: <your authorization>'")
  })
})

describe('The two requests of a form', () => {
  it('go to its two endpoints, the slash at the end or not, and keep the query', () => {
    const urls = (baseUrl: string) => firstRequests({ baseUrl }).map(({ curl }) => readArguments(curl)[3])
    expect(urls('http://127.0.0.1:9/crm/?t=1')).toEqual(['http://127.0.0.1:9/crm/schema?t=1', 'http://127.0.0.1:9/crm/content?t=1'])
    expect(urls('<base url>')).toEqual(['<base url>/schema', '<base url>/content'])
  })

  it('are wrapped where the module takes them so', () => {
    const [schema] = firstRequests({ baseUrl: 'http://127.0.0.1:9', wire: 'data' })
    expect(JSON.parse(readArguments(schema?.curl ?? '').at(-1) ?? '')).toEqual({
      data: { schema: { metadata: { workflows_module_schema_version: '1.0.0' }, fields: [] }, form_data: {}, content_objects: [] },
    })
  })
})

describe('The wire format that was found out', () => {
  const answered = (requestBody: unknown, outcome: LoggedRequest['outcome'] = 'answered') => ({ requestBody, outcome }) as LoggedRequest // `as`: nothing else is read

  it('is that of the last request that was answered', () => {
    expect(findWire([])).toBeUndefined()
    expect(findWire([answered({ form_data: {} })])).toBe('plain')
    expect(findWire([answered({ form_data: {} }, 'failed'), answered({ data: { form_data: {} }, credentials: {} })])).toBe('data')
    expect(findWire([answered({ form_data: {} }), answered({ data: {} }, 'pending')])).toBe('plain')
  })
})
