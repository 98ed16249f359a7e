import { describe, expect, it, vi } from 'vitest'
import { isTemplate, validate } from 'moduleform/core'
import { createTestForm, schemaOf } from '../support/createTestForm.ts'
import { handleOf } from '../support/snapshotForm.ts'

const kind = { id: 'kind', type: 'string', on_action: { load_schema: true } }
const filter = { id: 'filter', type: 'object', label: 'Filter' }
const value = { include: ['John'] }
const list = { id: 'list', type: 'array', items: { type: 'object', fields: [{ id: 'name', type: 'string' }, filter] } }

describe('an object without fields', () => {
  it('is a heading where the host has no value for it', () => {
    const form = createTestForm({ schema: [filter], initialValues: { filter: null } })
    expect(form.at('filter').cell.node.control).toBe('heading')
    expect(form.data()).toEqual({})
  })

  it('is edited as JSON and submitted where the host has one', async () => {
    const onSubmit = vi.fn()
    const form = createTestForm({ schema: [filter], initialValues: { filter: value }, onSubmit })
    expect(form.at('filter').cell.node.control).toBe('CodeblockWidget')
    expect(form.handedOver()).toEqual([])
    expect(form.view().dirty).toBe(false)
    form.type('filter', '{"include": []}')
    await form.submit()
    expect(onSubmit.mock.calls[0]?.[0]).toEqual({ filter: { include: [] } })
  })

  it('is JSON in all rows where one of them has a value, in rows that are added too', () => {
    const form = createTestForm({ schema: [list], initialValues: { list: [{ name: 'a' }, { filter: value }] } })
    form.addRow('list')
    expect([0, 1, 2].map((row) => form.at(`list/${row}/filter`).cell.node.control)).toEqual(Array(3).fill('CodeblockWidget'))
    expect(form.data()).toEqual({ list: [{ name: 'a' }, { filter: value }, {}] })
  })

  it('is JSON from now on where the host sets a value for it', () => {
    const form = createTestForm({ schema: [filter, list] })
    form.set('list', [{ filter: value }])
    expect(form.at('list/0/filter').cell.node.control).toBe('CodeblockWidget')
    expect(form.at('filter').cell.node.control).toBe('heading')
    form.set('filter', value)
    expect(form.data()).toEqual({ list: [{ filter: value }], filter: value })
  })

  it('is JSON where a reload brings it for a value that the host gave before', async () => {
    const form = createTestForm({ schemaMerge: 'replace', schema: [kind], initialValues: { filter: value } })
    form.choose('kind', 'b')
    await form.settle()
    await form.answer(0, schemaOf([kind, filter]))
    expect(form.at('filter').cell.node.control).toBe('CodeblockWidget')
    expect(form.data()).toEqual({ kind: 'b', filter: value })
  })

  it('stays JSON through reloads, and gives what it holds to fields that come', async () => {
    const form = createTestForm({ schemaMerge: 'replace', schema: [kind, filter], initialValues: { filter: value } })
    form.choose('kind', 'b')
    await form.settle()
    await form.answer(0, schemaOf([kind, { ...filter, label: 'Others' }]))
    expect(form.at('filter').cell.node).toMatchObject({ control: 'CodeblockWidget', label: 'Others' })
    form.choose('kind', 'c')
    await form.settle()
    const include = { id: 'include', type: 'array', items: { type: 'string' } }
    await form.answer(1, schemaOf([kind, { ...filter, fields: [include] }]))
    expect(form.data()).toEqual({ kind: 'c', filter: value })
    expect(form.at('filter/include').cell.node.control).toBe('rows')
  })

  it('is JSON where an earlier form hands over a text that did not read as JSON', () => {
    const form = createTestForm({ schema: [filter], initialValues: { filter: value } })
    form.type('filter', '{"include": ')
    const later = createTestForm({ schema: [filter], initialValues: form.data(), initialSetAside: handleOf(form).getUnread() })
    expect(later.at('filter').cell).toMatchObject({ node: { control: 'CodeblockWidget' }, text: '{"include": ', unread: true })
    expect(later.handedOver()).toEqual([])
  })

  it('is JSON for a value of the host, also where an earlier form hands over one that does not fit', () => {
    const earlier = { path: ['filter'], value: 'John', type: 'string' }
    const form = createTestForm({ schema: [filter], initialValues: { filter: value }, initialSetAside: [earlier] })
    expect(form.data()).toEqual({ filter: value })
    expect(form.handedOver()).toEqual([earlier])
  })

  it('is a heading where an earlier form hands over a text that did not read as a number', () => {
    const earlier = { path: ['filter'], value: null, text: '12x', type: 'number' }
    const form = createTestForm({ schema: [filter], initialSetAside: [earlier] })
    expect(form.at('filter').cell.node.control).toBe('heading')
    expect(form.handedOver()).toEqual([earlier])
  })

  it('keeps a password of an earlier schema hidden through a reset', () => {
    const form = createTestForm({
      schema: [filter, { id: 'token', type: 'string', ui_options: { ui_widget: 'password' } }],
      initialValues: { filter: value },
    })
    form.replaceStart([filter, { id: 'token', type: 'string' }])
    form.reset({ token: 'secret' })
    expect(form.at('token').cell.node.secret).toBe(true)
  })

  it('is a heading again after a reset to values without it', () => {
    const form = createTestForm({ schema: [filter], initialValues: { filter: value } })
    form.reset({})
    expect(form.at('filter').cell.node.control).toBe('heading')
    form.reset({ filter: value })
    expect(form.at('filter').cell.node.control).toBe('CodeblockWidget')
  })

  it('is a heading with an empty list of fields, whatever the host gives', () => {
    const form = createTestForm({ schema: [{ ...filter, fields: [] }], initialValues: { filter: value } })
    expect(form.at('filter').cell.node.control).toBe('heading')
    expect(form.handedOver()).toEqual([{ path: ['filter'], value }])
  })

  it('is submitted by what checks values without a form, too', async () => {
    const metadata = { workflows_module_schema_version: '1.0.0' }
    expect(await validate({ metadata, fields: [list, filter] }, { filter: value, list: [{}, { filter: value }] })).toEqual({
      issues: [],
      unchecked: [],
      submitData: { filter: value, list: [{}, { filter: value }] },
    })
  })
})

describe('text typed as JSON that does not read', () => {
  const choices = { values: [{ value: { id: 'x' }, label: 'X' }] }
  const editor = { ...filter, ui_options: { ui_widget: 'CodeblockWidget' } }
  const select = { ...filter, choices, ui_options: { ui_widget: 'SelectWidget' } }

  it('is set aside where its editor becomes a select of objects, and returns to the editor', async () => {
    const onSubmit = vi.fn()
    const form = createTestForm({ schema: [kind, editor], schemaMerge: 'replace', onSubmit })
    form.type('filter', '{bad')
    form.blur('filter')
    form.choose('kind', 'b')
    await form.settle()
    await form.answer(0, schemaOf([kind, select]))
    expect(form.at('filter')).toMatchObject({ error: undefined, cell: { value: undefined, text: undefined, unread: false } })
    const kept = [{ path: ['filter'], value: null, text: '{bad', type: 'object' }]
    expect(form.handedOver()).toEqual(kept)
    await form.submit()
    expect(onSubmit.mock.calls[0]?.[1]).toMatchObject({ setAside: kept, unread: [] })
    const later = createTestForm({ schema: [kind, select], initialValues: form.data(), initialSetAside: form.handedOver() })
    expect(later.handedOver()).toEqual(kept)
    form.replaceStart([kind, editor])
    expect(form.at('filter').cell).toMatchObject({ text: '{bad', unread: true })
    expect(form.handedOver()).toEqual([])
  })

  it('stays where its editor becomes a multi-select, which says that it is no choice', async () => {
    const list = { id: 'list', type: 'array', ui_options: { ui_widget: 'CodeblockWidget' } }
    const form = createTestForm({ schema: [list] })
    form.type('list', '{bad')
    form.replaceStart([{ ...list, items: { type: 'string', choices }, ui_options: {} }])
    expect(await form.submit()).toBe('invalid')
    expect(form.at('list').error).toContain('{bad')
  })

  it('is set aside where its editor has become a select behind an expression', () => {
    const form = createTestForm({ schema: [editor], templates: { isTemplate, reloads: false } })
    form.type('filter', '{bad')
    form.chooseSide('filter', 'expression')
    form.replaceStart([select])
    form.chooseSide('filter', 'fixed')
    expect(form.at('filter').cell).toMatchObject({ value: undefined, text: undefined, unread: false })
    expect(form.handedOver()).toEqual([{ path: ['filter'], value: null, text: '{bad', type: 'object' }])
    form.replaceStart([editor])
    expect(form.at('filter').cell).toMatchObject({ text: '{bad', unread: true, expression: false })
  })
})
