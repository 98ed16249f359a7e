import { createClient, type ClientOptions, type RequestEvent } from 'moduleform/client'
import { describe, expect, it, onTestFinished } from 'vitest'
import { startModuleServer } from '../support/moduleServer.ts'

const schemaRequest = { schema: {}, form_data: {}, content_objects: [] }
const location = 'https://user:pass@new.test/crm/schema?token=s3cret#top'

async function failureOf(fetch: NonNullable<ClientOptions['fetch']>, options: Partial<ClientOptions> = {}): Promise<Error> {
  const client = createClient({ baseUrl: 'https://modules.test/crm', fetch, ...options })
  const outcome: unknown = await client.loadSchema(schemaRequest).catch((reason: unknown) => reason)
  if (!(outcome instanceof Error)) throw new Error('Expected a rejection')
  return outcome
}

/** The answer that browsers return for a redirect that is not followed: without status and address. */
const hidden = () =>
  Object.defineProperties(new Response(null), { type: { value: 'opaqueredirect' }, status: { value: 0 }, ok: { value: false } })

/** The answer of a fetch that follows redirects anyway. */
const followed = (url: string) =>
  Object.defineProperties(Response.json({ fields: [] }), { redirected: { value: true }, url: { value: url } })

describe('a redirect', () => {
  it.each([301, 302, 303, 307, 308])(
    'with %i is refused once, and the new address named without user, query and fragment',
    async (status) => {
      let asked = 0
      const events: RequestEvent[] = []
      const fetch = async () => {
        asked += 1
        return new Response(null, { status, headers: { location } })
      }
      const failure = await failureOf(fetch, { onRequest: (event) => events.push(event) })
      expect(failure).toMatchObject({ name: 'ModuleRedirectError', kind: 'redirect', status, location: 'https://new.test/crm/schema' })
      expect(failure.message).toBe(
        'The module at modules.test/crm redirects to https://new.test/crm/schema, which is not followed. Set the base URL to where the module is.',
      )
      expect(asked).toBe(1)
      expect(events.at(-1)).toMatchObject({ type: 'ended', status, error: failure })
    },
  )

  it('to a relative address is named whole', async () => {
    const failure = await failureOf(async () => new Response(null, { status: 308, headers: { location: '/v2/schema?x=1' } }))
    expect(failure.message).toContain('redirects to https://modules.test/v2/schema, which')
  })

  it.each(['http://', undefined])('to %s is said to lead to another address', async (there) => {
    const headers: HeadersInit = there === undefined ? {} : { location: there }
    const failure = await failureOf(async () => new Response(null, { status: 302, headers }))
    expect(failure.message).toContain('The module at modules.test/crm redirects to another address, which')
  })

  it('that the browser hides is said to lead to another address', async () => {
    const failure = await failureOf(async () => hidden())
    expect(failure).toMatchObject({ kind: 'redirect', status: undefined, location: undefined })
    expect(failure.message).toContain('redirects to another address, which is not followed.')
  })

  it('that a fetch of the host has followed is refused all the same', async () => {
    const failure = await failureOf(async () => followed('https://login.test/sign-in?next=crm'))
    expect(failure).toMatchObject({ kind: 'redirect', status: undefined, location: 'https://login.test/sign-in' })
  })

  it('does not show what a password field holds', async () => {
    const client = createClient({
      baseUrl: 'https://modules.test/crm',
      fetch: async () => new Response(null, { status: 302, headers: { location: '/of/hunter2-hunter2/schema' } }),
    })
    const call = client.loadSchema({ ...schemaRequest, form_data: { key: 'hunter2-hunter2' } }, { secrets: new Set(['/key']) })
    await expect(call).rejects.toMatchObject({ message: expect.not.stringContaining('hunter2') as unknown })
  })

  it.each(['follow', 'error', 'manual'] as const)('over HTTP reaches nobody else, with fetchOptions that say "%s"', async (redirect) => {
    const asked: string[] = []
    const { origin, close } = await startModuleServer(async (request) => {
      asked.push(new URL(request.url).pathname)
      return request.url.endsWith('/crm/schema')
        ? new Response(null, { status: 307, headers: { location: '/elsewhere' } })
        : Response.json({ fields: [] })
    })
    onTestFinished(close)
    const client = createClient({ baseUrl: `${origin}/crm`, fetchOptions: { redirect } })
    await expect(client.loadSchema(schemaRequest)).rejects.toMatchObject({ kind: 'redirect', location: `${origin}/elsewhere` })
    expect(asked).toEqual(['/crm/schema'])
  })
})
