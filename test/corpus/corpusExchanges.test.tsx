import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ModuleForm, type ModuleFormHandle, type ModuleFormProps } from 'moduleform'
import type { FormValues } from 'moduleform/core'
import { createRef } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { readExchanges } from '../support/readExchanges.ts'
import { replayModule } from '../support/replayModule.ts'
import { expectSilentConsole } from '../support/silentConsole.ts'

expectSilentConsole()
afterEach(cleanup)

const crm = readExchanges('crm_create_contacts')
const crawl = readExchanges('crawl_search')
const connection = { id: 'c1', label: 'Sample', app_type: 'salesforce', connection_management_type: 'managed' }

function openForm(exchanges: typeof crm, path: string, props: ModuleFormProps = {}) {
  const replay = replayModule(exchanges ?? [])
  const fetch = vi.fn<(request: Request) => Promise<Response>>((request) => replay(request))
  const onSubmit = vi.fn<(formData: FormValues) => void>()
  const ref = createRef<ModuleFormHandle>()
  render(
    <ModuleForm
      ref={ref}
      baseUrl={`http://recorded.test${path}`}
      wire="data"
      fetch={fetch}
      retries={0}
      connections={[connection]}
      onSubmit={(formData) => onSubmit(formData)}
      {...props}
    />,
  )
  const handle = () => {
    if (ref.current === null) throw new Error('The form has no handle.')
    return ref.current
  }
  return { fetch, onSubmit, handle }
}

const askedFor = (fetch: ReturnType<typeof openForm>['fetch']) => fetch.mock.calls.map(([request]) => new URL(request.url).pathname)

describe.skipIf(crm === undefined)('the recorded module crm_create_contacts (needs the corpus)', () => {
  it('gives a form, its options, and what a submit hands over', async () => {
    const { onSubmit, handle } = openForm(crm, '/create_contacts/v1')
    await screen.findByText('2 options')
    act(() => handle().setValue('crm_connection', connection))
    act(() => handle().setValue('object_type', { id: 'Lead', label: 'Lead' }))
    expect(await act(() => handle().submit())).toBe('submitted')
    expect(onSubmit.mock.calls[0]?.[0]).toMatchObject({
      crm_connection: connection,
      object_type: { id: 'Lead', label: 'Lead' },
      required_fields: ['FirstName', 'LastName', 'Email'],
      duplicate_check: true,
    })
  })

  it('reloads and keeps what was filled in', async () => {
    const { fetch, handle } = openForm(crm, '/create_contacts/v1')
    await screen.findByText('2 options')
    act(() => handle().setValue('duplicate_check', false))
    act(() => handle().reload())
    await waitFor(() => expect(askedFor(fetch).filter((path) => path.endsWith('/schema'))).toHaveLength(2))
    await waitFor(() => expect(screen.getByRole('group', { name: 'Configuration' }).hasAttribute('aria-busy')).toBe(false))
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Check for Duplicates' }).checked).toBe(false)
  })

  it('says why there is no form where no module is', async () => {
    openForm(crm, '/nowhere/v1')
    expect(await screen.findByText(/Schema not found for nowhere\/v1/)).toBeDefined()
  })
})

describe.skipIf(crawl === undefined)('the recorded module crawl_search (needs the corpus)', () => {
  it('gives a form, and says nothing of options that nobody asked for and that did not come', async () => {
    const { fetch } = openForm(crawl, '/search/v1')
    await screen.findByLabelText('Enter your search query')
    await waitFor(() => expect(askedFor(fetch)).toContain('/search/v1/content'))
    expect(screen.queryByText(/could not be/)).toBeNull()
  })

  it('says why its options failed where somebody asked for them', async () => {
    openForm(crawl, '/search/v1')
    await userEvent.click(await screen.findByRole('button', { name: /^Refresh the options of Choose the language/ }))
    expect(await screen.findAllByText(/The requested URL was not found/)).not.toEqual([])
  })
})
