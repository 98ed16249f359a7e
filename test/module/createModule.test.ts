import { createModule, HttpError } from 'moduleform/module'
import { describe, expect, it } from 'vitest'
import { ask, call } from './ask.ts'

const schema = { metadata: { workflows_module_schema_version: '1.0.0' }, fields: [{ id: 'country', type: 'string', label: 'Country' }] }
const choice = (value: string) => ({ value, label: value })

const module = createModule({
  schema,
  content: {
    countries: () => [choice('CA')],
    states: async ({ formData }) => (formData.country === 'CA' ? [choice('ON')] : []),
  },
})
const names = (...content_object_names: string[]) => ({ form_data: {}, content_object_names })

describe('A module', () => {
  it('answers both endpoints in the plain format, below any path', async () => {
    expect(await ask(module, 'schema', { form_data: {} })).toEqual({ status: 200, answer: schema })
    expect(await ask(module, 'content', names('countries'))).toEqual({
      status: 200,
      answer: { content_objects: [{ content_object_name: 'countries', data: [choice('CA')] }] },
    })
    expect((await call(module, 'schema/', { form_data: {} })).headers.get('content-type')).toBe('application/json')
  })

  it('answers in the wrapper where it is asked in the wrapper', async () => {
    expect(await ask(module, 'schema', { data: { form_data: {} }, credentials: {} })).toEqual({ status: 200, answer: { data: { schema } } })
    expect(await ask(module, 'content', { data: { ...names('states'), form_data: { country: 'CA' } } })).toEqual({
      status: 200,
      answer: { data: { content_objects: [{ content_object_name: 'states', data: [choice('ON')] }] } },
    })
  })

  it('takes a plain request with a key "data" for a plain one', async () => {
    expect((await ask(module, 'schema', { form_data: {}, data: {} })).answer).toEqual(schema)
  })

  it('tells its functions what was asked', async () => {
    const seen: unknown[] = []
    const curious = createModule({
      schema: ({ formData, sentFormData, schema: sent, contentObjects, credentials, request, signal }) => {
        seen.push(formData, sentFormData, sent, contentObjects, credentials, request.headers.get('x-tenant'), signal === request.signal)
        return schema
      },
    })
    const data = { form_data: { a: 1 }, schema: { fields: [] }, content_objects: [{ content_object_name: 'x', data: [] }] }
    await call(curious, 'schema', { data, credentials: { token: 't' } }, { 'x-tenant': 'acme' })
    expect(seen).toEqual([{ a: 1 }, { a: 1 }, data.schema, data.content_objects, { token: 't' }, 'acme', true])
  })

  it('leaves out the content objects that it does not support, and answers each once', async () => {
    const { answer } = await ask(module, 'content', names('planets', 'countries', 'toString', 'countries'))
    expect(answer).toEqual({ content_objects: [{ content_object_name: 'countries', data: [choice('CA')] }] })
    const shy = createModule({ schema, content: { countries: () => undefined } })
    expect((await ask(shy, 'content', names('countries'))).answer).toEqual({ content_objects: [] })
  })
})

const failing = createModule({
  schema: () => {
    throw new Error('The index is being rebuilt.')
  },
  content: {
    fine: () => [choice('a')],
    broken: () => {
      throw new HttpError(401, 'The token has expired.')
    },
    // `as`: a module in JavaScript may do this although the types forbid it.
    odd: (() => 'a, b') as unknown as () => [],
  },
})

describe('What fails', () => {
  it('is answered with 500 and its message', async () => {
    expect(await ask(failing, 'schema', { form_data: {} })).toEqual({ status: 500, answer: { error: 'The index is being rebuilt.' } })
  })

  it.each([
    ['a text', 'a text'],
    [new Error(''), 'The module failed without saying why.'],
    [{ message: 'permission denied', code: '42501' }, 'permission denied'],
    [{ message: 7 }, 'The module failed without saying why.'],
    [new Response('no', { status: 403 }), 'The module failed with the status 403.'],
    [Object.create(null), 'The module failed without saying why.'],
    [undefined, 'The module failed without saying why.'],
  ])('is answered whatever is thrown: %o', async (thrown, error) => {
    const throwing = createModule({
      schema: () => {
        throw thrown
      },
    })
    expect(await ask(throwing, 'schema', { form_data: {} })).toEqual({ status: 500, answer: { error } })
  })

  it('is that no schema was given', async () => {
    // `as`: a module in JavaScript may do this although the types forbid it.
    const forgetful = createModule({ schema: (() => undefined) as never })
    const error = 'The function `schema` of this module gave no schema.'
    expect(await ask(forgetful, 'schema', { form_data: {} })).toEqual({ status: 500, answer: { error } })
  })

  it('is answered with the status of an HttpError', async () => {
    expect(await ask(failing, 'content', names('broken'))).toEqual({ status: 401, answer: { error: 'The token has expired.' } })
  })

  it('in one content object leaves the others', async () => {
    expect((await ask(failing, 'content', names('broken', 'fine', 'odd'))).answer).toEqual({
      content_objects: [
        { content_object_name: 'broken', data: [], error: 'The token has expired.' },
        { content_object_name: 'fine', data: [choice('a')] },
        { content_object_name: 'odd', data: [], error: 'The function of the content object "odd" gave no list of choices.' },
      ],
    })
  })

  it.each([
    ['schema', 'not json', 400, 'The body must be a JSON object.'],
    ['schema', '[]', 400, 'The body must be a JSON object.'],
    ['schema', '', 400, 'The body must be a JSON object.'],
    ['schema', '{"form_data":[]}', 400, '"form_data" must be an object keyed by field id.'],
    ['content', '{"form_data":{}}', 400, '"content_object_names" must be a list of names.'],
    ['content', '{"form_data":{},"content_object_names":[1]}', 400, '"content_object_names" must be a list of names.'],
    ['execute', '{}', 404, 'No endpoint "execute". A module has "schema" and "content".'],
    ['toString', '{}', 404, 'No endpoint "toString". A module has "schema" and "content".'],
  ])('says why: %s %s', async (endpoint, body, status, error) => {
    expect(await ask(module, endpoint, body)).toEqual({ status, answer: { error } })
  })

  it('says which methods there are', async () => {
    const response = await module.fetch(new Request('https://modules.example.com/schema'))
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST, OPTIONS'])
    expect(await response.json()).toEqual({ error: 'Call it with POST, not GET.' })
  })

  it.each([
    [{ 'content-type': 'text/plain' }, 415],
    [{ 'content-type': 'application/x-www-form-urlencoded' }, 415],
    [{ 'content-encoding': 'gzip' }, 415],
    [{ 'content-type': 'application/json; charset=utf-8' }, 200],
    [{ 'content-type': 'application/vnd.api+json' }, 200],
  ])('takes JSON alone: %j', async (headers, status) => {
    expect((await call(module, 'schema', { form_data: {} }, headers as Record<string, string>)).status).toBe(status)
  })

  it('refuses bytes that are no text', async () => {
    const body = new Uint8Array([0x22, 0xff, 0x22])
    const response = await module.fetch(new Request('https://modules.example.com/schema', { method: 'POST', body }))
    expect(response.status).toBe(400)
  })

  it('refuses a long request, by its length and while it arrives', async () => {
    const small = createModule({ schema, maxRequestBytes: 100 })
    expect((await call(small, 'schema', { form_data: { note: 'x'.repeat(200) } })).status).toBe(413)
    let pulled = 0
    const endless = new ReadableStream({
      pull: (controller) => {
        pulled += 1
        controller.enqueue(new Uint8Array(50))
      },
    })
    const init = { method: 'POST', body: endless, duplex: 'half' } as RequestInit
    const response = await small.fetch(new Request('https://modules.example.com/schema', init))
    expect([response.status, await response.json()]).toEqual([413, { error: 'The request is longer than 100 bytes.' }])
    expect(pulled).toBeLessThan(10)
  })

  it('refuses a status that is none', () => {
    expect(() => new HttpError(200, 'fine')).toThrow('400 to 599')
  })
})

describe('A wrong option', () => {
  it.each([
    [undefined, 'createModule was called without options. Give it an object with `schema`.'],
    [{ form: schema }, 'createModule: `schema` is missing. Give a schema, an object with "fields", or a function that returns one.'],
    [
      { schema: JSON.stringify(schema) },
      'createModule: `schema` is a text. Give a schema, an object with "fields", or a function that returns one.',
    ],
    [{ schema, form: 'form' }, 'createModule: `form` is a text. Give a schema, or leave it out.'],
    [{ schema, content: null }, 'createModule: `content` is null. Give an object with one function for each content object.'],
    [
      { schema, content: { countries: [choice('CA')] } },
      'createModule: `content.countries` is an array. Give a function that returns the choices: countries: () => […].',
    ],
    [{ schema, maxRequestBytes: Number.NaN }, 'createModule: `maxRequestBytes` is NaN. Give a number of bytes, or leave it out for 1 MiB.'],
    [{ schema, maxRequestBytes: '64kb' }, 'createModule: `maxRequestBytes` is a text. Give a number of bytes, or leave it out for 1 MiB.'],
    [{ schema, contents: {} }, 'createModule: there is no option `contents`. Did you mean `content`?'],
    [{ schema, Cors: '*' }, 'createModule: there is no option `Cors`. Did you mean `cors`?'],
    [{ shema: schema }, 'createModule: there is no option `shema`. Did you mean `schema`?'],
  ])('throws when the module is made, and says how to write it: %j', (options, message) => {
    // `as`: JavaScript without types, or a number from the environment, may be this.
    expect(() => createModule(options as never)).toThrow(message)
  })

  it('is none where a content object has no function at the moment, or any length is allowed', () => {
    expect(() => createModule({ schema, content: { countries: undefined } as never, maxRequestBytes: Infinity })).not.toThrow()
  })

  it('is none where a host passes more than the module takes', () => {
    const more = { name: 'crm', port: 8000, contents: {}, cors: undefined }
    expect(() => createModule({ schema, content: {}, ...more } as never)).not.toThrow()
  })
})
