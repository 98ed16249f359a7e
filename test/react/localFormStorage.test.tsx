import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { localFormStorage, ModuleForm, type ModuleFormProps } from 'moduleform'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { lazyRequests } from '../../src/useFormSetup.ts'
import { schemaOf } from '../support/createTestForm.ts'
import { createManualClock } from '../support/manualClock.ts'
import { createScriptedModule } from '../support/createScriptedModule.ts'
import { expectSilentConsole } from '../support/silentConsole.ts'

const written = expectSilentConsole()
// The code for requests is loaded in advance, because the test controls the answers.
beforeAll(lazyRequests.load)
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  localStorage.clear()
})

const schema = schemaOf([
  { id: 'name', type: 'string', label: 'Name' },
  { id: 'pick', type: 'string', label: 'Pick', content: { type: ['managed'], content_objects: [{ id: 'picks' }] } },
])

/** Opens the form of a step with a module of its own, which the test answers. */
async function open(props: ModuleFormProps = {}) {
  const module = createScriptedModule()
  const clock = createManualClock()
  render(
    <ModuleForm client={module.client} clock={clock} storage={localFormStorage} formId="step" initialValues={{ pick: 'p1' }} {...props} />,
  )
  await act(() => clock.advance(0))
  return {
    answer: (index: number, answer: object) => act(() => module.answer(index, answer)),
    fail: () => act(() => module.fail(0, new Error('The module is asleep.'))),
  }
}

async function openOnce(props: ModuleFormProps = {}) {
  const { answer } = await open(props)
  await answer(0, schema)
  await answer(1, { picks: [{ value: 'p1', label: 'The first' }] })
  await userEvent.type(screen.getByLabelText('Name'), 'Ada')
  cleanup()
}

describe('a form kept in localStorage', () => {
  it('opens filled in, with labels, before its module has answered, and is submitted while the module is down', async () => {
    await openOnce()
    const onSubmit = vi.fn()
    const { fail } = await open({ onSubmit })
    expect(screen.getByLabelText('Pick').textContent).toBe('The first')
    await fail()
    expect(screen.getByText(/Showing the version saved on [^:]+:\d\d(\s[AP]M)?\. .* The module is asleep\./)).toBeDefined()
    await userEvent.type(screen.getByLabelText('Name'), 'Grace')
    await userEvent.click(screen.getByRole('button', { name: 'Submit' }))
    expect(onSubmit.mock.calls[0]?.[0]).toEqual({ name: 'Grace', pick: 'p1' })
  })

  it('holds nothing that was filled in', async () => {
    await openOnce()
    expect(Object.values(localStorage).join()).toContain('"label":"Name"')
    expect(Object.values(localStorage).join()).not.toContain('Ada')
  })

  it('is not found by a form with another id', async () => {
    await openOnce({ formId: 'one' })
    await open({ formId: 'other' })
    expect(screen.queryByLabelText('Name')).toBeNull()
  })

  it('is not kept where nothing tells it from the form of another module, and the host is told', async () => {
    const { answer } = await open({ formId: '' })
    await answer(0, schema)
    expect(screen.getByLabelText('Name')).toBeDefined()
    const said = () => written.error().mock.calls.map(([sentence]) => String(sentence))
    await waitFor(() => expect(said()).toEqual([expect.stringContaining('Nothing is kept for a form without a formId or baseUrl.')]))
    expect(localStorage).toHaveLength(0)
    written.error().mockClear()
  })

  it('opens like any other where the browser refuses its storage', async () => {
    const refuse = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    }
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse)
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse)
    const { answer } = await open()
    await answer(0, schema)
    expect(screen.getByLabelText('Name')).toBeDefined()
    const said = () => written.error().mock.calls.map(([sentence]) => String(sentence))
    await waitFor(() => expect(said()).toEqual([expect.stringContaining('"storage" of the host failed')]))
    written.error().mockClear()
  })
})
