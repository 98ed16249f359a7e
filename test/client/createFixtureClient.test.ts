import { createFixtureClient } from 'moduleform/client'
import { describe, expect, it } from 'vitest'
import { describeClient } from '../support/describeClient.ts'

describeClient('createFixtureClient', async (fixtures) => ({ client: createFixtureClient(fixtures), close: async () => {} }))

const schemaRequest = { schema: { fields: [] }, form_data: {}, content_objects: [] }

describe('createFixtureClient', () => {
  it('passes on what a fixture throws', async () => {
    const failure = new Error('no fixture today')
    const fail = () => {
      throw failure
    }
    const client = createFixtureClient({ schema: fail, content: { cities: fail } })
    await expect(client.loadSchema(schemaRequest)).rejects.toBe(failure)
    await expect(client.loadContent({ form_data: {}, content_object_names: ['cities'] })).rejects.toBe(failure)
  })

  it('says how to give it a schema when it is asked for one it lacks', async () => {
    await expect(createFixtureClient({}).loadSchema(schemaRequest)).rejects.toThrow('Give createFixtureClient a `schema`')
  })

  it('answers names that objects inherit only where the fixtures have them', async () => {
    const client = createFixtureClient({ content: {} })
    const answer = await client.loadContent({ form_data: {}, content_object_names: ['constructor', '__proto__'] })
    expect(answer.records).toEqual([])
  })
})

it.each([
  [{ exchanges: 5 }, 'was given a recording whose `exchanges` is 5, not a list.'],
  [{ exchanges: { 0: {} } }, 'was given a recording whose `exchanges` is an object, not a list.'],
  [{ exchanges: [{ request: { path: '/schema' } }] }, 'was given a recording whose `exchanges[0]` is no request with its answer.'],
  [null, 'was given null.'],
  ['{"exchanges":[]}', 'was given "{\\"exchanges\\":[]}".'],
  [[], 'was given a list.'],
])('says what it takes in place of %j', (given, what) => {
  // `as`: programs without types pass anything.
  expect(() => createFixtureClient(given as object)).toThrow(
    new Error(`createFixtureClient ${what} Give it { schema, content }, or the parsed JSON of a session that the playground exported.`),
  )
})
