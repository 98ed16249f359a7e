import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { ModuleForm, type ModuleFormHandle } from 'moduleform'
import { createRef } from 'react'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { dates } from '../../src/widgets/date/lazyDates.ts'
import { schemaOf } from '../support/createTestForm.ts'

beforeAll(() => dates.load())
afterEach(cleanup)

const complete = () => [
  { label: 'Order', template: '{{ order.id }}' },
  { label: 'Total', template: '{{ order.total }}' },
]

/** A form with one field, and its control. */
async function open(field: object, value: unknown) {
  const form = createRef<ModuleFormHandle>()
  const schema = schemaOf([{ id: 'f', label: 'Field', ...field }])
  render(<ModuleForm ref={form} schema={schema} locale="en-GB" initialValues={{ f: value }} templates={{ complete }} />)
  await screen.findByRole('button', { name: 'Expression for Field' })
  return { data: () => form.current?.getFormData(), control: screen.getByLabelText<HTMLInputElement>('Field') }
}

/** Types a text at the end, and tells the control as a browser does. */
function type(control: HTMLInputElement, text: string): void {
  act(() => control.focus())
  control.setRangeText(text, control.value.length, control.value.length, 'end')
  fireEvent(control, new InputEvent('input', { bubbles: true, data: text.at(-1) ?? null }))
}

const ask = (control: HTMLInputElement) => {
  act(() => control.focus())
  control.setSelectionRange(control.value.length, control.value.length)
  fireEvent.keyDown(control, { key: 'ArrowDown', altKey: true })
}

const toggle = () => fireEvent.click(screen.getByRole('button', { name: 'Expression for Field' }))
const fields = [
  ['a date', { type: 'string', format: 'date' }, '2026-01-02'],
  ['a date and time', { type: 'string', format: 'date-time' }, '2026-03-04T10:30:00Z'],
  ['a number', { type: 'number' }, 1234.5],
] as const

describe('a reference taken from the list keeps the fixed value behind the toggle', () => {
  it.each(fields)('of %s, after braces', async (_name, field, value) => {
    const { data, control } = await open(field, value)
    type(control, '{{')
    fireEvent.click(await screen.findByRole('option', { name: /Order/ }))
    await waitFor(() => expect(data()).toEqual({ f: '{{ order.id }}' }))
    toggle()
    expect(data()).toEqual({ f: value })
  })

  it.each([5, 12])('of the number %s, where a key opened the list', async (value) => {
    const { data, control } = await open({ type: 'number' }, value)
    await waitFor(() => {
      ask(control)
      expect(screen.getAllByRole('option')).toHaveLength(2)
    })
    fireEvent.click(screen.getByRole('option', { name: /Order/ }))
    await waitFor(() => expect(data()).toEqual({ f: '{{ order.id }}' }))
    toggle()
    expect(data()).toEqual({ f: value })
  })
})

it('Text that is no number is searched for in the list', async () => {
  const { data, control } = await open({ type: 'number' }, undefined)
  await waitFor(() => {
    ask(control)
    expect(screen.getAllByRole('option')).toHaveLength(2)
  })
  type(control, 'tot')
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1))
  fireEvent.click(screen.getByRole('option', { name: /Total/ }))
  await waitFor(() => expect(data()).toEqual({ f: '{{ order.total }}' }))
  toggle()
  expect(data()).toEqual({})
})
