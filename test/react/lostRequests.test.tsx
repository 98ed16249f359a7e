import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { schemaOf } from '../support/createTestForm.ts'
import { holdParts } from '../support/heldParts.ts'
import { text } from '../support/peopleFields.ts'
import { expectSilentConsole } from '../support/silentConsole.ts'

expectSilentConsole()
const answer = holdParts()
afterEach(() => {
  vi.useRealTimers()
  cleanup()
})

async function openForm() {
  const { ModuleForm } = await import('moduleform')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  return render(<ModuleForm search schema={schemaOf([text('name')])} />)
}

const box = () => screen.queryByRole('searchbox')
const pass = (milliseconds: number) => void vi.advanceTimersByTime(milliseconds)
const comeOnline = () => window.dispatchEvent(new Event('online'))

/** Lets the part load that is asked for, and returns whether one was. */
const answerTrue = async () => {
  vi.useRealTimers()
  return answer(true)
}

describe('a part of the form of which a request was lost', () => {
  it.each([
    ['a second later', () => pass(1000)],
    ['as soon as the browser is online again', comeOnline],
  ])('is asked for again %s', async (_when, wait) => {
    await openForm()
    await answer(false)
    expect(box()).toBeNull()
    wait()
    expect(await answerTrue()).toBe(true)
    await waitFor(() => expect(box()).not.toBeNull())
  })

  it('is asked for again and again, ever more rarely', async () => {
    await openForm()
    for (const second of [1, 2, 3, 4]) {
      expect(await answer(false)).toBe(true)
      pass(second * 1000 - 1)
      expect(await answer(false)).toBe(false)
      pass(1)
    }
    expect(await answerTrue()).toBe(true)
    await waitFor(() => expect(box()).not.toBeNull())
  })

  it('is not asked for again by a form that is gone', async () => {
    const { unmount } = await openForm()
    await answer(false)
    unmount()
    pass(10_000)
    comeOnline()
    expect(await answer(false)).toBe(false)
  })

  it('lets a person take back changes once it has come', async () => {
    await openForm()
    await answer(true)
    const name = screen.getByLabelText('name')
    act(() => name.focus())
    await answer(false)
    comeOnline()
    expect(await answerTrue()).toBe(true)
    fireEvent.change(name, { target: { value: 'Ada' } })
    act(() => name.blur())
    fireEvent.click(screen.getByRole('button', { name: 'Reset' }))
    await waitFor(() => expect(screen.getByRole('button', { name: 'Undo' })).toBeDefined())
  })
})
