import { describe, expect, it } from 'vitest'
import { createTestForm } from '../support/createTestForm.ts'

const tags = {
  id: 'tags',
  type: 'array',
  items: { type: 'string', choices: { values: [{ value: 'x', label: 'X' }, 'y'] } },
}
const hide = { fields: [{ id: 'note', apply_as: 'merge', ui_options: { ui_widget: 'hidden' } }] }

describe('the items of a multi-select', () => {
  it.each([
    ['is_not_empty', undefined],
    ['equal', 'y'],
    ['is_in', ['y', 'z']],
  ])('are what a condition on "tags.items" reads (%s)', (operator, value) => {
    const rules = [{ if: { and: [{ id: 'tags.items', operator, value }] }, then: hide }]
    const form = createTestForm({ schema: [tags, { id: 'note', type: 'string', rules }] })
    const isHidden = () => form.at('note').cell.node.hidden
    expect(isHidden()).toBe(false)
    form.choose('tags', ['x', 'y'])
    expect(isHidden()).toBe(true)
    form.choose('tags', undefined)
    expect(isHidden()).toBe(false)
  })

  it('are what options that depend on "tags.items" wait for', async () => {
    const content = {
      type: ['managed'],
      content_objects: [{ id: 'sheets', content_object_depends_on_fields: [{ id: 'tags.items' }] }],
    }
    const form = createTestForm({ schema: [tags, { id: 'sheet', type: 'string', content }] })
    await form.settle()
    expect(form.requests).toEqual([])
    expect(form.at('sheet').options).toMatchObject({ status: 'waiting', waitingFor: '/tags' })
    form.choose('tags', ['x'])
    await form.settle()
    expect(form.requests).toMatchObject([{ names: ['sheets'], formData: { tags: ['x'] } }])
    form.choose('tags', ['x', 'y'])
    await form.settle()
    expect(form.requests).toHaveLength(2)
  })
})

describe('what a code editor holds', () => {
  it('is read part by part by conditions', () => {
    const code = {
      id: 'code',
      type: 'object',
      ui_options: { ui_widget: 'CodeblockWidget' },
      fields: [{ id: 'mode', type: 'string' }],
    }
    const rules = [{ if: { and: [{ id: 'code.mode', operator: 'equal', value: 'off' }] }, then: hide }]
    const form = createTestForm({ schema: [code, { id: 'note', type: 'string', rules }] })
    form.type('code', '{"mode":"off"}')
    expect(form.at('note').cell.node.hidden).toBe(true)
  })
})
