import fc from 'fast-check'
import { compilePlan, evaluateRules, isTemplate, parseSchema, type FormValues } from 'moduleform/core'
import { describe, expect, it } from 'vitest'

const ids = ['a', 'b', 'g', 'r', 'g.a', 'r.items.a', 'r.items', 'nowhere', 'a.b', '~', '__proto__']
const operators = ['equal', 'not_equal', 'is_in', 'is_not_in', 'is_empty', 'is_not_empty', 'greater_than', 'less_than', 'resembles']
const id = fc.constantFrom(...ids)
const value = fc.oneof(fc.constantFrom('1', '', 0, 1, true, false, null), fc.array(fc.constantFrom('1', 1, ''), { maxLength: 2 }))
const comparison = fc.record({ id, operator: fc.constantFrom(...operators), value }, { requiredKeys: ['id', 'operator'] })
const condition = fc.letrec<{ term: unknown }>((tie) => ({
  term: fc.oneof(
    { maxDepth: 3 },
    comparison,
    fc.record({ and: fc.array(tie('term'), { maxLength: 3 }) }),
    fc.record({ or: fc.array(tie('term'), { maxLength: 3 }) }),
    fc.jsonValue(),
  ),
})).term

const widget = fc.constantFrom('hidden', null, 'textarea', 'SelectWidget', 'CodeblockWidget')
const definition = fc.letrec<{ definition: object }>((tie) => ({
  definition: fc.record(
    {
      id: fc.constantFrom('a', 'b', 'g', 'r', 'a.b', '~', '__proto__'),
      type: fc.constantFrom('string', 'boolean', 'integer', 'object', 'array', 'strange'),
      label: fc.option(fc.constant('Label')),
      ui_options: fc.option(fc.record({ ui_widget: widget }, { requiredKeys: [] })),
      fields: fc.option(fc.array(tie('definition'), { maxLength: 3, depthIdentifier: 'fields' })),
      items: fc.option(fc.oneof({ maxDepth: 2, depthIdentifier: 'fields' }, fc.constant({ type: 'string' }), tie('definition'))),
      choices: fc.option(fc.constant({ values: [{ value: '1', label: 'One' }] })),
    },
    { requiredKeys: ['id', 'type'] },
  ),
})).definition

const effect = fc
  .tuple(definition, id, fc.constantFrom('merge', 'fully_replace'))
  .map(([changes, target, apply_as]) => ({ ...changes, id: target, apply_as }))
const rule = fc.record({ if: condition, then: fc.record({ fields: fc.array(effect, { maxLength: 3 }) }) })
const schema = fc.record({
  metadata: fc.constant({ workflows_module_schema_version: '1.0.0' }),
  fields: fc.array(definition, { maxLength: 4 }),
  rules: fc.array(rule, { maxLength: 6 }),
})
const formData = fc.oneof(
  fc.dictionary(
    fc.constantFrom('a', 'b', 'g', 'r', 'a.b', '~'),
    fc.oneof(value, fc.record({ a: value, b: value }), fc.array(fc.record({ a: value }), { maxLength: 3 })),
  ),
  // `as`: the property is that nothing a host passes causes an error, whatever its type.
  fc.jsonValue().map((json) => json as FormValues),
)

const addresses = ['/a', '/b', '/g', '/g/a', '/r', '/r/0', '/r/0/a', '/r/1/b', '/nowhere', '/__proto__', '/~0', '/a.b']
const look = (json: unknown, data: FormValues) => {
  const plan = compilePlan(parseSchema(json).schema)
  const result = evaluateRules(plan, data)
  return addresses.map((address) => {
    const node = result.nodeAt(address)
    return [address, node?.definition, node?.control, result.isHidden(address), result.isOff(address)]
  })
}

describe('evaluateRules', () => {
  it('throws for no schema and no data, and depends on nothing else', () => {
    fc.assert(
      fc.property(schema, formData, (json, data) => {
        const before = structuredClone([json, data])
        expect(look(json, data)).toEqual(look(structuredClone(json), structuredClone(data)))
        expect([json, data]).toEqual(before)
      }),
      { numRuns: 300 },
    )
  })

  it('gives the same nodes for the same data, so that nothing is drawn anew', () => {
    fc.assert(
      fc.property(schema, formData, (json, data) => {
        const plan = compilePlan(parseSchema(json).schema)
        const [one, another] = [evaluateRules(plan, data), evaluateRules(plan, data)]
        for (const address of addresses) expect(one.nodeAt(address)).toBe(another.nodeAt(address))
      }),
      { numRuns: 200 },
    )
  })

  it('calls off only what is hidden', () => {
    fc.assert(
      fc.property(schema, formData, (json, data) => {
        const result = evaluateRules(compilePlan(parseSchema(json).schema), data)
        for (const address of addresses) expect(result.isOff(address) && !result.isHidden(address)).toBe(false)
      }),
      { numRuns: 200 },
    )
  })

  it('hides and changes nothing for an expression that it would not for whatever that may stand for', () => {
    fc.assert(
      fc.property(judging, fc.dictionary(fc.constantFrom('a', 'b'), scalar), scalar, (json, data, known) => {
        const plan = compilePlan(parseSchema(json).schema)
        const look = (a: unknown) => evaluateRules(plan, { ...data, a, r: [{ a: data['a'] }, { a }] } as FormValues, isTemplate)
        const [open, closed] = [look('{{ a }}'), look(known)]
        for (const address of ['/s', '/h']) {
          if (open.isHidden(address)) expect(closed.isHidden(address)).toBe(true)
          const label = open.nodeAt(address)?.definition.label
          if (label !== undefined) expect(closed.nodeAt(address)?.definition.label).toBe(label)
        }
      }),
      { numRuns: 500 },
    )
  })
})

// Rules that read fields which no rule changes: hidden fields read as empty, whether known or not.
const scalar = fc.constantFrom(0, 1, 2, '1', '2', 'x')
const reading = fc.record({
  id: fc.constantFrom('a', 'b', 'r.items.a'),
  operator: fc.constantFrom('equal', 'not_equal', 'is_in', 'is_not_in', 'greater_than', 'less_than', 'is_not_empty'),
  value: fc.oneof(scalar, fc.array(scalar, { maxLength: 2 })),
})
const judgement = fc.letrec<{ term: unknown }>((tie) => ({
  term: fc.oneof(
    { maxDepth: 3 },
    reading,
    fc.record({ and: fc.array(tie('term'), { maxLength: 3 }) }),
    fc.record({ or: fc.array(tie('term'), { maxLength: 3 }) }),
  ),
})).term
const judging = fc
  .array(fc.tuple(judgement, fc.constantFrom('s', 'h'), fc.constantFrom({ ui_options: { ui_widget: 'hidden' } }, { label: 'Changed' })), {
    minLength: 1,
    maxLength: 3,
  })
  .map((rules) => ({
    metadata: { workflows_module_schema_version: '1.0.0' },
    fields: [
      ...['a', 'b', 's', 'h'].map((field) => ({ id: field, type: 'string' })),
      { id: 'r', type: 'array', items: { type: 'object', fields: [{ id: 'a', type: 'string' }] } },
    ],
    rules: rules.map(([term, target, change]) => ({
      if: { and: [term] },
      then: { fields: [{ id: target, apply_as: 'merge', ...change }] },
    })),
  }))
