import { describe, expect, it } from 'vitest'
import { createTestForm } from '../support/createTestForm.ts'

const other = { id: 'other', type: 'string' }

describe('two values of one type that had no place in the same field', () => {
  it('are both kept: the broken text of an object, and what was chosen in its place', () => {
    const form = createTestForm({ schema: [{ id: 'f', type: 'object', ui_options: { ui_widget: 'CodeblockWidget' } }] })
    form.type('f', '{"id": ')
    form.replaceStart([{ id: 'f', type: 'object', choices: { values: [{ value: { id: '1' }, label: 'One' }] } }])
    form.choose('f', { id: '1' })
    form.replaceStart([other])
    expect(form.handedOver()).toEqual([
      { path: ['f'], value: null, text: '{"id": ', type: 'object' },
      { path: ['f'], value: { id: '1' }, type: 'object' },
    ])
  })

  it('are both kept, and handed over and back: rows, and choices in their place', () => {
    const form = createTestForm({ schema: [{ id: 'f', type: 'array', items: { type: 'object', fields: [{ id: 'a', type: 'string' }] } }] })
    form.addRow('f')
    form.type(['f', 0, 'a'], 'typed')
    form.replaceStart([other])
    form.replaceStart([{ id: 'f', type: 'array', choices: { values: [{ value: 'x', label: 'X' }] } }])
    form.choose('f', ['x'])
    form.replaceStart([other])
    const kept = new Set(form.handedOver())
    expect(kept).toEqual(
      new Set([
        { path: ['f'], value: [{}], type: 'array' },
        { path: ['f'], value: ['x'], type: 'array' },
        { path: ['f', 0, 'a'], value: 'typed', type: 'string' },
      ]),
    )
    expect(new Set(createTestForm({ schema: [other], initialSetAside: [...kept] }).handedOver())).toEqual(kept)
  })
})

describe('a text that a reload leaves no place for', () => {
  it('goes with a submit, with what is set aside', async () => {
    const submitted: unknown[] = []
    const form = createTestForm({
      schema: [{ id: 'f', type: 'object', ui_options: { ui_widget: 'CodeblockWidget' } }],
      onSubmit: (_formData, { setAside }) => void submitted.push(setAside),
    })
    form.type('f', '{"id": ')
    form.replaceStart([{ id: 'f', type: 'object', choices: { values: [{ value: { id: '1' }, label: 'One' }] } }])
    expect(await form.submit()).toBe('submitted')
    expect(submitted).toEqual([[{ path: ['f'], value: null, text: '{"id": ', type: 'object' }]])
  })

  it('keeps rows apart from a list that the host gave where there was no field', () => {
    const inRows = [
      { path: ['list'], value: [{}], type: 'array' },
      { path: ['list', 0, 'x'], value: [null], type: 'array' },
      { path: ['list', 0, 'x', 0], value: 'typed', type: 'string' },
    ]
    const given = { path: ['list'], value: [{ x: ['given'] }] }
    const form = createTestForm({ schema: [{ id: 'a', type: 'string' }], initialSetAside: [given, ...inRows] })
    expect(form.handedOver()).toEqual([inRows[0], given, ...inRows.slice(1)])
  })
})
