import { loadCalls } from '../../src/client/createClient.ts'
import { getEventListeners } from 'node:events'
import { createClient, isModuleError, type ClientOptions } from 'moduleform/client'
import { beforeAll, describe, expect, it } from 'vitest'
import { createManualClock } from '../support/manualClock.ts'
import { startModuleServer } from '../support/moduleServer.ts'

// The manual clock must not start before the lazy code for requests has loaded.
beforeAll(loadCalls)

const schemaRequest = { schema: {}, form_data: {}, content_objects: [] }
const never = () => new Promise<never>(() => {})

function start(options: Partial<ClientOptions>) {
  const clock = createManualClock()
  const caller = new AbortController()
  const sent: Request[] = []
  const { fetch = never } = options
  const client = createClient({
    baseUrl: 'http://localhost:4001',
    clock,
    ...options,
    fetch: (request) => {
      sent.push(request)
      return fetch(request)
    },
  })
  let outcome: unknown = 'pending'
  const settled = client.loadSchema(schemaRequest, { signal: caller.signal }).then(
    () => (outcome = 'resolved'),
    (reason: unknown) => (outcome = reason),
  )
  return { clock, caller, sent, settled, outcome: () => outcome }
}

describe('the time-out', () => {
  it('ends a call after 30 s, also where fetch does not listen', async () => {
    const { clock, sent, outcome } = start({})
    await clock.advance(29_999)
    expect(outcome()).toBe('pending')
    await clock.advance(1)
    expect(outcome()).toMatchObject({
      name: 'ModuleTimeoutError',
      kind: 'timeout',
      timeout: 30_000,
      message: 'The module at localhost:4001 did not answer within 30 s.',
    })
    expect(sent[0]?.signal.aborted).toBe(true)
    expect(clock.pendingTimers()).toBe(0)
  })

  it.each([
    [250, '250 ms'],
    [1_000, '1 s'],
    [1_500, '1.5 s'],
  ])('of %i ms is named as %s', async (timeout, text) => {
    const { clock, outcome } = start({ timeout })
    await clock.advance(timeout)
    expect(outcome()).toMatchObject({
      message: `The module at localhost:4001 did not answer within ${text}.`,
      summary: `The module did not answer within ${text}.`,
    })
  })

  it('counts all attempts together and keeps the last failure as the cause', async () => {
    let attempts = 0
    const fetch = async () => {
      attempts += 1
      return attempts === 1 ? new Response(null, { status: 503 }) : never()
    }
    const { clock, outcome } = start({ fetch, timeout: 2_000 })
    await clock.advance(2_000)
    expect(attempts).toBe(2)
    expect(outcome()).toMatchObject({ kind: 'timeout', cause: { kind: 'status', status: 503 } })
  })

  it('leaves the failure at hand where no time is left for the next attempt', async () => {
    const clock = createManualClock()
    await clock.advance(10_000)
    const { outcome, settled } = start({ fetch: async () => new Response(null, { status: 503 }), timeout: 500, clock })
    await settled
    expect(outcome()).toMatchObject({ kind: 'status', status: 503 })
  })

  it('ends a body that stops coming', async () => {
    let isCancelled = false
    const body = new ReadableStream({ pull: never, cancel: () => void (isCancelled = true) })
    const { clock, outcome } = start({ fetch: async () => new Response(body) })
    await clock.advance(30_000)
    expect(outcome()).toMatchObject({ kind: 'timeout' })
    expect(isCancelled).toBe(true)
  })

  it('ends headers that never come', async () => {
    const { clock, outcome, sent } = start({ headers: never })
    await clock.advance(30_000)
    expect(outcome()).toMatchObject({ kind: 'timeout' })
    expect(sent).toEqual([])
  })

  it('of Infinity sets no timer', async () => {
    const { clock, outcome } = start({ timeout: Infinity })
    await clock.advance(100_000_000)
    expect(clock.pendingTimers()).toBe(0)
    expect(outcome()).toBe('pending')
  })

  it('is kept where it is the longest that a timer can run, and is none above that', async () => {
    const longest = 2 ** 31 - 1
    const [kept, none] = [longest, longest + 1].map((timeout) => start({ timeout }))
    await kept?.clock.advance(longest)
    expect(kept?.outcome()).toMatchObject({ kind: 'timeout', timeout: longest })
    await none?.clock.advance(longest + 1)
    expect(none?.outcome()).toBe('pending')
  })

  it('leaves no timer behind a good answer', async () => {
    const { clock, settled } = start({ fetch: async () => Response.json({ fields: [] }) })
    await settled
    expect(clock.pendingTimers()).toBe(0)
  })
})

describe('an abort by the caller', () => {
  it('reaches fetch, rejects with an AbortError, and is no module error', async () => {
    const { clock, caller, sent, outcome, settled } = start({})
    await clock.advance(10)
    caller.abort()
    await settled
    expect(sent[0]?.signal.aborted).toBe(true)
    expect(outcome()).toBe(caller.signal.reason)
    expect(outcome()).toMatchObject({ name: 'AbortError' })
    expect(isModuleError(outcome())).toBe(false)
  })

  it('rejects with the reason of the caller, whatever it is', async () => {
    const { clock, caller, outcome, settled } = start({})
    await clock.advance(10)
    caller.abort('superseded')
    await settled
    expect(outcome()).toBe('superseded')
  })

  it('counts also where fetch rejects with an error of its own', async () => {
    const fetch = (request: Request) =>
      new Promise<Response>((_resolve, reject) => request.signal.addEventListener('abort', () => reject(new TypeError('terminated'))))
    const { clock, caller, sent, outcome, settled } = start({ fetch })
    await clock.advance(10)
    caller.abort()
    await settled
    expect(outcome()).toBe(caller.signal.reason)
    expect(sent).toHaveLength(1)
  })

  it('before the call asks neither the module nor the host', async () => {
    const asked: string[] = []
    const fetch = async ({ url }: Request) => {
      asked.push(url)
      return Response.json({ fields: [] })
    }
    const headers = () => {
      asked.push('headers')
      return {}
    }
    const client = createClient({ baseUrl: 'http://localhost:4001', fetch, headers })
    await expect(client.loadSchema(schemaRequest, { signal: AbortSignal.abort('too late') })).rejects.toBe('too late')
    expect(asked).toEqual([])
  })

  it('is not listened for after the call', async () => {
    let duringCall = 0
    const { caller, settled } = start({
      fetch: async () => {
        duringCall = getEventListeners(caller.signal, 'abort').length
        return Response.json({ fields: [] })
      },
    })
    await settled
    expect(duringCall).toBe(1)
    expect(getEventListeners(caller.signal, 'abort')).toHaveLength(0)
  })

  it('ends the connection to the module', async () => {
    const caller = new AbortController()
    let markEnded = () => {}
    const ended = new Promise<void>((resolve) => (markEnded = resolve))
    const { origin, close } = await startModuleServer((request) => {
      request.signal.addEventListener('abort', markEnded)
      caller.abort()
      return never()
    })
    const client = createClient({ baseUrl: origin })
    await expect(client.loadSchema(schemaRequest, { signal: caller.signal })).rejects.toMatchObject({ name: 'AbortError' })
    await ended
    await close()
  })
})
