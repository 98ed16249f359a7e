import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { FormValues } from 'moduleform'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it, onTestFinished } from 'vitest'
import { holdParts } from '../../support/heldParts.ts'
import { expectSilentConsole } from '../../support/silentConsole.ts'

expectSilentConsole()

const schema = {
  metadata: { workflows_module_schema_version: '1.0.0' },
  fields: [
    { id: 'day', type: 'string', format: 'date', label: 'Day' },
    { id: 'name', type: 'string', label: 'Name' },
  ],
}

const answer = holdParts()
afterEach(cleanup)

const day = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Day' })

/** A form whose code for dates has not loaded, with the last data its host received. */
async function formWith(initialValues: FormValues) {
  const { ModuleForm } = await import('moduleform')
  let data: FormValues | undefined
  const form = <ModuleForm schema={schema} locale="en-GB" initialValues={initialValues} onChange={(formData) => void (data = formData)} />
  return { form, data: () => data }
}

describe('before what reads dates has come', () => {
  it('a date is ISO text, and the locale has it afterwards', async () => {
    const { form } = await formWith({ day: '2026-12-01' })
    render(form)
    expect(day().value).toBe('2026-12-01')
    await answer(true)
    await waitFor(() => expect(day().value).toBe('1 Dec 2026'))
  })

  it('what is selected to be replaced is still selected afterwards', async () => {
    const { form, data } = await formWith({ day: '2026-12-01' })
    render(form)
    await userEvent.click(day())
    day().select()
    await answer(true)
    await waitFor(() => expect(day().value).toBe('1 Dec 2026'))
    await userEvent.keyboard('2/1/2027{Tab}')
    await waitFor(() => expect(data()).toEqual({ day: '2027-01-02' }))
  })

  it('a cursor in the text stays a cursor', async () => {
    const { form } = await formWith({ day: '2026-12-01' })
    render(form)
    await userEvent.click(day())
    await answer(true)
    await waitFor(() => expect(day().value).toBe('1 Dec 2026'))
    expect([day().selectionStart, day().selectionEnd]).toEqual([10, 10])
  })

  it('what is typed is kept, and read when its field is left', async () => {
    const { form, data } = await formWith({})
    render(form)
    await userEvent.type(day(), '1/12/20')
    await answer(true)
    await waitFor(() => expect(screen.getByRole('button', { name: 'Choose Day from a calendar' })).toBeTruthy())
    expect(day().value).toBe('1/12/20')
    await userEvent.keyboard('26{Tab}')
    expect(day().value).toBe('1 Dec 2026')
    await waitFor(() => expect(data()).toEqual({ day: '2026-12-01' }))
  })

  it('what is typed whole is read as soon as that can be', async () => {
    const { form, data } = await formWith({})
    render(form)
    await userEvent.type(day(), '1/12/2026{Tab}')
    expect(day().value).toBe('1/12/2026')
    await answer(true)
    await waitFor(() => expect(day().value).toBe('1 Dec 2026'))
    await waitFor(() => expect(data()).toEqual({ day: '2026-12-01' }))
  })

  it('an error says that a date is wanted, and afterwards what is wrong with it', async () => {
    const { form } = await formWith({})
    render(form)
    await userEvent.type(day(), '31/12{Tab}')
    await screen.findByText('Enter a date that exists, such as 2025-03-31.')
    await answer(true)
    await screen.findByText('Enter the year with four digits, such as 31/12/2026.')
  })

  it('is no error but that of the text, and the next visit tries again', async () => {
    const { form } = await formWith({})
    render(form)
    await userEvent.type(day(), '1/12/2026')
    await answer(false)
    await userEvent.tab()
    expect(day().value).toBe('1/12/2026')
    await userEvent.click(day())
    // Other parts wait too.
    while (await answer(true));
    await userEvent.tab()
    await waitFor(() => expect(day().value).toBe('1 Dec 2026'))
    expect(day().getAttribute('aria-invalid')).toBeNull()
  })
})

it('is drawn by a server as ISO text, and taken over as that', async () => {
  const { form } = await formWith({ day: '2026-12-01' })
  render(form)
  await answer(true)
  await waitFor(() => expect(day().value).toBe('1 Dec 2026'))
  cleanup()
  const page = document.createElement('div')
  page.innerHTML = renderToString(form)
  document.body.append(page)
  expect(page.innerHTML).toContain('value="2026-12-01"')
  const root = await act(async () => hydrateRoot(page, form))
  onTestFinished(() => {
    act(() => root.unmount())
    page.remove()
  })
  await waitFor(() => expect(day().value).toBe('1 Dec 2026'))
})
