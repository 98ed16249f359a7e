import { evaluateRules } from 'moduleform/core'
import { describe, expect, it } from 'vitest'
import { createTestForm, schemaOf } from '../support/createTestForm.ts'

/** A heading without a value that an effect changes while it is empty. */
const headingWhileEmpty = (change: object) =>
  schemaOf([{ id: 'a', type: 'object', fields: [] }], {
    rules: [{ if: { and: [{ id: 'a', operator: 'is_empty' }] }, then: { fields: [{ id: 'a', apply_as: 'merge', ...change }] } }],
  })

describe('a rule that reads the field it changes', () => {
  it('leaves set aside what it would take the place of again', () => {
    const form = createTestForm({
      schema: headingWhileEmpty({ choices: { values: [{ value: { id: 1 }, label: 'One' }] } }),
      initialValues: { a: { id: 1 } },
    })
    expect(form.at('a').cell.node.control).toBe('SelectWidget')
    expect(form.data()).toEqual({})
    expect(form.setAside()).toEqual({ a: { id: 1 } })
  })

  it('gives no default that would make it stop giving it', () => {
    const form = createTestForm({
      schema: headingWhileEmpty({ choices: { values: [{ value: { id: 1 }, label: 'One' }] }, default: { id: 1 } }),
    })
    const { node } = form.at('a').cell
    expect(node.definition).toEqual(evaluateRules(form.store.state.plan, form.data()).nodeAt('/a')?.definition)
  })

  it.each(['a', 'n'])('keeps no default from another field, with %s first in the form', (first) => {
    const choices = { values: [{ value: { id: 1 }, label: 'One' }] }
    const condition = {
      and: [
        { id: 'on', operator: 'equal', value: true },
        { id: 'a', operator: 'is_empty' },
      ],
    }
    const rules = [
      { id: 'a', choices },
      { id: 'n', default: 7 },
    ].map((effect) => ({ if: condition, then: { fields: [{ apply_as: 'merge', ...effect }] } }))
    const heading = { id: 'a', type: 'object', fields: [] }
    const number = { id: 'n', type: 'number' }
    const fields = [{ id: 'on', type: 'boolean' }, ...(first === 'a' ? [heading, number] : [number, heading])]
    const form = createTestForm({ schema: schemaOf(fields, { rules }), initialValues: { a: { id: 1 } } })
    form.choose('on', true)
    expect(form.setAside()).toEqual({ a: { id: 1 } })
    expect(form.data()).toEqual({ on: true, n: 7 })
  })
})
