import { describe, expect, it } from 'vitest'
import { isTemplate } from '../../src/core/values/expressions.ts'
import { createTestForm } from '../support/createTestForm.ts'

const other = { id: 'other', type: 'string' }
const group = { id: 'g', type: 'object', fields: [{ id: 'x', type: 'string', default: 'd' }] }
const list = { id: 'list', type: 'array', items: { ...group, id: undefined }, default: [{}] }

const openForm = (...fields: readonly object[]) => createTestForm({ schema: fields, templates: { isTemplate, reloads: false } })

describe('a field with two sides that goes away and returns', () => {
  it('holds what was typed as the expression of an array, a template or not yet', () => {
    const form = openForm(list)
    form.chooseSide('list', 'expression')
    form.type('list', 'not yet')
    form.replaceStart([other])
    expect(form.setAside()).toEqual({ list: 'not yet' })
    form.replaceStart([list])
    expect(form.data()).toEqual({ list: 'not yet' })
    form.chooseSide('list', 'fixed')
    expect(form.data()).toEqual({ list: [{ x: 'd' }] })
    form.chooseSide('list', 'expression')
    expect(form.data()).toEqual({ list: 'not yet' })
  })
})
