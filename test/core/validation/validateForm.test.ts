import { describe, expect, it } from 'vitest'
import { compilePlan, parseSchema, type FormValues } from 'moduleform/core'
import { compilePattern } from '../../../src/core/schema/compilePattern.ts'
import { evaluateJsonForm } from '../../../src/core/rules/evaluateRules.ts'
import { validateForm } from '../../../src/core/validation/validateForm.ts'

const matchPattern = (pattern: string, text: string) => compilePattern(pattern)?.test(text) ?? true
const required = { required: true }
const metadata = { workflows_module_schema_version: '1.0.0' }

const validate = (fields: readonly object[], formData: FormValues) =>
  validateForm(evaluateJsonForm(compilePlan(parseSchema({ metadata, fields }).schema), formData), { matchPattern }).issues.map(
    ({ path, rule }) => [path, rule],
  )

describe('validateForm', () => {
  it('names the first rule each field breaks, in the order shown', () => {
    const fields = [
      { id: 'name', type: 'string', validation: { required: true, min_length: 3 } },
      { id: 'mail', type: 'string', format: 'email' },
      { id: 'code', type: 'string', validation: { pattern: '^[A-Z]+$' } },
    ]
    expect(validate(fields, { mail: 'ada', code: 'x' })).toEqual([
      [['name'], 'required'],
      [['mail'], 'format'],
      [['code'], 'pattern'],
    ])
    expect(validate(fields, { name: 'Ada', mail: 'ada@example.com', code: 'X' })).toEqual([])
  })

  it('checks the children of a group that has no value', () => {
    const group = { id: 'g', type: 'object', fields: [{ id: 'a', type: 'string', validation: required }] }
    expect(validate([group], {})).toEqual([[['g', 'a'], 'required']])
    expect(validate([{ ...group, validation: required }], {})).toEqual([
      [['g'], 'required'],
      [['g', 'a'], 'required'],
    ])
  })

  it('checks each row by its index', () => {
    const rows = { id: 'rows', type: 'array', items: { type: 'object', fields: [{ id: 'n', type: 'integer', validation: required }] } }
    expect(validate([rows], { rows: [{ n: 1 }, {}, { n: 'x' }] })).toEqual([
      [['rows', 1, 'n'], 'required'],
      [['rows', 2, 'n'], 'type'],
    ])
    const texts = { id: 'texts', type: 'array', items: { type: 'string', format: 'email' } }
    expect(validate([texts], { texts: ['a@b.c', 'x'] })).toEqual([[['texts', 1], 'format']])
  })

  it('checks the fields of a group also where a value stands in its place that does not fit, as a form draws them', () => {
    const group = { id: 'g', type: 'object', fields: [{ id: 'a', type: 'string', validation: required }] }
    expect(validate([group], { g: 'text' })).toEqual([
      [['g'], 'type'],
      [['g', 'a'], 'required'],
    ])
  })

  it('leaves out what is hidden and what is in it', () => {
    const inner = { id: 'a', type: 'string', validation: required }
    expect(validate([{ ...inner, ui_options: { ui_widget: 'hidden' } }], {})).toEqual([])
    expect(validate([{ id: 'g', type: 'object', fields: [inner], ui_options: { ui_widget: 'hidden' } }], {})).toEqual([])
  })

  it('checks by the definition that rules leave in force, in each row', () => {
    const rule = {
      if: { and: [{ id: 'kind', operator: 'equal', value: 'mail' }] },
      then: { fields: [{ id: 'to', apply_as: 'merge', format: 'email', ui_options: { ui_widget: null } }] },
    }
    const fields = [
      { id: 'kind', type: 'string', rules: [rule] },
      { id: 'to', type: 'string', validation: required, ui_options: { ui_widget: 'hidden' } },
    ]
    const rows = [{ id: 'rows', type: 'array', items: { type: 'object', fields } }]
    expect(validate(rows, { rows: [{ kind: 'mail', to: 'x' }, { kind: 'other' }, { kind: 'mail' }] })).toEqual([
      [['rows', 0, 'to'], 'format'],
      [['rows', 2, 'to'], 'required'],
    ])
  })

  it('relies on choices of the schema and not on those that content replaces', () => {
    const choices = { values: [{ value: 'a', label: 'A' }] }
    const content = { type: ['managed'], content_objects: [{ id: 'list' }] }
    expect(validate([{ id: 's', type: 'string', choices }], { s: 'b' })).toEqual([[['s'], 'choices']])
    expect(validate([{ id: 's', type: 'string', choices, content }], { s: 'b' })).toEqual([])
    expect(validate([{ id: 's', type: 'string', choices: { values: [] } }], { s: 'b' })).toEqual([])
  })

  it('finds fields whose ids hold a slash or name the prototype', () => {
    const fields = ['a/b', '__proto__', '~'].map((id) => ({ id, type: 'string', validation: { max_length: 1 } }))
    expect(validate(fields, JSON.parse('{"a/b":"xx","__proto__":"xx","~":"xx"}'))).toEqual([
      [['a/b'], 'max_length'],
      [['__proto__'], 'max_length'],
      [['~'], 'max_length'],
    ])
  })
})
