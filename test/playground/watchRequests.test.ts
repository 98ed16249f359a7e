import { createClient, type Clock, type RequestEvent } from 'moduleform/client'
import { beforeAll, describe, expect, it } from 'vitest'
import { watchRequests } from '../../playground/src/module/watchRequests.ts'
import { createRequestLog } from '../../playground/src/requests/createRequestLog.ts'
import { describeStatus } from '../../playground/src/requests/describeStatus.ts'
import { loadCalls } from '../../src/client/createClient.ts'
import { createManualClock } from '../support/manualClock.ts'

// The manual clock must not start before the lazy code for requests has loaded.
beforeAll(loadCalls)

const good = () => Response.json({ fields: [] })
const noAnswer = (): Response => {
  throw new TypeError('fetch failed')
}
const brokenOff = () =>
  new Response(
    new ReadableStream({
      start: (controller) => controller.enqueue(new TextEncoder().encode('{"fields": [')),
      pull: (controller) => controller.error(new TypeError('terminated')),
    }),
  )

const after = (clock: Clock, milliseconds: number) =>
  new Promise<Response>((resolve) => void clock.setTimeout(() => resolve(good()), milliseconds))

/** A client whose module gives these answers in turn, the last one repeatedly, and answers each look. */
function startWatch(...answers: readonly ((request: Request) => Response | Promise<Response>)[]) {
  const clock = createManualClock()
  const sentAt: number[] = []
  const returnedAt: number[] = []
  const watch = watchRequests({ clock, probe: async () => true, onBack: () => returnedAt.push(clock.now()) })
  const fetch = async (request: Request) => {
    const answer = answers[Math.min(sentAt.length, answers.length - 1)] ?? good
    sentAt.push(clock.now())
    return answer(request)
  }
  const log = createRequestLog()
  const onRequest = (event: RequestEvent) => {
    log.observe(event)
    watch.observe(event)
  }
  const client = createClient({ baseUrl: 'https://modules.test', wire: 'plain', fetch, clock, onRequest })
  const ask = () => client.loadSchema({ schema: { fields: [] }, form_data: {}, content_objects: [] }).catch(() => undefined)
  const askContent = () => client.loadContent({ form_data: {}, content_object_names: ['a'] }).catch(() => undefined)
  return { clock, sentAt, returnedAt, watch, log, ask, askContent }
}

const unavailable = () => new Response(null, { status: 503 })

describe('A module that is away', () => {
  it('is looked for only once the client has given up', async () => {
    const { clock, sentAt, returnedAt, ask } = startWatch(unavailable)
    void ask()
    await clock.advance(10_000)
    expect(sentAt).toEqual([0, 500, 1500])
    expect(returnedAt).toEqual([2500])
  })

  it('is not looked for where the client reaches it by itself, however slowly it answers', async () => {
    const { clock, returnedAt, watch, ask } = startWatch(unavailable, () => after(clock, 5000))
    void ask()
    await clock.advance(60_000)
    expect(returnedAt).toEqual([])
    expect(watch.getPresence()).toBe('here')
  })

  it('is waited for as long as it asks for', async () => {
    const { clock, sentAt, returnedAt, ask } = startWatch(() => new Response(null, { status: 503, headers: { 'retry-after': '4' } }), good)
    void ask()
    await clock.advance(60_000)
    expect(sentAt).toEqual([0, 4000])
    expect(returnedAt).toEqual([])
  })
})

describe('A module that answers at /schema, and not at /content', () => {
  it('is reloaded once for it, and again once it has been away itself', async () => {
    let isDown = false
    const answer = ({ url }: Request) => (url.endsWith('/content') || isDown ? unavailable() : good())
    const { clock, returnedAt, watch, ask, askContent } = startWatch(answer)
    const fill = async () => {
      await ask()
      await askContent()
    }
    for (let times = 1; times < 4; times += 1) {
      void fill()
      await clock.advance(60_000)
    }
    expect(returnedAt).toHaveLength(1)
    expect(watch.getPresence()).toBe('here')
    isDown = true
    void ask()
    await clock.advance(10_000)
    expect(returnedAt).toHaveLength(2)
  })
})

describe('A module whose answers break off', () => {
  it('is there: the form is not reloaded for it', async () => {
    const { clock, sentAt, returnedAt, watch, ask } = startWatch(brokenOff)
    void ask()
    await clock.advance(60_000)
    expect(sentAt).toEqual([0, 500, 1500])
    expect(watch.getPresence()).toBe('here')
    expect(returnedAt).toEqual([])
  })

  it('is told in the list of requests from one that does not answer', async () => {
    const { clock, log, ask } = startWatch(brokenOff, noAnswer, good)
    void ask()
    await clock.advance(10_000)
    expect(log.getRequests().map(describeStatus)).toEqual(['broken off', 'no answer', '200'])
  })
})
