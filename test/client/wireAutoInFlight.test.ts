import type { RequestEvent } from 'moduleform/client'
import { beforeAll, describe, expect, it } from 'vitest'
import { loadCalls } from '../../src/client/createClient.ts'
import { createGate } from '../support/createGate.ts'
import { createManualClock, settlePromises } from '../support/manualClock.ts'
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
} from '../support/wireModule.ts'

// The manual clock must not start before the lazy code for requests has loaded.
beforeAll(loadCalls)

describe('the wire format auto, with several requests in flight', () => {
  it('shares one trial, after which the others ask wrapped', async () => {
    const gate = createGate()
    let trials = 0
    const { bodies, client } = connect(async (asked) => {
      if (asked.isWrapped && (trials += 1) === 1) await gate.opened
      return kit(asked)
    })
    const calls = [client.loadSchema(schemaRequest), client.loadContent(contentRequest), client.loadSchema(schemaRequest)]
    await settlePromises()
    expect(bodies).toHaveLength(4)
    gate.open()
    await expect(Promise.all(calls)).resolves.toHaveLength(3)
    expect(bodies.slice(4)).toEqual([wrapped(contentRequest), wrapped(schemaRequest)])
  })

  it('counts the wrapped answer of one that waited for the trial, also where that is an error', async () => {
    const gate = createGate()
    let trials = 0
    const { client } = connect(async (asked) => {
      if (!asked.isWrapped) return kit(asked)
      if ((trials += 1) > 1) return refuse(403, 'Not yours')
      await gate.opened
      return kit(asked)
    })
    const calls = Promise.allSettled([client.loadSchema(schemaRequest), client.loadContent(contentRequest), schemaOf(client)])
    await settlePromises()
    gate.open()
    const refused = { status: 'rejected', reason: { kind: 'status', status: 403, moduleMessage: 'Not yours' } }
    expect(await calls).toMatchObject([{ status: 'fulfilled' }, refused, refused])
  })

  it('shares one trial that fails: each counts its own first answer', async () => {
    const { bodies, client } = connect((asked) => (asked.isWrapped ? refuse(500, 'Boom') : kit(asked)))
    const outcomes = await Promise.allSettled([client.loadSchema(schemaRequest), client.loadContent(contentRequest), schemaOf(client)])
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
    expect(bodies).toHaveLength(4)
  })

  it('stays plain where another answer comes unwrapped while a trial runs', async () => {
    const gate = createGate()
    const { client } = connect(async (asked) => {
      if (asked.isWrapped) await gate.opened
      return isSchema(asked) ? kit(asked) : ok({ content_objects: records })
    })
    const first = client.loadSchema(schemaRequest)
    await client.loadContent(contentRequest)
    gate.open()
    expect(await first).toEqual({ schema: { ...schema, knowsData: false }, problems: [] })
  })

  it('decides nothing by one that is aborted: the next takes its turn', async () => {
    const gate = createGate()
    let trials = 0
    const { bodies, client } = connect(async (asked) => {
      if (asked.isWrapped && (trials += 1) === 1) await gate.opened
      return kit(asked)
    })
    const caller = new AbortController()
    const aborted = client.loadSchema(schemaRequest, { signal: caller.signal })
    const other = schemaOf(client)
    await settlePromises()
    expect(bodies).toEqual([schemaRequest, schemaRequest, wrapped(schemaRequest)])
    caller.abort()
    await expect(aborted).rejects.toBe(caller.signal.reason)
    expect(await other).toEqual({ ...schema, knowsData: true })
    expect(bodies.slice(3)).toEqual([wrapped(schemaRequest)])
    gate.open()
  })

  it('lets one that waits for the trial of another be aborted', async () => {
    const gate = createGate()
    const { client } = connect(async (asked) => {
      if (asked.isWrapped) await gate.opened
      return kit(asked)
    })
    const first = client.loadSchema(schemaRequest)
    const caller = new AbortController()
    const waiting = client.loadSchema(schemaRequest, { signal: caller.signal })
    await settlePromises()
    caller.abort()
    await expect(waiting).rejects.toBe(caller.signal.reason)
    gate.open()
    await expect(first).resolves.toBeDefined()
  })
})

describe('the wire format auto and time', () => {
  it('has the same 30 s for both, and counts the first answer when they are over', async () => {
    const clock = createManualClock()
    const { client } = connect(
      async (asked) => {
        if (asked.isWrapped) return new Promise<never>(() => {})
        await new Promise<void>((resolve) => clock.setTimeout(resolve, 29_000))
        return kit(asked)
      },
      { clock },
    )
    let outcome: unknown = 'pending'
    void schemaOf(client).then((value) => (outcome = value))
    await clock.advance(29_999)
    expect(outcome).toBe('pending')
    await clock.advance(1)
    expect(outcome).toEqual({ ...schema, knowsData: false })
    expect(clock.pendingTimers()).toBe(0)
  })

  it('has the same retries for both', async () => {
    const clock = createManualClock()
    const events: RequestEvent[] = []
    const failing = { plain: 1, data: 9 }
    const { bodies, client } = connect(
      (asked) => ((failing[asked.isWrapped ? 'data' : 'plain'] -= 1) >= 0 ? refuse(503, 'Later') : kit(asked)),
      { clock, retries: 2, onRequest: (event) => events.push(event) },
    )
    const call = schemaOf(client)
    await clock.advance(500)
    await clock.advance(1_000)
    expect(await call).toEqual({ ...schema, knowsData: false })
    expect(bodies).toEqual([schemaRequest, schemaRequest, wrapped(schemaRequest), wrapped(schemaRequest)])
    const started = events.filter(({ type }) => type === 'started')
    expect(started.map(({ id, attempt }) => [id, attempt])).toEqual([1, 2, 3, 4].map((attempt) => [1, attempt]))
  })

  it('shows observers each body as it was sent, without what identifies', async () => {
    const events: RequestEvent[] = []
    const moduleCredentials = { key: 'very-secret' }
    await schemaOf(connect(kit, { moduleCredentials, onRequest: (event) => events.push(event) }).client)
    const shown = events.flatMap((event) => (event.type === 'started' ? [event.requestBody] : []))
    // No schema has arrived yet that declares which of them is a password.
    const body = { ...schemaRequest, form_data: { a: '•••' } }
    expect(shown).toEqual([body, wrapped(body, { key: expect.not.stringContaining('secret') as unknown as string })])
  })
})
