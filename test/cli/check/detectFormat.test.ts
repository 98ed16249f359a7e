import { describe, expect, it } from 'vitest'
import { checkHandler } from './checkHandler.ts'
import { goodModule, type Handler } from './goodModule.ts'

type Answer = (body: { readonly data?: object }, answer: (body: object) => Promise<Response>) => Response | Promise<Response>

/** The good module behind a proxy that inspects the JSON of requests. */
const behind =
  (front: Answer): Handler =>
  async (request) => {
    if (request.method !== 'POST') return goodModule(request)
    const text = await request.clone().text()
    let body: unknown
    try {
      body = JSON.parse(text)
    } catch {
      body = {}
    }
    const ask = (sent: object) =>
      goodModule(new Request(request.url, { method: 'POST', headers: request.headers, body: JSON.stringify(sent) }))
    // `as`: the proxy reads only this property, of any JSON.
    return front((body ?? {}) as { readonly data?: object }, ask)
  }

const wrap = async (response: Response) => Response.json({ data: await response.json() }, { status: response.status })
const refuse = (status: number) => Response.json({ error: 'Not so.' }, { status })
const empty = { form_data: {}, content_object_names: [] }

describe('the wire format that moduleform check finds', () => {
  it.each<[string, Answer, 'plain' | 'data', string]>([
    ['answers unwrapped', (body, ask) => ask(body), 'plain', 'its schema stands outside "data"'],
    [
      'takes any body for a good one and wraps its answers',
      async (body, ask) => wrap(await ask(body.data ?? empty)),
      'data',
      'its schema stands inside "data"',
    ],
    [
      'refuses plain requests',
      async (body, ask) => (body.data === undefined ? refuse(422) : wrap(await ask(body.data))),
      'data',
      'a plain request is refused with 422',
    ],
    [
      'refuses plain requests and wraps no answer',
      (body, ask) => (body.data === undefined ? refuse(400) : ask(body.data)),
      'data',
      'a plain request is refused with 400; set wire="data" in the form, which does not find it out',
    ],
    [
      'breaks down over plain requests',
      async (body, ask) => (body.data === undefined ? refuse(500) : wrap(await ask(body.data))),
      'data',
      'a plain request gets no schema; set wire="data" in the form, which does not find it out',
    ],
    [
      'wraps its answers alone',
      async (body, ask) => (body.data === undefined ? wrap(await ask(body)) : refuse(400)),
      'plain',
      'a wrapped request got no schema inside "data"; set wire="plain" in the form, which asks twice without it',
    ],
    ['answers nothing', () => refuse(500), 'plain', 'no schema came in either'],
  ])('of a module that %s', async (_what, front, format, formatFoundBy) => {
    expect(await checkHandler(behind(front))).toMatchObject({ format, formatFoundBy })
  })

  it('is not looked for where it is set', async () => {
    expect(await checkHandler(goodModule, { format: 'data' })).toMatchObject({ format: 'data', formatFoundBy: 'set by --wire' })
  })
})
