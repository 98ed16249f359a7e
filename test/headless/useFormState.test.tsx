import { act, cleanup, render } from '@testing-library/react'
import { useFormState, type ModuleFormState } from 'moduleform'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { expectSilentConsole } from '../support/silentConsole.ts'
import { openHeadless } from './openHeadless.tsx'

const written = expectSilentConsole()
afterEach(cleanup)

const fields = [
  { id: 'a', type: 'string', label: 'A', validation: { required: true } },
  { id: 'b', type: 'string', label: 'B' },
]

/** Selects a value, and records the result of each render. */
function watch<Selected>(select: (state: ModuleFormState) => Selected, props = {}) {
  const given: Selected[] = []
  function Watcher() {
    given.push(useFormState((state) => select(state)))
    return null
  }
  return { given, ...openHeadless(fields, <Watcher />, props) }
}

describe('useFormState', () => {
  it('renders again when what is selected is another, and at no other time', () => {
    const { given, form } = watch(({ isDirty }) => isDirty)
    const before = given.length
    act(() => form().setValue('a', 'x'))
    const after = given.length
    act(() => form().setValue('a', 'xy'))
    act(() => form().setValue('b', 'z'))
    expect([given[0], given.at(-1)]).toEqual([false, true])
    expect(after).toBeGreaterThan(before)
    expect(given).toHaveLength(after)
  })

  it('takes a new object that holds the same for no change, and gives the earlier one', () => {
    const { given, form } = watch(({ errors, data }) => ({ count: errors.length, names: [data['a'] ?? ''] }))
    const [first] = given
    const before = given.length
    act(() => form().setValue('b', 'x'))
    act(() => form().setValue('b', 'xy'))
    expect(given).toHaveLength(before)
    act(() => form().setValue('a', 'Ada'))
    expect(given.at(-1)).toEqual({ count: 0, names: ['Ada'] })
    expect(given.at(-1)).not.toBe(first)
  })

  it('ends with selectors that return something else each time', () => {
    let number = 0
    const { given, form } = watch(() => ({ number: (number += 1), run: () => {} }))
    act(() => form().setValue('a', 'x'))
    expect(given.length).toBeLessThan(20)
  })

  it('tells two dates apart, and the whole state after each key', () => {
    const dates = watch(({ data }) => new Date(data['a'] === undefined ? '2026-01-01' : '2027-01-01'))
    act(() => dates.form().setValue('a', '2027-01-01'))
    expect(dates.given.at(-1)?.getFullYear()).toBe(2027)
    cleanup()
    const whole = watch((state) => state)
    act(() => whole.form().setValue('a', 'x'))
    act(() => whole.form().setValue('a', 'xy'))
    expect(whole.given.at(-1)).not.toBe(whole.given[0])
    expect(whole.given.at(-1)?.data).toEqual({ a: 'xy' })
  })

  it('tells how a submit went: its errors, its failure, its end', async () => {
    const onSubmit = vi.fn(async ({ a }: { readonly a?: unknown }) => {
      if (a === 'locked') throw new Error('The workflow is locked by Ada.')
    })
    const { given, form } = watch(
      ({ errors, submitPhase, submitTries, submitError }) => ({ errors, submitPhase, submitTries, submitError }),
      {
        onSubmit,
      },
    )
    await act(async () => void (await form().submit()))
    expect(given.at(-1)).toMatchObject({ submitTries: 1, errors: [{ path: ['a'], label: 'A' }] })
    act(() => form().setValue('a', 'locked'))
    await act(async () => void (await form().submit()))
    expect(given.at(-1)).toMatchObject({ submitTries: 2, errors: [], submitError: 'The workflow is locked by Ada.' })
    act(() => form().setValue('a', 'free'))
    await act(async () => void (await form().submit()))
    expect(given.at(-1)).toMatchObject({ submitPhase: 'submitted', submitError: undefined })
  })

  it('tells what would be submitted, where something was changed, and whether a change can be taken back', async () => {
    const { given, form } = watch(({ submitData, dirtyPaths, canUndo, disabled, isReady }) => ({
      submitData,
      dirtyPaths,
      canUndo,
      disabled,
      isReady,
    }))
    act(() => form().setValue('a', 'Ada', { byUser: true }))
    await vi.waitFor(() => expect(given.at(-1)?.canUndo).toBe(true))
    expect(given.at(-1)).toEqual({ submitData: { a: 'Ada' }, dirtyPaths: [['a']], canUndo: true, disabled: false, isReady: true })
  })
})

it('Outside of a form there is no state', () => {
  const Watcher = () => <p>{useFormState(({ isDirty }) => String(isDirty))}</p>
  expect(() => render(<Watcher />)).toThrow(/need <ModuleForm> around them/)
  written.error().mockClear()
})
