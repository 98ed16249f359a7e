import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ModuleForm, type ModuleFormHandle } from 'moduleform'
import { createRef } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { createManualClock } from '../support/manualClock.ts'
import { createScriptedModule } from '../support/createScriptedModule.ts'
import { schemaOf } from '../support/createTestForm.ts'
import { expectSilentConsole } from '../support/silentConsole.ts'

expectSilentConsole()
afterEach(cleanup)

const name = { id: 'name', type: 'string', label: 'Name' }

/** A submitted form, with its message. */
async function openSubmitted() {
  const module = createScriptedModule()
  const clock = createManualClock()
  const ref = createRef<ModuleFormHandle>()
  render(<ModuleForm ref={ref} client={module.client} clock={clock} schema={schemaOf([name])} onSubmit={() => {}} />)
  await act(() => ref.current?.submit())
  expect(status()).toBe('Submitted.')
  const reload = () =>
    act(() => {
      ref.current?.reload()
      return clock.advance(0)
    })
  return { module, reload }
}

/** The text beside the buttons. */
const status = () => document.querySelector('.mf-actions .mf-status')?.textContent

describe('a form that was submitted', () => {
  it('says so until something in it changes', async () => {
    await openSubmitted()
    await userEvent.type(screen.getByLabelText('Name'), 'A')
    expect(status()).toBe('')
  })

  it('says of a reload after it how that goes, and nothing else', async () => {
    const { module, reload } = await openSubmitted()
    await reload()
    expect(status()).toBe('Updating the form…')
    await act(() => module.fail(0, new Error('The module is asleep.')))
    expect(screen.getByText(/asleep.*Couldn't update the form/)).toBeDefined()
    expect(status()).toBe('')
  })

  it('does not say it once more when a reload has come', async () => {
    const { module, reload } = await openSubmitted()
    await reload()
    await act(() => module.answer(0, schemaOf([name])))
    expect(status()).toBe('')
  })
})

describe('Reset', () => {
  it('is off while nothing is changed, and keeps the focus where it has brought that about', async () => {
    render(<ModuleForm schema={schemaOf([name])} initialValues={{ name: 'Ada' }} />)
    const reset = screen.getByRole('button', { name: 'Reset' })
    expect(reset.getAttribute('aria-disabled')).toBe('true')
    await userEvent.type(screen.getByLabelText('Name'), '!')
    expect(reset.getAttribute('aria-disabled')).toBeNull()
    await userEvent.click(reset)
    expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Ada')
    expect(reset.getAttribute('aria-disabled')).toBe('true')
    expect(document.activeElement).toBe(reset)
    await userEvent.click(reset)
    expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Ada')
  })
})
