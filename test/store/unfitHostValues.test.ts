import { describe, expect, it } from 'vitest'
import { createTestForm, schemaOf } from '../support/createTestForm.ts'

const text = { id: 'a', type: 'string', default: 'd' }
const retypings = [
  ['one value', { type: 'number' }, { type: 'boolean', default: true }],
  ['a group that becomes rows', { type: 'object', fields: [text] }, { type: 'array', items: { type: 'string' } }],
  ['rows that become a group', { type: 'array', items: { type: 'string' } }, { type: 'object', fields: [text] }],
] as const

describe('a value of the host that has never fitted its field', () => {
  it.each(retypings)('is shown on with its error where a reload changes the type: %s', async (_, ...types) => {
    const form = createTestForm({ schema: [{ id: 'f', ...types[0] }], initialValues: { f: 'many' }, schemaMerge: 'replace' })
    for (const type of [types[1], types[0]]) {
      form.reload()
      await form.settle()
      await form.answer(form.requests.length - 1, schemaOf([{ id: 'f', ...type }]))
      expect(form.data()).toEqual({ f: 'many' })
      expect(form.setAside()).toEqual({})
      expect(form.at('f').error).toBeDefined()
    }
  })

  it.each(retypings)('holds a submit where a rule changes the type on opening: %s', async (_, before, after) => {
    const rule = {
      if: { and: [{ id: 'kind', operator: 'is_empty' }] },
      then: { fields: [{ id: 'f', apply_as: 'fully_replace', ...after }] },
    }
    const form = createTestForm({
      schema: schemaOf(
        [
          { id: 'kind', type: 'string' },
          { id: 'f', ...before },
        ],
        { rules: [rule] },
      ),
      initialValues: { f: 'many' },
    })
    expect(await form.submit()).toBe('invalid')
    expect(form.view().errors).toMatchObject([{ path: ['f'] }])
    form.choose('kind', 'other')
    expect(form.data()).toEqual({ f: 'many', kind: 'other' })
  })

  it('shows its error where a rule shows the list around it', () => {
    const list = { id: 'list', type: 'array', items: { type: 'object', fields: [{ id: 'x', type: 'string' }] } }
    const hide = { id: 'list', apply_as: 'merge', ui_options: { ui_widget: 'hidden' } }
    const form = createTestForm({
      schema: schemaOf([{ id: 'kind', type: 'string' }, list], {
        rules: [{ if: { and: [{ id: 'kind', operator: 'is_empty' }] }, then: { fields: [hide] } }],
      }),
      initialValues: { list: ['many'] },
    })
    expect(form.at('list/0').error).toBeUndefined()
    form.choose('kind', 'other')
    expect(form.at('list/0').error).toBeDefined()
    form.choose('kind', '')
    expect(form.at('list/0').error).toBeUndefined()
  })
})

it.each([
  ['a number', { type: 'integer' }, 5],
  ['a switch', { type: 'boolean' }, true],
  ['a choice', { type: 'object', choices: { values: [{ value: { id: 'x', label: 'X' }, label: 'X' }] } }, { id: 'x', label: 'X' }],
  ['a connection', { type: 'connection' }, { id: 'c', label: 'C' }],
  ['a list', { type: 'array', items: { type: 'string' } }, ['x']],
  ['a group', { type: 'object', fields: [text] }, { a: 'x' }],
])('a text that was cleared, and is %s in a newer version of the module, is empty', async (_what, type, value) => {
  const form = createTestForm({ schema: [{ id: 'f', ...type }], initialValues: { f: '' } })
  expect(await form.submit()).toBe('submitted')
  form.set('f', value)
  expect(form.data()).toEqual({ f: value })
  const required = createTestForm({ schema: [{ id: 'f', ...type, validation: { required: true } }], initialValues: { f: '' } })
  expect(await required.submit()).toBe('invalid')
})
