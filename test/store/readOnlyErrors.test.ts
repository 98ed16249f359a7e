import { describe, expect, it } from 'vitest'
import { createTestForm } from '../support/createTestForm.ts'

const text = (id: string, validation: object = {}) => ({ id, type: 'string', validation })
const required = { required: true }

describe('a form that is read-only or disabled', () => {
  it.each(['readOnly', 'disabled'] as const)('shows no errors: %s', (mode) => {
    const form = createTestForm({ schema: [{ id: 'n', type: 'number' }, text('a', required)], initialValues: { n: 'five' }, [mode]: true })
    form.blur('a')
    expect(form.at('n').error).toBeUndefined()
    expect(form.at('a').error).toBeUndefined()
  })

  it('loses those that showed, also those of the host and those of the summary', async () => {
    const form = createTestForm({
      schema: [text('a', required), text('b')],
      onSubmit: () => ({ errors: [{ path: ['b'], message: 'Taken.' }] }),
    })
    await form.submit()
    form.type('a', 'x')
    await form.submit()
    expect(form.at('b').error).toBe('Taken.')
    form.changeSettings({ readOnly: true })
    expect(form.at('b').error).toBeUndefined()
    expect(form.view().errors).toEqual([])
  })

  it.each(['readOnly', 'disabled'] as const)('shows them again once it can be edited: %s', async (mode) => {
    const items = { type: 'object', fields: [text('x', required)] }
    const form = createTestForm({
      schema: [text('a', required), { id: 'n', type: 'number' }, { id: 'list', type: 'array', items }],
      initialValues: { list: [{}] },
    })
    form.type('n', '12 apples')
    await form.submit()
    const before = form.view().errors
    const rows = form.at('list').keysWithError
    expect(before).toHaveLength(3)
    form.changeSettings({ [mode]: true })
    expect(form.at('n').error).toBeUndefined()
    expect(form.at('list').keysWithError.size).toBe(0)
    form.changeSettings({ [mode]: false })
    expect(form.view().errors).toEqual(before)
    expect(form.at('n').error).toBeDefined()
    expect(form.at('list').keysWithError).toEqual(rows)
  })

  it('shows what is wrong with a value of the host once it can be edited, and nothing of the fields that were passed meanwhile', () => {
    const form = createTestForm({
      schema: [{ id: 'n', type: 'number' }, text('a', required)],
      initialValues: { n: 'five' },
      readOnly: true,
    })
    form.blur('a')
    form.changeSettings({ readOnly: false })
    expect(form.at('n').cell.issue?.rule).toBe('type')
    expect(form.at('n').error).toBeDefined()
    expect(form.at('a').error).toBeUndefined()
  })
})
