import { createClient, isModuleError } from 'moduleform/client'
import { describe, expect, it } from 'vitest'
import { createChaosFetch } from '../../playground/src/chaos/createChaosFetch.ts'
import { createRandom } from '../../playground/src/chaos/createRandom.ts'
import { faultGroups, toggleFault, type FaultName } from '../../playground/src/chaos/faults.ts'
import { createManualClock, settlePromises } from '../support/manualClock.ts'

const base = 'http://127.0.0.1:9/mine'
const schema = { metadata: {}, fields: [] }
const options = [
  { value: 'a', label: 'A' },
  { value: { id: 'b', label: 'B' }, label: 'B' },
]
const contentAnswer = { content_objects: [{ content_object_name: 'list', data: options }] }

/** A module behind chaos: it records the requests that reach it and answers at once. */
function startChaos(names: readonly FaultName[], answerContent: unknown = contentAnswer) {
  const clock = createManualClock()
  const state = { on: names }
  const asked: string[] = []
  const touched: (readonly FaultName[])[] = []
  const module = async (request: Request) => {
    asked.push(request.url)
    return Response.json(request.url.endsWith('/content') ? answerContent : { ...schema, asked: request.url })
  }
  const chaosFetch = createChaosFetch({
    fetch: module,
    clock,
    random: createRandom(1),
    getFaults: () => state.on,
    onTouched: (on) => touched.push(on),
  })
  const ask = (endpoint: string, init: RequestInit = {}) => chaosFetch(new Request(`${base}/${endpoint}`, { method: 'POST', ...init }))
  return { clock, state, asked, touched, chaosFetch, ask }
}

const readLists = async (response: Response) => {
  const body = (await response.json()) as { content_objects: { data: unknown[] }[] } // `as`: what the module above answers
  return body.content_objects.map(({ data }) => data)
}

describe('Chaos', () => {
  it('is not there while nothing is on', async () => {
    const { ask, touched, clock } = startChaos([])
    expect(await readLists(await ask('content'))).toEqual([options])
    expect(touched).toEqual([])
    expect(clock.pendingTimers()).toBe(0)
  })

  it('tells of each request what touches it, and of lists where lists are asked for', async () => {
    const { ask, touched, clock } = startChaos(['delay', 'empty'])
    const answers = Promise.all([ask('schema'), ask('content')])
    expect(touched).toEqual([['delay'], ['delay', 'empty']])
    await clock.advance(1000)
    await answers
  })

  it('lets answers come later, by a second and by what the seed says', async () => {
    const { ask, clock } = startChaos(['delay', 'jitter'])
    const times: number[] = []
    const answers = [1, 2, 3].map(() => ask('schema').then(() => times.push(clock.now())))
    await clock.advance(3000)
    await Promise.all(answers)
    const random = createRandom(1)
    const expected = [random(), random(), random()].map((number) => 1000 + number * 2000)
    expect(times).toEqual([...expected].sort((a, b) => a - b))
    expect(new Set(times).size).toBe(3)
  })

  it('gives up a delay with its request', async () => {
    const { ask, clock } = startChaos(['delay'])
    const leaving = new AbortController()
    const answer = ask('schema', { signal: leaving.signal })
    await settlePromises()
    leaving.abort(new Error('left'))
    await expect(answer).rejects.toThrow('left')
    expect(clock.pendingTimers()).toBe(0)
  })

  it('answers requests under way in reverse, one batch after a second without another request', async () => {
    const { ask, clock } = startChaos(['reverse'])
    const order: string[] = []
    const send = async (name: string) => {
      await ask(name)
      order.push(name)
    }
    const sent = [send('1')]
    await clock.advance(600)
    sent.push(send('2'))
    await clock.advance(600)
    sent.push(send('3'))
    await clock.advance(999)
    expect(order).toEqual([])
    await clock.advance(200)
    await Promise.all(sent)
    expect(order).toEqual(['3', '2', '1'])
  })

  it('keeps no answer back for one that was given up', async () => {
    const { ask, clock } = startChaos(['reverse', 'delay'])
    const leaving = new AbortController()
    const first = ask('1')
    const second = expect(ask('2', { signal: leaving.signal })).rejects.toThrow('left')
    leaving.abort(new Error('left'))
    await clock.advance(1100)
    await second
    expect((await first).ok).toBe(true)
  })

  it('loses the connection, answers 500 and never answers without asking the module', async () => {
    const { ask, state, asked } = startChaos(['drop'])
    await expect(ask('schema')).rejects.toThrow('Failed to fetch')
    state.on = ['status500']
    expect((await ask('schema')).status).toBe(500)
    state.on = ['timeout']
    const leaving = new AbortController()
    const answer = ask('schema', { signal: leaving.signal })
    leaving.abort(new Error('30 seconds'))
    await expect(answer).rejects.toThrow('30 seconds')
    expect(asked).toEqual([])
  })

  it.each(['broken', 'shape'] as const)('makes an answer unusable: %s', async (name) => {
    const { chaosFetch } = startChaos([name])
    const client = createClient({ baseUrl: base, fetch: chaosFetch, wire: 'plain', retries: 0 })
    const failure: unknown = await client.loadSchema({ schema, form_data: {}, content_objects: [] }).catch((error: unknown) => error)
    expect(isModuleError(failure) && failure.kind).toBe('answer')
  })

  it('empties lists', async () => {
    const { ask } = startChaos(['empty'])
    expect(await readLists(await ask('content'))).toEqual([[]])
  })

  it('fills lists up to 10,000, the real options first and each value once, in what stands inside data as well', async () => {
    const { chaosFetch } = startChaos(['many'], { data: contentAnswer })
    const client = createClient({ baseUrl: base, fetch: chaosFetch })
    const { records, problems } = await client.loadContent({ form_data: {}, content_object_names: ['list'] })
    const list = records[0]?.data ?? []
    expect(list.slice(0, 3)).toEqual([...options, { value: 'a 3', label: 'A 3' }])
    expect(list[3]).toEqual({ value: { id: 'b 4', label: 'B 4' }, label: 'B 4' })
    expect(new Set(list.map((option) => JSON.stringify(option))).size).toBe(10_000)
    expect(problems.filter(({ level }) => level === 'error')).toEqual([])
  })

  it('fills up an empty list too, and leaves the error of a list', async () => {
    const { ask } = startChaos(['many'], {
      content_objects: [
        { content_object_name: 'a', data: [] },
        { content_object_name: 'b', error: 'No.' },
      ],
    })
    const [list, failed] = await readLists(await ask('content'))
    expect(list).toHaveLength(10_000)
    expect(list?.[0]).toEqual({ id: 'option-1', label: 'Option 1' })
    expect(failed).toBeUndefined()
  })
})

describe('The menu of chaos', () => {
  it('combines, but fails an answer in one way and changes a list in one', () => {
    const press = (...names: FaultName[]) => names.reduce<readonly FaultName[]>(toggleFault, [])
    expect(press('reverse', 'many', 'delay', 'drop')).toEqual(['delay', 'reverse', 'drop', 'many'])
    expect(press('drop', 'timeout')).toEqual(['timeout'])
    expect(press('empty', 'drop', 'many')).toEqual(['drop', 'many'])
    expect(press('delay', 'delay')).toEqual([])
  })

  it('offers each fault once', () => {
    const names = faultGroups.flatMap((group) => group.names)
    expect(new Set(names).size).toBe(names.length)
    expect(names).toHaveLength(10)
  })
})
