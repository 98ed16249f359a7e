import { describe, expect, it, vi } from 'vitest'
import { isTemplate } from '../../src/core/values/expressions.ts'
import { changeMessages } from '../../src/react/form/changeMessages.ts'
import { defaultUiMessages } from '../../src/react/uiMessages.ts'
import { pasteRows } from '../../src/store/rows/pasteRows.ts'
import { rowWork } from '../../src/store/rows/rowWork.ts'
import { createTestForm, type TestForm } from '../support/createTestForm.ts'

const templates = { isTemplate, reloads: false }
const reference = '{{ steps.a }}'
const name = { id: 'name', type: 'string' }
const price = { id: 'price', type: 'number' }

/** A form with references to earlier steps and one row. */
const openRow = (fields: readonly object[], row: object) =>
  createTestForm({
    templates,
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

const choices = { values: [{ value: 'a', label: 'Apple' }] }
const controls = [
  ['a number', { type: 'number' }, 5],
  ['a boolean', { type: 'boolean' }, true],
  ['a date', { type: 'string', format: 'date' }, '2026-01-01'],
  ['a select', { type: 'string', choices }, 'a'],
  ['a multi-select', { type: 'array', items: { type: 'string' }, choices }, ['a']],
  ['a password', { type: 'string', ui_options: { ui_widget: 'password' } }, 'secret'],
] as const

describe('a reference in a table that is pasted', () => {
  it.each(controls)(
    'makes %s an expression, with its fixed value behind the toggle, and one undo takes it back',
    async (_name, field, fixed) => {
      const form = openRow([name, { id: 'f', ...field }], { name: 'x', f: fixed })
      // Once toggled there and back, the side of a text is chosen.
      form.chooseSide('rows/0/f', 'expression')
      form.chooseSide('rows/0/f', 'fixed')
      await paste(form, `Ada\t${reference} \nGrace\t${reference} `, 'rows/0/name')
      expect(form.at('rows/0/f').cell.expression).toBe(true)
      expect(form.at('rows/1/f').cell.expression).toBe(true)
      form.chooseSide('rows/0/f', 'fixed')
      expect(form.data()).toMatchObject({ rows: [{ name: 'Ada', f: fixed }, { name: 'Grace' }] })
      form.undo()
      form.undo()
      expect(form.data()).toEqual({ rows: [{ name: 'x', f: fixed }] })
    },
  )

  it('keeps a fixed value that was never toggled', async () => {
    const form = openRow([name, price], { name: 'x', price: 5 })
    await paste(form, `Ada\t${reference}`, 'rows/0/name')
    expect(form.data()).toEqual({ rows: [{ name: 'Ada', price: reference }] })
    form.chooseSide('rows/0/price', 'fixed')
    expect(form.data()).toEqual({ rows: [{ name: 'Ada', price: 5 }] })
  })

  it('is text in a text field whose Fixed side was chosen', async () => {
    const form = openRow([name, { id: 'f', type: 'string' }], { name: 'x', f: 'y' })
    form.chooseSide('rows/0/f', 'expression')
    form.chooseSide('rows/0/f', 'fixed')
    await paste(form, `Ada\t${reference}`, 'rows/0/name')
    expect(form.at('rows/0/f').cell).toMatchObject({ expression: false, value: reference })
  })

  it('stands in a list of numbers', async () => {
    const form = createTestForm({
      templates,
      schema: [{ id: 'rows', type: 'array', items: { type: 'number' } }],
      initialValues: { rows: [1] },
    })
    await paste(form, `2\n${reference}\n3`, 'rows/0')
    expect(form.data()).toEqual({ rows: [2, reference, 3] })
    await paste(form, reference, 'rows/0')
    expect(form.data()).toEqual({ rows: [reference, reference, 3] })
  })
})
