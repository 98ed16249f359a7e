import { describe, expect, it, vi } from 'vitest'
import { createPatternMatcher, type PatternMatcherOptions } from '../../../src/patterns/createPatternMatcher.ts'
import { findPatternThread } from '../../../src/patterns/patternThread.ts'
import type { CreatePatternWorker } from '../../../src/patterns/patternWorker.ts'
import { validateValues } from '../../../src/validateValues.ts'
import { schemaOf } from '../../support/createTestForm.ts'
import { createManualClock } from '../../support/manualClock.ts'

const matching = (id: string, pattern: string, rest = {}) => ({ id, type: 'string', validation: { pattern }, ...rest })
const lookAhead = '^(?=.*[0-9]).+$'
/** Exponential, and with a look-ahead that the linear engine does not support. */
const endless = '^(?=a)(a+)+$'
const hostile = `${'a'.repeat(40)}b`

/** `validate` with parts of its matcher replaced; the clock does not move. */
const validateBy = (options: Partial<PatternMatcherOptions>, schema: unknown, values: unknown) =>
  validateValues(() => Promise.resolve(createPatternMatcher({ clock: createManualClock(), ...options })), schema, values)

/** A Node thread that reports when it was given a question. */
const watchThread = (whenAsked: () => void = () => {}): CreatePatternWorker => {
  const create = findPatternThread()
  if (create === undefined) throw new Error('There are no threads here.')
  return (events) => {
    const worker = create(events)
    return {
      ...worker,
      ask: (question) => {
        worker.ask(question)
        whenAsked()
      },
    }
  }
}

describe('a pattern', () => {
  it('with look-around is matched in Node, in a thread', async () => {
    const schema = schemaOf([matching('a', lookAhead), matching('b', lookAhead)])
    const report = await validateBy({ createWorker: watchThread() }, schema, { a: 'abc', b: 'abc1' })
    expect(report).toMatchObject({ issues: [{ pointer: '/a', rule: 'pattern' }], unchecked: [] })
  })

  it('with a back-reference, read with Unicode first and plainly where that fails, means what it means in a form', async () => {
    const schema = schemaOf([matching('twice', '^(.)\\1$'), matching('one', '^(?=.).$'), matching('plain', '^(?=\\w)[\\w-.]$')])
    const { issues, unchecked } = await validateBy({ createWorker: watchThread() }, schema, { twice: 'ab', one: '😀', plain: '-' })
    expect(issues.map(({ pointer }) => pointer)).toEqual(['/twice', '/plain'])
    expect(unchecked).toEqual([])
  })

  it('that is exponential for others is not for the linear engine', async () => {
    const { issues, unchecked } = await validateBy({}, schemaOf([matching('a', '^(a+)+$')]), { a: hostile })
    expect([issues.map(({ rule }) => rule), unchecked]).toEqual([['pattern'], []])
  })

  it('that takes over 100 ms leaves its field unchecked, and all other rules count', async () => {
    const clock = createManualClock()
    const createWorker = watchThread(() => void clock.advance(100))
    const schema = schemaOf([
      { id: 'rows', type: 'array', items: { type: 'object', fields: [matching('a', endless)] } },
      matching('mail', endless, { format: 'email' }),
    ])
    const { issues, unchecked, submitData } = await validateBy({ clock, createWorker }, schema, { rows: [{ a: hostile }], mail: hostile })
    expect(issues.map(({ pointer, rule }) => [pointer, rule])).toEqual([['/mail', 'format']])
    expect(unchecked).toEqual([['rows', 0, 'a']])
    expect(submitData).toEqual({ rows: [{ a: hostile }], mail: hostile })
  })

  it('waits for no more than 2 s of others', async () => {
    const clock = createManualClock()
    const createWorker = watchThread(() => void clock.advance(100))
    const fields = Array.from({ length: 30 }, (_, index) => matching(`f${index}`, `^(?=a{${index}})(a+)+$`))
    const values = Object.fromEntries(fields.map(({ id }) => [id, hostile]))
    const { unchecked } = await validateBy({ clock, createWorker }, schemaOf(fields), values)
    expect(unchecked).toHaveLength(30)
    expect(clock.now()).toBe(2_000)
  })

  it.each([
    ['over 5,000 characters', 'a'.repeat(5_001), {}],
    [
      'where no thread may start',
      lookAhead,
      {
        createWorker: () => {
          throw new Error('not allowed')
        },
      },
    ],
    [
      'whose engine and worker are both missing',
      '^a$',
      {
        loadEngine: () => Promise.reject(new Error('gone')),
        createWorker: () => {
          throw new Error('gone')
        },
      },
    ],
  ] satisfies [string, string, Partial<PatternMatcherOptions>][])('%s leaves its field unchecked', async (_, pattern, options) => {
    expect(await validateBy(options, schemaOf([matching('a', pattern)]), { a: 'x' })).toMatchObject({ issues: [], unchecked: [['a']] })
  })

  it('loads what matches it; a form without patterns loads nothing', async () => {
    const load = vi.fn(() => Promise.reject(new Error('gone')))
    const fields = [{ id: 'a', type: 'string', validation: { required: true } }]
    await validateValues(load, schemaOf(fields), { a: 'x' })
    await validateValues(load, schemaOf([matching('a', '^a$')]), {})
    expect(load).not.toHaveBeenCalled()
    expect(await validateValues(load, schemaOf([matching('a', '^a$')]), { a: 'x' })).toMatchObject({ issues: [], unchecked: [['a']] })
  })
})
