import { describe, expect, it, vi } from 'vitest'
import { isTemplate } from '../../src/core/values/expressions.ts'
import { changeMessages } from '../../src/react/form/changeMessages.ts'
import { defaultUiMessages } from '../../src/react/uiMessages.ts'
import { pasteRows } from '../../src/store/rows/pasteRows.ts'
import { rowWork } from '../../src/store/rows/rowWork.ts'
import { createTestForm, type TestForm } from '../support/createTestForm.ts'

const reference = '{{ steps.a }}'
const name = { id: 'name', type: 'string' }
const price = { id: 'price', type: 'number' }

/** A form with references to earlier steps and one row. */
const openRow = (fields: readonly object[], row: object) =>
  createTestForm({
    templates: { isTemplate, reloads: false },
    schema: [{ id: 'rows', type: 'array', items: { type: 'object', fields } }],
    initialValues: { rows: [row] },
  })

async function paste(form: TestForm, pasted: string, start?: string): Promise<void> {
  const place = { store: form.store, work: rowWork, messages: { ...defaultUiMessages, ...changeMessages }, announce: vi.fn() }
  await pasteRows(place, form.find('rows'), pasted, start === undefined ? undefined : form.find(start))
}

describe('a table that is pasted over an expression', () => {
  it('shows its value on the fixed side, and each side is kept behind the toggle', async () => {
    const form = openRow([name, price], { name: 'x', price: 5 })
    form.chooseSide('rows/0/price', 'expression', reference)
    await paste(form, 'Ada\t7', 'rows/0/name')
    expect(form.data()).toEqual({ rows: [{ name: 'Ada', price: 7 }] })
    form.chooseSide('rows/0/price', 'expression')
    expect(form.data()).toEqual({ rows: [{ name: 'Ada', price: reference }] })
    form.chooseSide('rows/0/price', 'fixed')
    expect(form.data()).toEqual({ rows: [{ name: 'Ada', price: 7 }] })
  })

  it('shows text that is no number on the fixed side, as typed', async () => {
    const form = openRow([name, price], { name: 'x', price: 5 })
    form.chooseSide('rows/0/price', 'expression', reference)
    await paste(form, 'Ada\tabc', 'rows/0/name')
    expect(form.at('rows/0/price').cell).toMatchObject({ expression: false, unread: true, text: 'abc' })
    form.chooseSide('rows/0/price', 'expression')
    expect(form.data()).toEqual({ rows: [{ name: 'Ada', price: reference }] })
  })
  it.each([
    ['a select', { type: 'string', choices: { values: [{ value: 'a', label: 'Apple' }] } }, 'Apple', { f: 'a' }],
    ['a date', { type: 'string', format: 'date' }, '2026-02-02', { f: '2026-02-02' }],
    ['a date, as typed where it is none,', { type: 'string', format: 'date' }, '9.12.06', {}],
  ])('shows what is pasted into %s on the fixed side', async (_control, field, pasted, row) => {
    const form = openRow([name, { id: 'f', ...field }], { name: 'x' })
    form.chooseSide('rows/0/f', 'expression', reference)
    await paste(form, `Ada\t${pasted}`, 'rows/0/name')
    expect(form.at('rows/0/f').cell.expression).toBe(false)
    expect(form.data()).toEqual({ rows: [{ name: 'Ada', ...row }] })
    form.chooseSide('rows/0/f', 'expression')
    expect(form.data()).toEqual({ rows: [{ name: 'Ada', f: reference }] })
  })

  it.each(['input', 'password'])('stays on its side in the control %s, as typed text does', async (ui_widget) => {
    const form = openRow([name, { id: 'f', type: 'string', ui_options: { ui_widget } }], { name: 'x', f: 'y' })
    form.chooseSide('rows/0/f', 'expression', reference)
    await paste(form, 'Ada\tz', 'rows/0/name')
    expect(form.at('rows/0/f').cell).toMatchObject({ expression: true, value: 'z' })
  })
})
