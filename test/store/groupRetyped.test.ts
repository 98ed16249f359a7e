import { describe, expect, it } from 'vitest'
import groupRetyped from '../fixtures/rules/group-retyped.json' with { type: 'json' }
import { createTestForm } from '../support/createTestForm.ts'

const one = { id: '1', label: 'One' }

describe('a group that a rule turns into a select', () => {
  it('hands the select what the host gave for it', () => {
    const form = createTestForm({ schema: groupRetyped.schema, initialValues: { a: '1', g: one } })
    expect(form.data()).toEqual({ a: '1', g: one })
    expect(form.setAside()).toEqual({})
    expect(form.at('g').error).toBeUndefined()
    expect(form.at('y').cell.node.hidden).toBe(true)
    expect(form.view().dirty).toBe(false)
  })

  it('has what it holds no field for set aside while it is one, and back when it is a select again', () => {
    const form = createTestForm({ schema: groupRetyped.schema, initialValues: { g: one } })
    expect(form.data()).toEqual({})
    expect(form.setAside()).toEqual({ g: one })
    form.set('a', '1')
    expect([form.data(), form.setAside()]).toEqual([{ a: '1', g: one }, {}])
    form.set('a', '')
    expect([form.data(), form.setAside()]).toEqual([{ a: '' }, { g: one }])
    form.set('a', '1')
    expect([form.data(), form.setAside()]).toEqual([{ a: '1', g: one }, {}])
  })

  it('moves what its fields hold over as well', () => {
    const form = createTestForm({ schema: groupRetyped.schema, initialValues: { g: { ...one, x: 'typed' } } })
    form.set('a', '1')
    expect(form.data()).toEqual({ a: '1', g: { x: 'typed', ...one } })
  })
})
