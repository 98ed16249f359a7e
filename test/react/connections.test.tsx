import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ModuleForm, type ModuleFormHandle, type ModuleFormProps } from 'moduleform'
import { createRef } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { schemaOf } from '../support/createTestForm.ts'
import { expectSilentConsole } from '../support/silentConsole.ts'

expectSilentConsole()
afterEach(cleanup)

const schema = schemaOf([{ id: 'account', type: 'connection', label: 'Account' }])
const connection = { id: 'c1', label: 'CRM', app_type: 'crm', connection_management_type: 'managed' }

/** What a host without types gives. */
function open(props: Readonly<Record<'connections' | 'onCreateConnection', unknown>>) {
  const form = createRef<ModuleFormHandle>()
  // `as`: see above.
  render(<ModuleForm ref={form} schema={schema} {...(props as Partial<ModuleFormProps>)} />)
  return form
}

describe('connections of a host without types', () => {
  it('are offered where an entry among them is nothing, or has no label', async () => {
    const told = vi.spyOn(console, 'error').mockImplementation(() => {})
    open({ connections: [null, { ...connection, label: null }, { ...connection, id: 'c2' }], onCreateConnection: undefined })
    await waitFor(() => expect(told).toHaveBeenCalledOnce())
    expect(told.mock.calls[0]?.[0]).toContain('null is no connection. Give { id, label,')
    told.mockRestore()
    await userEvent.click(screen.getByRole('combobox'))
    await waitFor(() =>
      expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['c1crm, managed', 'CRMcrm, managed']),
    )
  })

  it.each([null, false])('are as before where the dialog for a new one ends with %j', async (answer) => {
    const form = open({ connections: [connection], onCreateConnection: async () => await Promise.resolve(answer) })
    await userEvent.click(screen.getByRole('combobox'))
    await userEvent.click(await screen.findByText(/New connection/))
    await act(async () => await Promise.resolve())
    expect(form.current?.getFormData()).toEqual({})
    expect(document.body.textContent).not.toMatch(/Cannot|undefined|null/)
  })

  it('are as before where the dialog for a new one ends with what is none, and say so', async () => {
    const form = open({ connections: [connection], onCreateConnection: async () => await Promise.resolve('c2') })
    await userEvent.click(screen.getByRole('combobox'))
    await userEvent.click(await screen.findByText(/New connection/))
    await waitFor(() => expect(document.body.textContent).toContain('"c2" is no connection.'))
    expect(form.current?.getFormData()).toEqual({})
  })
})
