import { describe, expect, it, vi } from 'vitest'
import { createTestForm } from '../support/createTestForm.ts'

const kind = { id: 'kind', type: 'string', on_action: { load_schema: true } }
const day = { id: 'day', type: 'string', format: 'date', label: 'Day' }
const start = { id: 'start', type: 'string', format: 'date-time', label: 'Start' }

const halfTyped = [
  { field: day, text: '2026-1', whole: '2026-12-01' },
  { field: day, text: '31.12.20', whole: '2020-12-31' },
  { field: start, text: '2026-12-01T10:30', whole: '2026-12-01T10:30:00Z' },
] as const

describe.each(halfTyped)('"$text" in a $field.format field', ({ field, text, whole }) => {
  const { id } = field

  it('is no value, stays as typed, and is an error once the field is left', () => {
    const form = createTestForm({ schema: [field] })
    form.type(id, text)
    expect(form.data()).toEqual({})
    form.blur(id)
    expect(form.at(id)).toMatchObject({ cell: { text, unread: true, issue: { rule: 'format' } } })
    form.type(id, whole)
    expect(form.data()).toEqual({ [id]: whole })
    expect(form.at(id).error).toBeUndefined()
  })

  it('takes the place of the date that stood there', () => {
    const form = createTestForm({ schema: [field], initialValues: { [id]: whole } })
    form.type(id, text)
    expect(form.data()).toEqual({})
    form.undo()
    expect(form.data()).toEqual({ [id]: whole })
  })

  it('says so also where the field is required, and keeps the form from being submitted', async () => {
    const form = createTestForm({ schema: [{ ...field, validation: { required: true } }] })
    const onSubmit = vi.fn()
    form.changeEnvironment({ onSubmit })
    form.type(id, text)
    await form.submit()
    expect(onSubmit).not.toHaveBeenCalled()
    expect(form.at(id).cell.issue?.rule).toBe('format')
  })

  it('is not sent to the module', async () => {
    const form = createTestForm({ schemaMerge: 'replace', schema: [kind, field] })
    form.type(id, text)
    form.choose('kind', 'b')
    await form.settle()
    expect(form.requests[0]?.formData).toEqual({ kind: 'b' })
  })

  it('is handed over as what was typed, and returns with its error', async () => {
    const form = createTestForm({ schema: [kind, field] })
    form.type(id, text)
    form.replaceStart([kind])
    const kept = form.handedOver()
    expect(kept).toEqual([{ path: [id], value: null, text, type: 'string' }])
    const later = createTestForm({ schema: [field], initialSetAside: kept })
    expect(later.data()).toEqual({})
    later.blur(id)
    expect(later.at(id)).toMatchObject({ cell: { text, unread: true, issue: { rule: 'format' } } })
  })
})

it('a date that the host gives as another text stands as it is', () => {
  const form = createTestForm({ schema: [day], initialValues: { day: '31.12.20' } })
  expect(form.data()).toEqual({ day: '31.12.20' })
  form.type('day', '31.12.20')
  expect(form.data()).toEqual({ day: '31.12.20' })
  form.blur('day')
  expect(form.at('day').cell.issue?.rule).toBe('format')
})

it('a text that does not read as a date is the value of a field that takes any text', () => {
  const form = createTestForm({ schema: [day] })
  form.type('day', '31.12.20')
  form.replaceStart([{ ...day, format: undefined }])
  expect(form.data()).toEqual({ day: '31.12.20' })
  expect(form.at('day').cell.unread).toBe(false)
  expect(form.handedOver()).toEqual([])
})
