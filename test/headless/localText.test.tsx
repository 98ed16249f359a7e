import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HeadlessForm, useField } from 'moduleform'
import { de } from 'moduleform/locales/de'
import { useState } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { localTexts } from '../../src/headless/useLocalText.ts'
import { schemaOf } from '../support/createTestForm.ts'
import { expectSilentConsole } from '../support/silentConsole.ts'
import { openHeadless } from './openHeadless.tsx'

expectSilentConsole()
afterEach(cleanup)

const fields = [
  { id: 'price', type: 'number', label: 'Price', validation: { maximum: 2000.5 } },
  { id: 'day', type: 'string', label: 'Day', format: 'date' },
  { id: 'name', type: 'string', label: 'Name' },
]

function Line({ path }: { readonly path: string }) {
  const { inputProps, labelProps, label, error, errorProps } = useField(path)
  return (
    <p>
      <label {...labelProps}>{label}</label>
      <input {...inputProps} />
      {error !== undefined && <b {...errorProps}>{error}</b>}
    </p>
  )
}

const lines = fields.map(({ id }) => <Line key={id} path={id} />)
const initialValues = { price: 1234.5, day: '2026-03-01' }
const open = (props = {}) => openHeadless(fields, lines, { locale: 'de-DE', initialValues, ...props })
const box = (name: string) => screen.getByLabelText<HTMLInputElement>(name)
const shows = (name: string, text: string) => vi.waitFor(() => expect(box(name).value).toBe(text))

describe('A form without markup, in a locale', () => {
  it('shows numbers and dates as the locale writes them', async () => {
    open()
    await shows('Price', '1234,5')
    await shows('Day', '1. März 2026')
  })

  it('shows a typed date as the locale writes it, also when it is mounted again', async () => {
    function Steps() {
      const [isShown, setShown] = useState(true)
      return (
        <>
          <button type="button" onClick={() => setShown(!isShown)}>
            Step
          </button>
          {isShown && <Line path="day" />}
        </>
      )
    }
    openHeadless(fields, <Steps />, { locale: 'de-DE' })
    await vi.waitFor(() => expect(localTexts.current()).toBeDefined())
    await userEvent.type(box('Day'), '1.2.2026')
    await userEvent.tab()
    expect(box('Day').value).toBe('1. Feb. 2026')
    const step = screen.getByRole('button', { name: 'Step' })
    await userEvent.click(step)
    await userEvent.click(step)
    expect(box('Day').value).toBe('1. Feb. 2026')
  })

  it('reads them so, and shows them as typed until they are left', async () => {
    const { form } = open()
    await shows('Day', '1. März 2026')
    await userEvent.clear(box('Price'))
    await userEvent.type(box('Price'), '2,50')
    expect(box('Price').value).toBe('2,50')
    await userEvent.clear(box('Day'))
    await userEvent.type(box('Day'), '24.12.2026')
    expect(box('Day').value).toBe('24.12.2026')
    expect(form().getFormData()).toEqual({ price: 2.5, day: '2026-12-24' })
    await userEvent.tab()
    await shows('Day', '24. Dez. 2026')
    expect(box('Price').value).toBe('2,5')
  })

  it('keeps the offset of a time while what is typed is no time', async () => {
    const at = { id: 'at', type: 'string', label: 'At', format: 'date-time' }
    const { form } = openHeadless([at], <Line path="at" />, { locale: 'en-GB', initialValues: { at: '2026-03-01T10:30:00+05:30' } })
    await shows('At', '1 Mar 2026, 10:30')
    const type = (typed: string) => {
      fireEvent.change(box('At'), { target: { value: typed } })
      fireEvent.blur(box('At'))
    }
    type('1 Mar 2026, 10:3x')
    expect([box('At').value, form().getFormData()]).toEqual(['1 Mar 2026, 10:3x', {}])
    type('1 Mar 2026, 10:35')
    expect(form().getFormData()).toEqual({ at: '2026-03-01T10:35:00+05:30' })
  })

  it('says in its language what is wrong, with its signs', async () => {
    const { form } = open({ locale: de })
    await shows('Price', '1234,5')
    await userEvent.clear(box('Price'))
    await userEvent.type(box('Price'), '3000,5')
    await act(async () => void (await form().submit()))
    expect(screen.getByText(/2000,5/)).toBeTruthy()
    await userEvent.clear(box('Price'))
    await userEvent.type(box('Price'), '1.000')
    expect(form().getFormData()).toEqual({ day: '2026-03-01' })
    expect(box('Price').value).toBe('1.000')
  })

  it('follows another locale, and what the host sets', async () => {
    const { form, reload } = open()
    await shows('Price', '1234,5')
    reload(fields, { locale: 'en-GB', initialValues })
    await shows('Price', '1234.5')
    await shows('Day', '1 Mar 2026')
    act(() => form().setValue('day', '2027-01-02'))
    await shows('Day', '2 Jan 2027')
  })

  it('is the same everywhere as a server draws it', () => {
    const html = renderToString(
      <HeadlessForm schema={schemaOf(fields)} locale="de-DE" initialValues={initialValues}>
        {lines}
      </HeadlessForm>,
    )
    expect(html).toContain('value="1234.5"')
    expect(html).toContain('value="2026-03-01"')
  })
})
