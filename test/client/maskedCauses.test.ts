import { createClient, isModuleError, type ClientOptions, type RequestEvent } from 'moduleform/client'
import { describe, expect, it } from 'vitest'

const schemaRequest = { schema: { fields: [] }, form_data: {}, content_objects: [] }

/** A client with a key in its address, and the events of its observer. */
function observe(fetch: (request: Request) => Promise<Response>, options: Partial<ClientOptions> = {}) {
  const events: RequestEvent[] = []
  const client = createClient({
    baseUrl: 'https://modules.test?key=s3cret-key',
    retries: 0,
    fetch,
    onRequest: (event) => void events.push(event),
    ...options,
  })
  return { events, client }
}

async function causeOf(thrown: unknown): Promise<unknown> {
  const fetch = () => Promise.reject(thrown as Error)
  const failure: unknown = await observe(fetch)
    .client.loadSchema(schemaRequest)
    .catch((reason: unknown) => reason)
  if (!isModuleError(failure)) throw new Error('Expected the call to fail')
  return failure.cause
}

describe('the cause of a failed request', () => {
  it('is masked where it is a text', async () => {
    expect(await causeOf('GET s3cret-key failed')).toBe('GET ••• failed')
  })

  it.each([{ code: 7 }, 7, null])('stays what it is where it is %j', async (thrown) => {
    expect(await causeOf(thrown)).toBe(thrown)
  })

  it('stays the same error where neither it nor what caused it holds a secret', async () => {
    const thrown = new TypeError('fetch failed', { cause: new Error('connection reset') })
    expect(await causeOf(thrown)).toBe(thrown)
  })

  it('is an error of the same name and the masked sentence, with no cause where it had none', async () => {
    const cause = await causeOf(new TypeError('GET s3cret-key failed'))
    expect(cause).toMatchObject({ name: 'TypeError', message: 'GET ••• failed' })
    expect(Object.hasOwn(cause as Error, 'cause')).toBe(false)
  })

  it('is masked at every depth', async () => {
    const cause = await causeOf(new TypeError('fetch failed', { cause: new Error('No route to s3cret-key') }))
    expect(cause).toMatchObject({ message: 'fetch failed', cause: { message: 'No route to •••' } })
  })
})

describe('an observed answer', () => {
  it('is masked in texts, keys and numbers, and is otherwise what came', async () => {
    const answer = { fields: [], log: ['s3cret-key', 98765], 's3cret-key': 1, pin: 98765, rest: [12, true, null, { deep: '98765' }] }
    const { events, client } = observe(async () => Response.json(answer), { wire: 'data', moduleCredentials: { pin: 98765 } })
    await client.loadSchema(schemaRequest)
    expect(events[1]).toMatchObject({
      responseBody: { fields: [], log: ['•••', '•••'], '•••': 1, pin: '•••', rest: [12, true, null, { deep: '•••' }] },
    })
  })

  it('is not shown where it nests too deeply to be masked, and is used all the same', async () => {
    const deep = `${'['.repeat(50_000)}${']'.repeat(50_000)}`
    const { events, client } = observe(async () => new Response(`{"fields":[],"extra":${deep}}`))
    await expect(client.loadSchema(schemaRequest)).resolves.toMatchObject({ schema: { fields: [] } })
    expect(events[1]).toMatchObject({ responseBody: '•••' })
  })
})

describe('an observed request', () => {
  it('shows credentials that are empty as that', async () => {
    const { events, client } = observe(async () => Response.json({ fields: [] }), { wire: 'data', moduleCredentials: { key: undefined } })
    await client.loadSchema(schemaRequest)
    expect(events[0]).toMatchObject({ requestBody: { credentials: { key: undefined } } })
  })

  it('for options shows form data that nothing says to be secret', async () => {
    const { events, client } = observe(async () => Response.json({ content_objects: [] }))
    await client.loadContent({ form_data: { city: 'Bonn' }, content_object_names: ['streets'] })
    expect(events[0]).toMatchObject({ requestBody: { form_data: { city: 'Bonn' } } })
  })
})

it('An error of one content object is masked, and the records beside it are as they came', async () => {
  const good = { content_object_name: 'a', data: [] }
  const failed = { content_object_name: 'b', data: [], error: 'No tenant for s3cret-key' }
  const { client } = observe(async () => Response.json({ content_objects: [good, failed] }))
  const { records } = await client.loadContent({ form_data: {}, content_object_names: ['a', 'b'] })
  expect(records).toStrictEqual([good, { ...failed, error: 'No tenant for •••' }])
})
