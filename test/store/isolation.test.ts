import { compilePlan, parseSchema } from 'moduleform/core'
import { describe, expect, it } from 'vitest'
import { createFormStore } from '../../src/store/createFormStore.ts'
import { readFormData } from '../../src/store/cells/readValues.ts'
import { createTestForm, schemaOf } from '../support/createTestForm.ts'

const ids = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', '~', 'a/b', 'a.b', '']

describe('fields with the ids of prototypes', () => {
  const json = (text: string) => JSON.parse(text) as { readonly [key: string]: unknown }
  const schema = [
    ...ids.map((id) => ({ id, type: 'string', on_action: { load_schema: true } })),
    { id: 'g', type: 'object', fields: ids.map((id) => ({ id, type: 'string' })) },
    { id: 'l', type: 'array', items: { type: 'object', fields: ids.map((id) => ({ id, type: 'string', default: 'd' })) } },
  ].filter(({ id }) => id !== '')

  it('are ordinary fields: typed into, read, sent, submitted, set aside and given back', async () => {
    const form = createTestForm({ schema, schemaMerge: 'replace', initialValues: json('{"__proto__": "host", "constructor": "host"}') })
    expect(form.data()).toEqual(json('{"__proto__": "host", "constructor": "host"}'))
    const given = ids.filter((id) => id !== '')
    for (const id of given) {
      form.type([id], `value of ${id}`)
      form.type(['g', id], `inner ${id}`)
    }
    form.addRow('l')
    const expected = Object.fromEntries([
      ...given.map((id) => [id, `value of ${id}`]),
      ['g', Object.fromEntries(given.map((id) => [id, `inner ${id}`]))],
      ['l', [Object.fromEntries(given.map((id) => [id, 'd']))]],
    ]) as unknown
    expect(form.data()).toEqual(expected)
    expect(JSON.parse(JSON.stringify(form.submitData()))).toEqual(expected)
    await form.clock.advance(500)
    expect(form.requests.at(-1)?.formData).toEqual(expected)
    await form.answer(form.requests.length - 1, schemaOf([]))
    expect(form.data()).toEqual({})
    expect(Object.keys(form.setAside()).sort()).toEqual([...given, 'g', 'l'].sort())
    form.reload()
    await form.settle()
    await form.answer(form.requests.length - 1, schemaOf(schema))
    expect(form.data()).toMatchObject({ g: Object.fromEntries(given.map((id) => [id, `inner ${id}`])) })
  })

  it('reach no prototype', () => {
    const before = Object.getOwnPropertyNames(Object.prototype)
    const form = createTestForm({
      schema,
      initialValues: json('{"__proto__": {"polluted": 1}, "unknown": {"__proto__": {"polluted": 1}}}'),
    })
    form.set(['g'], json('{"__proto__": {"polluted": 1}}'))
    form.data()
    form.setAside()
    form.hiddenData()
    expect(Object.getOwnPropertyNames(Object.prototype)).toEqual(before)
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false)
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined()
  })

  it('name rules and their targets', () => {
    const rules = [
      {
        if: { and: [{ id: '__proto__', operator: 'equal', value: 'x' }] },
        then: { fields: [{ id: 'constructor', apply_as: 'merge', label: 'Changed' }] },
      },
    ]
    const form = createTestForm({
      schema: schemaOf(
        [
          { id: '__proto__', type: 'string' },
          { id: 'constructor', type: 'string' },
        ],
        { rules },
      ),
    })
    form.type(['__proto__'], 'x')
    expect(form.at(['constructor']).cell.node.label).toBe('Changed')
  })
})

describe('two forms', () => {
  it('of one plan share nothing but that', () => {
    const { schema } = parseSchema(
      schemaOf([
        {
          id: 'a',
          type: 'string',
          rules: [
            {
              if: { and: [{ id: 'a', operator: 'equal', value: 'x' }] },
              then: { fields: [{ id: 'b', apply_as: 'merge', ui_options: { ui_widget: 'hidden' } }] },
            },
          ],
        },
        { id: 'b', type: 'string' },
        { id: 'l', type: 'array', items: { type: 'string' }, default: [''] },
      ]),
    )
    const opening = {
      schema,
      plan: compilePlan(schema),
      source: { sent: schema },
      isInline: true,
      values: {},
      settings: { readOnly: false, disabled: false, hiddenValues: 'omit', messages: {}, matchPattern: () => true },
    } as const
    const [one, other] = [createFormStore(opening), createFormStore(opening)]
    const told: string[] = []
    for (const address of other.state.cells.keys()) other.subscribeField(address, () => told.push(address))
    other.subscribe(({ event }) => told.push(event.type))
    one.dispatch({ type: 'textTyped', address: '/a', text: 'x' })
    one.dispatch({ type: 'rowAdded', address: '/l' })
    expect(readFormData(one.state)).toEqual({ a: 'x', l: ['', ''] })
    expect(readFormData(other.state)).toEqual({ l: [''] })
    expect(other.state.cells.get('/b')?.node.hidden).toBe(false)
    expect(told).toEqual([])
  })

  it('leave what the host gave as it was', () => {
    const values = { g: { a: '1' }, l: [{ a: '2' }], aside: { x: 1 } }
    const before = structuredClone(values)
    const fields = [{ id: 'a', type: 'string' }]
    const form = createTestForm({
      schema: [
        { id: 'g', type: 'object', fields },
        { id: 'l', type: 'array', items: { type: 'object', fields } },
      ],
      initialValues: values,
    })
    form.type('g/a', 'x')
    form.type('l/0/a', 'y')
    form.addRow('l')
    form.setAside()
    expect(values).toEqual(before)
  })
})
