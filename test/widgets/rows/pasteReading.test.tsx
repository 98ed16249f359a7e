import { act, cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react'
import { ModuleForm, type ModuleFormHandle, type ModuleFormProps } from 'moduleform'
import { createRef } from 'react'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { rowChanges } from '../../../src/react/field/useRowsView.tsx'
import { dates } from '../../../src/widgets/date/lazyDates.ts'
import { numbers } from '../../../src/widgets/number/lazyNumbers.ts'
import { rowEditing } from '../../../src/widgets/rows/useRowEditing.ts'
import { schemaOf } from '../../support/createTestForm.ts'
import { expectSilentConsole } from '../../support/silentConsole.ts'

beforeAll(() => Promise.all([rowEditing.load(), rowChanges.load(), dates.load(), numbers.load()]))
expectSilentConsole()
afterEach(cleanup)

const text = (id: string) => ({ id, type: 'string', label: id })
const day = { ...text('day'), format: 'date' }
const choices = (...values: string[]) => ({ choices: { values: values.map((value) => ({ value, label: value })) } })
const trips = (...fields: object[]) => ({ id: 'rows', type: 'array', label: 'Rows', items: { type: 'object', label: 'Row', fields } })

function open(fields: readonly object[], props: Partial<ModuleFormProps> = {}) {
  const form = createRef<ModuleFormHandle>()
  render(<ModuleForm ref={form} schema={schemaOf(fields)} {...props} />)
  return { form, data: () => form.current?.getFormData() }
}

async function paste(element: HTMLElement, pasted: string): Promise<void> {
  const event = createEvent.paste(element, { clipboardData: { getData: () => pasted } })
  Object.defineProperty(event, 'eventPhase', { value: Event.BUBBLING_PHASE })
  fireEvent(element, event)
  await vi.waitFor(() => expect(screen.getByRole('status').textContent).toContain('pasted'))
}

const add = () => screen.getByRole('button', { name: /^Add/ })

describe('A pasted cell is read as a typed text is', () => {
  it('a date and a number in the locale, in new rows', async () => {
    const { data } = open([trips(day, { id: 'price', type: 'number', label: 'price' })], { locale: 'de-DE' })
    await paste(add(), '01.02.2026\t1,5\n2. Februar 2026\t2')
    expect(screen.getByRole('status').textContent).toBe('2 rows pasted')
    expect(data()).toEqual({
      rows: [
        { day: '2026-02-01', price: 1.5 },
        { day: '2026-02-02', price: 2 },
      ],
    })
  })

  it('a date in the locale, in a row that is there', async () => {
    const { data } = open([trips(day, text('note'))], { locale: 'en-GB', initialValues: { rows: [{}] } })
    await paste(screen.getByRole('textbox', { name: 'day' }), '1/2/2026\tcall')
    expect(data()).toEqual({ rows: [{ day: '2026-02-01', note: 'call' }] })
  })

  it('and undone in one step', async () => {
    const { data, form } = open([{ ...day, id: 'days', type: 'array', format: undefined, items: day }], { locale: 'en-GB' })
    await paste(add(), '01/02/2026\n02/02/2026')
    expect(data()).toEqual({ days: ['2026-02-01', '2026-02-02'] })
    act(() => form.current?.undo())
    await vi.waitFor(() => expect(data()).toEqual({}))
  })

  it('a choice by its very letters, where another differs from it in case', async () => {
    const { data } = open([trips(text('name'), { ...text('unit'), ...choices('M', 'm') })])
    await paste(add(), 'mega\tM\nmilli\tm')
    expect(data()).toEqual({
      rows: [
        { name: 'mega', unit: 'M' },
        { name: 'milli', unit: 'm' },
      ],
    })
  })

  it('a free text unchanged, where a suggestion is like it', async () => {
    const state = { ...text('state'), ...choices('draft'), ui_options: { ui_widget: 'input' } }
    const { data } = open([trips(text('name'), state)])
    await paste(add(), 'a\tDRAFT\nb\tDraft ')
    expect(data()).toEqual({
      rows: [
        { name: 'a', state: 'DRAFT' },
        { name: 'b', state: 'Draft ' },
      ],
    })
  })

  it('several choices, each of them once', async () => {
    const colours = { id: 'colours', type: 'array', label: 'colours', items: { type: 'string', ...choices('red', 'blue') } }
    const { data } = open([trips(text('name'), colours)])
    await paste(add(), 'a\tRed, blue, red')
    expect(data()).toEqual({ rows: [{ name: 'a', colours: ['red', 'blue'] }] })
  })
})
