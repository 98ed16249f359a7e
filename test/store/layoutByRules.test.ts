import { describe, expect, it } from 'vitest'
import { createTestForm } from '../support/createTestForm.ts'

const horizontal = (...elements: readonly string[]) => ({ ui_options: { ui_layout: { type: 'horizontal', elements } } })

/** Fields `m`, `a`, `b` and `c`; while `m` is 1, a rule changes `a`. */
function open(a: object, effect: object) {
  const rule = {
    if: { and: [{ id: 'm', operator: 'equal', value: '1' }] },
    then: { fields: [{ id: 'a', ...effect }] },
  }
  const text = (id: string) => ({ id, type: 'string' })
  return createTestForm({ schema: [{ ...text('m'), rules: [rule] }, { ...text('a'), ...a }, text('b'), text('c')] })
}

/** The lines of the fields before the rule applies, while it does, and after that. */
function linesAround(form: ReturnType<typeof open>) {
  const lines = () =>
    form
      .at('')
      .lines.map((line) => line.join(' '))
      .join(', ')
  return ['', '1', ''].map((value) => {
    form.choose('m', value)
    return lines()
  })
}

describe('a rule that changes the layout of a field', () => {
  it('puts it in a line with others, while it applies', () => {
    const form = open({}, { apply_as: 'merge', ...horizontal('a', 'c') })
    expect(linesAround(form)).toEqual(['m, a, b, c', 'm, a c, b', 'm, a, b, c'])
  })

  it('puts it in a line with others than the schema does', () => {
    const form = open(horizontal('a', 'c'), { apply_as: 'merge', ...horizontal('a', 'b') })
    expect(linesAround(form)).toEqual(['m, a c, b', 'm, a b, c', 'm, a c, b'])
  })

  it('gives each field its own line, where it replaces the field by one without a layout', () => {
    const form = open(horizontal('a', 'c'), { apply_as: 'fully_replace', type: 'string' })
    expect(linesAround(form)).toEqual(['m, a c, b', 'm, a, b, c', 'm, a c, b'])
  })
})
