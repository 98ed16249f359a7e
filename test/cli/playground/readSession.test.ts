import { describe, expect, it } from 'vitest'
import { readSession } from '../../../src/cli/playground/session/readSession.ts'
import { recordedSession } from '../../support/session.ts'

const read = (change: object) => readSession(JSON.stringify({ ...recordedSession, ...change }))
const [exchange] = recordedSession.exchanges

describe('A session file', () => {
  it('is read as it was exported', () => {
    expect(read({})).toEqual({ session: recordedSession })
  })

  it.each([
    ['{', 'The file is not JSON. Open one that the playground has exported.'],
    ['[]', 'The file is not a session. Open one that the playground has exported.'],
    ['null', 'The file is not a session. Open one that the playground has exported.'],
    ['{"fields":[]}', 'The file is not a session. Open one that the playground has exported.'],
  ])('that is another text, %s, is said to be none', (text, problem) => {
    expect(readSession(text)).toEqual({ problem })
  })

  it.each([
    [{ version: 2 }, /of version 2, and this playground reads 1/],
    [{ exchanges: {} }, /"exchanges" is not a list/],
    [{ exchanges: [exchange, { request: {} }] }, /"exchanges" has at 2 no request with its answer/],
    [{ exchanges: [{ ...exchange, response: { ...exchange?.response, status: 99 } }] }, /has at 1/],
    [{ exchanges: [{ ...exchange, response: { ...exchange?.response, content_type: 'a\nb: c' } }] }, /has at 1/],
    [{ state: { values: [] } }, /"state" does not say what the form held/],
    [{ state: { ...recordedSession.state, setAside: [{ path: 'x' }] } }, /"state"/],
    [{ schema: 'none' }, /"schema" is not an object/],
  ])('that is not as it has to be, %j, is refused in a sentence', (change, problem) => {
    expect(read(change)).toEqual({ problem: expect.stringMatching(problem) as unknown })
  })

  it('that nests without end is refused', () => {
    const deep = `${'['.repeat(20_000)}${']'.repeat(20_000)}`
    expect(readSession(JSON.stringify(recordedSession).replace('"Ada"', deep))).toMatchObject({
      problem: expect.stringMatching(/deeper/) as unknown,
    })
  })

  it('loses events and settings that say nothing, and is opened all the same', () => {
    const reading = read({ events: [...recordedSession.events, 'odd', { at: 'late' }], settings: { merge: 'merge', width: 5 } })
    expect(reading).toEqual({ session: recordedSession })
  })
})
