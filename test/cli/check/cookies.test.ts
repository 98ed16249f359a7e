import { describe, expect, it } from 'vitest'
import { checkHandler, codesOf } from './checkHandler.ts'
import { goodModule } from './goodModule.ts'
import type { Fault } from './inject.ts'

const withCookie = { headers: [['Cookie', 'session=1']] } as const

/** A module that allows a page less than the good one. */
const changing =
  (change: (headers: Headers) => void): Fault =>
  (good) =>
  async (request) => {
    const response = await good(request)
    change(response.headers)
    return response
  }
const allowsNone = changing((headers) => headers.delete('access-control-allow-credentials'))(goodModule)
const namesNone = changing((headers) => headers.set('access-control-allow-origin', '*'))(goodModule)

describe('moduleform check with --origin and a cookie', () => {
  it('has nothing against a module that allows credentials, and lists no cookie among the allowed headers', async () => {
    const listing = changing((headers) => {
      if (headers.has('access-control-allow-headers')) headers.set('access-control-allow-headers', 'Content-Type')
    })
    expect(codesOf(await checkHandler(listing(goodModule), withCookie))).toEqual([])
  })

  it('finds answers that allow no credentials, which browsers refuse', async () => {
    const { findings } = await checkHandler(allowsNone, withCookie)
    const came = 'No header Access-Control-Allow-Credentials: true, without which no cookie counts'
    expect(new Set(findings.map((finding) => `${finding.code}: ${finding.came}`))).toEqual(
      new Set([`cors/preflight: ${came}`, `cors/answer: ${came}`, `cors/error: ${came}`]),
    )
  })

  it('finds answers for all origins, which browsers refuse too, and all headers', async () => {
    const { findings } = await checkHandler(namesNone, withCookie)
    expect(findings.find(({ code }) => code === 'cors/answer')?.came).toBe(
      'Access-Control-Allow-Origin: *, which does not count with a cookie',
    )
    const all = changing((headers) => headers.set('access-control-allow-headers', '*'))
    expect(codesOf(await checkHandler(all(goodModule)))).toEqual([])
    expect(codesOf(await checkHandler(all(goodModule), withCookie))).toEqual(['cors/preflight'])
  })

  it('asks for neither without a cookie', async () => {
    expect(codesOf(await checkHandler(allowsNone))).toEqual([])
    expect(codesOf(await checkHandler(namesNone))).toEqual([])
  })
})
