import { describe, expect, it } from 'vitest'
import { isTemplate } from '../../src/core/values/expressions.ts'
import { createTestForm } from '../support/createTestForm.ts'

const text = { id: 'f', type: 'string' }
const number = { id: 'f', type: 'number' }
const templates = { isTemplate, reloads: false }

describe('the side of a number', () => {
  it('is that of an expression where it is set to one, though it was fixed by hand', () => {
    const form = createTestForm({ schema: [number], templates })
    form.chooseSide('f', 'expression')
    form.chooseSide('f', 'fixed')
    form.set('f', '{{ a }}')
    expect(form.at('f').cell.expression).toBe(true)
    expect(form.at('f').error).toBeUndefined()
  })

  it('stays fixed where a number has taken the place of the expression, also when that is cleared', () => {
    const form = createTestForm({ schema: [number], templates })
    form.chooseSide('f', 'expression')
    form.set('f', 5)
    expect(form.at('f').cell.expression).toBe(false)
    form.type('f', '')
    expect(form.at('f').cell.expression).toBe(false)
  })
})

describe('a host that takes the expressions away', () => {
  it.each([
    ['a text', text, 'not yet'],
    ['a template in a text', text, '{{ a }}'],
  ])('leaves %s as an ordinary value', (_name, field, written) => {
    const form = createTestForm({ schema: [field], templates })
    form.chooseSide('f', 'expression', written)
    form.changeSettings({ templates: undefined })
    expect(form.at('f').cell.expression).toBe(false)
    expect(form.data()).toEqual({ f: written })
    form.type('f', 'typed')
    expect(form.at('f').cell.expression).toBe(false)
  })

  it('turns an empty field to its fixed side', () => {
    const form = createTestForm({ schema: [number], templates })
    form.chooseSide('f', 'expression')
    form.changeSettings({ templates: undefined })
    expect(form.at('f').cell.expression).toBe(false)
    form.type('f', '5')
    expect(form.data()).toEqual({ f: 5 })
  })
})
