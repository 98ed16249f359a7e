import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ModuleForm, type ModuleFormProps } from 'moduleform'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createManualClock } from '../support/manualClock.ts'
import { city, option } from '../support/contentFields.ts'
import { createScriptedModule } from '../support/createScriptedModule.ts'
import { schemaOf } from '../support/createTestForm.ts'
import { lazyPopup } from '../../src/widgets/select/box/lazyPopup.ts'
import { lateNotices } from '../../src/react/notices/Notices.tsx'
import { expectSilentConsole } from '../support/silentConsole.ts'

const written = expectSilentConsole()
beforeAll(async () => {
  await Promise.all([import('../../src/react/form/LateParts.tsx'), lateNotices.load(), lazyPopup.load()])
})
afterEach(cleanup)

/** The current text of the form's live region. */
const said = () => document.querySelector('.mf > output')?.textContent

/** A form whose text field has the focus, with what its live region has said. */
async function open(fields: readonly object[], props: ModuleFormProps = {}) {
  const module = createScriptedModule()
  const clock = createManualClock()
  const all = schemaOf([{ id: 'name', type: 'string', label: 'Name' }, ...fields])
  render(<ModuleForm client={module.client} clock={clock} schema={all} {...props} />)
  const heard: string[] = []
  const region = document.querySelector('.mf > output')
  if (region)
    new MutationObserver(() => heard.push(region.textContent)).observe(region, { childList: true, characterData: true, subtree: true })
  await userEvent.click(screen.getByLabelText('Name'))
  const settle = () => act(() => clock.advance(0))
  const last = () => module.requests.length - 1
  const answer = async (...options: readonly object[]) => {
    await settle()
    await act(() => module.answer(last(), { city: options }))
  }
  const fail = async () => {
    await settle()
    await act(() => module.fail(last(), new Error('The cities are asleep.')))
  }
  return { module, settle, answer, fail, heard }
}

describe('the options of a closed list', () => {
  const fields = [{ id: 'country', type: 'string', label: 'Country' }, city({ label: 'City' })]
  const refresh = () => userEvent.click(screen.getByRole('button', { name: 'Refresh the options of City' }))

  async function openLoaded() {
    const form = await open(fields, { initialValues: { country: 'd' } })
    await waitFor(() => expect(form.module.requests).toHaveLength(1))
    await form.answer(option('b', 'Berlin'))
    return form
  }

  it('that the user refreshes are said to be loading, and then how many there are', async () => {
    const { answer, heard } = await openLoaded()
    expect(heard).toEqual([])
    await refresh()
    await waitFor(() => expect(said()).toBe('City: Loading options…'))
    await answer(option('b', 'Berlin'), option('m', 'Munich'))
    expect(said()).toBe('City: 2 options')
    expect(heard).toEqual(['City: Loading options…', 'City: 2 options'])
  })

  it('that fail are said to, and again with Retry', async () => {
    const { fail, answer } = await openLoaded()
    await refresh()
    await waitFor(() => expect(said()).toBe('City: Loading options…'))
    await fail()
    expect(said()).toBe('City: The cities are asleep.')
    await userEvent.click(await screen.findByRole('button', { name: 'Retry loading City' }))
    expect(said()).toBe('City: Loading options…')
    await answer(option('b', 'Berlin'))
    expect(said()).toBe('City: 1 option')
  })

  it('are not said where the list is open, nor where nobody asked for them', async () => {
    const { answer, heard } = await openLoaded()
    await refresh()
    await waitFor(() => expect(said()).toBe('City: Loading options…'))
    await userEvent.click(screen.getByLabelText('City'))
    await answer(option('b', 'Berlin'))
    expect(screen.getByRole('combobox', { expanded: true })).toBeDefined()
    expect(said()).toBe('')
    heard.length = 0
    await userEvent.type(screen.getByLabelText('Country'), 'e')
    await userEvent.tab()
    await answer(option('p', 'Paris'))
    await userEvent.click(screen.getByLabelText('City'))
    await userEvent.keyboard('{Escape}')
    expect(heard).toEqual([])
  })
})

describe('connections', () => {
  const fields = [{ id: 'account', type: 'connection', label: 'Account', required: false }]
  const crm = { id: 'c1', label: 'CRM', app_type: 'crm', connection_management_type: 'managed' }

  it('that the user refreshes are said to be loading, and then how many there are', async () => {
    const answers: ((connections: readonly (typeof crm)[]) => void)[] = []
    const { heard } = await open(fields, { connections: () => new Promise((resolve) => answers.push(resolve)) })
    await waitFor(() => expect(answers).toHaveLength(1))
    await act(async () => answers[0]?.([crm]))
    expect(heard).toEqual([])
    await userEvent.click(screen.getByRole('button', { name: 'Refresh the options of Account' }))
    await waitFor(() => expect(said()).toBe('Account: Loading connections…'))
    await act(async () => answers[1]?.([crm]))
    expect(said()).toBe('Account: 1 option')
  })

  it('that cannot be created say why', async () => {
    await open(fields, {
      connections: () => [crm],
      onCreateConnection: () => Promise.reject(new Error('The window was blocked.')),
    })
    await userEvent.click(screen.getByLabelText('Account'))
    await userEvent.click(await screen.findByRole('button', { name: 'New connection' }))
    await waitFor(() => expect(said()).toContain('Account: '))
    expect(said()).toContain('The window was blocked.')
    // The console tells the developer too, once its part is loaded.
    await waitFor(() => expect(written.error()).toHaveBeenCalledOnce())
    written.error().mockClear()
  })
})
