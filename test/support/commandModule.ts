import { startModuleServer } from './moduleServer.ts'

type Endpoint = 'schema' | 'content'

/** A request that the module has received and answers only when the test says so. */
interface HeldRequest {
  /** The JSON as received. */
  readonly body: unknown
  readonly answer: (json: object) => void
  readonly fail: (status: number, json: object) => void
  /** Resolves when the caller has aborted. */
  readonly aborted: Promise<void>
}

export interface CommandModule {
  /** Base URL. */
  readonly url: string
  /** Resolves with the oldest request to that endpoint that was not taken yet, once there is one. */
  readonly next: (endpoint: Endpoint) => Promise<HeldRequest>
  /** How many requests to that endpoint were received and not taken yet. */
  readonly waiting: (endpoint: Endpoint) => number
  readonly close: () => Promise<void>
}

/** Starts a module that answers only on command, in any order. */
export async function startCommandModule(): Promise<CommandModule> {
  const queues = { schema: createQueue<HeldRequest>(), content: createQueue<HeldRequest>() }
  const { origin, close } = await startModuleServer(async (request) => {
    const endpoint = new URL(request.url).pathname.slice(1)
    if (endpoint !== 'schema' && endpoint !== 'content') return Response.json({ error: `No endpoint "${endpoint}".` }, { status: 404 })
    const body: unknown = await request.json()
    return new Promise((respond) => {
      const aborted = new Promise<void>((resolve) => request.signal.addEventListener('abort', () => resolve(), { once: true }))
      queues[endpoint].put({
        body,
        answer: (json) => respond(Response.json(json)),
        fail: (status, json) => respond(Response.json(json, { status })),
        aborted,
      })
    })
  })
  return { url: origin, next: (endpoint) => queues[endpoint].take(), waiting: (endpoint) => queues[endpoint].size(), close }
}

/** First in, first out; taking from an empty queue waits. */
function createQueue<Item>() {
  const items: Item[] = []
  const takers: ((item: Item) => void)[] = []
  return {
    put: (item: Item) => {
      const take = takers.shift()
      if (take === undefined) items.push(item)
      else take(item)
    },
    take: (): Promise<Item> => {
      const item = items.shift()
      return item === undefined ? new Promise((resolve) => takers.push(resolve)) : Promise.resolve(item)
    },
    size: () => items.length,
  }
}
