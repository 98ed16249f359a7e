import fc from 'fast-check'
import { definition } from './fieldArbitrary.ts'
import { driverIds, innerIds, type Json, operandIds, pickOf, scalar, topIds } from './pools.ts'

const valued = fc.record({ operator: pickOf('equal', 'not_equal'), value: scalar })
const listed = fc.record({ operator: pickOf('is_in', 'is_not_in'), value: fc.array(scalar, { maxLength: 3 }) })
const bare = fc.record({ operator: pickOf('is_empty', 'is_not_empty') })
const ranged = fc.record({ operator: pickOf('greater_than', 'less_than'), value: pickOf(0, 2, 5, 'x') })

const comparisonOf = (ids: readonly string[]) =>
  fc.tuple(pickOf(...ids), fc.oneof(valued, listed, bare, ranged)).map(([id, test]): Json => ({ id, ...test }))

const conditionOf = (ids: readonly string[]): fc.Arbitrary<Json> =>
  fc
    .tuple(pickOf('and', 'or'), fc.array(comparisonOf(ids), { minLength: 1, maxLength: 2 }))
    .map(([combinator, terms]) => ({ [combinator]: terms }))

/** Effects that do not change type or structure. */
const mild: fc.Arbitrary<Json> = fc.oneof(
  { arbitrary: pickOf<Json>({ ui_options: { ui_widget: 'hidden' } }, { ui_options: { ui_widget: null } }), weight: 4 },
  { arbitrary: scalar.map((value) => ({ default: value })), weight: 1 },
  {
    arbitrary: pickOf<Json>(
      { validation: { required: true } },
      { on_action: { load_schema: true } },
      { label: 'Other' },
      { choices: { values: [{ value: 'x', label: 'X' }] } },
      { content: { type: ['managed'], content_objects: [{ id: 'c1', content_object_depends_on_fields: [{ id: 'p' }] }] } },
    ),
    weight: 2,
  },
)

const targets = [...topIds, ...innerIds, 'g.x', 'h.items.x'] as const

const mildRule = fc
  .tuple(conditionOf(operandIds), fc.array(fc.tuple(pickOf(...targets, ...driverIds), mild), { minLength: 1, maxLength: 2 }))
  .map(([condition, effects]) =>
    ruleOf(
      condition,
      effects.map(([id, change]) => ({ id, apply_as: 'merge', ...change })),
    ),
  )

/**
 * Effects that change type or structure. Their conditions only read drivers: a rule that changes the type of a field it reads contradicts
 * itself, because the value that fulfilled it no longer fits.
 */
const strong: fc.Arbitrary<Json> = fc.oneof(
  pickOf('string', 'number', 'boolean', 'object', 'array').map((type) => ({ apply_as: 'merge', type })),
  definition(1).map((own) => ({ ...own, apply_as: 'fully_replace' })),
  definition(1).map((own) => ({ ...own, apply_as: 'merge' })),
)

const strongRule = fc
  .tuple(conditionOf(driverIds), fc.tuple(pickOf(...targets), strong))
  .map(([condition, [id, change]]) => ruleOf(condition, [{ id, ...change }]))

const ruleOf = (condition: Json, fields: readonly Json[]): Json => ({ if: condition, then: { fields } })

/** Any rule. Specification 2.10. */
export const rule = fc.oneof({ arbitrary: mildRule, weight: 4 }, { arbitrary: strongRule, weight: 1 })
