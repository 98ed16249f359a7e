import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ModuleForm, type ModuleFormProps, type Problem } from 'moduleform'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { schemaOf } from '../support/createTestForm.ts'

const matching = '../../src/patterns/createPatternMatcher.ts'

beforeEach(() => {
  // The failure is logged.
  vi.spyOn(console, 'error').mockReturnValue()
  vi.doMock(matching, () => {
    throw new Error('The network is away.')
  })
})
afterEach(() => {
  cleanup()
  vi.doUnmock(matching)
})

const word = { id: 'word', type: 'string', label: 'Word', validation: { pattern: '^[a-z]+$' } }
const note = 'Format not checked in this browser'

/** A form whose code for patterns did not load when its first text was entered. */
async function openOffline(onSubmit: NonNullable<ModuleFormProps['onSubmit']>) {
  const onProblems = vi.fn<(problems: readonly Problem[]) => void>()
  render(<ModuleForm schema={schemaOf([word])} onProblems={onProblems} onSubmit={onSubmit} />)
  await userEvent.type(screen.getByLabelText('Word'), '123')
  await userEvent.tab()
  await screen.findByText(note)
  return { submit: () => userEvent.click(screen.getByRole('button', { name: 'Submit' })), onProblems }
}

it('Patterns whose code did not load are checked from the next submit on, once it can be loaded', async () => {
  const onSubmit = vi.fn()
  const { submit, onProblems } = await openOffline(onSubmit)
  await waitFor(() => expect(onProblems.mock.lastCall?.[0]).toMatchObject([{ code: 'validation/pattern-unchecked' }]))
  vi.doUnmock(matching)
  await submit()
  await screen.findByText('Fix 1 field to continue')
  expect(onSubmit).not.toHaveBeenCalled()
  expect(screen.queryByText(note)).toBeNull()
  await waitFor(() => expect(onProblems.mock.lastCall?.[0]).toEqual([]))
})

it('Patterns whose code does not load for a submit either do not hold it up', async () => {
  const onSubmit = vi.fn<NonNullable<ModuleFormProps['onSubmit']>>()
  const { submit } = await openOffline(onSubmit)
  await submit()
  await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1))
  expect(onSubmit.mock.calls[0]?.[1].unchecked).toEqual([['word']])
  expect(screen.getAllByText(note)).toHaveLength(1)
})
