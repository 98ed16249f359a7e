import { compilePlan, evaluateRules, isTemplate, parseSchema, validate, type FormValues } from 'moduleform/core'
import { describe, expect, it } from 'vitest'
import { createTestForm, schemaOf } from '../../support/createTestForm.ts'

const text = (id: string, rest = {}) => ({ id, type: 'string', ...rest })
const hidden = { ui_options: { ui_widget: 'hidden' } }
const shown = { ui_options: { ui_widget: null } }
const required = { validation: { required: true } }
const comparison = (id: string, operator: string, value?: unknown) => ({ id, operator, value })
const rule = (term: object, id: string, change: object, apply_as = 'merge') => ({
  if: { and: [term] },
  then: { fields: [{ id, apply_as, ...change }] },
})

const evaluate = (fields: readonly object[], rules: readonly object[], data: FormValues) =>
  evaluateRules(compilePlan(parseSchema(schemaOf(fields, { rules })).schema), data, isTemplate)

/** `a` holds an expression, whose result is unknown. */
const unknown = { a: '{{ step.result }}' }

describe('a rule whose condition reads an expression', () => {
  it.each([
    ['equal', 'x', false],
    ['not_equal', 'x', false],
    ['is_in', ['x'], false],
    ['is_not_in', ['x'], false],
    ['is_empty', undefined, false],
    ['is_not_empty', undefined, true],
  ])('with %s %j applies: %s', (operator, value, applies) => {
    const { nodeAt } = evaluate([text('a'), text('b')], [rule(comparison('a', operator, value), 'b', { label: 'Changed' })], unknown)
    expect(nodeAt('/b')?.label === 'Changed').toBe(applies)
  })

  it('takes for expressions texts alone, and those only in fields that hold something', () => {
    const fields = [{ id: 'n', type: 'number' }, { id: 'heading', type: 'object', fields: [] }, text('b')]
    const data = { n: 3, heading: '{{ x }}' }
    const { nodeAt } = evaluate(
      fields,
      [rule(comparison('heading', 'is_empty'), 'b', { label: 'Empty' }), rule(comparison('n', 'equal', 3), 'n', { label: 'Three' })],
      data,
    )
    expect(nodeAt('/n')?.label).toBe('Three')
    expect(nodeAt('/b')?.label).toBe('Empty')
  })

  it('does not hang on rows that an array does not have', () => {
    const rows = { id: 'r', type: 'array', items: { type: 'object', fields: [{ id: 'on', type: 'boolean' }] } }
    const changed = rule(comparison('r.items.on', 'equal', false), 'b', { label: 'Changed' })
    expect(evaluate([rows, text('b')], [changed], {}).nodeAt('/b')?.label).not.toBe('Changed')
    expect(evaluate([rows, text('b')], [changed], { r: [{}] }).nodeAt('/b')?.label).toBe('Changed')
  })
})

describe('a field that a rule shows where an expression comes to something', () => {
  const mayBe = (id: string, change: object, apply_as = 'merge') => rule(comparison('a', 'equal', 'x'), id, change, apply_as)

  it('shows, and nothing in it is required', () => {
    const group = {
      id: 'g',
      type: 'object',
      ...hidden,
      fields: [text('name', required), { id: 'tags', type: 'array', items: { type: 'object', fields: [text('tag', required)] } }],
    }
    const data = { ...unknown, g: { tags: [{}] } }
    const { nodeAt, isHidden } = evaluate([text('a'), group], [mayBe('g', { ...shown, ...required })], data)
    expect(isHidden('/g')).toBe(false)
    for (const address of ['/g', '/g/name', '/g/tags/0/tag']) {
      expect(nodeAt(address)?.definition, address).toMatchObject({ validation: { required: false } })
    }
    expect(nodeAt('/g/name')?.children).toEqual([])
  })

  it('shows also where all of it is replaced', () => {
    const { isHidden } = evaluate([text('a'), text('h', hidden)], [mayBe('h', { type: 'string', label: 'New' }, 'fully_replace')], unknown)
    expect(isHidden('/h')).toBe(false)
  })

  it('is read by other rules as not known, whatever it holds', () => {
    const rules = [
      mayBe('h', { label: 'Other' }),
      mayBe('h', shown),
      rule(comparison('h', 'equal', 'kept'), 'b', { label: 'Known' }),
      rule(comparison('h', 'not_equal', 'kept'), 'b', { label: 'Known' }),
    ]
    const { nodeAt, isHidden } = evaluate([text('a'), text('h', hidden), text('b')], rules, { ...unknown, h: 'kept' })
    expect(isHidden('/h')).toBe(false)
    expect(nodeAt('/b')?.label).not.toBe('Known')
  })

  it('stays hidden where what would show it does not apply, and what may apply does not show it', () => {
    const rules = [mayBe('h', { label: 'Other' }), rule(comparison('c', 'equal', 'x'), 'h', shown)]
    const plan = compilePlan(parseSchema(schemaOf([text('a'), text('c'), text('h', hidden)], { rules })).schema)
    const { nodeAt, isHidden } = evaluateRules(plan, { ...unknown, c: 'y' }, isTemplate)
    expect(isHidden('/h')).toBe(true)
    expect(nodeAt('/h')).toBe(plan.nodes.get('/h'))
  })

  it('is known for what it holds where it shows in any case', () => {
    const rules = [mayBe('h', { label: 'Other' }), rule(comparison('h', 'equal', 'kept'), 'b', { label: 'Known' })]
    const { nodeAt } = evaluate([text('a'), text('h'), text('b')], rules, { ...unknown, h: 'kept' })
    expect(nodeAt('/b')?.label).toBe('Known')
  })
})

describe('an expression in place of a group', () => {
  it('stands for all in it, so that nothing in it is missing', async () => {
    const schema = schemaOf([{ id: 'g', type: 'object', fields: [text('name', required)] }])
    expect((await validate(schema, {}, { isTemplate })).issues).toMatchObject([{ pointer: '/g/name', rule: 'required' }])
    expect(await validate(schema, { g: '{{ a }}' }, { isTemplate })).toMatchObject({ issues: [], submitData: { g: '{{ a }}' } })
  })

  it('leaves open whether a field in it is empty, whatever rules make of that field', () => {
    const inner = [text('z'), { id: 'rows', type: 'array', items: { type: 'object', fields: [text('y')] } }]
    const fields = [{ id: 'g', type: 'object', fields: inner }, text('b', { label: 'b' }), text('c', { label: 'c' })]
    const rules = [
      rule(comparison('z', 'is_not_in', []), 'z', hidden),
      rule(comparison('z', 'is_empty'), 'b', { label: 'Empty' }),
      rule(comparison('y', 'is_not_in', ['']), 'c', { label: 'None' }),
    ]
    const labelsIn = (g: unknown) => {
      const { nodeAt } = evaluate(fields, rules, { g })
      const form = createTestForm({ schema: schemaOf(fields, { rules }), templates: { isTemplate, reloads: false } })
      form.set('g', g)
      return ['b', 'c'].flatMap((id) => [nodeAt(`/${id}`)?.label, form.at(id).label])
    }
    expect(labelsIn({})).toEqual(['Empty', 'Empty', 'None', 'None'])
    expect(labelsIn('{{ a }}')).toEqual(['b', 'b', 'c', 'c'])
  })
})
