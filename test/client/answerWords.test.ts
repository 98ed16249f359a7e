import { type ClientOptions, createClient, type WireFormat } from 'moduleform/client'
import { describe, expect, it } from 'vitest'

const schemaRequest = { schema: {}, form_data: {}, content_objects: [] }
const contentRequest = { form_data: {}, content_object_names: ['cities'] }
const bytes = (text: string) => new TextEncoder().encode(text)

const clientFor = (answer: Response, wire?: ClientOptions['wire']) =>
  createClient({ baseUrl: 'http://localhost:4001/crm', retries: 0, wire, fetch: async () => answer.clone() })

/** Why a call is rejected. */
const reasonOf = (call: Promise<unknown>) =>
  call.then(
    () => 'resolved',
    (reason: unknown) => reason,
  )

/** The error of a call with this answer. */
const failureOf = (answer: Response, wire?: ClientOptions['wire']) => reasonOf(clientFor(answer, wire).loadSchema(schemaRequest))

describe('the words of an answer that failed', () => {
  it.each<[string, Response, string]>([
    [
      'its JSON, though it is called a web page',
      Response.json({ error: 'Boom' }, { status: 500, headers: { 'content-type': 'text/html' } }),
      'Boom',
    ],
    [
      'its JSON, though it is called binary',
      new Response('{"code":7}', { status: 500, headers: { 'content-type': 'application/zip' } }),
      '{"code":7}',
    ],
    ['its text, though nothing says what it is', new Response(bytes('Boom'), { status: 500 }), 'Boom'],
    ['the first that are no blanks', Response.json({ error: ' ', message: 'Boom' }, { status: 500 }), 'Boom'],
    ['300 characters of it whole', new Response('x'.repeat(300), { status: 500 }), 'x'.repeat(300)],
    [
      'its status, where it is a picture',
      new Response('PNG', { status: 500, statusText: 'Broken', headers: { 'content-type': 'image/png' } }),
      'Broken',
    ],
    [
      'its status, where it is too long to be read',
      new Response('{}', { status: 500, statusText: 'Broken', headers: { 'content-length': '6000000' } }),
      'Broken',
    ],
  ])('are %s', async (_what, answer, words) => {
    expect(await failureOf(answer)).toMatchObject({ moduleMessage: words, message: `${words} (localhost:4001/crm answered 500)` })
  })

  it('are no reason phrase for who fills in the form', async () => {
    expect(await failureOf(new Response(null, { status: 500, statusText: 'Broken' }))).toMatchObject({
      summary: 'The module answered 500 (Broken).',
    })
    expect(await failureOf(new Response(null, { status: 500 }))).toMatchObject({ summary: 'The module answered 500.' })
  })
})

describe('what came instead of a schema', () => {
  it.each<[string, Response]>([
    ['a body of the type image/png instead of JSON.', new Response('PNG', { headers: { 'content-type': 'image/png ; q=1' } })],
    ['an empty body instead of JSON.', new Response('', { headers: { 'content-type': 'image/png' } })],
    ['an empty body instead of JSON.', new Response(' \n')],
    ['the text "ok" instead of JSON.', new Response(' ok\n')],
    ['7 instead of a schema', Response.json(7)],
    ['7 instead of a schema', new Response(' 7\n')],
  ])('is told as %s', async (received, answer) => {
    const failure = await failureOf(answer)
    expect(String(failure)).toContain(`The module at localhost:4001/crm answered 200 with ${received}`)
  })

  it.each([
    [{ title: 'x', fields: { 0: {}, 2: {} } }, '"fields" is an object'],
    [{ fields: null }, '"fields" is null'],
    [{ fields: 'none' }, '"fields" is a text'],
    [{ fields: 0 }, '"fields" is a number'],
    [{ fields: false }, '"fields" is a boolean'],
    [{ schema: { fields: null } }, '"schema.fields" is null'],
    [{ data: { fields: null } }, '"data.fields" is null'],
    [{ data: { schema: { fields: null } } }, '"data.schema.fields" is null'],
  ])('is told as a schema whose fields are no list, without the advice to change the wire format: %j', async (body, what) => {
    for (const wire of ['auto', 'plain', 'data'] as const) {
      const received = `answered 200 with an object whose ${what} instead of a schema (an object with a "fields" array).`
      expect(await failureOf(Response.json(body), wire)).toMatchObject({ message: `The module at localhost:4001/crm ${received}` })
    }
  })

  it.each([
    ['{"fields": [\n  {"default": NaN}]}', 'It stops being JSON at line 2, column 15: JSON has no "NaN".'],
    ['[-Infinity]', 'It stops being JSON at line 1, column 2: JSON has no "-Infinity".'],
    [' \r\n{"a": None}', 'It stops being JSON at line 2, column 7: JSON has no "None".'],
    ['{"a": Nonesuch}', 'It stops being JSON at line 1, column 7.'],
    ["{'a': 1}", 'It stops being JSON at line 1, column 2.'],
    ['{"a": [1, 2,]}', 'It stops being JSON at line 1, column 13.'],
    ['{"a": 1,}', 'It stops being JSON at line 1, column 9.'],
    ['{"a" 1}', 'It stops being JSON at line 1, column 6.'],
    ['{"a": 1]', 'It stops being JSON at line 1, column 8.'],
    ['{"a": 01}', 'It stops being JSON at line 1, column 8.'],
    ['{"a": {}, "b": [], "c": [true, -1.5e+3] "d": null}', 'It stops being JSON at line 1, column 41.'],
    ['{} {}', 'It stops being JSON at line 1, column 4.'],
    [String.raw`{"a": "\"\u00e9\x"}`, 'It stops being JSON at line 1, column 16.'],
    ['{"a": "two\nlines"}', 'It stops being JSON at line 1, column 11.'],
    ['{"fields": [', 'It ends before it is complete.'],
    ['{"fields": "Na', 'It ends before it is complete.'],
    ['{"fields":', 'It ends before it is complete.'],
  ])('is told as JSON up to a place: %j', async (text, place) => {
    const received = text.trim().replaceAll(/\s+/g, ' ')
    expect(await failureOf(new Response(text))).toMatchObject({
      message: `The module at localhost:4001/crm answered 200 with the text "${received}" instead of JSON.\n${place}`,
    })
  })

  it('is told as JSON up to a place far behind what is quoted of it', async () => {
    const text = `{"note": "${'x'.repeat(100_000)}", "fields": [NaN]}`
    expect(String(await failureOf(new Response(text)))).toMatch(/\nIt stops being JSON at line 1, column 100025: JSON has no "NaN"\.$/)
  })

  it.each([
    [{ content_objects: {} }, '"content_objects" is an object'],
    [{ data: { content_objects: null } }, '"data.content_objects" is null'],
  ])('is told as content objects that are no list: %j', async (body, what) => {
    const received = `answered 200 with an object whose ${what} instead of a "content_objects" array.`
    expect(await reasonOf(clientFor(Response.json(body)).loadContent(contentRequest))).toMatchObject({
      message: `The module at localhost:4001/crm ${received}`,
    })
  })
})

describe('with a wire format of the host', () => {
  const wire: WireFormat = {
    encodeSchemaRequest: (request) => request,
    decodeSchemaAnswer: (body) => {
      if (JSON.stringify(body).includes('broken')) throw new TypeError('No form in there')
      return body
    },
    encodeContentRequest: (request) => request,
    decodeContentAnswer: (body) => body,
  }

  it('a refused request is told without advice', async () => {
    expect(await failureOf(Response.json({ error: 'Boom' }, { status: 400 }), wire)).toMatchObject({
      message: 'Boom (localhost:4001/crm answered 400)',
    })
  })

  it('an answer that is no schema is told without advice', async () => {
    const received = 'answered 200 with an empty object instead of a schema (an object with a "fields" array).'
    expect(await failureOf(Response.json({}), wire)).toMatchObject({ message: `The module at localhost:4001/crm ${received}` })
  })

  it('an answer that it cannot decode is told as that, whatever it says itself', async () => {
    expect(await failureOf(Response.json({ error: 'broken' }), wire)).toMatchObject({
      message: 'The module at localhost:4001/crm answered 200 with something that the wire format could not decode.',
      moduleMessage: undefined,
    })
  })
})

it('A base URL that holds the name of an endpoint is told whole', async () => {
  const client = createClient({
    baseUrl: 'http://localhost:4001/content/crm',
    retries: 0,
    fetch: async () => Response.json({}, { status: 500 }),
  })
  await expect(client.loadSchema(schemaRequest)).rejects.toThrow('{} (localhost:4001/content/crm answered 500)')
})
