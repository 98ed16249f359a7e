import { createModule } from 'moduleform/module'
import { describe, expect, it } from 'vitest'
import { call } from './ask.ts'

const schema = { metadata: { workflows_module_schema_version: '1.0.0' }, fields: [] }
const origin = 'https://app.example.com'
const allowedOf = async (cors: string | readonly string[] | undefined, headers: Record<string, string> = { origin }) => {
  const response = await call(createModule({ schema, ...(cors === undefined ? {} : { cors }) }), 'schema', { form_data: {} }, headers)
  return [response.headers.get('access-control-allow-origin'), response.headers.get('vary')]
}
const preflight = (cors: string) =>
  createModule({ schema, cors }).fetch(
    new Request('https://modules.example.com/schema', {
      method: 'OPTIONS',
      headers: { origin, 'access-control-request-method': 'POST', 'access-control-request-headers': 'authorization,content-type' },
    }),
  )

describe('The option `cors`', () => {
  it('lets pages of the named origins read answers', async () => {
    expect(await allowedOf(origin)).toEqual([origin, 'origin'])
    expect(await allowedOf(['http://localhost:3000', origin])).toEqual([origin, 'origin'])
    expect(await allowedOf('*')).toEqual(['*', null])
  })

  it('says nothing to others, and nothing without it', async () => {
    expect(await allowedOf('https://other.example.com')).toEqual([null, 'origin'])
    expect(await allowedOf(origin, {})).toEqual([null, 'origin'])
    expect(await allowedOf(undefined)).toEqual([null, null])
  })

  it('lets pages of the named origins send cookies, and no others', async () => {
    const credentialsOf = async (cors: string, from: string) => {
      const response = await call(createModule({ schema, cors }), 'schema', { form_data: {} }, { origin: from })
      return response.headers.get('access-control-allow-credentials')
    }
    expect(await credentialsOf(origin, origin)).toBe('true')
    expect(await credentialsOf(origin, 'https://other.example.com')).toBeNull()
    expect(await credentialsOf('*', origin)).toBeNull()
    expect((await preflight(origin)).headers.get('access-control-allow-credentials')).toBe('true')
  })

  it('lets errors be read too', async () => {
    const response = await call(createModule({ schema, cors: origin }), 'schema', 'not json', { origin })
    expect([response.status, response.headers.get('access-control-allow-origin')]).toEqual([400, origin])
  })

  it('answers a preflight with the headers that were asked for', async () => {
    const response = await preflight(origin)
    expect(response.status).toBe(204)
    expect(response.headers.get('access-control-allow-methods')).toBe('POST')
    expect(response.headers.get('access-control-allow-headers')).toBe('authorization,content-type')
    expect((await preflight('https://other.example.com')).headers.get('access-control-allow-headers')).toBeNull()
  })

  it.each(['https://app.example.com/', 'app.example.com', 'https://app.example.com/page'])('refuses %s, which is no origin', (cors) => {
    expect(() => createModule({ schema, cors })).toThrow(`the CORS origin "${cors}"`)
  })
})
