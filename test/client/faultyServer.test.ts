import { createClient, type ClientOptions } from 'moduleform/client'
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { loadCalls } from '../../src/client/createClient.ts'
import { faults, startFaultyServer } from '../support/faultyServer.ts'
import { createManualClock } from '../support/manualClock.ts'

// The manual clock must not start before the lazy code for requests has loaded.
beforeAll(loadCalls)

const schema = { fields: [{ id: 'city', type: 'string' }] }
const records = [{ content_object_name: 'cities', data: [{ value: 'b', label: 'Berlin' }] }]

async function connect(options: Partial<ClientOptions> = {}) {
  const server = await startFaultyServer({ schema, content: { content_objects: records } })
  onTestFinished(server.close)
  const client = createClient({ baseUrl: server.origin, retries: 0, ...options })
  const calls = {
    schema: async () => (await client.loadSchema({ schema: {}, form_data: {}, content_objects: [] })).schema,
    content: async () => (await client.loadContent({ form_data: {}, content_object_names: ['cities'] })).records,
  }
  return { server, calls }
}

const good = { schema, content: records }

describe.each(['schema', 'content'] as const)('a module that answers /%s', (endpoint) => {
  it.each(Object.entries(faults))('with %s is said to, in a sentence, and asked again it answers', async (_what, fault) => {
    const { server, calls } = await connect()
    server.fail(fault)
    const message = fault.sentence.replaceAll('HOST', server.host)
    await expect(calls[endpoint]()).rejects.toMatchObject({ message, summary: fault.summary, endpoint })
    server.fail(undefined)
    expect(await calls[endpoint]()).toEqual(good[endpoint])
    expect(server.asked).toEqual([`/${endpoint}`, `/${endpoint}`])
  })

  it('with a byte a second is given up in time', async () => {
    const clock = createManualClock()
    const { server, calls } = await connect({ clock })
    const begun = server.trickle()
    const outcome = calls[endpoint]().catch((reason: unknown) => reason)
    await begun
    await clock.advance(30_000)
    expect(await outcome).toMatchObject({ kind: 'timeout', message: `The module at ${server.host} did not answer within 30 s.` })
    expect(clock.pendingTimers()).toBe(0)
    server.fail(undefined)
    expect(await calls[endpoint]()).toEqual(good[endpoint])
  })
})

it('a module that does not run is named, and asked again once it runs it answers', async () => {
  const { server, calls } = await connect()
  await server.close()
  await expect(calls.schema()).rejects.toMatchObject({ kind: 'network', message: expect.stringMatching(/^Nothing answers at /) as unknown })
  await server.open()
  expect(await calls.schema()).toEqual(schema)
})
