import { describe, expect, it } from 'vitest'
import { createTestForm, schemaOf } from '../support/createTestForm.ts'

describe('a value of the host that is no object', () => {
  it('in place of a group outlasts a field that becomes a group there, and is asked about once', async () => {
    const load = { on_action: { load_schema: true } }
    const inner = { id: 'x', type: 'string', default: 'd', ...load }
    const fields = (type: object) => [
      { id: 'load', type: 'boolean', ...load },
      { id: 'g', type: 'object', fields: [{ id: 'a', ...type, ...load }] },
    ]
    const form = createTestForm({ schema: fields({ type: 'string' }), initialValues: { g: 'text' } })
    form.choose('load', true)
    await form.settle()
    await form.answer(0, schemaOf(fields({ type: 'object', fields: [inner] })))
    expect(form.data()).toEqual({ load: true, g: 'text' })
    expect(form.requests).toHaveLength(1)
  })

  it.each(['text', null])('in place of a group, here %j, outlasts fields and defaults that come into the group', async (value) => {
    const load = { id: 'load', type: 'boolean', on_action: { load_schema: true } }
    const group = (...fields: readonly object[]) => [load, { id: 'g', type: 'object', fields }]
    const rules = [
      {
        if: { and: [{ id: 'load', operator: 'equal', value: true }] },
        then: { fields: [{ id: 'g', apply_as: 'merge', fields: [{ id: 'a', default: 'effect' }] }] },
      },
    ]
    const form = createTestForm({ schema: group({ id: 'a', type: 'string' }), initialValues: { g: value } })
    form.choose('load', true)
    await form.settle()
    await form.answer(0, { ...schemaOf(group({ id: 'a', type: 'string' }, { id: 'b', type: 'string', default: 'd' })), rules })
    expect(form.data()).toEqual({ load: true, g: value })
    form.type('g/a', 'x')
    expect(form.data()).toEqual({ load: true, g: { a: 'x' } })
  })
})
