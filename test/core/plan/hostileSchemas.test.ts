import fc from 'fast-check'
import { compilePlan, evaluateRules, parseSchema, type FormValues } from 'moduleform/core'
import { expect, test } from 'vitest'
import { evaluateJsonForm } from '../../../src/core/rules/evaluateRules.ts'
import { validateForm } from '../../../src/core/validation/validateForm.ts'
import { metadata, schemaLike } from '../schema/schemaLike.ts'

const value = fc.oneof(fc.constantFrom('a', 'b', '', 1, true, null, {}), fc.jsonValue({ maxDepth: 2 }))
const formData = fc.dictionary(fc.constantFrom('a', 'b', 'c', '__proto__'), value)

test('whatever a module sends is compiled, its rules are evaluated and its fields validated', { timeout: 60_000 }, () => {
  fc.assert(
    fc.property(schemaLike, formData, (json, data) => {
      const plan = compilePlan(parseSchema(json).schema)
      const view = evaluateRules(plan, data as FormValues)
      for (const template of plan.targets.keys()) {
        const node = view.nodeAt(template)
        if (node) plan.contentOf(node)
      }
      validateForm(evaluateJsonForm(plan, data as FormValues), { matchPattern: () => true })
    }),
    { numRuns: 200 },
  )
})

test.each([
  ['content without objects', { content: { type: ['managed'] } }],
  ['choices without values', { choices: { note: 'x' } }],
])('an effect that brings %s changes nothing that could fail', (_name, change) => {
  const fields = [{ id: 'a', type: 'boolean', ui_options: { ui_widget: 'SelectWidget' } }]
  const rules = [{ if: { and: [{ id: 'a', operator: 'is_empty' }] }, then: { fields: [{ id: 'a', apply_as: 'merge', ...change }] } }]
  const plan = compilePlan(parseSchema({ metadata, fields, rules }).schema)
  const node = evaluateRules(plan, {}).nodeAt('/a')
  expect(node && plan.contentOf(node)).toEqual([])
})
