import { createClient } from 'moduleform/client'
import { formatProblem } from 'moduleform/lint'
import { describe, expect, it } from 'vitest'
import {
  connect,
  contentRequest,
  isSchema,
  kit,
  ok,
  records,
  refuse,
  schema,
  schemaOf,
  schemaRequest,
  wrapped,
  type Answer,
} from '../support/wireModule.ts'

const codes = (problems: readonly { readonly code: string }[]) => problems.map(({ code }) => code)

describe('the wire format auto, with a module that answers unwrapped', () => {
  it('is the default and sends what plain sends, byte for byte', async () => {
    const texts: string[][] = [[], []]
    for (const [index, wire] of ([undefined, 'plain'] as const).entries()) {
      const fetch = async (request: Request) => {
        texts[index]?.push(await request.text())
        return ok({ fields: [], content_objects: [] })
      }
      const client = createClient({ baseUrl: 'https://modules.test', wire, fetch })
      await client.loadSchema(schemaRequest)
      await client.loadContent(contentRequest)
    }
    expect(texts[0]).toEqual(texts[1])
    expect(texts[0]).toHaveLength(2)
  })

  it.each<[string, unknown]>([
    ['the root', schema],
    ['"schema"', { schema }],
    ['the root, with a property "data" beside it', { ...schema, data: { schema: { fields: [] } } }],
    ['the root, with a field of the id "data"', { fields: [{ id: 'data', type: 'object', fields: schema.fields }], data: {} }],
  ])('knows it by a schema at %s', async (_where, answer) => {
    let answers = 0
    const { bodies, client } = connect(() => ((answers += 1) === 1 ? ok(answer) : refuse(400, 'No')))
    expect((await client.loadSchema(schemaRequest)).problems).toEqual([])
    await expect(client.loadSchema(schemaRequest)).rejects.toMatchObject({ status: 400, moduleMessage: 'No' })
    expect(bodies).toEqual([schemaRequest, schemaRequest])
  })

  it('knows it by its records too', async () => {
    const { bodies, client } = connect((asked) => (isSchema(asked) ? ok({ data: { schema } }) : ok({ content_objects: [] })))
    await client.loadContent(contentRequest)
    expect(await client.loadSchema(schemaRequest)).toEqual({ schema, problems: [] })
    expect(bodies).toEqual([contentRequest, schemaRequest])
  })

  it('sends form data with a field "data" as they are', async () => {
    const { bodies, client } = connect(() => ok(schema))
    const request = { ...schemaRequest, form_data: { data: { city: 'b' } } }
    await client.loadSchema(request)
    expect(bodies).toEqual([request])
  })

  it('never asks for credentials', async () => {
    const fail = () => {
      throw new Error('asked')
    }
    await expect(schemaOf(connect(() => ok(schema), { moduleCredentials: fail }).client)).resolves.toEqual(schema)
  })
})

describe('the wire format auto, with a module that answers inside "data"', () => {
  it('asks once more wrapped, uses that answer, and stays with it', async () => {
    const { bodies, client } = connect(kit)
    expect(await schemaOf(client)).toEqual({ ...schema, knowsData: true })
    expect((await client.loadContent(contentRequest)).records).toEqual(records)
    await client.loadSchema(schemaRequest)
    expect(bodies).toEqual([schemaRequest, wrapped(schemaRequest), wrapped(contentRequest), wrapped(schemaRequest)])
  })

  it('tells the host with every schema how to set it', async () => {
    const { client } = connect(kit)
    const [first] = (await client.loadSchema(schemaRequest)).problems
    const { problems: later } = await client.loadSchema(schemaRequest)
    const { problems: ofContent } = await client.loadContent(contentRequest)
    expect(first).toEqual({ code: 'host/wire-found', level: 'info', pointer: '', args: { format: 'data' } })
    expect([codes(later), codes(ofContent)]).toEqual([['host/wire-found'], []])
    expect(first && formatProblem(first).hint).toContain('wire="plain" where it wraps its answers alone')
  })

  it('tells it with options where there is no schema to load', async () => {
    const { problems } = await connect(kit).client.loadContent(contentRequest)
    expect(codes(problems)).toEqual(['host/wire-found'])
  })

  it('asks for credentials when it wraps, once a request', async () => {
    const asked: number[] = []
    const { bodies, client } = connect(kit, {
      moduleCredentials: (connections) => {
        asked.push(connections.length)
        return { key: 'k' }
      },
    })
    const connection = { id: 'c', label: 'C', app_type: 'a', connection_management_type: 'managed' }
    await client.loadSchema(schemaRequest, { connections: [connection] })
    expect(asked).toEqual([1])
    expect(bodies).toEqual([schemaRequest, wrapped(schemaRequest, { key: 'k' })])
  })

  it('asks for headers once a call', async () => {
    let asked = 0
    const headers = () => ({ 'x-times': String((asked += 1)) })
    await connect(kit, { headers }).client.loadSchema(schemaRequest)
    expect(asked).toBe(1)
  })

  it.each<[string, () => Answer]>([
    ['is refused', () => refuse(422, 'Unknown key "data"')],
    ['fails', () => refuse(500, 'Boom')],
    ['gives nothing usable', () => ok({ data: {} })],
    ['breaks off', () => Promise.reject(new TypeError('reset'))],
  ])('counts its first answer where the wrapped request %s, and decides nothing', async (_how, answer) => {
    let isMended = false
    const { client, bodies } = connect((asked) => (asked.isWrapped && !isMended ? answer() : kit(asked)))
    const { schema: got, problems } = await client.loadSchema(schemaRequest)
    expect(got).toEqual({ ...schema, knowsData: false })
    expect(problems).toMatchObject([
      { code: 'host/wire-found', level: 'info', args: { format: 'plain', reason: expect.any(String) as unknown } },
    ])
    isMended = true
    expect(await schemaOf(client)).toEqual({ ...schema, knowsData: true })
    expect(bodies).toHaveLength(4)
  })

  it('counts the first answer where `moduleCredentials` fail, and says so', async () => {
    const moduleCredentials = () => Promise.reject(new Error('vault is sealed'))
    const { problems, schema: got } = await connect(kit, { moduleCredentials }).client.loadSchema(schemaRequest)
    expect(got).toEqual({ ...schema, knowsData: false })
    expect(problems.map((problem) => formatProblem(problem).message)).toEqual([expect.stringContaining('`moduleCredentials` failed.')])
  })
})

describe('the wire format auto, with a module that refuses the body', () => {
  it.each([400, 422])('with %i asks once more wrapped', async (status) => {
    const { bodies, client } = connect((asked) => (asked.isWrapped ? kit(asked) : refuse(status, 'Missing data')))
    expect((await client.loadContent(contentRequest)).records).toEqual(records)
    expect(bodies).toEqual([contentRequest, wrapped(contentRequest)])
  })

  it('for its own reasons rejects with what it said first, and decides nothing', async () => {
    let isUnlocked = false
    const { bodies, client } = connect((asked) =>
      asked.isWrapped ? refuse(400, 'No "form_data"') : isUnlocked ? ok(schema) : refuse(400, 'The account is locked'),
    )
    await expect(client.loadSchema(schemaRequest)).rejects.toMatchObject({ status: 400, moduleMessage: 'The account is locked' })
    isUnlocked = true
    expect(await client.loadSchema(schemaRequest)).toEqual({ schema, problems: [] })
    expect(bodies).toEqual([schemaRequest, wrapped(schemaRequest), schemaRequest])
  })

  it('and takes a wrapped one for an empty one is plain, and its refusal counts', async () => {
    const { bodies, client } = connect(({ body }) => (body['form_data'] === undefined ? ok(schema) : refuse(400, 'The account is locked')))
    await expect(client.loadSchema(schemaRequest)).rejects.toMatchObject({ moduleMessage: 'The account is locked' })
    await expect(client.loadSchema(schemaRequest)).rejects.toMatchObject({ moduleMessage: 'The account is locked' })
    expect(bodies).toEqual([schemaRequest, wrapped(schemaRequest), schemaRequest])
  })

  it.each([401, 403, 404, 415, 500])('with %i is not asked again', async (status) => {
    const { bodies, client } = connect(() => refuse(status, 'No'))
    await expect(client.loadSchema(schemaRequest)).rejects.toMatchObject({ status })
    expect(bodies).toEqual([schemaRequest])
  })

  it('suggests no format, since both have been sent', async () => {
    await expect(connect(() => refuse(400, 'No')).client.loadSchema(schemaRequest)).rejects.toMatchObject({
      message: expect.not.stringContaining('wire') as unknown,
    })
  })
})

it('a new client finds the wire format out anew', async () => {
  const { bodies, client } = connect(kit)
  await client.loadSchema(schemaRequest)
  const other = connect(kit)
  await other.client.loadSchema(schemaRequest)
  expect(other.bodies).toEqual(bodies)
})
