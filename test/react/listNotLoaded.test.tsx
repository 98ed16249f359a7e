import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ModuleForm } from 'moduleform'
import { afterEach, expect, it, vi } from 'vitest'
import { city } from '../support/contentFields.ts'
import { createManualClock } from '../support/manualClock.ts'
import { createScriptedModule } from '../support/createScriptedModule.ts'
import { schemaOf } from '../support/createTestForm.ts'

afterEach(cleanup)

/** The accessible description of a control. */
const descriptionOf = (label: string) =>
  (screen.getByLabelText(label).getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ')

it('options that were asked for and did not come are told of once, below the closed select, which is described by it', async () => {
  const module = createScriptedModule()
  const clock = createManualClock()
  const fields = [{ id: 'country', type: 'string', label: 'Country' }, city({ label: 'City' })]
  render(<ModuleForm client={module.client} clock={clock} schema={schemaOf(fields)} initialValues={{ country: 'd' }} />)
  const fail = async (index: number) => {
    await act(() => clock.advance(0))
    await waitFor(() => expect(module.requests).toHaveLength(index + 1))
    await act(() => module.fail(index, new Error('The cities are being moved.')))
  }
  await fail(0)
  await userEvent.click(screen.getByLabelText('City'))
  await fail(1)
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(descriptionOf('City')).toBe('The cities are being moved.'))
  expect(screen.getByLabelText('City').textContent).toBe('Choose…')
  expect(screen.getAllByText(/being moved/)).toHaveLength(1)
  expect(screen.getAllByRole('button', { name: 'Retry loading City' })).toHaveLength(1)
})

it('connections of the host that did not come are told of in the same place, and asked for again from there', async () => {
  // The host's error is logged.
  vi.spyOn(console, 'error').mockReturnValue()
  const connections = vi.fn(() => Promise.reject(new Error('Not signed in.')))
  render(<ModuleForm schema={schemaOf([{ id: 'account', type: 'connection', label: 'Account' }])} connections={connections} />)
  await waitFor(() => expect(descriptionOf('Account')).toBe('Not signed in.'))
  await userEvent.click(screen.getByRole('button', { name: 'Retry loading Account' }))
  expect(document.activeElement).toBe(screen.getByLabelText('Account'))
  await waitFor(() => expect(connections).toHaveBeenCalledTimes(2))
  await waitFor(() => expect(screen.getAllByText('Not signed in.')).toHaveLength(1))
})
