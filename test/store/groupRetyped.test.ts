import { describe, expect, it } from 'vitest'
import groupRetyped from '../fixtures/rules/group-retyped.json' with { type: 'json' }
import { become } from '../support/become.ts'
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

describe('a group or rows that a reload turns into JSON', () => {
  const text = { id: 'x', type: 'string' }
  const group = { id: 'g', type: 'object', fields: [text, { id: 'y', type: 'string' }] }
  const rows = { id: 'g', type: 'array', items: { type: 'object', fields: [text] } }
  const asJson = { id: 'g', ui_options: { ui_widget: 'CodeblockWidget' } }

  const open = (field: object, g: unknown) => {
    const form = createTestForm({ schema: [field], initialValues: { g }, schemaMerge: 'replace' })
    return { form, becomes: (next: object) => become(form, [next]) }
  }

  it.each([
    ['a group', group, { ...asJson, type: 'object' }, 'g/x', { x: 'a', y: 'b' }],
    ['rows', rows, { ...asJson, type: 'array' }, 'g/0/x', [{ x: 'a' }, { x: 'b' }]],
  ])('is dirty as JSON where a field in %s was edited, until it holds what it did', async (_, before, after, path, start) => {
    const { form, becomes } = open(before, start)
    form.type(path, 'typed')
    await becomes(after)
    expect([form.at('g').cell.node.shape, form.view().dirty]).toEqual(['value', true])
    form.type('g', JSON.stringify(start))
    expect(form.view().dirty).toBe(false)
    form.type('g', JSON.stringify(start).replace('a', 'typed'))
    await becomes(before)
    expect([form.at('g').cell.node.shape, form.view().dirty]).toEqual([before === group ? 'group' : 'rows', true])
    await becomes(after)
    expect(form.view().dirty).toBe(true)
  })

  it.each([
    ['a group', group, { ...asJson, type: 'object' }, { x: 'a' }],
    ['rows', rows, { ...asJson, type: 'array' }, [{ x: 'a' }]],
  ])('is as clean as it was where nothing in %s was edited', async (_, before, after, start) => {
    const { form, becomes } = open(before, start)
    await becomes(after)
    expect(form.view().dirty).toBe(false)
    await becomes(before)
    expect(form.view().dirty).toBe(false)
  })

  it('is dirty where a row was removed', async () => {
    const { form, becomes } = open(rows, [{ x: 'a' }, { x: 'b' }])
    form.removeRow('g', 0)
    await becomes({ ...asJson, type: 'array' })
    expect([form.data(), form.view().dirty]).toEqual([{ g: [{ x: 'b' }] }, true])
  })
})
