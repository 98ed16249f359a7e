import { act, cleanup, createEvent, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ModuleForm, type ModuleFormHandle, type ModuleFormProps, type WidgetProps } from 'moduleform'
import { de } from 'moduleform/locales/de'
import { createRef } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { rowChanges } from '../../src/react/field/useRowsView.tsx'
import { numbers } from '../../src/widgets/number/lazyNumbers.ts'
import { rowEditing } from '../../src/widgets/rows/useRowEditing.ts'
import { schemaOf } from '../support/createTestForm.ts'
import { expectSilentConsole } from '../support/silentConsole.ts'

expectSilentConsole()
// Other tests cover the state before they have loaded.
beforeAll(() => Promise.all([numbers.load(), rowEditing.load(), rowChanges.load()]))
afterEach(cleanup)

const amount = { id: 'amount', type: 'number', label: 'Amount' }
const count = { id: 'count', type: 'integer', label: 'Count' }
const kind = { id: 'kind', type: 'string', label: 'Kind' }
const hidesAmount = {
  rules: [
    {
      if: { and: [{ id: 'kind', operator: 'equal', value: 'none' }] },
      then: { apply_as: 'merge', fields: [{ id: 'amount', ui_options: { ui_widget: 'hidden' } }] },
    },
  ],
}

/** A form in German with some fields, and what its host receives. */
function open(fields: readonly object[] = [amount, count], props: Partial<ModuleFormProps> = {}) {
  const form = createRef<ModuleFormHandle>()
  const onSubmit = vi.fn()
  const draw = (others: Partial<ModuleFormProps> = {}) => (
    <ModuleForm ref={form} schema={schemaOf(fields)} locale="de-DE" onSubmit={onSubmit} {...props} {...others} />
  )
  const { rerender } = render(draw())
  const data = () => form.current?.getFormData()
  return { form, onSubmit, data, draw, change: (others: Partial<ModuleFormProps>) => rerender(draw(others)) }
}

const box = (name = 'Amount') => screen.getByRole<HTMLInputElement>('textbox', { name })

const enter = async (text: string, name?: string) => {
  await userEvent.clear(box(name))
  await userEvent.type(box(name), text)
  await userEvent.tab()
}

describe('a number in a locale', () => {
  it('is shown with its decimal sign, ungrouped, and read with it or a point', async () => {
    const { data } = open([amount], { initialValues: { amount: 1234.5 } })
    expect(box().value).toBe('1234,5')
    await enter('2,75')
    expect(data()).toEqual({ amount: 2.75 })
    await enter('3.5')
    expect(data()).toEqual({ amount: 3.5 })
    expect(box().value).toBe('3,5')
  })

  it('stays as typed until its field is left', async () => {
    const { data } = open([amount])
    await userEvent.type(box(), '1,50')
    expect(box().value).toBe('1,50')
    expect(data()).toEqual({ amount: 1.5 })
    await userEvent.tab()
    expect(box().value).toBe('1,5')
  })

  it('steps with the arrow keys', async () => {
    const { data } = open([amount], { initialValues: { amount: 0.25 } })
    await userEvent.type(box(), '{ArrowUp}')
    expect(box().value).toBe('1,25')
    expect(data()).toEqual({ amount: 1.25 })
  })

  it('is written that way by what is wrong with it', async () => {
    open([{ ...amount, validation: { minimum: 1000.5 } }])
    await enter('1,5')
    expect(screen.getByText('Enter 1000,5 or more; 1,5 is too small.')).toBeDefined()
    await enter('abc')
    expect(screen.getByText('Enter a number, such as 12,5. "abc" is not one.')).toBeDefined()
    cleanup()
    open([{ ...amount, validation: { minimum: 1000.5 } }], { locale: { ...de, tag: 'de-CH' } })
    await enter('1.5')
    expect(screen.getByText('1000.5 oder mehr eingeben (jetzt 1.5).')).toBeDefined()
  })

  it('is told to a host in numbers', async () => {
    const minimum = vi.fn(({ limit, actual }: { limit: number; actual: number | string }) => `${limit} > ${actual}`)
    open([{ ...amount, validation: { minimum: 2 } }], { messages: { minimum } })
    await enter('1,5')
    expect(screen.getByText('2 > 1.5')).toBeDefined()
    expect(minimum.mock.lastCall?.[0]).toEqual({ limit: 2, actual: 1.5, written: { limit: '2', actual: '1,5' } })
  })

  it('is shown that way where it can be read alone', () => {
    open([amount], { readOnly: true, initialValues: { amount: 1234.5 } })
    expect(screen.getByText('1234,5')).toBeDefined()
  })

  it('follows another locale', async () => {
    const { change, data } = open([amount], { initialValues: { amount: 1.5 } })
    change({ locale: 'en-US' })
    expect(box().value).toBe('1.5')
    await enter('1,5')
    expect(box().value).toBe('1,5')
    expect(data()?.['amount']).toBeUndefined()
  })

  it('is set with a point by the host, whatever its locale', () => {
    const { form } = open([amount])
    act(() => form.current?.setValue('/amount', 1.5))
    expect(box().value).toBe('1,5')
  })

  it('is drawn by a server with a point, and taken over as that', async () => {
    const { draw } = open([amount], { initialValues: { amount: 1.5 } })
    cleanup()
    const page = document.createElement('div')
    page.innerHTML = renderToString(draw())
    document.body.append(page)
    expect(page.innerHTML).toContain('value="1.5"')
    const root = await act(async () => hydrateRoot(page, draw()))
    onTestFinished(() => {
      act(() => root.unmount())
      page.remove()
    })
    await waitFor(() => expect(box().value).toBe('1,5'))
  })

  it('is read so in a widget of the host, too', async () => {
    const Own = ({ id, text, onText }: WidgetProps) => <input id={id} value={text ?? ''} onChange={(event) => onText(event.target.value)} />
    const { data } = open([amount], { widgets: { number: Own } })
    await userEvent.type(box(), '1,5')
    expect(data()).toEqual({ amount: 1.5 })
    expect(box().value).toBe('1,5')
  })

  it('is read so where rows are pasted', async () => {
    const prices = { id: 'prices', type: 'array', label: 'Prices', items: { type: 'number', label: 'Price' } }
    const { data } = open([prices])
    const event = createEvent.paste(screen.getByRole('button', { name: 'Add Price' }), {
      clipboardData: { getData: () => '1,5\n2\n1.000' },
    })
    Object.defineProperty(event, 'eventPhase', { value: Event.BUBBLING_PHASE })
    fireEvent(screen.getByRole('button', { name: 'Add Price' }), event)
    await waitFor(() => expect(box('Price 3').value).toBe('1.000'))
    expect(box('Price 1').value).toBe('1,5')
    expect(data()?.['prices']).toEqual([1.5, 2, null])
  })
})

describe('a number that could be two', () => {
  it('is an error that names both, and a press puts one of them in', async () => {
    const { data } = open([amount])
    await enter('1.000')
    expect(box().value).toBe('1.000')
    expect(data()?.['amount']).toBeUndefined()
    expect(screen.getByText('"1.000" can be 1 or 1000. Enter the one that you mean.')).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: 'Use 1000' }))
    expect(data()).toEqual({ amount: 1000 })
    expect(box().value).toBe('1000')
    expect(document.activeElement).toBe(box())
    expect(screen.queryByRole('button', { name: 'Use 1' })).toBeNull()
    expect(box().getAttribute('aria-invalid')).toBeNull()
  })

  it('can be chosen with the keyboard, and in the language of the form', async () => {
    const { data } = open([amount], { locale: de })
    await enter('1.250')
    expect(screen.getByText('„1.250“ kann 1,25 oder 1250 heißen. Die gemeinte Zahl eingeben.')).toBeDefined()
    box().focus()
    await userEvent.tab()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: '1,25 verwenden' }))
    await userEvent.keyboard('{Enter}')
    expect(data()).toEqual({ amount: 1.25 })
  })

  it('stops a submit', async () => {
    const { onSubmit } = open([amount])
    await userEvent.type(box(), '1.000')
    await userEvent.click(screen.getByRole('button', { name: 'Submit' }))
    expect(onSubmit).not.toHaveBeenCalled()
    expect(box().getAttribute('aria-invalid')).toBe('true')
  })

  it('stays as typed through hiding and reload', async () => {
    const { change, data } = open([], { schema: schemaOf([kind, amount], hidesAmount) })
    await enter('1.000')
    await userEvent.type(box('Kind'), 'none')
    expect(screen.queryByRole('textbox', { name: 'Amount' })).toBeNull()
    await userEvent.clear(box('Kind'))
    expect(box().value).toBe('1.000')
    change({ schema: schemaOf([kind]) })
    expect(screen.queryByRole('textbox', { name: 'Amount' })).toBeNull()
    change({ schema: schemaOf([amount, kind]) })
    expect(box().value).toBe('1.000')
    expect(data()?.['amount']).toBeUndefined()
  })

  it('stays as typed where its row moves', async () => {
    const prices = { id: 'prices', type: 'array', label: 'Prices', items: { type: 'number', label: 'Price' } }
    open([prices], { initialValues: { prices: [1.5, 2.5] } })
    await enter('1.000', 'Price 1')
    screen.getByRole('button', { name: 'Move Price 1' }).focus()
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(box('Price 1').value).toBe('2,5'))
    expect(box('Price 2').value).toBe('1.000')
  })

  it('comes back as typed by undo', async () => {
    const { form } = open([amount])
    await enter('1.000')
    await enter('2,5')
    await act(async () => form.current?.undo())
    await waitFor(() => expect(box().value).toBe('1.000'))
    expect(box().getAttribute('aria-invalid')).toBe('true')
  })

  it('is handed over and taken back as typed', async () => {
    const hiding = schemaOf([kind, amount], hidesAmount)
    const { form, onSubmit } = open([], { schema: hiding })
    await enter('1.000')
    await userEvent.type(box('Kind'), 'none')
    await userEvent.click(screen.getByRole('button', { name: 'Submit' }))
    await waitFor(() => expect(onSubmit).toHaveBeenCalled())
    const unread = form.current?.getUnread() ?? []
    expect(onSubmit.mock.lastCall?.[1]).toMatchObject({ unread })
    expect(unread).toEqual([expect.objectContaining({ path: ['amount'], text: '1.000' })])
    cleanup()
    open([], { schema: hiding, initialSetAside: unread })
    expect(box().value).toBe('1.000')
  })
})
