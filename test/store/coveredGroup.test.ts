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

  it('in place of a group outlasts a control over the whole object, and what was set aside in the group', () => {
    const group = { id: 'g', type: 'object', fields: [{ id: 'a', type: 'string' }] }
    const select = { id: 'g', type: 'object', choices: { values: [{ value: { id: 'x', label: 'X' }, label: 'X' }] } }
    const form = createTestForm({ schema: [group], initialValues: { g: { stranger: 1 } } })
    form.set('g', 'text')
    form.replaceStart([select])
    expect(form.data()).toEqual({ g: 'text' })
  })

  it('is not set aside where it is the part of a default that no field takes', () => {
    const heading = { id: 'a', type: 'object' }
    const form = createTestForm({ schema: [{ id: 'g', type: 'object', fields: [heading], default: { a: 'x' } }] })
    expect(form.setAside()).toEqual({})
  })
})
