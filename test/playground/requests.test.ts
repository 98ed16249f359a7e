import type { RequestEvent } from 'moduleform/client'
import { describe, expect, it, vi } from 'vitest'
import { createRequestLog } from '../../playground/src/requests/createRequestLog.ts'
import { placeOnAxis } from '../../playground/src/requests/placeOnAxis.ts'
import { readFieldPath } from '../../playground/src/schema/readFieldPath.ts'

const started = (id: number, endpoint: 'schema' | 'content', requestBody: unknown, attempt = 1): RequestEvent => ({
  type: 'started',
  id,
  attempt,
  endpoint,
  url: `http://127.0.0.1:4001/crm/${endpoint}`,
  method: 'POST',
  requestBody,
  startedAt: 1000,
})

const reasonsAfter = (...events: RequestEvent[]) => {
  const log = createRequestLog()
  for (const event of events) log.observe(event)
  return log.getRequests().map(({ why }) => why)
}

const asking = (id: string) => ({ id, type: 'string', on_action: { load_schema: true } })
const schema = { fields: [asking('country'), { id: 'group', type: 'object', fields: [asking('plan'), { id: 'note', type: 'string' }] }] }

const ended = (id: number, endpoint: 'schema' | 'content') =>
  ({ type: 'ended', id, attempt: 1, endpoint, url: `http://module.test/${endpoint}`, requestBody: {} }) as const

describe('The list of requests', () => {
  it('says why each was sent: what changed among the fields that ask for a schema, or the lists that were asked for', () => {
    expect(
      reasonsAfter(
        started(1, 'schema', { schema: { fields: [] }, form_data: {} }),
        started(2, 'content', { form_data: {}, content_object_names: ['object_types', 'owners'] }),
        started(3, 'schema', { schema, form_data: { country: { id: 'CA' }, group: { note: 'n' } } }),
        started(4, 'schema', { schema, form_data: { country: { id: 'DE' }, group: { note: 'n', plan: 'team' } } }),
        started(5, 'schema', { schema, form_data: { country: { id: 'DE' }, group: { note: 'other', plan: 'team' } } }),
      ),
    ).toEqual(['first load', 'object_types, owners', 'country changed', 'country, plan changed', 'reload'])
  })

  it('says so in the wire format data', () => {
    expect(
      reasonsAfter(
        started(1, 'schema', { data: { schema, form_data: {} }, credentials: {} }),
        started(2, 'schema', { data: { schema, form_data: { country: 'CA' } }, credentials: {} }),
        started(3, 'content', { data: { form_data: {}, content_object_names: ['cities'] }, credentials: {} }),
      ),
    ).toEqual(['first load', 'country changed', 'cities'])
  })

  it('tells a request that is sent once more, wrapped, from a retry', () => {
    const body = { schema, form_data: { country: 'CA' } }
    const wrapped = { data: body, credentials: {} }
    expect(reasonsAfter(started(1, 'schema', body), started(1, 'schema', wrapped, 2))).toEqual(['first load', 'wrapped: first load'])
  })

  it('names the reason of the first attempt at each retry', () => {
    const body = { schema, form_data: { country: 'CA' } }
    expect(
      reasonsAfter(
        started(1, 'schema', { form_data: {} }),
        started(2, 'schema', body),
        started(2, 'schema', body, 2),
        started(2, 'schema', body, 3),
      ),
    ).toEqual(['first load', 'country changed', 'retry 1: country changed', 'retry 2: country changed'])
  })

  it('takes the languages that a request asks for as no secret', async () => {
    const log = createRequestLog()
    const url = 'http://127.0.0.1:4001/crm/schema'
    const headers = { 'accept-language': 'de, en', authorization: 'Bearer s3cret' }
    log.observe(started(1, 'schema', {}))
    const send = log.keepSent(async () => Response.json({}))
    await send(new Request(url, { method: 'POST', body: '{}', headers }))
    await vi.waitFor(() => expect(log.getSecretTexts()).toEqual(['Bearer s3cret', 's3cret']))
  })

  it('takes each answer to its own request', () => {
    const log = createRequestLog()
    log.observe(started(1, 'schema', {}))
    log.observe(started(2, 'content', {}))
    log.observe({ ...ended(2, 'content'), durationMs: 12, status: 200, responseBody: { content_objects: [] } })
    expect(log.getRequests()).toMatchObject([
      { call: '1-1', outcome: 'pending', status: undefined },
      { call: '2-1', outcome: 'answered', status: 200, durationMs: 12, responseBody: { content_objects: [] } },
    ])
  })

  it('tells a request that was given up from one that failed', () => {
    const log = createRequestLog()
    log.observe(started(1, 'schema', {}))
    log.observe({ ...ended(1, 'schema'), durationMs: 3, error: new DOMException('superseded', 'AbortError') })
    expect(log.getRequests()).toMatchObject([{ outcome: 'aborted', error: undefined }])
  })

  it('gives the same list until something happens, and tells who listens', () => {
    const log = createRequestLog()
    let calls = 0
    const stop = log.subscribe(() => (calls += 1))
    const before = log.getRequests()
    expect(log.getRequests()).toBe(before)
    log.observe(started(1, 'schema', {}))
    expect(log.getRequests()).not.toBe(before)
    stop()
    log.observe(started(2, 'schema', {}))
    expect(calls).toBe(1)
  })
})

describe('The axis of time', () => {
  it('places requests by when they began and how long they took', () => {
    const bars = placeOnAxis(
      [
        { startedAt: 1000, durationMs: 100 },
        { startedAt: 1050, durationMs: 150 },
      ],
      5000,
    )
    expect(bars).toEqual([
      { start: 0, width: 50 },
      { start: 25, width: 75 },
    ])
  })

  it('shortens long pauses, so that what happened stays visible', () => {
    const bars = placeOnAxis(
      [
        { startedAt: 0, durationMs: 250 },
        { startedAt: 60_000, durationMs: 500 },
      ],
      90_000,
    )
    expect(bars).toEqual([
      { start: 0, width: 25 },
      { start: 50, width: 50 },
    ])
  })

  it('lets what is under way last until now', () => {
    expect(placeOnAxis([{ startedAt: 100, durationMs: undefined }], 300)).toEqual([{ start: 0, width: 100 }])
  })

  it('is empty where nothing happened', () => {
    expect(placeOnAxis([], 0)).toEqual([])
  })
})

describe('The field of a problem', () => {
  const form = {
    fields: [
      { id: 'name' },
      { id: 'group', fields: [{ id: 'items', fields: [{ id: 'deep' }] }] },
      { id: 'rows', items: { type: 'object', fields: [{ id: 'cell' }] } },
      { type: 'string' },
    ],
  }

  it.each([
    ['/fields/0/validaton', ['name']],
    ['/fields/1/fields/0/fields/0/label', ['group', 'items', 'deep']],
    ['/fields/2/items/fields/0/type', ['rows']],
    ['/fields/3/type', []],
    ['/metadata', []],
    ['', []],
    ['/fields/9/nowhere', []],
  ])('of %s is %j', (pointer, path) => {
    expect(readFieldPath(form, pointer)).toEqual(path)
  })
})
