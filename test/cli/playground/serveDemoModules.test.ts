import { describe, expect, it } from 'vitest'
import { withCors } from '../../../src/cli/playground/serveDemoModules.ts'

const handler = withCors(async () => Response.json({ fields: [] }))
const call = (method: string, headers: Record<string, string>) =>
  handler(new Request('http://127.0.0.1:4001/crm/schema', { method, headers }))

describe('The demo modules behind CORS', () => {
  it.each(['http://localhost:3000', 'http://127.0.0.1:5173', 'http://[::1]:8080'])('let %s read their answers', async (origin) => {
    const response = await call('POST', { origin })
    expect(response.headers.get('access-control-allow-origin')).toBe(origin)
    expect(await response.json()).toEqual({ fields: [] })
  })

  it('answer a preflight with the headers that were asked for', async () => {
    const response = await call('OPTIONS', {
      origin: 'http://localhost:3000',
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'authorization,content-type',
    })
    expect(response.status).toBe(204)
    expect(response.headers.get('access-control-allow-headers')).toBe('authorization,content-type')
    expect(response.headers.get('access-control-allow-methods')).toBe('POST')
  })

  it.each(['https://evil.com', 'http://localhost.evil.com', 'null'])('say nothing to %s', async (origin) => {
    expect((await call('POST', { origin })).headers.get('access-control-allow-origin')).toBeNull()
  })
})
