import { createClient, isModuleError, ModuleStatusError, type ClientOptions } from 'moduleform/client'
import { describe, expect, it, vi } from 'vitest'
import { startModuleServer } from '../support/moduleServer.ts'

const schemaRequest = { schema: {}, form_data: {}, content_objects: [] }
const contentRequest = { form_data: {}, content_object_names: ['cities'] }
const baseUrl = 'http://localhost:4001/crm?key=s3cret'
const dataAdvice = 'If the module expects its requests wrapped in "data", use wire: \'data\'.'

const clientFor = (answer: () => Response, options: Partial<ClientOptions> = {}) =>
  createClient({ baseUrl, retries: 0, fetch: async () => answer(), ...options })

/** The error of a rejected call. */
async function failureOf(call: Promise<unknown>): Promise<Error> {
  const outcome = await call.then(
    () => 'resolved',
    (reason: unknown) => reason,
  )
  if (!(outcome instanceof Error)) throw new Error(`Expected a rejection, got ${String(outcome)}`)
  return outcome
}
const schemaFailure = (answer: () => Response, options?: Partial<ClientOptions>) =>
  failureOf(clientFor(answer, options).loadSchema(schemaRequest))
const json = (body: unknown, status = 200, statusText = '') => Response.json(body, { status, statusText })

describe("a page's own fetch", () => {
  const failing = (fetch: ClientOptions['fetch']) => failureOf(createClient({ baseUrl, retries: 0, fetch }).loadSchema(schemaRequest))

  it('is quoted where it fails with an error of its own', async () => {
    const error = await failing(() => Promise.reject(new Error('Your session has ended. Sign in again.')))
    expect(error).toMatchObject({
      kind: 'network',
      summary: 'Could not reach the module.',
      message: "The page's own `fetch` failed for localhost:4001/crm: Your session has ended. Sign in again.",
    })
  })

  it('is named where it resolves with no response', async () => {
    const { message } = await failing(async () => ({ fields: [] }) as unknown as Response)
    expect(message).toBe("The page's own `fetch` failed for localhost:4001/crm: it resolved with something that is no `Response`.")
  })

  it('is not blamed where the platform could not reach the module', async () => {
    const { message } = await failing(() => Promise.reject(new TypeError('Failed to fetch')))
    expect(message).toMatch(/^Nothing answers at localhost:4001\/crm\./)
  })
})

describe('an error status', () => {
  it.each([
    ['error', { error: 'Boom', message: 'other' }, 'Boom'],
    ['error.message', { error: { message: 'Boom' }, message: 'other' }, 'Boom'],
    ['message', { message: 'Boom', detail: 'other' }, 'Boom'],
    ['message, where error is the reason phrase', { statusCode: 500, error: 'Internal Server Error', message: 'Boom' }, 'Boom'],
    ['message, where error is another phrase of HTTP', { error: 'unprocessable entity', message: 'Boom' }, 'Boom'],
    ['message, where error.message is the reason phrase', { error: { message: 'Not Found' }, message: 'Boom' }, 'Boom'],
    ['error, a reason phrase, where message holds no text', { error: 'Bad Request', message: '', detail: 'other' }, 'Bad Request'],
    ['several texts of message, each once', { error: 'Bad Request', message: ['No name', 7, ' ', 'No age', 'No name'] }, 'No name; No age'],
    ['detail, where the list of message holds no text', { message: [{}, 7], detail: 'Boom' }, 'Boom'],
    ['data.message, where data.error is the reason phrase', { data: { error: 'Conflict', message: 'Boom' } }, 'Boom'],
    ['detail', { detail: 'Boom', data: { error: 'other' } }, 'Boom'],
    ['detail[].msg', { detail: [{ loc: ['body', 'a'], msg: 'Field required' }] }, 'Field required'],
    [
      'several detail[].msg, each once',
      { detail: [{ msg: 'Field required' }, null, { msg: 'Not an email' }, { msg: ' ' }, { msg: 'Field required' }] },
      'Field required; Not an email',
    ],
    ['the body as text where the list of detail holds no text', { detail: [{ msg: 7 }, 'x'] }, '{"detail":[{"msg":7},"x"]}'],
    ['data.error', { data: { error: 'Boom', message: 'other' } }, 'Boom'],
    ['data.error.message', { data: { error: { message: 'Boom' }, message: 'other' } }, 'Boom'],
    ['data.message', { data: { message: 'Boom' } }, 'Boom'],
    ['data.detail', { data: { detail: 'Boom' } }, 'Boom'],
    ['the body as text where no key is known', { code: 7 }, '{"code":7}'],
    ['the body as text where the known keys hold no text', { error: 7, message: '', detail: [] }, '{"error":7,"message":"","detail":[]}'],
    ['the body as text where it is a list', ['Boom'], '["Boom"]'],
  ])("carries the module's words from %s", async (_where, body, moduleMessage) => {
    expect(await schemaFailure(() => json(body, 500))).toMatchObject({
      name: 'ModuleStatusError',
      kind: 'status',
      method: 'POST',
      endpoint: 'schema',
      url: 'http://localhost:4001/crm/schema',
      status: 500,
      moduleMessage,
      message: `${moduleMessage} (localhost:4001/crm answered 500)`,
    })
  })

  it('carries 300 characters of a text body', async () => {
    const { message } = await schemaFailure(() => new Response(`${'x'.repeat(300)}yyy`, { status: 500 }))
    expect(message).toBe(`${'x'.repeat(300)}… (localhost:4001/crm answered 500)`)
  })

  it('carries the status text of an empty body', async () => {
    const { message } = await schemaFailure(() => new Response(null, { status: 500, statusText: 'Internal Server Error' }))
    expect(message).toBe('Internal Server Error (localhost:4001/crm answered 500)')
  })

  it('stands alone where the module says nothing at all', async () => {
    const { message } = await schemaFailure(() => new Response(null, { status: 500 }))
    expect(message).toBe('The module at localhost:4001/crm answered 500.')
  })

  it.each([502, 503, 504])('%s of what stands before the module says for who fills in the form that it was not reached', async (status) => {
    const failure = await schemaFailure(() => new Response(null, { status, statusText: 'Bad Gateway' }))
    expect(failure).toMatchObject({ summary: 'Could not reach the module.' })
  })

  it("sums up the module's own words alone, and no advice for who looks after it", async () => {
    const failure = await schemaFailure(() => json({ error: 'Boom' }, 422), { wire: 'plain' })
    expect(failure.message).toContain(dataAdvice)
    expect(failure).toMatchObject({ summary: 'Boom' })
  })

  it('with a web page doubts the base URL instead of quoting it', async () => {
    const page = () => new Response('<!DOCTYPE html><title>Not Found</title>', { status: 404, statusText: 'Not Found' })
    const failure = await schemaFailure(page)
    expect(failure.message).toBe('The module at localhost:4001/crm answered 404 with a web page instead of JSON. Is the base URL right?')
    expect(failure).toMatchObject({ moduleMessage: 'Not Found' })
  })

  it('with a web page says nothing of the base URL where the server itself has failed', async () => {
    const page = () => new Response('<html><title>Bad Gateway</title></html>', { status: 502, headers: { 'content-type': 'text/html' } })
    const { message } = await schemaFailure(page)
    expect(message).toBe('The module at localhost:4001/crm answered 502 with a web page instead of JSON.')
  })

  it.each([400, 422])('%i in plain suggests the wire format data', async (status) => {
    const { message } = await schemaFailure(() => json({ data: { message: 'Missing request data' } }, status), { wire: 'plain' })
    expect(message).toBe(`Missing request data (localhost:4001/crm answered ${status})\n${dataAdvice}`)
  })

  it('400 in data suggests nothing', async () => {
    const { message } = await schemaFailure(() => json({ error: 'No country' }, 400), { wire: 'data' })
    expect(message).toBe('No country (localhost:4001/crm answered 400)')
  })

  it('keeps the words of a module that answers a page of them readable', async () => {
    const { message } = await schemaFailure(() => json({ error: 'x'.repeat(10_000) }, 500))
    expect(message.length).toBeLessThan(2_100)
  })
})

describe('an answer with a good status that cannot be used', () => {
  it.each([
    ['a web page by its type', () => new Response('<p>Login</p>', { headers: { 'content-type': 'text/html; charset=utf-8' } }), 'web-page'],
    ['a web page by its text', () => new Response('\n<!doctype html><p>Login</p>'), 'web-page'],
  ])('%s', async (_what, answer, reason) => {
    const failure = await schemaFailure(answer)
    expect(failure).toMatchObject({ name: 'ModuleAnswerError', kind: 'answer', reason, status: 200 })
    expect(failure.message).toBe(
      'The module at localhost:4001/crm answered with a web page instead of JSON (HTTP 200). Is the base URL right?',
    )
  })

  it.each([
    [() => new Response('ok'), 'answered 200 with the text "ok" instead of JSON.'],
    [() => new Response(''), 'answered 200 with an empty body instead of JSON.'],
    [() => new Response(null, { status: 204 }), 'answered 204 with an empty body instead of JSON.'],
    [() => new Response('{"fields": ['), 'answered 200 with the text "{"fields": [" instead of JSON.\nIt ends before it is complete.'],
  ])('no JSON (case %#)', async (answer, sentence) => {
    const failure = await schemaFailure(answer)
    expect(failure).toMatchObject({ kind: 'answer', reason: 'not-json' })
    expect(failure.message).toBe(`The module at localhost:4001/crm ${sentence}`)
  })

  it.each([
    [{ title: 'x', items: [] }, 'an object with the keys "title", "items"'],
    [{}, 'an empty object'],
    [[], 'a list'],
    [null, 'null'],
    ['schema', '"schema"'],
  ])('%j instead of a schema says what came and suggests the other wire format', async (body, received) => {
    const failure = await schemaFailure(() => json(body))
    const what = `The module at localhost:4001/crm answered 200 with ${received} instead of a schema (an object with a "fields" array).`
    expect(failure.message).toBe(`${what}\n${dataAdvice}`)
    expect(failure).toMatchObject({ kind: 'answer', reason: 'nothing-usable' })
  })

  it('suggests plain where data was used', async () => {
    const { message } = await failureOf(clientFor(() => json({}), { wire: 'data' }).loadContent(contentRequest))
    expect(message).toContain('instead of a "content_objects" array.')
    expect(message).toContain("use wire: 'plain'")
  })

  it.each([
    { error: 'No such tenant' },
    { error: { message: 'No such tenant' } },
    { error: 'Not Found', message: 'No such tenant' },
    { data: { error: 'No such tenant', schema: {} } },
  ])("%j is an error with the module's words", async (body) => {
    for (const endpoint of ['loadSchema', 'loadContent'] as const) {
      const client = clientFor(() => json(body))
      const failure = await failureOf(endpoint === 'loadSchema' ? client.loadSchema(schemaRequest) : client.loadContent(contentRequest))
      expect(failure).toMatchObject({ kind: 'answer', reason: 'module-error', status: 200, moduleMessage: 'No such tenant' })
      expect(failure.message).toBe('No such tenant (localhost:4001/crm answered 200)')
    }
  })
})

describe('no answer', () => {
  it('says that nothing answers, with the failure of fetch as the cause', async () => {
    const { origin, close } = await startModuleServer(async () => json({}))
    await close()
    const failure = await failureOf(createClient({ baseUrl: origin, retries: 0 }).loadSchema(schemaRequest))
    expect(failure).toMatchObject({
      name: 'ModuleNetworkError',
      kind: 'network',
      status: undefined,
      cause: expect.any(TypeError) as unknown,
    })
    expect(failure.message).toContain(`Nothing answers at ${new URL(origin).host}. Check that the module runs`)
  })

  it('says that an answer broke off', async () => {
    const body = new ReadableStream({
      start: (controller) => controller.enqueue(new TextEncoder().encode('{"fields"')),
      pull: (controller) => controller.error(new TypeError('connection reset')),
    })
    const failure = await schemaFailure(() => new Response(body))
    expect(failure).toMatchObject({ kind: 'network', cause: { message: 'connection reset' } })
    expect(failure.message).toBe('The answer of the module at localhost:4001/crm broke off before it was complete.')
  })

  it('takes a fetch that throws for one that rejects', async () => {
    const fetch = () => {
      throw new Error('no network in here')
    }
    await expect(createClient({ baseUrl, fetch, retries: 0 }).loadSchema(schemaRequest)).rejects.toMatchObject({ kind: 'network' })
  })
})

describe('an option of the host that fails', () => {
  const failure = new Error('vault is sealed')
  const fail = () => {
    throw failure
  }
  it.each<[string, Partial<ClientOptions>]>([
    ['`headers` failed.', { headers: fail }],
    ['`headers` failed.', { headers: () => Promise.reject(failure) }],
    ['`moduleCredentials` failed.', { wire: 'data', moduleCredentials: fail }],
  ])('says that %s and keeps the reason as the cause', async (sentence, options) => {
    const failed = await schemaFailure(() => json({ fields: [] }), options)
    expect(failed).toMatchObject({ name: 'ModuleRequestError', kind: 'request', cause: failure })
    expect(failed.message).toBe(`The module was not asked: ${sentence}`)
    expect(failed).toMatchObject({ summary: 'Could not sign in to the module.' })
  })

  it.each<[string, Partial<ClientOptions>]>([
    ['fetchOptions', { fetchOptions: { mode: 'navigate' } }],
    ['a header', { headers: { 'x-key': 's3\ncret' } }],
  ])('names %s to who maintains the page, not to who fills in the form', async (_option, options) => {
    const failed = await schemaFailure(() => json({ fields: [] }), options)
    expect(failed).toMatchObject({ summary: 'Could not send the request to the module.' })
  })

  it('names a header that HTTP does not allow, not its value', async () => {
    const failed = await schemaFailure(() => json({ fields: [] }), { headers: { 'x-key': 's3\ncret' } })
    expect(failed.message).toBe('The module was not asked: the header "x-key" has a name or value that HTTP does not allow.')
    expect(failed.cause).toBeUndefined()
  })

  it('says that form data cannot be written as JSON', async () => {
    const failed = await failureOf(clientFor(() => json({ fields: [] })).loadSchema({ ...schemaRequest, form_data: { big: 1n } }))
    expect(failed.message).toBe('The module was not asked: its request could not be written as JSON.')
    expect(failed.cause).toBeInstanceOf(TypeError)
  })

  it('says that fetch does not accept the fetchOptions', async () => {
    const failed = await schemaFailure(() => json({ fields: [] }), { fetchOptions: { mode: 'navigate' } })
    expect(failed.message).toBe('The module was not asked: fetch does not accept its `fetchOptions`.')
  })

  it('says that there is no Request, as in Jest with jsdom', async () => {
    vi.stubGlobal('Request', undefined)
    const failed = await schemaFailure(() => json({ fields: [] })).finally(() => vi.unstubAllGlobals())
    expect(failed.message).toContain('The module was not asked: there is no `Request` here')
  })
})

describe('isModuleError', () => {
  it('knows errors of another copy of the package', async () => {
    vi.resetModules()
    const copy = await import('moduleform/client')
    expect(copy.ModuleStatusError).not.toBe(ModuleStatusError)
    expect(copy.isModuleError(new ModuleStatusError({ endpoint: 'schema', url: 'https://modules.test/schema', status: 500 }))).toBe(true)
  })

  it.each([undefined, null, 'error', new Error('plain'), new DOMException('', 'AbortError')])('refuses %s', (value) => {
    expect(isModuleError(value)).toBe(false)
  })

  it('knows errors that a test or a client of the host creates', () => {
    const error = new ModuleStatusError({ endpoint: 'content', url: 'https://modules.test/crm/content', status: 503 })
    expect(isModuleError(error)).toBe(true)
    expect(error.message).toBe('The module at modules.test/crm answered 503.')
  })
})
