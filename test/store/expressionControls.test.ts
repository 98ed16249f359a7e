import { isTemplate } from '../../src/core/values/expressions.ts'
import { pathOf } from '../../src/store/cells/pathOf.ts'
import { readOtherSides } from '../../src/store/expressions/otherSides.ts'
import { describe, expect, it } from 'vitest'
import { createTestForm, schemaOf, type TestFormOptions } from '../support/createTestForm.ts'
import { expressionControls, type ExpressionControl } from '../support/expressionControls.ts'

const templates = { isTemplate, reloads: false }
const reference = '{{ steps.order.id }}'

/** A form with references to earlier steps. */
const openForm = (options: TestFormOptions) => createTestForm({ templates, ...options })

const rule = (condition: object, id: string, effect: object = { ui_options: { ui_widget: 'hidden' } }) => ({
  if: 'and' in condition || 'or' in condition ? condition : { and: [condition] },
  then: { fields: [{ id, apply_as: 'merge', ...effect }] },
})

const table = Object.entries(expressionControls).map(([name, { field, fixed }]) => ({
  name,
  fixed,
  open: (options: TestFormOptions = {}) =>
    openForm({
      schema: [
        { id: 'f', ...field },
        { id: 'other', type: 'string' },
      ],
      initialValues: { f: fixed },
      ...options,
    }),
}))

describe.each(table)('an expression in $name', ({ name, fixed, open }) => {
  it('comes by the toggle, and toggled there and back the field is what it was', () => {
    const form = open()
    const before = form.data()
    form.chooseSide('f', 'expression')
    form.type('f', reference)
    expect(form.data()).toEqual({ f: reference })
    expect(form.at('f').cell.expression).toBe(true)
    form.chooseSide('f', 'fixed')
    expect(form.data()).toEqual(before)
    expect(form.at('f').cell.expression).toBe(false)
    form.chooseSide('f', 'expression')
    expect(form.data()).toEqual({ f: reference })
    form.chooseSide('f', 'fixed')
    expect(form.data()).toEqual(before)
  })

  it('is dropped or pasted, and one undo takes it back and one redo brings it back', () => {
    const form = open()
    form.chooseSide('f', 'expression', reference)
    expect(form.data()).toEqual({ f: reference })
    form.chooseSide('f', 'expression', '{{ steps.other.id }}')
    form.chooseSide('f', 'fixed')
    expect(form.data()).toEqual({ f: fixed })
    form.undo()
    form.undo()
    expect(form.data()).toEqual({ f: reference })
    form.undo()
    expect(form.data()).toEqual({ f: fixed })
    expect(form.at('f').cell.expression).toBe(false)
    form.redo()
    expect(form.data()).toEqual({ f: reference })
    expect(form.at('f').cell.expression).toBe(true)
  })

  it('is valid and submitted as it stands, and reopens', async () => {
    const submitted: unknown[] = []
    const form = open({ onSubmit: (data) => void submitted.push(data) })
    form.chooseSide('f', 'expression', reference)
    await form.submit()
    expect(submitted).toEqual([{ f: reference }])
    const again = open({ initialValues: { f: reference } })
    expect(again.at('f').cell.expression).toBe(name !== 'code')
    expect(again.at('f').error).toBeUndefined()
    expect(again.data()).toEqual({ f: reference })
  })

  it('outlives a reload, and its field being hidden and shown', () => {
    const hidden = schemaOf(
      [
        { id: 'f', ...expressionControls[name as ExpressionControl].field },
        { id: 'other', type: 'string' },
      ],
      { rules: [rule({ id: 'other', operator: 'equal', value: 'hide' }, 'f')] },
    )
    const form = open({ schema: hidden })
    form.chooseSide('f', 'expression', reference)
    form.type('other', 'hide')
    expect(form.at('f').cell.node.hidden).toBe(true)
    form.type('other', 'show')
    expect(form.data()).toEqual({ f: reference, other: 'show' })
    form.replaceStart([{ id: 'other', type: 'string' }])
    expect(form.data()).toEqual({ other: 'show' })
    expect(form.handedOver()).toMatchObject([{ path: ['f'], value: reference }])
    form.replaceStart([{ id: 'f', ...expressionControls[name as ExpressionControl].field }])
    expect(form.data()).toEqual({ f: reference })
    expect(form.at('f').cell.expression).toBe(true)
    form.chooseSide('f', 'fixed')
    expect(form.data()).toEqual({ f: fixed })
    expect(form.handedOver()).toMatchObject([{ path: ['other'] }])
  })

  it('lists what its other side holds, and hands that over nowhere else', () => {
    const form = open()
    form.chooseSide('f', 'expression', reference)
    expect(readOtherSides(form.store.state, pathOf)).toEqual([{ path: ['f'], side: 'fixed', value: fixed }])
    expect(JSON.stringify([form.data(), form.submitData(), form.handedOver(), form.hiddenData()])).not.toContain(JSON.stringify(fixed))
    form.chooseSide('f', 'fixed')
    expect(readOtherSides(form.store.state, pathOf)).toEqual([{ path: ['f'], side: 'expression', value: reference }])
  })
})

it('hands nothing over that a rule has hidden in a group behind an expression', () => {
  const fields = ['city', 'zip'].map((id) => ({ id, type: 'string' }))
  const hides = rule({ id: 'city', operator: 'equal', value: 'Bonn' }, 'at.zip')
  const form = openForm({
    schema: schemaOf(
      [
        { id: 'at', type: 'object', fields },
        { id: 'city', type: 'string' },
      ],
      { rules: [hides] },
    ),
  })
  form.type('/at/zip', '53111')
  form.type('city', 'Bonn')
  form.commit('city')
  expect(form.hiddenData()).toEqual({ at: { zip: '53111' } })
  form.chooseSide('at', 'expression', reference)
  expect(form.hiddenData()).toEqual({})
  form.chooseSide('at', 'fixed')
  expect(form.hiddenData()).toEqual({ at: { zip: '53111' } })
})

it('comes back by undo, no template yet, where a rule has made its field another', () => {
  const choices = { values: [{ value: { id: 'x' }, label: 'X' }] }
  const rules = [rule({ id: 'kind', operator: 'equal', value: 'x' }, 'f', { type: 'object', choices })]
  const form = openForm({
    schema: schemaOf(
      [
        { id: 'f', type: 'string' },
        { id: 'kind', type: 'string' },
      ],
      { rules },
    ),
  })
  form.chooseSide('f', 'expression')
  form.type('f', 'not yet')
  form.commit('f')
  form.type('kind', 'x')
  expect(form.at('f').cell.expression).toBe(false)
  form.undo()
  expect(form.at('f').cell).toMatchObject({ expression: true, value: 'not yet' })
})
